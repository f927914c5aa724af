import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOrder, type OpenFile } from '@/lib/families/pdf-tools/page-parts'
import {
  backwards,
  interleaved,
  movedBy,
  movedTo,
  readArranged,
  removed,
  repeated,
  turned,
  withBlank,
  writeArranged,
  type Placed,
} from '@/lib/kits/app/cards'
import { pdfHead } from '@/lib/subjects/pdf/head'
import { readRanges, writeRanges } from '@/lib/subjects/pdf/ranges'
import { partName, split } from '@/lib/subjects/pdf/split'

const pagesIn = (text: string, count = 12) => {
  const read = readRanges(text, count)
  return 'fault' in read ? read.fault : read.pages
}

describe('pages named in words', () => {
  it('are numbers, ranges, open ends and words', () => {
    expect(pagesIn('1-3, 8, 10-')).toEqual([1, 2, 3, 8, 10, 11, 12])
    expect(pagesIn('-2; last')).toEqual([1, 2, 12])
    expect(pagesIn('4-2, 4')).toEqual([4, 3, 2, 4])
    expect(pagesIn('odd', 5)).toEqual([1, 3, 5])
    expect(pagesIn('Even', 5)).toEqual([2, 4])
    expect(pagesIn(' ', 3)).toEqual([1, 2, 3])
    expect(pagesIn('10–last')).toEqual([10, 11, 12])
  })

  it('are clipped to the file, and told', () => {
    expect(readRanges('2-1000000000', 3)).toEqual({ pages: [2, 3], isClipped: true })
    expect(readRanges('1, 9', 3)).toEqual({ pages: [1], isClipped: true })
    expect(readRanges('1-3', 3)).toEqual({ pages: [1, 2, 3], isClipped: false })
  })

  it('say what is wrong with them', () => {
    expect(pagesIn('1-x')).toContain('“1-x” names no pages')
    expect(pagesIn('0')).toBe('Pages count from 1.')
    expect(pagesIn('40-50')).toBe('None of these pages is there: the file has 12.')
    expect(pagesIn('13-')).toBe('None of these pages is there: the file has 12.')
  })

  it('are written as they are read', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (pages) => {
        expect(pagesIn(writeRanges(pages), 60)).toEqual(pages)
      }),
      { seed: 7 },
    )
  })
})

describe('a file cut into parts', () => {
  const parts = (...args: Parameters<typeof split>) => {
    const cut = split(...args)
    return 'fault' in cut ? cut.fault : cut.parts.map(({ pages, title }) => [title ?? '', ...pages])
  }

  it('by count, parity, ranges, starts and separators', () => {
    expect(parts(5, { by: 'count', every: 2 })).toEqual([
      ['', 1, 2],
      ['', 3, 4],
      ['', 5],
    ])
    expect(parts(4, { by: 'parity' })).toEqual([
      ['', 1, 3],
      ['', 2, 4],
    ])
    expect(parts(9, { by: 'ranges', text: '1-2, 8-', isOne: false })).toEqual([
      ['', 1, 2],
      ['', 8, 9],
    ])
    expect(parts(9, { by: 'ranges', text: '1-2, 8-', isOne: true })).toEqual([['', 1, 2, 8, 9]])
    expect(
      parts(6, {
        by: 'starts',
        starts: [
          { page: 5, title: 'B' },
          { page: 2, title: 'A' },
          { page: 5, title: 'C' },
        ],
      }),
    ).toEqual([
      ['', 1],
      ['A', 2, 3, 4],
      ['B', 5, 6],
    ])
    expect(parts(6, { by: 'separators', pages: [1, 3, 4] })).toEqual([
      ['', 2],
      ['', 5, 6],
    ])
    expect(parts(6, { by: 'ranges', text: '7', isOne: false })).toContain('None of these pages')
  })

  it('has every page in one part, whatever the rule', () => {
    const rules = fc.oneof(
      fc.record({ by: fc.constant('count' as const), every: fc.integer({ min: 1, max: 70 }) }),
      fc.record({ by: fc.constant('parity' as const) }),
      fc.record({
        by: fc.constant('starts' as const),
        starts: fc.array(fc.record({ page: fc.integer({ min: 1, max: 50 }) })),
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 60 }), rules, (count, rule) => {
        const cut = split(count, rule)
        if ('fault' in cut) throw new Error(cut.fault)
        const all = cut.parts.flatMap(({ pages }) => pages).toSorted((one, other) => one - other)
        expect(all).toEqual(Array.from({ length: count }, (_, at) => at + 1))
      }),
      { seed: 11 },
    )
  })

  it('is named by a pattern that every file system takes', () => {
    const given = { file: 'report', number: 3, count: 12, pages: '4-6, 9', title: 'A/B: "C"' }
    expect(partName('{file}-{n}', given)).toBe('report-03')
    expect(partName('{title} p{pages}', given)).toBe('A B C p4-6_9')
    expect(partName('{unknown}', given)).toBe('{unknown}')
    expect(partName('{title}', { ...given, title: undefined })).toBe('part 3')
    expect(partName(' ... ', given)).toBe('part 3')
  })
})

