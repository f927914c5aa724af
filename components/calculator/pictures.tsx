import { startTransition, useEffect, useState, type ComponentProps } from 'react'
import type ResultPictures from './result-pictures'

interface PicturesProps extends ComponentProps<typeof ResultPictures> {
  /** Values or region are no longer those that the page's pictures show. */
  changed: boolean
}

/** The page's own pictures until something changes; no chart code is loaded before. */
export function Pictures({ changed, ...rest }: PicturesProps) {
  const [Live, setLive] = useState<typeof ResultPictures>()
  useEffect(() => {
    if (!changed) return
    let mounted = true
    import('./result-pictures').then((module) => mounted && startTransition(() => setLive(() => module.default)))
    return () => {
      mounted = false
    }
  }, [changed])
  return Live ? <Live {...rest} /> : rest.initial
}
