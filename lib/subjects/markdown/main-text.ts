import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { parse, serialize } from 'parse5'

export interface MainText {
  /** As HTML, without what stands around it on the page. */
  html: string
  title: string
  author: string
  date: string
  description: string
}

/**
 * The article of a page without navigation, advertisements and comments, found by Mozilla's Readability; undefined where a page has none.
 * Scripts never run. The library gets the tree that browsers make of the text, not its own reading of it.
 */
export function mainText(html: string): MainText | undefined {
  const { document } = parseHTML(serialize(parse(html, { scriptingEnabled: false })))
  const article = new Readability(document as unknown as Document, { keepClasses: true }).parse()
  if (!article?.content) return undefined
  const { content, title, byline, publishedTime, excerpt } = article
  return {
    html: content,
    title: title ?? '',
    author: byline ?? '',
    date: publishedTime ?? '',
    description: excerpt ?? '',
  }
}
