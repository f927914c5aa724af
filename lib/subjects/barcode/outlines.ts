import { drawingSVG } from 'bwip-js/generic'

/** A step of an outline in units of the height of a capital, from the baseline, y downwards. */
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['Z']

/** The library's cell in which an outline is asked for, small because it is also drawn in pixels; and a capital's height in it. */
const cell = 100
const capital = 66.6

const known = new Map<string, readonly Step[]>()

/** The outline of one ASCII character in OCR-B, the typeface that ISO/IEC 15420 shows below retail codes. */
export function outlineOf(character: string): readonly Step[] {
  const found = known.get(character)
  if (found) return found
  const pen = drawingSVG()
  const none = { paddingleft: 0, paddingright: 0, paddingtop: 0, paddingbottom: 0 }
  pen.setopts?.({ bcid: '', text: character, ...none })
  pen.init(cell, cell)
  pen.text(0, 0, character, '000000', { name: 'OCR-B', width: cell, height: cell, dx: 0 })
  const path = / d="([^"]*)"/.exec(String(pen.end()))?.[1] ?? ''
  const steps = [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, letter = 'Z', numbers = '']): Step => {
    const [a = 0, b = 0, c = 0, d = 0] = numbers
      .trim()
      .split(' ')
      .map((number) => Number(number) / capital)
    if (letter === 'Q') return ['Q', a, b, c, d]
    return letter === 'M' || letter === 'L' ? [letter, a, b] : ['Z']
  })
  known.set(character, steps)
  return steps
}
