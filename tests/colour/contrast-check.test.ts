import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import tool from '@/lib/tools/utilities/developer/color-contrast-checker'
import { contrastRatio, writtenRatio } from '@/lib/subjects/colour/contrast'
import {
  hexOfBytes,
  judgePair,
  mostListed,
  nearestFor,
  readColourList,
  shownPair,
  type ContrastAnswer,
} from '@/lib/subjects/colour/contrast-check'
import { pairsOfStyles } from '@/lib/subjects/colour/css-pairs'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import type { Colour, Triple } from '@/lib/subjects/colour/spaces'
import { bytesOf } from '@/lib/subjects/colour/write'

function colour(css: string): Colour {
  const read = parseColour(css)
  if (!isColour(read)) throw new Error(css)
  return read
}
const bytes = (css: string): Triple => bytesOf(colour(css).xyz)
const judged = (front: string, back: string) => judgePair(shownPair(colour(front), colour(back)))

describe('contrast beside 40-digit decimals', () => {
  const lines = readFileSync('tests/vectors/contrast/pairs.txt', 'utf8').trim().split('\n')
  it.each(lines.map((line) => line.split(' ') as [string, string, string]))('%s on %s', (one, other, ratio) => {
    expect(judged(one, other).ratio).toBeCloseTo(Number(ratio), 9)
    expect(judged(other, one).ratio).toBeCloseTo(Number(ratio), 9)
  })
})

describe('a pair', () => {
  it('is not rounded up to a level: #777 on white fails 4.5', () => {
    const { ratio, levels } = judged('#777', 'white')
    expect(writtenRatio(ratio)).toBe('4.47')
    expect(levels.map(({ id, passes }) => [id, passes])).toEqual([
      ['text', false],
      ['largeText', true],
      ['textEnhanced', false],
      ['largeTextEnhanced', false],
      ['parts', true],
    ])
  })

  it('passes everything in black on white', () => {
    const { ratio, levels, lightnessContrast } = judged('black', 'white')
    expect(ratio).toBe(21)
    expect(levels.every(({ passes }) => passes)).toBe(true)
    // Values of the reference implementation for #000 on #fff and #fff on #000.
    expect(lightnessContrast).toBeCloseTo(106.04067, 3)
    expect(judged('white', 'black').lightnessContrast).toBeCloseTo(-107.88473, 3)
  })

  it('lays a see-through text on its ground, and a see-through ground on white', () => {
    const pair = shownPair(colour('rgb(0 0 0 / 50%)'), colour('rgb(255 0 0 / 50%)'))
    expect(pair).toEqual({ ground: [255, 128, 128], text: [128, 64, 64] })
  })

  it('keeps greys as they are for eyes without a type of cone', () => {
    for (const { ratio } of judged('#777', 'white').seen) expect(ratio).toBeCloseTo(4.478, 1)
  })

  it('shows red and green as near to each other without green cones', () => {
    const { ratio, seen } = judged('#c00000', '#007a33')
    expect(seen.map(({ vision }) => vision)).toEqual(['protanopia', 'deuteranopia', 'tritanopia'])
    expect(ratio).toBeLessThan(1.5)
  })
})

describe('nearest colours', () => {
  it.each([
    ['#999999', '#ffffff'],
    ['#d98c5f', '#fff4ec'],
    ['#3355aa', '#111111'],
    ['#808080', '#7f7f7f'],
  ])('%s on %s: each reaches what it is for, and a step nearer does not', (front, back) => {
    const pair = { text: bytes(front), ground: bytes(back) }
    for (const { least, text, ground } of nearestFor(pair)) {
      if (text) expect(contrastRatio(bytes(text), pair.ground)).toBeGreaterThanOrEqual(least)
      if (ground) expect(contrastRatio(bytes(ground), pair.text)).toBeGreaterThanOrEqual(least)
      // Greys: the byte beside it, on the side of the first colour, is not enough.
      const isGrey = text && text.slice(1, 3) === text.slice(3, 5) && front.slice(1, 3) === front.slice(3, 5)
      if (!isGrey) continue
      const value = bytes(text)[0]
      const nearer = value + 2 * Math.sign(pair.text[0] - value)
      expect(contrastRatio([nearer, nearer, nearer], pair.ground)).toBeLessThan(least)
    }
  })

  it('asks for nothing that passes already, and says where nothing of the hue will do', () => {
    expect(nearestFor({ text: [0, 0, 0], ground: [255, 255, 255] })).toEqual([])
    // 7:1 on a middle grey is reached neither by black nor by white.
    const [, , enhanced] = nearestFor({ text: [130, 130, 130], ground: [119, 119, 119] })
    expect(enhanced).toMatchObject({ least: 7, text: undefined })
  })
})

