import { useEffect, useRef } from 'react'

/** Writes `text` before the title of the tab; nothing before it when there is none. */
export function useTitle(text: string | undefined): void {
  const page = useRef<string>(undefined)
  useEffect(() => {
    page.current ??= document.title
    document.title = text === undefined ? page.current : `${text} · ${page.current}`
  }, [text])
  useEffect(
    () => () => {
      if (page.current !== undefined) document.title = page.current
    },
    [],
  )
}
