import type { Thing, Value } from './node'

/**
 * JSON for a script element: every `<` is escaped, so that no text in it can end the element or open a comment. Source: HTML Living
 * Standard, 4.12.1.3, restrictions for contents of script elements.
 */
export function safeJson(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }, null, 2)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

/** The element that is pasted into a page. */
export const scriptElement = (thing: Thing) => `<script type="application/ld+json">\n${safeJson(thing)}\n</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text)

function property(name: string, value: Value, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one: string | Thing) => property(name, one, indent))
  if (typeof value === 'object') return element(value as Thing, indent, ` itemprop="${escaped(name)}"`)
  const text = String(value)
  return isAddress(text)
    ? [`${indent}<link itemprop="${escaped(name)}" href="${escaped(text)}">`]
    : [`${indent}<meta itemprop="${escaped(name)}" content="${escaped(text)}">`]
}

function element(thing: Thing, indent: string, itemprop: string): string[] {
  const { '@type': type, '@id': id, ...rest } = thing
  const itemid = typeof id === 'string' ? ` itemid="${escaped(id)}"` : ''
  return [
    `${indent}<div${itemprop} itemscope itemtype="https://schema.org/${escaped(type)}"${itemid}>`,
    ...Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : property(name, value, `${indent}  `),
    ),
    `${indent}</div>`,
  ]
}

/** The same as microdata that shows nothing. Source: HTML Living Standard, 5 Microdata. */
export const microdata = (thing: Thing) => element(thing, '', '').join('\n')