describe('a list', () => {
  it('takes colours as style sheets write them, and names what is none by its line', () => {
    const { colours, faults, left } = readColourList(
      '--ink: #0b2545;\n"#13315C",\n\nseegreen\n#0B2545\nrgb(0 0 0 / 50%)',
    )
    expect(colours.map(({ bytes: one }) => hexOfBytes(one))).toEqual(['#0b2545', '#13315c', '#808080'])
    expect(faults).toEqual([
      { line: 4, written: 'seegreen', fault: { fault: 'unknown name', found: 'seegreen', near: 'seagreen' } },
    ])
    expect(left).toBe(0)
  })

  it('compares so many and says how many are left', () => {
    const many = Array.from({ length: mostListed + 3 }, (_, at) => `rgb(${at} 0 0)`).join('\n')
    expect(readColourList(many)).toMatchObject({ left: 3, faults: [] })
  })
})

const sheet = `:root { --ink: #767676; --paper: #fff }
/* a comment { color: red } */
a { color: var(--ink); background: var(--paper) }
.half { color: red }
@media (min-width: 600px) {
  .hero { color: #949494; background-color: white; font-size: 24px }
  .bold { color: #949494; background: #fff url(x.png) }
}
.small { color: #949494; background: no-repeat #fff; font-size: 14pt; font-weight: 700 }
.pale { color: #949494; background: #fff; color: #aaa }
.set { color: var(--none, black); background: var(--paper) }
.unset { color: var(--none); background: white }
.strong { background: black !important; color: white; background: white }`

describe('a style sheet', () => {
  const audit = pairsOfStyles(sheet)
  it.each([
    ['a', 3, '#767676', '#fff', '4.54', false],
    ['.hero', 6, '#949494', 'white', '3.03', true],
    ['.small', 9, '#949494', 'no-repeat #fff', '3.03', true],
    ['.pale', 10, '#aaa', '#fff', '2.32', false],
    ['.set', 11, 'black', '#fff', '21.00', false],
    ['.strong', 13, 'white', 'black', '21.00', false],
  ])('%s', (selector, line, text, ground, ratio, isLarge) => {
    const found = audit.pairs.find((one) => one.selector === selector)
    expect(found).toMatchObject({ line, written: { text, ground }, isLarge })
    expect(writtenRatio(found?.ratio ?? 0)).toBe(ratio)
  })

  it('leaves to the visitor what it cannot know', () => {
    expect(audit.halves).toBe(1)
    expect(audit.unread.map(({ selector }) => selector)).toEqual(['.bold', '.unset'])
    expect(audit.faults).toBe(0)
    expect(pairsOfStyles('a { color: red; background } b { color: #000; background: #fff }').faults).toBeGreaterThan(0)
  })

  it('reads sheets of many rules', () => {
    expect(pairsOfStyles('.x { color: #777; background: #fff }\n'.repeat(5000)).pairs).toHaveLength(5000)
  })
})

describe('what the page shows', () => {
  const values = { text: '#777', ground: '#fff' }
  const work = (changes: object, answer?: ContrastAnswer) => ({
    values: { ...values, ...changes },
    texts: { palette: '' },
    opened: {},
    picks: {},
    selection: undefined,
    answer,
    asked: undefined,
    isCurrent: true,
    files: [],
    made: undefined,
    standing: answer,
    next: undefined,
  })
  const taken = (name: 'copy' | 'save', given: ReturnType<typeof work>) => {
    const way = tool.takeAway[name]
    return way && 'of' in way ? way.of(given) : undefined
  }
  const shown = (changes: object, answer?: ContrastAnswer) => JSON.stringify(tool.views(work(changes, answer)))

  it('offers the nearest colours as presses that set the field', () => {
    expect(shown({})).toContain('"sets":{"text":"#')
    expect(shown({})).toContain('4.47:1. Passes for large text')
  })

  it.each([
    ['#000', 'Passes AA and AAA for every text'],
    ['#767676', 'Passes AA for every text, AAA for large text'],
    ['#ddd', 'Fails at every level'],
    ['', 'Text colour: This must be a colour'],
    ['#12345', 'must have 3, 4, 6 or 8 digits'],
  ])('%s on white', (text, says) => {
    expect(shown({ text })).toContain(says)
  })

  it('shows the matrix of a list and the rules of a sheet, worst first, and saves both', () => {
    const list: ContrastAnswer = { kind: 'list', ...readColourList('#000\n#fff\n#777\noops') }
    expect(shown({}, list)).toContain('3 colours, 3 pairs: 2 pass AA for normal text.')
    expect(shown({}, list)).toContain('Line 4')
    expect(taken('save', work({}, list))).toBe(
      'Text,#000000,#ffffff,#777777\r\n#000000,,21.00 AAA,4.68 AA\r\n#ffffff,21.00 AAA,,4.47 large\r\n#777777,4.68 AA,4.47 large,',
    )
    const styles: ContrastAnswer = { kind: 'styles', ...pairsOfStyles(sheet) }
    const csv = String(taken('save', work({}, styles))).split('\r\n')
    expect(csv[1]).toBe('.pale,10,#aaa,#fff,2.32:1,4.5:1,Fails')
    expect(csv).toHaveLength(7)
    expect(shown({}, styles)).toContain('6 rules set both colours: 1 below AA.')
    expect(taken('copy', work({}))).toMatch(/^#777777 on #ffffff: 4\.47:1\nNormal text/)
    expect(taken('save', work({}))).toBeUndefined()
  })
})
