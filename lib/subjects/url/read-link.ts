import { decodePercent, firstEscape } from './percent'

export type LinkCharset = 'utf-8' | 'latin-1'

/** What url-decoder.worker.ts takes. */
export interface LinkRequest {
  text: string
  charset: LinkCharset
  /** + stands for a space outside a query too. */
  plus: boolean
}

export interface LinkParameter {
  name: string
  value: string
  /** What the value is besides a text. */
  more: string
}

export interface LinkFault {
  says: string
  offset: number
  length: number
}

/** What it answers: of one line all there is to see, of several each decoded. */
export type LinkAnswer =
  | { kind: 'fault'; fault: LinkFault }
  | { kind: 'lines'; decoded: string; lines: number }
  | {
      kind: 'link'
      /** The text decoded once, twice …, up to `mostLayers` times, until nothing changes. */
      layers: readonly string[]
      stray: number
      parts: readonly { name: string; value: string }[]
      parameters: readonly LinkParameter[]
      /** Addresses that stand in parameters, as in links that pass through a checker. */
      inside: readonly string[]
    }

const mostLayers = 5
const wrong = 'These escapes are no text in UTF-8. Choose Latin-1 if they were made by an old program.'

function decoded(text: string, { charset, plus }: Omit<LinkRequest, 'text'>): string | undefined {
  const read = decodePercent(text, charset, plus)
  return 'length' in read ? undefined : read.text
}

function moreOf(value: string): string {
  if (/^https?:\/\//i.test(value)) return 'address'
  if (/^[[{]/.test(value)) {
    try {
      JSON.parse(value)
      return 'JSON'
    } catch {
      return ''
    }
  }
  if (/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(value)) return 'token (JWT)'
  if (/^\d{10}$/.test(value))
    return `perhaps a moment: ${new Date(Number(value) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return firstEscape(value) === undefined ? '' : 'encoded again'
}

/** Names and values of a query as forms send them: URL standard, application/x-www-form-urlencoded parsing. */
function parametersOf(query: string, charset: LinkCharset): LinkParameter[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const read = (text: string) => decoded(text, { charset, plus: true }) ?? text
      const value = read(rest.join('='))
      return { name: read(name), value, more: moreOf(value) }
    })
}

function partsOf(text: string, charset: LinkCharset): { name: string; value: string }[] {
  const [, scheme, authority, path = '', , fragment] =
    /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/i.exec(text) ?? []
  const read = (part: string | undefined) => part && (decoded(part, { charset, plus: false }) ?? part)
  const parts = { Scheme: scheme, Host: authority, Path: read(path), Fragment: read(fragment) }
  return Object.entries(parts).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** Decodes a link as often as it was encoded and lists its parts; of several lines it decodes each once. */
export function readLink({ text, charset, plus }: LinkRequest): LinkAnswer {
  const first = decodePercent(text, charset, plus)
  if ('length' in first) return { kind: 'fault', fault: { says: wrong, ...first } }
  const line = text.trim()
  if (/[\r\n]/.test(line)) return { kind: 'lines', decoded: first.text, lines: line.split(/\r\n|\r|\n/).length }
  const layers = [first.text.trim()]
  for (let last = layers[0] ?? ''; layers.length < mostLayers && firstEscape(last) !== undefined;) {
    const next = decoded(last, { charset, plus: false })
    if (next === undefined || next === last) break
    layers.push(next)
    last = next
  }
  const query = /\?([^#]*)/.exec(line)?.[1] ?? (/^[^\s/?#:]+=[^\s]*$/.test(line) ? line : '')
  const parameters = parametersOf(query, charset)
  return {
    kind: 'link',
    layers,
    stray: first.stray,
    parts: /^[a-z][a-z0-9+.-]*:|^\/|\?/i.test(line) ? partsOf(line, charset) : [],
    parameters,
    inside: parameters.filter(({ more }) => more === 'address').map(({ value }) => value),
  }
}
