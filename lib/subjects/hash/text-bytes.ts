import { bytesOfText } from '@/lib/base/encoding/charset'

export const textCharsets = ['utf-8', 'utf-16le', 'utf-16be'] as const
export type TextCharset = (typeof textCharsets)[number]

export const lineEndRules = ['typed', 'lf', 'crlf'] as const
export type LineEndRule = (typeof lineEndRules)[number]

/** How text becomes the bytes that are hashed. */
export interface TextForm {
  charset: TextCharset
  lineEnds: LineEndRule
  /** A byte order mark, U+FEFF, before the text. */
  mark: boolean
}

/** The text with its line ends (CRLF, LF or CR) written as the rule says. */
export function withLineEnds(text: string, rule: LineEndRule): string {
  return rule === 'typed' ? text : text.replaceAll(/\r\n|\r|\n/g, rule === 'lf' ? '\n' : '\r\n')
}

/**
 * The bytes of a text in the form asked for; or the offset of the first half of a surrogate pair, which no encoding form can
 * write (Unicode 15, definition D76). No text has no bytes, not even a byte order mark.
 */
export function textAsBytes(text: string, { charset, lineEnds, mark }: TextForm): Uint8Array | { unwritable: number } {
  if (text === '') return new Uint8Array(0)
  return bytesOfText((mark ? '\ufeff' : '') + withLineEnds(text, lineEnds), charset)
}

/** What was added to or taken from the end of a text. */
export type EndChange = 'none' | 'line feed added' | 'line end added' | 'end trimmed'

/** A text that somebody may have meant, and what sets it apart from the one that was typed. */
export interface Reading {
  form: TextForm
  end: EndChange
}

/**
 * The other readings of a text whose digest is worth a try when one does not match, the likeliest first: `echo` adds a line
 * feed, Windows programs write CRLF, PowerShell 5 writes UTF-16LE with a byte order mark. `form` itself comes with changed
 * ends only.
 */
export function otherReadings(text: string, form: TextForm): { reading: Reading; text: string }[] {
  const ends: { end: EndChange; text: string }[] = [
    { end: 'none', text },
    { end: 'line feed added', text: `${text}\n` },
    { end: 'line end added', text: `${text}\r\n` },
  ]
  const trimmed = text.replace(/\s+$/u, '')
  if (trimmed !== text) ends.push({ end: 'end trimmed', text: trimmed })
  const forms: TextForm[] = textCharsets.flatMap((charset) =>
    lineEndRules.flatMap((lineEnds) => [false, true].map((mark) => ({ charset, lineEnds, mark }))),
  )
  const changes = (other: TextForm) =>
    Number(other.charset !== form.charset) + Number(other.lineEnds !== form.lineEnds) + Number(other.mark !== form.mark)
  return forms
    .flatMap((other) => ends.map(({ end, text: changed }) => ({ reading: { form: other, end }, text: changed })))
    .map((one) => ({ ...one, distance: changes(one.reading.form) + Number(one.reading.end !== 'none') }))
    .filter(({ distance }) => distance > 0)
    .toSorted((first, second) => first.distance - second.distance)
    .map(({ reading, text: changed }) => ({ reading, text: changed }))
}
