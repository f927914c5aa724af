import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** An element that a press lets fill the screen, and takes back. */
export function useFullScreen<T extends Element>(): {
  stage: RefObject<T | null>
  isFull: boolean
  toggle: () => void
} {
  const stage = useRef<T>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) void stage.current?.requestFullscreen()
  }, [])
  return { stage, isFull, toggle }
}
