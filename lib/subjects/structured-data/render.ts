import type { Json, Reference, Thing, Value } from './node'

const escapedForScript = (json: string) =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

const contextOf = (things: readonly Thing[]) => {
  const [first] = things
  return things.length === 1 && first
    ? { '@context': 'https://schema.org', ...first }
    : { '@context': 'https://schema.org', '@graph': things }
}

/**
 * JSON for a script element, several things as a graph: every `<` is escaped, so that no text in it can end the element or open a
 * comment. Source: HTML Living Standard, 4.12.1.3, restrictions for contents of script elements.
 */
export const safeJson = (things: readonly Thing[]): string =>
  escapedForScript(JSON.stringify(contextOf(things), null, 2))

/** The same in one line. */
export const safeLine = (things: readonly Thing[]): string => escapedForScript(JSON.stringify(contextOf(things)))

/** The same as other programs read it back. */
export const asRead = (things: readonly Thing[]): Json => JSON.parse(safeLine(things)) as Json

/** The element that is pasted into a page. */
export const scriptElement = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">\n${safeJson(things)}\n</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text)
const isReference = (value: Thing | Reference): value is Reference => !('@type' in value)

function property(name: string, value: Value, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one: Value) => property(name, one, indent))
  const itemprop = ` itemprop="${escaped(name)}"`
  if (typeof value === 'object') {
    const one = value as Thing | Reference
    return isReference(one)
      ? [`${indent}<link${itemprop} href="${escaped(one['@id'])}">`]
      : element(one, indent, itemprop)
  }
  const text = String(value)
  return isAddress(text)
    ? [`${indent}<link${itemprop} href="${escaped(text)}">`]
    : [`${indent}<meta${itemprop} content="${escaped(text)}">`]
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

/** The same as microdata that shows nothing; references are links to ids. Source: HTML Living Standard, 5 Microdata. */
export const microdata = (things: readonly Thing[]): string => things.flatMap((one) => element(one, '', '')).join('\n')
