import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { RowHeights } from './row-heights'

/** Drawn above and below what is seen, in pixels. */
const margin = 400
/** Taken as the height of a list that has no layout yet. */
const firstHeight = 700
/** How long a jump is corrected while rows around its target are measured, in milliseconds. */
const settlingTime = 600

interface VirtualRows {
  /** The element that scrolls. */
  list: RefObject<HTMLDivElement | null>
  /** First row to draw, and the one after the last. */
  from: number
  to: number
  /** Room to leave above and below the drawn rows, in pixels. */
  above: number
  below: number
  /** Goes on every drawn row as `ref`, which also needs its index in `data-index`. */
  measured: (row: HTMLElement | null) => void
  scrollTo: (index: number) => void
}

/** Draws only the rows of a long list that are in view; rows may have any height. `estimate` is stable between renders. */
export function useVirtualRows(count: number, estimate: (index: number) => number): VirtualRows {
  const list = useRef<HTMLDivElement>(null)
  const heights = useMemo(() => new RowHeights(count, estimate), [count, estimate])
  const [scroll, setScroll] = useState({ top: 0, height: firstHeight })
  const [, setMeasurements] = useState(0)
  const target = useRef<{ index: number; until: number } | undefined>(undefined)
  const observer = useRef<ResizeObserver | undefined>(undefined)
  const drawn = useRef(new Set<HTMLElement>())

  const read = useCallback(() => {
    const element = list.current
    if (!element) return
    setScroll((before) => {
      const next = { top: element.scrollTop, height: element.clientHeight || firstHeight }
      return before.top === next.top && before.height === next.height ? before : next
    })
  }, [])

  const goToTarget = useCallback(() => {
    const element = list.current
    if (!element || !target.current) return
    if (Date.now() > target.current.until) target.current = undefined
    else element.scrollTop = heights.top(target.current.index) - element.clientHeight / 3
  }, [heights])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const leaveTarget = () => (target.current = undefined)
    element.addEventListener('scroll', read, { passive: true })
    element.addEventListener('wheel', leaveTarget, { passive: true })
    element.addEventListener('pointerdown', leaveTarget, { passive: true })
    element.addEventListener('keydown', leaveTarget)
    return () => {
      element.removeEventListener('scroll', read)
      element.removeEventListener('wheel', leaveTarget)
      element.removeEventListener('pointerdown', leaveTarget)
      element.removeEventListener('keydown', leaveTarget)
    }
  }, [read])

  useLayoutEffect(() => {
    read()
    if (typeof ResizeObserver === 'undefined') return
    const started = new ResizeObserver((entries) => {
      const element = list.current
      if (!element) return
      const firstSeen = heights.rowAt(element.scrollTop)
      let grownAbove = 0
      let changed = false
      for (const entry of entries) {
        const index = Number((entry.target as HTMLElement).dataset.index)
        const height = entry.borderBoxSize[0]?.blockSize ?? 0
        if (height === 0) continue
        const growth = heights.measure(index, height)
        changed ||= growth !== 0
        if (index < firstSeen) grownAbove += growth
      }
      if (!changed) return
      if (grownAbove !== 0 && !target.current) element.scrollTop += grownAbove
      goToTarget()
      read()
      setMeasurements((number) => number + 1)
    })
    observer.current = started
    for (const row of drawn.current) started.observe(row)
    return () => started.disconnect()
  }, [heights, goToTarget, read])

  const measured = useCallback((row: HTMLElement | null) => {
    if (!row) return
    drawn.current.add(row)
    observer.current?.observe(row)
    return () => {
      drawn.current.delete(row)
      observer.current?.unobserve(row)
    }
  }, [])

  const scrollTo = useCallback(
    (index: number) => {
      target.current = { index, until: Date.now() + settlingTime }
      goToTarget()
      read()
    },
    [goToTarget, read],
  )

  const from = count === 0 ? 0 : heights.rowAt(scroll.top - margin)
  const to = count === 0 ? 0 : Math.min(count, heights.rowAt(scroll.top + scroll.height + margin) + 1)
  return { list, from, to, above: heights.top(from), below: heights.total - heights.top(to), measured, scrollTo }
}
