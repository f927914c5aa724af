import { urlOf } from '@/lib/base/text/url-of'
/** What keeps a text from being a mailbox of RFC 5321, section 4.1.2. */
export type AddressFault =
  | 'empty'
  | 'no-at'
  | 'many-at'
  | 'no-local'
  | 'no-domain'
  | 'local-long'
  | 'long'
  | 'dot-first'
  | 'dot-last'
  | 'dots'
  | 'space'
  | 'character'
  | 'quote'
  | 'label-empty'
  | 'label-long'
  | 'label-hyphen'
  | 'domain-character'
  | 'domain-long'
  | 'literal'

export type Address =
  | {
      kind: 'address'
      local: string
      /** As it was written. */
      domain: string
      /** In letters of ASCII (punycode) and small. */
      asciiDomain: string
      isQuoted: boolean
      isLiteral: boolean
      /** Letters beyond ASCII before the @, for which servers need SMTPUTF8 (RFC 6531). */
      isInternational: boolean
    }
  | { kind: 'fault'; fault: AddressFault; offset: number; length: number }

const longestLocal = 64
const longestDomain = 253
/** Of the whole: a path of 256 octets has two brackets. */
const longestAddress = 254
const longestLabel = 63

const atom = /[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]/
const beyondAscii = /[\u0080-\u{10ffff}]/u
const utf8 = new TextEncoder()
const octets = (text: string) => utf8.encode(text).length

const fault = (which: AddressFault, offset: number, length = 1): Address => ({
  kind: 'fault',
  fault: which,
  offset,
  length,
})

/** The end of a quoted local part, after its closing quote; -1 where it has none. */
function quotedEnd(text: string): number {
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return -1
}

function localFault(local: string): Address | undefined {
  if (local.startsWith('.')) return fault('dot-first', 0)
  if (local.endsWith('.')) return fault('dot-last', local.length - 1)
  const dots = local.indexOf('..')
  if (dots >= 0) return fault('dots', dots, 2)
  let at = 0
  for (const character of local) {
    if (/\s/u.test(character)) return fault('space', at)
    if (character !== '.' && !atom.test(character) && !isBeyond(character))
      return fault('character', at, character.length)
    at += character.length
  }
  return undefined
}

/** Letters beyond ASCII; neither controls nor half characters. */
const isBeyond = (character: string) => beyondAscii.test(character) && !/[\p{Cc}\p{Cs}\p{Z}]/u.test(character)

/** IPv4 or IPv6 in square brackets, RFC 5321, section 4.1.3. */
function isLiteral(domain: string): boolean {
  const inside = domain.slice(1, -1)
  const isFour = (text: string) => /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text)
  if (isFour(inside)) return true
  const six = /^IPv6:(.*)$/i.exec(inside)?.[1]
  if (six === undefined) return false
  const lastColon = six.lastIndexOf(':')
  const hasFour = six.includes('.')
  if (hasFour && !isFour(six.slice(lastColon + 1))) return false
  const text = hasFour ? `${six.slice(0, lastColon + 1)}0:0` : six
  const halves = text.split('::')
  if (halves.length > 2 || /^:(?!:)|(?<!:):$/.test(text)) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false
  return halves.length === 2 ? groups.length <= 6 : groups.length === 8
}

function domainFault(domain: string, offset: number): Address | undefined {
  let at = offset
  for (const label of domain.split('.')) {
    if (label === '') return fault('label-empty', Math.max(0, at - 1))
    if (label.startsWith('-') || label.endsWith('-')) return fault('label-hyphen', at, label.length)
    const wrong = [...label].find((character) => !/[A-Za-z0-9-]/.test(character) && !isBeyond(character))
    if (wrong !== undefined)
      return fault(/\s/.test(wrong) ? 'space' : 'domain-character', at + label.indexOf(wrong), wrong.length)
    if (label.length > longestLabel) return fault('label-long', at, label.length)
    at += label.length + 1
  }
  return undefined
}

/** A domain in ASCII by the rules of the URL standard (UTS 46); undefined where there is none. */
function asciiOf(domain: string): string | undefined {
  if (!beyondAscii.test(domain)) return domain.toLowerCase()
  return urlOf(`http://${domain}/`)?.hostname
}

/** Reads a mailbox as a mail server takes it; comments and folded white space, which only headers may have, are refused. */
export function readAddress(text: string): Address {
  if (text === '') return fault('empty', 0, 0)
  const isQuoted = text.startsWith('"')
  const end = isQuoted ? quotedEnd(text) : text.indexOf('@')
  if (isQuoted && (end < 0 || text[end] !== '@')) return fault('quote', 0, Math.max(1, end))
  if (end < 0) return fault('no-at', text.length, 0)
  const local = text.slice(0, end)
  const domain = text.slice(end + 1)
  if (local === '') return fault('no-local', 0)
  if (domain === '') return fault('no-domain', text.length, 0)
  if (isQuoted) {
    // eslint-disable-next-line no-control-regex -- controls are what is looked for
    const wrong = local.search(/[\u0000-\u001f\u007f]/)
    if (wrong >= 0) return fault('character', wrong)
    // A backslash takes characters of ASCII with it, RFC 5321 and 6531.
    const escaped = local.search(/\\[^ -~]/u)
    if (escaped >= 0) return fault('character', escaped)
  } else {
    const found = localFault(local)
    if (found) return found
  }
  if (octets(local) > longestLocal) return fault('local-long', 0, local.length)
  const isBracketed = domain.startsWith('[') && domain.endsWith(']')
  if (!isBracketed && domain.includes('@')) return fault('many-at', end + 1 + domain.indexOf('@'))
  if (isBracketed ? !isLiteral(domain) : false) return fault('literal', end + 1, domain.length)
  const found = isBracketed ? undefined : domainFault(domain, end + 1)
  if (found) return found
  const asciiDomain = isBracketed ? domain : asciiOf(domain)
  if (asciiDomain === undefined) return fault('domain-character', end + 1, domain.length)
  if (asciiDomain.length > longestDomain) return fault('domain-long', end + 1, domain.length)
  if (octets(local) + 1 + asciiDomain.length > longestAddress) return fault('long', 0, text.length)
  return {
    kind: 'address',
    local,
    domain,
    asciiDomain,
    isQuoted,
    isLiteral: isBracketed,
    isInternational: beyondAscii.test(local),
  }
}
