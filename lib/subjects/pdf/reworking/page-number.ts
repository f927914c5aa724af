import type { Stamp } from '@/lib/subjects/pdf/task'

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, letters] of romans)
    while (rest >= value) {
      text += letters
      rest -= value
    }
  return text
}

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
