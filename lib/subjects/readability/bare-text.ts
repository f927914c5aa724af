/* Markup written over with spaces, so that every place of the prose stays where it was. */
import { decodeEntities } from '@/lib/subjects/text-counts/document-text'

const spaces = (text: string) => text.replaceAll(/[^\n]/g, ' ')
const blockTag =
  /^<\/?(?:p|div|li|ul|ol|dl|dt|dd|br|hr|tr|td|th|table|section|article|main|header|footer|nav|aside|blockquote|pre|figure|figcaption|h[1-6])\b/i

/** Whether a text is a page of HTML, or a piece of one. */
export const isHtml = (text: string): boolean =>
  /<(?:!doctype html|html|body|p|div|h[1-6]|article|section|li)\b[^>]*>/i.test(text)

function bareTag(tag: string): string {
  if (!blockTag.test(tag)) return ' '.repeat(tag.length)
  const isHeading = /^<h[1-6]/i.test(tag)
  return `\n${' '.repeat(tag.length - 1)}`.slice(0, isHeading ? -2 : undefined) + (isHeading ? '# ' : '')
}

function bareHtml(html: string): string {
  return html
    .replaceAll(/\s/g, ' ')
    .replaceAll(/<(script|style|head|template|noscript|svg)\b.*?<\/\1\s*>|<!--.*?-->/gi, spaces)
    .replaceAll(/<[^>]*>/g, bareTag)
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,6});/gi, (entity) => {
      const sign = decodeEntities(entity)
      return sign === entity ? spaces(entity) : sign.padEnd(entity.length, '\u2060')
    })
}

function bareMarkdown(text: string): string {
  return text
    .replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n)/, spaces)
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$/gm, spaces)
    .replaceAll(/(?<=\])\([^()\n]*\)/g, spaces)
    .replaceAll(/https?:\/\/\S+/g, spaces)
}

/** A text of the same length without tags, code, addresses and front matter; headings of HTML are marked by a number sign. */
export function bareText(text: string): { bare: string; wasHtml: boolean } {
  const wasHtml = isHtml(text)
  return { bare: wasHtml ? bareHtml(text) : bareMarkdown(text), wasHtml }
}