const cards = (...keys: string[]): Placed[] => keys.map((key) => ({ key, turn: 0 }))
const keysOf = (list: readonly Placed[]) => list.map(({ key }) => key).join(' ')
const five = cards('a', 'b', 'c', 'd', 'e')

describe('cards', () => {
  it('move together and keep their order', () => {
    expect(keysOf(movedTo(five, new Set(['d', 'b']), 0))).toBe('b d a c e')
    expect(keysOf(movedTo(five, new Set(['a']), 5))).toBe('b c d e a')
    expect(keysOf(movedBy(five, new Set(['b', 'd']), 1))).toBe('a c b d e')
    expect(keysOf(movedBy(five, new Set(['a']), -1))).toBe('a b c d e')
    expect(keysOf(movedBy(five, new Set(['b']), 99))).toBe('a c d e b')
  })

  it('turn, go, come again and stand backwards', () => {
    const once = turned(five, new Set(['a']), -90)
    expect(once[0]).toEqual({ key: 'a', turn: 270 })
    expect(turned(once, new Set(['a']), 90)[0]).toEqual({ key: 'a', turn: 0 })
    expect(keysOf(removed(five, new Set(['a', 'e'])))).toBe('b c d')
    expect(keysOf(repeated(repeated(five, new Set(['b'])), new Set(['b'])))).toBe('a b b+3 b+2 c d e')
    expect(keysOf(backwards(five, new Set()))).toBe('e d c b a')
    expect(keysOf(backwards(five, new Set(['a', 'c'])))).toBe('c b a d e')
    expect(keysOf(interleaved(cards('a', 'b'), cards('x', 'y', 'z')))).toBe('a x b y z')
    expect(keysOf(withBlank(five, new Set(['a', 'b'])).cards)).toBe('a b blank+2 c d e')
  })

  it('are kept as they are', () => {
    const arranged = { of: 'two words "quoted"', cards: turned(five, new Set(['c']), 180) }
    expect(readArranged(writeArranged(arranged))).toEqual(arranged)
  })
})

describe('the order of pages', () => {
  const open = (id: number, ...pages: number[]): { one: OpenFile } => ({
    one: {
      file: { id, name: `${id}.pdf`, size: 1, file: new File([], `${id}.pdf`), isBusy: false },
      opened: { kind: 'opened', of: 'pdf', pages: [], traits: [], chapters: [], found: [] },
      pages,
    },
  })
  const [one, two, three] = [open(1, 1, 2), open(2, 1, 2), open(3, 1)]

  it('is that of the files at first', () => {
    expect(keysOf(pageOrder([two, one], undefined).cards)).toBe('2.1 2.2 1.1 1.2')
    expect(keysOf(pageOrder([open(1, 2, 2)], undefined).cards)).toBe('1.2 1.2+2')
  })

  it('stays as it was made by hand while files come and go', () => {
    const { of } = pageOrder([one, two], undefined)
    const mixed = writeArranged({ of, cards: cards('1.1', '2.2', '1.2', 'blank+2') })
    expect(keysOf(pageOrder([one, two], mixed).cards)).toBe('1.1 2.2 1.2 blank+2')
    expect(pageOrder([one, two], mixed).isMixed).toBe(true)
    expect(keysOf(pageOrder([one, two, three], mixed).cards)).toBe('1.1 2.2 1.2 blank+2 3.1')
    expect(keysOf(pageOrder([two], mixed).cards)).toBe('2.2 blank+2')
  })

  it('goes with the files when those are moved, and begins anew where other pages are wanted', () => {
    const { of } = pageOrder([one, two], undefined)
    const edited = writeArranged({ of, cards: cards('1.2', 'blank+2', '2.1', '2.2') })
    expect(keysOf(pageOrder([two, one], edited).cards)).toBe('2.1 2.2 1.2 blank+2')
    expect(keysOf(pageOrder([open(1, 1), two], edited).cards)).toBe('1.1 2.1 2.2')
    expect(keysOf(pageOrder([three, one, two], edited).cards)).toBe('3.1 1.2 blank+2 2.1 2.2')
  })
})

it('a PDF is told by its bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(pdfHead(bytes('%PDF-1.7 …'), bytes('… %%EOF\n'))).toEqual({ isPdf: true, isWhole: true })
  expect(pdfHead(bytes('mail head\n%PDF-1.4'), bytes('stream'))).toEqual({ isPdf: true, isWhole: false })
  expect(pdfHead(bytes('PK'), bytes(''))).toEqual({ isPdf: false, isWhole: false })
})
