import { lengthInWords, fromNow } from './moments'

export interface Remark {
  tone: 'plain' | 'good' | 'warn' | 'bad'
  says: string
  detail?: string
}

type Claims = Readonly<Record<string, unknown>>

const year = 31_557_600
/** Seconds of the year 5138: a larger number was meant as milliseconds. */
const surelyMilliseconds = 100_000_000_000

function timeRemarks(claims: Claims, now: number): Remark[] {
  const { exp, nbf, iat } = claims
  const remarks: Remark[] = []
  for (const [name, value] of Object.entries({ exp, nbf, iat })) {
    if (value === undefined) continue
    if (typeof value !== 'number')
      remarks.push({
        tone: 'bad',
        says: `“${name}” is no number.`,
        detail: 'RFC 7519 wants seconds since 1970-01-01 UTC; a library refuses this or, worse, ignores it.',
      })
    else if (value > surelyMilliseconds)
      remarks.push({
        tone: 'warn',
        says: `“${name}” looks like milliseconds.`,
        detail: 'Tokens count seconds. Read as seconds, this is thousands of years ahead.',
      })
  }
  if (typeof exp === 'number') {
    if (exp <= now) remarks.push({ tone: 'bad', says: `Expired ${fromNow(exp, now)}.` })
    else remarks.push({ tone: 'plain', says: `Expires ${fromNow(exp, now)}.` })
    if (typeof iat === 'number' && exp - iat > year && exp < surelyMilliseconds)
      remarks.push({
        tone: 'warn',
        says: `It lives ${lengthInWords(exp - iat)}.`,
        detail: 'Whoever copies it can use it that long: a token cannot be called back.',
      })
  } else if (exp === undefined) remarks.push({ tone: 'warn', says: 'It never expires: “exp” is missing.' })
  if (typeof nbf === 'number' && nbf > now)
    remarks.push({ tone: 'bad', says: `Not valid yet: it begins ${fromNow(nbf, now)}.` })
  if (typeof iat === 'number' && iat > now + 60 && iat < surelyMilliseconds)
    remarks.push({ tone: 'warn', says: `Issued ${fromNow(iat, now)}: one of the two clocks is wrong.` })
  return remarks
}

function headerRemarks(header: Claims): Remark[] {
  const remarks: Remark[] = []
  const { kid } = header
  for (const name of ['jku', 'x5u'])
    if (header[name] !== undefined)
      remarks.push({
        tone: 'warn',
        says: `The header names an address of keys (“${name}”).`,
        detail:
          'A server that fetches keys from wherever the token says accepts keys of whoever wrote it. Only addresses on a fixed list may be used.',
      })
  for (const name of ['jwk', 'x5c'])
    if (header[name] !== undefined)
      remarks.push({
        tone: 'warn',
        says: `The header brings its own key (“${name}”).`,
        detail: 'It proves nothing unless the server knew that key before.',
      })
  if (typeof kid === 'string' && /\.\.|[/\\'";|<>\0]/.test(kid))
    remarks.push({
      tone: 'warn',
      says: 'The key name (“kid”) looks like a path or a command.',
      detail: 'A server that opens a file or asks a database by it can be led elsewhere.',
    })
  if (header.crit !== undefined)
    remarks.push({ tone: 'warn', says: 'The header has “crit”: names that must be understood, or the token refused.' })
  return remarks
}

/** What a reader of a token should know of it, without any key. `now` in seconds since 1970. RFC 7519, section 4.1; RFC 8725. */
export function remarksOn(header: Claims, claims: Claims | undefined, now: number): Remark[] {
  return [...(claims ? timeRemarks(claims, now) : []), ...headerRemarks(header)]
}
