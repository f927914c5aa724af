import { escapeHtml, htmlEntities } from '@/lib/base/text/escape-html'

/** HTML that is safe to print as it is. Plain text becomes markup only through `markup`, which escapes it. */
export interface Markup {
  readonly html: string
}

type Part = string | number | Markup | undefined | readonly Markup[]

function htmlOf(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  if ('html' in part) return part.html
  return part.map((item) => item.html).join('')
}

/** Template tag: text is escaped, markup is kept, nothing is printed for `undefined`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: strings.map((string, index) => string + htmlOf(parts[index])).join('') }
}

/** What a reader hears: tags removed, list items and paragraphs separated by a space, entities turned back. */
export function plainText({ html }: Markup): string {
  return html
    .replace(/<\/(?:p|li|h\d|tr|td|th|dt|dd|pre|summary)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:lt|gt|quot|#39);/g,
      (entity) => Object.keys(htmlEntities).find((key) => htmlEntities[key] === entity) ?? entity,
    )
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
