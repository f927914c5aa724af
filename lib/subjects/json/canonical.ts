import { writeString } from '@/lib/subjects/json/string-text'
import { ExactNumber, isList, isMembers, type JsonValue } from '@/lib/subjects/json/value'

/** What has no canonical form. */
export class NotCanonical extends Error {
  override readonly name = 'NotCanonical'
  constructor(
    readonly why: 'number' | 'surrogate',
    readonly found: string,
  ) {
    super(`${why}: ${found}`)
  }
}

/**
 * The JSON Canonicalization Scheme, RFC 8785: no white space, members by the UTF-16 code units of their names, numbers as ECMAScript
 * writes the doubles they are read as. Refuses numbers beyond a double and halves of characters.
 */
export function canonicalJson(value: JsonValue): string {
  if (value instanceof ExactNumber) return canonicalNumber(value.written)
  if (typeof value === 'string') return canonicalString(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (!isMembers(value)) return String(value)
  const members = [...value].toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return `{${members.map(([key, one]) => `${canonicalString(key)}:${canonicalJson(one)}`).join(',')}}`
}

function canonicalNumber(written: string): string {
  const double = Number(written)
  if (!Number.isFinite(double)) throw new NotCanonical('number', written)
  return JSON.stringify(double)
}

function canonicalString(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new NotCanonical('surrogate', writeString(text))
  return writeString(text)
}
