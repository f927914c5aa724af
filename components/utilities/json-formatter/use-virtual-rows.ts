import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Browsers stop laying out at about 17 million pixels (Firefox) or 33 million (Chromium); beyond this, scrolling is scaled. */
const tallest = 8_000_000
const spareRows = 12
/** Assumed where nothing is laid out. */
const fallbackHeight = 480

export interface VirtualRows {
  /** For the element that scrolls. */
  frame: React.RefObject<HTMLDivElement | null>
  /** Height of what is scrolled, in pixels. */
  height: number
  /** The rows to draw: `from` to before `to`. */
  from: number
  to: number
  /** Where a row is drawn, in pixels from the top of what is scrolled. */
  topOf: (row: number) => number
  /** Rows that fit, for Page Up and Page Down. */
  pageRows: number
  onScroll: () => void
  /** Scrolls as little as needed so that a row is in view. */
  showRow: (row: number) => void
}

/** Which of many rows of one height are in view, so that only those are drawn. */
export function useVirtualRows(count: number, rowHeight: number): VirtualRows {
  const frame = useRef<HTMLDivElement>(null)
  // The pixel of the unscaled list at the top of the frame, and where the frame is scrolled to for it.
  const [view, setView] = useState({ pixel: 0, scrollTop: 0, viewport: fallbackHeight })
  const pixel = useRef(0)
  const ownScroll = useRef(-1)

  const total = count * rowHeight
  const height = Math.min(total, tallest)
  const scale = total > height && height > view.viewport ? (total - view.viewport) / (height - view.viewport) : 1

  const moveTo = useCallback(
    (wanted: number) => {
      const element = frame.current
      if (!element) return
      const viewport = element.clientHeight || fallbackHeight
      pixel.current = Math.max(0, Math.min(wanted, total - viewport))
      const scrollTop = Math.round(pixel.current / scale)
      ownScroll.current = scrollTop
      element.scrollTop = scrollTop
      setView({ pixel: pixel.current, scrollTop, viewport })
    },
    [scale, total],
  )

  const onScroll = useCallback(() => {
    const element = frame.current
    if (!element) return
    const { scrollTop } = element
    if (Math.abs(scrollTop - ownScroll.current) > 1 || scale === 1) pixel.current = scrollTop * scale
    ownScroll.current = -1
    setView({ pixel: pixel.current, scrollTop, viewport: element.clientHeight || fallbackHeight })
  }, [scale])

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const viewport = element.clientHeight || fallbackHeight
      setView((current) => (current.viewport === viewport ? current : { ...current, viewport }))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

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
      const unit = event.deltaMode === 1 ? rowHeight : event.deltaMode === 2 ? element.clientHeight : 1
      moveTo(pixel.current + event.deltaY * unit)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [scale, rowHeight, moveTo])

  const showRow = useCallback(
    (row: number) => {
      const element = frame.current
      if (!element) return
      const viewport = element.clientHeight || fallbackHeight
      const rowTop = row * rowHeight
      if (rowTop < pixel.current) moveTo(rowTop)
      else if (rowTop + rowHeight > pixel.current + viewport) moveTo(rowTop + rowHeight - viewport)
    },
    [moveTo, rowHeight],
  )

  const first = Math.floor(view.pixel / rowHeight)
  const from = Math.max(0, Math.min(first, count) - spareRows)
  const to = Math.min(count, first + Math.ceil(view.viewport / rowHeight) + spareRows)
  return {
    frame,
    height,
    from,
    to,
    topOf: (row) => (scale === 1 ? row * rowHeight : view.scrollTop + row * rowHeight - view.pixel),
    pageRows: Math.max(1, Math.floor(view.viewport / rowHeight) - 1),
    onScroll,
    showRow,
  }
}
