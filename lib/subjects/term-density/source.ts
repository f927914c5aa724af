/* A page or a text, as somebody counts its words: what is read, and the places of a page that say what it is about. */
import { metaContents, readPage } from '@/lib/subjects/html/page'
import { readPassages } from '@/lib/subjects/html/passages'
import { isHtml } from '@/lib/subjects/readability/bare-text'

/** Of a page of HTML, beside its text. */
export const placeNames = ['title', 'description', 'h1', 'headings', 'alt', 'links'] as const
export type PlaceName = (typeof placeNames)[number]

export interface CountedText {
  /** A line for each block. */
  body: string
  /** Of plain text there are none. */
  places: Readonly<Record<PlaceName, readonly string[]>> | undefined
}

/**
 * A text as it is counted. Of HTML, that is what a visitor reads, without scripts and, with `leavesFrames`, without navigation, head, foot and
 * side notes; alternative texts of pictures are a place of their own and no part of it.
 */
export function countedText(text: string, leavesFrames: boolean): CountedText {
  if (!isHtml(text)) return { body: text, places: undefined }
  const page = readPage(text)
  const headings = (isMain: boolean) =>
    page.headings.filter(({ level }) => (level === 1) === isMain).map((heading) => heading.text)
  return {
    body: readPassages(text, { keepsFrames: !leavesFrames })
      .passages.map((passage) => passage.text)
      .join('\n'),
    places: {
      title: page.titles.slice(0, 1).map((title) => title.text),
      description: metaContents(page, 'description').map(({ content }) => content),
      h1: headings(true),
      headings: headings(false),
      alt: page.images.flatMap(({ alt }) => (alt ? [alt] : [])),
      links: page.anchors.map((anchor) => anchor.text),
    },
  }
}
