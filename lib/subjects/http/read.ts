/* Reads what curl or a browser printed of an exchange, line by line. */
import { fieldOf } from './fields'
import { mediaTypeOf } from './media-types'
import { methods } from './methods'
import { classOf, statusOf } from './statuses'

export interface ReadLine {
  line: number
  text: string
  kind: 'request' | 'status' | 'field' | 'remark' | 'body' | 'unknown'
  says: string
  code?: number
  field?: string
}

/** Lines that are explained; a longer text is cut there. */
export const mostLines = 5000

const directives: Readonly<Record<string, string>> = {
  'no-store': 'nobody keeps it',
  'no-cache': 'kept, and asked again before each use',
  private: 'kept by the browser only',
  public: 'kept by everybody',
  'must-revalidate': 'when stale, asked again',
  'proxy-revalidate': 'when stale, proxies ask again',
  immutable: 'never asked again while fresh',
  'no-transform': 'not changed on the way',
}

const attributes: Readonly<Record<string, string>> = {
  secure: 'sent over HTTPS only',
  httponly: 'hidden from scripts',
  'samesite=strict': 'never sent from other sites',
  'samesite=lax': 'sent from other sites with a followed link only',
  'samesite=none': 'sent from other sites too; needs Secure',
  partitioned: 'kept apart for each site that embeds it',
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Seconds in the largest unit that they fill: 90 seconds, 2 hours, 365 days. */
export function inTime(seconds: number): string {
  const [name, size] = units.find(([, one]) => seconds >= one && seconds % one === 0) ?? ['second', 1]
  const count = seconds / size
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`
}

function cacheWords(value: string): string {
  const words = value.split(',').map((part) => {
    const [name = '', count] = part.trim().toLowerCase().split('=')
    const seconds = /^"?(\d{1,12})"?$/.exec(count ?? '')?.[1]
    if (seconds !== undefined) {
      const time = inTime(Number(seconds))
      if (name === 'max-age') return `fresh for ${time}`
      if (name === 's-maxage') return `fresh in shared caches for ${time}`
      if (name === 'stale-while-revalidate') return `shown stale for ${time} while it is asked again`
      if (name === 'stale-if-error') return `shown stale for ${time} after an error`
    }
    return directives[name] ?? `${name}: not in RFC 9111`
  })
  return `Here: ${words.join('; ')}.`
}

function cookieWords(value: string): string {
  const [pair = '', ...rest] = value.split(';')
  const given = rest.map((part) => part.trim().toLowerCase())
  const known = given.flatMap((part) => attributes[part] ?? [])
  const lacks = ['secure', 'httponly'].filter((name) => !given.includes(name))
  const named = `“${(pair.split('=')[0] ?? '').trim()}”`
  const said = known.length > 0 ? `: ${known.join('; ')}` : ''
  return `Cookie ${named}${said}.${lacks.length > 0 ? ` Lacks ${lacks.map((name) => (name === 'secure' ? 'Secure' : 'HttpOnly')).join(' and ')}.` : ''}`
}

function valueWords(name: string, value: string): string {
  if (name === 'cache-control') return cacheWords(value)
  if (name === 'set-cookie') return cookieWords(value)
  if (name === 'content-type') {
    const type = mediaTypeOf(value)
    if (!type) return 'The type is not in the list.'
    return type.endings.length > 0
      ? `Files: ${type.endings
          .slice(0, 4)
          .map((ending) => `.${ending}`)
          .join(', ')}.`
      : ''
  }
  if (name === 'strict-transport-security') {
    const seconds = /max-age="?(\d{1,12})/i.exec(value)?.[1]
    if (seconds === undefined) return 'Without max-age it counts for nothing.'
    return Number(seconds) === 0 ? 'Here: the browser forgets it.' : `Here: for ${inTime(Number(seconds))}.`
  }
  if (name === 'retry-after' && /^\d{1,12}$/.test(value)) return `Here: in ${inTime(Number(value))}.`
  if (name === 'age' && /^\d{1,12}$/.test(value)) return `Here: ${inTime(Number(value))}.`
  return ''
}

function fieldLine(name: string, value: string): Pick<ReadLine, 'kind' | 'says' | 'field'> {
  const known = fieldOf(name)
  const standing =
    known && known.standing !== 'permanent' && known.standing !== 'not registered' ? ` (${known.standing})` : ''
  const about = known
    ? `${known.means ?? `Defined in ${known.reference}.`}${standing}`
    : 'Not in the registry: a field of this program.'
  return { kind: 'field', field: name, says: `${about} ${valueWords(name.toLowerCase(), value)}`.trim() }
}

function statusLine(code: number): Pick<ReadLine, 'kind' | 'says' | 'code'> {
  const status = statusOf(code)
  if (status) return { kind: 'status', code, says: `${status.name}: ${status.means}` }
  const group = classOf(code)
  return {
    kind: 'status',
    code,
    says: group
      ? `Not a known code. Clients treat it as ${group.asIf}: ${group.means}`
      : 'No status code: they lie between 100 and 599.',
  }
}

const methodNames = new Map(methods.map(({ name, means }) => [name, means]))

const curlErrors: Readonly<Record<string, string>> = {
  3: 'curl: the address is not well formed.',
  6: 'curl: the host’s name was not found in DNS.',
  7: 'curl: nobody takes connections there.',
  22: 'curl: an error code came, and --fail was set.',
  28: 'curl: it took longer than allowed.',
  35: 'curl: the TLS handshake failed.',
  47: 'curl: too many redirects, usually a loop.',
  52: 'curl: the server closed without an answer.',
  56: 'curl: the connection broke while reading.',
  60: 'curl: the certificate is not trusted.',
}

function explain(text: string): Omit<ReadLine, 'line' | 'text'> {
  const error = /^curl: \((\d+)\)/.exec(text)?.[1]
  if (error) return { kind: 'remark', says: curlErrors[error] ?? 'An error of curl.' }
  if (/^[*{}]( |$)/.test(text)) return { kind: 'remark', says: 'A remark of curl, not part of the exchange.' }
  const bare = text.replace(/^[<>] ?/, '')
  const status = /^HTTP\/\d(?:\.\d)? +(\d{3})(?: |$)/i.exec(bare)?.[1]
  if (status) return statusLine(Number(status))
  const request = /^([A-Z-]+) \S+ HTTP\/\d(?:\.\d)?$/.exec(bare)?.[1]
  if (request) return { kind: 'request', says: methodNames.get(request) ?? 'A method that is not registered.' }
  const field = /^:?([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/.exec(bare)
  if (field?.[1])
    return bare.startsWith(':') ? pseudoField(field[1], field[2] ?? '') : fieldLine(field[1], (field[2] ?? '').trim())
  return { kind: 'unknown', says: 'Not a header line: it lacks a name and a colon.' }
}

function pseudoField(name: string, value: string): Omit<ReadLine, 'line' | 'text'> {
  if (name === 'status' && /^\d{3}$/.test(value.trim())) return statusLine(Number(value.trim()))
  return { kind: 'request', says: 'A part of the request line, as HTTP/2 and later write it.' }
}

const beginsAnew = /^(?:[<>] |HTTP\/\d|:status|[A-Z-]+ \S+ HTTP\/\d)/

/** Explains each line of a pasted exchange; after a blank line a body is left unread until the next status or request line. */
export function readExchange(text: string): ReadLine[] {
  const lines = text.split(/\r\n|\n|\r/).slice(0, mostLines)
  let isBody = false
  return lines.flatMap((raw, at): ReadLine[] => {
    const line = { line: at + 1, text: raw.slice(0, 300) }
    const bare = raw.replace(/^[<>] ?/, '').trimEnd()
    if (bare === '') {
      isBody = true
      return []
    }
    const isRemark = /^(?:[*{}] |curl: \()/.test(raw)
    if (isBody && !isRemark && !beginsAnew.test(raw)) return [{ ...line, kind: 'body', says: 'Body' }]
    isBody &&= isRemark
    return [{ ...line, ...explain(raw.slice(0, 10_000).trimEnd()) }]
  })
}
