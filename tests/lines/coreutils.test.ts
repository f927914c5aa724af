import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { withoutDuplicates, type DuplicateRules } from '@/lib/subjects/lines/duplicates'
import { sortedLines, type SortRules } from '@/lib/subjects/lines/sorting'

/* GNU coreutils and awk, which share nothing with our code, over seeded lines. */

function shell(command: string, input: string): string {
  return execFileSync('sh', ['-c', command], { input, env: { ...process.env, LC_ALL: 'C.UTF-8' } }).toString()
}

const line = fc.oneof(
  fc.constantFrom('a', 'A', 'b', 'a b', 'ä', 'z', '10', '9', '-3', '2.5', '😀', 'ﬁ', '~', 'a\tb', '0'),
  fc
    .string({ unit: fc.constantFrom(...'abAB019 .-'), minLength: 1, maxLength: 5 })
    .filter((text) => text.trim() !== ''),
)
const texts = fc.array(line, { minLength: 1, maxLength: 60 }).map((lines) => `${lines.join('\n')}\n`)

const exactly: DuplicateRules = {
  keep: 'first',
  keepsBlank: false,
  counts: false,
  ignoresCase: false,
  ignoresEdges: false,
  ignoresAccents: false,
  column: undefined,
  delimiter: 'tab',
}
const plain: SortRules = {
  by: 'codes',
  descends: false,
  ignoresCase: false,
  language: 'en',
  dropsBlank: true,
  dropsRepeated: false,
  seed: 1,
  column: undefined,
  delimiter: 'tab',
}
const all = { seed: 20260309, numRuns: 60 }

describe('lines without duplicates', () => {
  it.each([
    ['first', "awk '!seen[$0]++'"],
    ['last', "tac | awk '!seen[$0]++' | tac"],
    ['unique', "awk '{n[$0]++; l[NR]=$0} END {for (i=1;i<=NR;i++) if (n[l[i]]==1) print l[i]}'"],
    ['repeated', "awk '++n[$0]==1 {o[++k]=$0} END {for (i=1;i<=k;i++) if (n[o[i]]>1) print o[i]}'"],
  ] as const)('%s of each is what awk leaves', (keep, command) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(withoutDuplicates(text, { ...exactly, keep }).text).toBe(shell(command, text))
      }),
      all,
    )
  })

  it('counts as uniq -c does', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const sorted = shell('sort', text)
        const wanted = shell('uniq -c', sorted).replace(/^ *(\d+) /gm, '$1\t')
        expect(withoutDuplicates(sorted, { ...exactly, counts: true }).text).toBe(wanted)
      }),
      all,
    )
  })
})

describe('sorted lines', () => {
  it.each([
    [{}, 'LC_ALL=C sort -s'],
    [{ descends: true }, 'LC_ALL=C sort -s -r'],
    [{ dropsRepeated: true }, 'LC_ALL=C sort -u'],
    [{ by: 'length' as const }, 'awk \'{print length($0) "\\t" $0}\' | LC_ALL=C sort -s -n -k1,1 | cut -f2-'],
  ])('%j is what sort gives', (rules, command) => {
    const input = 'by' in rules ? texts.filter((text) => /^[\u0020-\u007e\n]*$/.test(text)) : texts
    fc.assert(
      fc.property(input, (text) => {
        expect(sortedLines(text, { ...plain, ...rules }, regionOf('us')).text).toBe(shell(command, text))
      }),
      all,
    )
  })

  it('by number is what sort -n gives for lines that are numbers', () => {
    const number = fc.oneof(
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -99, max: 99 }).map((n) => n / 8),
    )
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 40 }), (numbers) => {
        const text = `${numbers.join('\n')}\n`
        expect(sortedLines(text, { ...plain, by: 'number' }, regionOf('us')).text).toBe(
          shell('LC_ALL=C sort -s -n', text),
        )
      }),
      all,
    )
  })

  it('by address is what sort gives for each part of four', () => {
    const address = fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
      .map((parts) => parts.join('.'))
    fc.assert(
      fc.property(fc.array(address, { minLength: 1, maxLength: 30 }), (addresses) => {
        const text = `${addresses.join('\n')}\n`
        const wanted = shell('sort -s -t. -k1,1n -k2,2n -k3,3n -k4,4n', text)
        expect(sortedLines(text, { ...plain, by: 'ip' }, regionOf('us')).text).toBe(wanted)
      }),
      all,
    )
  })

  it('shuffles every line into every place about as often', () => {
    const places = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    for (let seed = 0; seed < 4000; seed++)
      sortedLines('0\n1\n2\n3', { ...plain, by: 'shuffle', seed }, regionOf('us'))
        .text.split('\n')
        .forEach((value, place) => {
          const row = places[place]
          if (row) row[Number(value)] = (row[Number(value)] ?? 0) + 1
        })
    // A thousand is expected; 150 is five and a half standard deviations.
    for (const count of places.flat()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('alphabets', () => {
  // The orders of the Unicode Common Locale Data Repository, as its charts of collation show them.
  it.each([
    ['sv', 'ö ä z å a', 'a z å ä ö'],
    ['da', 'å z ø æ a', 'a z æ ø å'],
    ['de', 'z ä b a', 'a ä b z'],
    ['es', 'o ñ n', 'n ñ o'],
    ['cs', 'i ch h c', 'c h ch i'],
    ['en', 'Zoo apple Apple éclair Eclair', 'apple Apple Eclair éclair Zoo'],
  ])('%s: %s', (language, given, wanted) =>
    expect(sortedLines(given.replaceAll(' ', '\n'), { ...plain, by: 'alphabet', language }, regionOf('us')).text).toBe(
      wanted.replaceAll(' ', '\n'),
    ),
  )
  it('take numbers within words by their value where that is asked', () =>
    expect(sortedLines('file10\nfile9\nfile1', { ...plain, by: 'natural' }, regionOf('us')).text).toBe(
      'file1\nfile9\nfile10',
    ))
})
