import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RowLayout } from './row-heights'

/** Browsers stop laying out at about 17 million pixels (Firefox) or 33 million (Chromium); beyond this, scrolling is scaled. */
const tallest = 8_000_000
/** Drawn above and below what is seen, in pixels. */
const margin = 400
/** Taken as the height of a frame that has no layout yet, in pixels. */
const firstHeight = 700
/** How long a jump is corrected while rows around its target are measured, in milliseconds. */
const settlingTime = 600
/** What one line of a mouse's wheel scrolls, in pixels. */
const wheelLine = 20

export interface VirtualRows {
  /** For the element that scrolls. */
  frame: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Height of what is scrolled, in pixels. */
  height: number
  /** The rows to draw: `from` to before `to`. */
  from: number
  to: number
  /** Where a row is drawn, in pixels from the top of what is scrolled. */
  topOf: (row: number) => number
  /** Room to leave below the drawn rows where they are not placed by `topOf`, in pixels. */
  below: number
  /** Goes on every drawn row of a height of its own as `ref`, which also needs its index in `data-index`. */
  measured: (row: HTMLElement | null) => void
  /** Rows that fit, for Page Up and Page Down. */
  pageRows: number
  /** Scrolls as little as needed so that a row is in view. */
  showRow: (row: number) => void
  /** Scrolls a row to where it is read well. */
  scrollTo: (row: number) => void
}

const heightOf = (element: HTMLElement) => element.clientHeight || firstHeight

/** Which of many rows are in view, so that only those are drawn. `rows` keeps its identity while they are the same. */
export function useVirtualRows(rows: RowLayout): VirtualRows {
  const frame = useRef<HTMLDivElement>(null)
  // The pixel of the unscaled list at the top of the frame, and where the frame is scrolled to for it.
  const [view, setView] = useState({ pixel: 0, scrollTop: 0, viewport: firstHeight })
  const [, setMeasurements] = useState(0)
  const pixel = useRef(0)
  const ownScroll = useRef(-1)
  const target = useRef<{ row: number; until: number } | undefined>(undefined)
  const observer = useRef<ResizeObserver | undefined>(undefined)
  const drawn = useRef(new Set<HTMLElement>())

  const { total, count } = rows
  const height = Math.min(total, tallest)
  const scale = total > height && height > view.viewport ? (total - view.viewport) / (height - view.viewport) : 1

  const moveTo = useCallback(
    (wanted: number) => {
      const element = frame.current
      if (!element) return
      const viewport = heightOf(element)
      pixel.current = Math.max(0, Math.min(wanted, rows.total - viewport))
      const scrollTop = Math.round(pixel.current / scale)
      ownScroll.current = scrollTop
      element.scrollTop = scrollTop
      setView({ pixel: pixel.current, scrollTop, viewport })
    },
    [scale, rows],
  )

  const onScroll = useCallback(() => {
    const element = frame.current
    if (!element) return
    const { scrollTop } = element
    if (Math.abs(scrollTop - ownScroll.current) > 1 || scale === 1) pixel.current = scrollTop * scale
    ownScroll.current = -1
    setView({ pixel: pixel.current, scrollTop, viewport: heightOf(element) })
  }, [scale])

  const goToTarget = useCallback(() => {
    const element = frame.current
    if (!element || !target.current) return
    if (Date.now() > target.current.until) target.current = undefined
    else moveTo(rows.top(target.current.row) - element.clientHeight / 3)
  }, [rows, moveTo])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const leaveTarget = () => (target.current = undefined)
    const kinds = ['wheel', 'pointerdown', 'keydown'] as const
    for (const kind of kinds) element.addEventListener(kind, leaveTarget, { passive: true })
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, leaveTarget)
    }
  }, [])

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measureFrame = () => {
      const viewport = heightOf(element)
      setView((current) => (current.viewport === viewport ? current : { ...current, viewport }))
    }
    measureFrame()
    if (typeof ResizeObserver === 'undefined') return
    const started = new ResizeObserver((entries) => {
      const firstSeen = rows.rowAt(pixel.current)
      let grownAbove = 0
      let changed = false
      for (const { target: row, borderBoxSize } of entries) {
        if (row === element) measureFrame()
        const size = borderBoxSize[0]?.blockSize ?? 0
        if (row === element || size === 0) continue
        const index = Number((row as HTMLElement).dataset.index)
        const growth = rows.measure(index, size)
        changed ||= growth !== 0
        if (index < firstSeen) grownAbove += growth
      }
      if (!changed) return
      if (target.current) goToTarget()
      else if (grownAbove !== 0) moveTo(pixel.current + grownAbove)
      setMeasurements((number) => number + 1)
    })
    observer.current = started
    started.observe(element)
    for (const row of drawn.current) started.observe(row)
    return () => started.disconnect()
  }, [rows, goToTarget, moveTo])

  useLayoutEffect(() => {
    // Fewer rows than before can leave the frame scrolled past the end.
    if (pixel.current > Math.max(0, total - view.viewport)) moveTo(pixel.current)
  }, [total, view.viewport, moveTo])

  useEffect(() => {
    const element = frame.current
    if (!element || scale === 1) return
    // In a scaled list the browser's own step would skip rows.
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      const unit = event.deltaMode === 1 ? wheelLine : event.deltaMode === 2 ? element.clientHeight : 1
      moveTo(pixel.current + event.deltaY * unit)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [scale, moveTo])

  const measured = useCallback((row: HTMLElement | null) => {
    if (!row) return
    drawn.current.add(row)
    observer.current?.observe(row)
    return () => {
      drawn.current.delete(row)
      observer.current?.unobserve(row)
    }
  }, [])

  const showRow = useCallback(
    (row: number) => {
      const element = frame.current
      if (!element) return
      const viewport = heightOf(element)
      if (rows.top(row) < pixel.current) moveTo(rows.top(row))
      else if (rows.top(row + 1) > pixel.current + viewport) moveTo(rows.top(row + 1) - viewport)
    },
    [moveTo, rows],
  )

  const scrollTo = useCallback(
    (row: number) => {
      target.current = { row, until: Date.now() + settlingTime }
      goToTarget()
    },
    [goToTarget],
  )

  const topOf = (row: number) => (scale === 1 ? rows.top(row) : view.scrollTop + rows.top(row) - view.pixel)
  const from = count === 0 ? 0 : rows.rowAt(view.pixel - margin)
  const to = count === 0 ? 0 : Math.min(count, rows.rowAt(view.pixel + view.viewport + margin) + 1)
  return {
    frame,
    onScroll,
    height,
    from,
    to,
    topOf,
    below: Math.max(0, height - topOf(to)),
    measured,
    pageRows: Math.max(1, rows.rowAt(view.pixel + view.viewport) - rows.rowAt(view.pixel) - 1),
    showRow,
    scrollTo,
  }
}
