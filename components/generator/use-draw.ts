import { useEffect, useState } from 'react'
import type { Draw } from '@/lib/base/random/draw'

function newDraw(): Draw {
  return { key: crypto.getRandomValues(new Uint8Array(32)), time: Date.now() }
}

/**
 * Secure chance for a generator that asks for it. It is drawn after the page has started and lives in this component alone:
 * it is no field, so neither drafts nor links can hold it.
 */
export function useDraw(wanted: boolean): {
  draw: Draw | undefined
  isDrawn: boolean
  drawAgain: (() => void) | undefined
} {
  const [draw, setDraw] = useState<Draw>()
  useEffect(() => {
    let live = wanted
    // Not while the page takes over the HTML from the build, which has no draw.
    queueMicrotask(() => {
      if (live) setDraw(newDraw())
    })
    return () => {
      live = false
    }
  }, [wanted])
  return { draw, isDrawn: !wanted || draw !== undefined, drawAgain: wanted ? () => setDraw(newDraw()) : undefined }
}
