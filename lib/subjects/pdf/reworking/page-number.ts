import { writeRoman } from '@/lib/subjects/numbers/roman'
import type { Stamp } from '@/lib/subjects/pdf/task'

/** Page labels have no line above: from 4000 thousands are written out. */
const roman = (number: number) => 'm'.repeat(Math.floor(number / 1000)) + writeRoman(number % 1000).toLowerCase()

/** 1 is a, 26 is z, 27 is aa, 28 is bb: as readers of PDF files letter pages. */
function letters(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26))
  return letter.repeat(Math.ceil(number / 26))
}

/** A page number, 1 and more, in a style of page labels (ISO 32000-1, table 159); digits are filled up with zeros. */
export function writtenNumber(number: number, style: Stamp['style'], digits: number): string {
  if (style === 'D') return String(number).padStart(digits, '0')
  const text = style === 'r' || style === 'R' ? roman(number) : letters(number)
  return style === 'R' || style === 'A' ? text.toUpperCase() : text
}
