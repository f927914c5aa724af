import { useEffect } from 'react'
import { designFont } from '@/lib/kits/document/design'
import type { FontFile } from '@/lib/subjects/paper/faces'

const asked = new Set<string>()
const unicode = (codePoint: number) => codePoint.toString(16).toUpperCase()

/** The upright fonts that designs are set in, under one name; the browser fetches those whose letters are there. */
async function declareFonts(listHref: string): Promise<void> {
  const list = new URL(listHref, location.href)
  const fonts = (await (await fetch(list)).json()) as readonly FontFile[]
  for (const { weight, italic, ranges, href } of fonts) {
    if (italic) continue
    const unicodeRange = ranges.map(([from, to]) => `U+${unicode(from)}-${unicode(to)}`).join(',')
    document.fonts.add(
      new FontFace(designFont, `url("${new URL(href, list).href}")`, { weight: String(weight), unicodeRange }),
    )
  }
}

/**
 * Loads the fonts of saved documents for what the page draws in millimetres, once they are wanted. Without them, as when the
 * network is gone, the letters of the device take the same room.
 */
export function usePaperFonts(listHref: string): void {
  useEffect(() => {
    if (listHref === '' || asked.has(listHref) || typeof FontFace === 'undefined') return
    asked.add(listHref)
    declareFonts(listHref).catch(() => asked.delete(listHref))
  }, [listHref])
}
