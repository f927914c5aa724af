import { entityTable } from '@/lib/subjects/entities/table'

export type EscapePlace = 'text' | 'html' | 'attribute' | 'xml'
export type BeyondAscii = 'keep' | 'named' | 'decimal' | 'hex'

const five = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const
const quoted = { ...five, '"': '&quot;', "'": '&#39;' } as const
const escapes: Readonly<Record<EscapePlace, Readonly<Record<string, string>>>> = {
  text: { ...five, '\u00a0': '&nbsp;' },
  html: quoted,
  // What ends or splits a value without quotes: HTML standard, section 13.1.2.3.
  attribute: {
    ...quoted,
    '=': '&#61;',
    '`': '&#96;',
    ' ': '&#32;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\f': '&#12;',
    '\r': '&#13;',
  },
  xml: { ...five, '"': '&quot;', "'": '&apos;' },
}

function numbered(sign: string, form: 'decimal' | 'hex'): string {
  const code = sign.codePointAt(0) ?? 0
  return form === 'hex' ? `&#x${code.toString(16).toUpperCase()};` : `&#${code};`
}

/**
 * A text with character references for what has a meaning at that place, and for what lies beyond ASCII if wanted. XML has five
 * names only, so that others are numbers there. Half of a surrogate pair has no reference and stays.
 */
export function withReferences(text: string, place: EscapePlace, beyond: BeyondAscii): string {
  const table = escapes[place]
  const { names } = entityTable()
  const pattern = beyond === 'keep' ? /[&<>"'=` \t\n\f\r\u00a0]/g : /[&<>"'=` \t\n\f\r]|[^\0-\x7f]/gu
  return text.replaceAll(pattern, (sign) => {
    const found = Object.hasOwn(table, sign) ? table[sign] : undefined
    if (found !== undefined) return found
    if (beyond === 'keep' || sign < '\x80' || /\p{Surrogate}/u.test(sign)) return sign
    const name = beyond === 'named' && place !== 'xml' ? names.get(sign) : undefined
    if (name !== undefined) return `&${name};`
    return numbered(sign, beyond === 'hex' ? 'hex' : 'decimal')
  })
}
