import { useEffect, useRef } from 'react'
import { isRunning, shownAt, watchText, type Watch } from '@/lib/subjects/timers/stopwatch'
import { now } from './clock'

/** What a watch shows, written anew in each frame without asking React. */
export function RunningTime({ watch, className }: { watch: Watch; className: string }) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = text.current
    if (!element) return
    let frame = 0
    const draw = () => {
      element.textContent = watchText(shownAt(watch, now()), 2)
      if (isRunning(watch)) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [watch])
  return (
    <span ref={text} className={className} role="timer" aria-live="off">
      {isRunning(watch) ? '' : watchText(shownAt(watch, 0), 2)}
    </span>
  )
}
