import { bytesOfBase32, toBase32 } from '@/lib/base/encoding/base32'
import {
  codeAlgorithms,
  largestCounter,
  longestPeriod,
  secretRemarks,
  settingsRemarks,
  usualSettings,
  type CodeAccount,
  type CodeAlgorithm,
  type CodeSettings,
} from './account'

/** Why a text is no account; the stretch in UTF-16 units of that text. */
export interface AccountFault {
  says: string
  offset: number
  length: number
}

export const isAccountFault = (read: object): read is AccountFault => 'says' in read

const isAlgorithm = (text: string): text is CodeAlgorithm => Object.hasOwn(codeAlgorithms, text)
const isDigits = (digits: number): digits is CodeSettings['digits'] => digits === 6 || digits === 7 || digits === 8

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A parameter as it was written, with its place. */
interface Written {
  name: string
  text: string
  offset: number
  length: number
}

function parametersOf(uri: string): Written[] {
  const start = uri.indexOf('?') + 1
  if (start === 0) return []
  const [query = ''] = uri.slice(start).split('#')
  let offset = start
  return query.split('&').map((pair) => {
    const cut = pair.indexOf('=')
    const name = cut === -1 ? pair : pair.slice(0, cut)
    const value = cut === -1 ? '' : pair.slice(cut + 1)
    const at = { offset: offset + name.length + (cut === -1 ? 0 : 1), length: value.length }
    offset += pair.length + 1
    return { name: decoded(name).toLowerCase(), text: decoded(value.replaceAll('+', ' ')), ...at }
  })
}

function settingsIn(kind: CodeSettings['kind'], find: (name: string) => Written | undefined) {
  const refused = (says: string, { offset, length }: Written): AccountFault => ({ says, offset, length })
  const algorithm = find('algorithm')
  const named = (algorithm?.text ?? usualSettings.algorithm).toUpperCase().replace(/^(?:HMAC-?)?SHA-?/, 'SHA')
  if (algorithm && !isAlgorithm(named))
    return refused(`The algorithm must be SHA1, SHA256 or SHA512, not “${algorithm.text}”.`, algorithm)
  const digits = find('digits')
  const count = digits ? Number(digits.text) : usualSettings.digits
  if (digits && !isDigits(count)) return refused(`The digits must be 6, 7 or 8, not “${digits.text}”.`, digits)
  const period = find('period')
  const seconds = period ? wholeNumber(period.text, 1, longestPeriod) : usualSettings.period
  if (period && seconds === undefined)
    return refused(`The period must be from 1 to ${longestPeriod} seconds, not “${period.text}”.`, period)
  const counter = find('counter')
  const next = counter ? wholeNumber(counter.text, 0, largestCounter) : usualSettings.counter
  if (counter && next === undefined)
    return refused(`The counter must be a whole number from 0 to ${largestCounter}, not “${counter.text}”.`, counter)
  return {
    kind,
    algorithm: isAlgorithm(named) ? named : usualSettings.algorithm,
    digits: isDigits(count) ? count : usualSettings.digits,
    period: seconds ?? usualSettings.period,
    counter: next ?? usualSettings.counter,
  } satisfies CodeSettings
}

/** Issuer and name of a label. A colon that stands plain divides them, even where the issuer has an escaped one. */
function labelParts(path: string): [prefix: string, name: string] {
  const label = path.includes(':') ? path : decoded(path)
  const cut = label.indexOf(':')
  return [decoded(label.slice(0, Math.max(0, cut))).trim(), decoded(label.slice(cut + 1)).trim()]
}

/** An account of a key URI (Google Authenticator, Key Uri Format), with what authenticators tolerate, or why it is none. */
export function readOtpauth(uri: string): CodeAccount | AccountFault {
  const whole = { offset: 0, length: uri.length }
  const [head, typed = '', path = ''] = /^otpauth:\/\/([^/?#]*)\/?([^?#]*)/i.exec(uri) ?? []
  if (head === undefined) return { says: 'This is no otpauth:// address.', ...whole }
  const kind = typed.toLowerCase()
  if (kind !== 'totp' && kind !== 'hotp')
    return { says: `The kind must be totp or hotp, not “${typed}”.`, offset: 10, length: Math.max(1, typed.length) }
  const parameters = parametersOf(uri)
  const find = (name: string) => parameters.find((one) => one.name === name)
  const secret = find('secret')
  if (!secret || secret.text.trim() === '') return { says: 'The address has no secret.', ...whole }
  const read = bytesOfBase32(secret.text)
  if ('says' in read) {
    // A place within escaped letters is that of the whole secret.
    const isPlain = uri.slice(secret.offset, secret.offset + secret.length) === secret.text
    return isPlain
      ? { says: read.says, offset: secret.offset + read.offset, length: 1 }
      : { says: read.says, offset: secret.offset, length: secret.length }
  }
  const settings = settingsIn(kind, find)
  if ('says' in settings) return settings
  const [prefix, name] = labelParts(path)
  const named = find('issuer')?.text.trim() ?? ''
  return {
    ...settings,
    issuer: named || prefix,
    name,
    secret: read.bytes,
    written: secret.text,
    remarks: [
      ...secretRemarks(read.bytes),
      ...(read.spare ? ['The last letter of the secret has bits that no byte needs: it may be mistyped.'] : []),
      ...settingsRemarks(settings),
      ...(prefix !== '' && named !== '' && prefix !== named
        ? [`The label says “${prefix}” and the issuer “${named}”: they should be equal.`]
        : []),
      ...(kind === 'hotp' && !find('counter')
        ? ['The address has no counter, which the format demands of hotp; it is read as 0.']
        : []),
    ],
  }
}

/** The key URI of an account, with every setting written out. */
export function writeOtpauth(account: CodeAccount): string {
  const { kind, issuer, name, secret, algorithm, digits, period, counter } = account
  // Half a character has no escaped form.
  const escape = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
  const label = issuer === '' ? escape(name) : `${escape(issuer)}:${escape(name)}`
  const pairs = [
    ['secret', toBase32(secret)],
    ...(issuer === '' ? [] : [['issuer', escape(issuer)]]),
    ['algorithm', algorithm],
    ['digits', String(digits)],
    kind === 'totp' ? ['period', String(period)] : ['counter', String(counter)],
  ]
  return `otpauth://${kind}/${label}?${pairs.map((pair) => pair.join('=')).join('&')}`
}
