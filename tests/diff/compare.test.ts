import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeAt, changeCount, movePlaces, type CompareUnit } from '@/lib/subjects/diff/comparison'
import { ignoreNothing, patternFault, type IgnoreRules } from '@/lib/subjects/diff/ignore'
import { lineCount } from '@/lib/subjects/diff/lines'
import { seeded, textPair } from './random-text'
import { compare, show } from './show'

const units: CompareUnit[] = ['line', 'sentence', 'word', 'character']

describe('comparing by line', () => {
  it('shows a changed line beside its new form and marks the words that differ', () => {
    expect(show('The fee is 30 EUR.\nThanks\n', 'The fee is 45 EUR.\nThanks\n')).toEqual([
      'changed: The fee is [30] EUR. | The fee is [45] EUR.',
      'same: Thanks | Thanks',
    ])
  })

  it('pairs lines that read alike and leaves the others alone', () => {
    expect(show('Pay within 30 days.\n', 'A new first line here.\nPay within 14 days.\n')).toEqual([
      'added: - | A new first line here.',
      'changed: Pay within [30] days. | Pay within [14] days.',
    ])
  })

  it('counts lines', () => {
    const { statistics } = compare('same\nold words here\ngone\nsame too\n', 'same\nnew words here\nsame too\nfresh\n')
    expect(statistics).toEqual({ unit: 'line', added: 1, removed: 1, changed: 1, same: 2 })
  })

  it('marks the line end that the last line lost', () => {
    expect(show('a\nb\n', 'a\nb')).toEqual(['same: a | a', 'changed: b[↵] | b'])
  })

  it('marks the carriage return', () => {
    expect(show('a\r\n', 'a\n')).toEqual(['changed: a[␍↵] | a[↵]'])
  })

  it('shows white space that was added', () => {
    expect(show('one two three\n', 'one  two\tthree\n')).toEqual(['changed: one two[·]three | one [·]two[→]three'])
  })

  it('shows a character that cannot be seen', () => {
    expect(show('price list\n', 'price\u200b list\n')).toEqual(['changed: price list | price[[U+200B]] list'])
  })
})

describe('what the rules ignore', () => {
  const differs = true
  it.each<[string, Partial<IgnoreRules>, string, string, boolean]>([
    ['case', {}, 'Total', 'TOTAL', differs],
    ['case, ignored', { letterCase: true }, 'Total', 'TOTAL', !differs],
    ['case of other scripts, ignored', { letterCase: true }, 'ÄRGER ПРИВЕТ', 'ärger привет', !differs],
    ['case does not hide other changes', { letterCase: true }, 'Total 1', 'TOTAL 2', differs],
    ['space at the end', {}, 'a b', 'a b ', differs],
    ['space at the end, ends ignored', { whitespace: 'ends' }, 'a b', '  a b\t', !differs],
    ['space inside, ends ignored', { whitespace: 'ends' }, 'a b', 'a  b', differs],
    ['amount, as diff -b', { whitespace: 'amount' }, 'a  b', 'a\tb ', !differs],
    ['some against none, as diff -b', { whitespace: 'amount' }, 'ab', 'a b', differs],
    ['indent against none, as diff -b', { whitespace: 'amount' }, 'a', ' a', differs],
    ['all, as diff -w', { whitespace: 'all' }, ' a b', 'ab ', !differs],
    ['line ends', {}, 'a\r\nb\r\n', 'a\nb\n', differs],
    ['line ends, ignored', { lineEnds: true }, 'a\r\nb\r\n', 'a\nb', !differs],
    ['old Mac line ends, ignored', { lineEnds: true }, 'a\rb\r', 'a\nb\n', !differs],
    ['times', { pattern: '\\d+:\\d+' }, 'start 10:31 ok', 'start 11:45 ok', !differs],
    ['times, other words', { pattern: '\\d+:\\d+' }, 'start 10:31 ok', 'stop 11:45 ok', differs],
    ['a line that only the pattern matches', { pattern: '^#.*' }, 'a\n# one\nb\n', 'a\nb\n# two\n', !differs],
    ['a pattern with case ignored', { pattern: 'ID=\\w+', letterCase: true }, 'x id=AB', 'x ID=cd', !differs],
    ['a pattern with an escape that Unicode mode refuses', { pattern: '\\-\\d' }, 'a-1', 'a-2', !differs],
  ])('%s', (_, rules, left, right, expected) => {
    // Without any white space there are no words.
    const other = rules.whitespace === 'all' ? 'character' : 'word'
    const found = (['line', other] as const).map((unit) => changeCount(compare(left, right, unit, rules)) > 0)
    expect(found).toEqual([expected, expected])
  })

  it('shows lines that differ only in what is ignored as such', () => {
    expect(show('A b\nc\n', 'a  b\nc\n', 'line', { letterCase: true, whitespace: 'amount' })).toEqual([
      'ignored: A b | a  b',
      'same: c | c',
    ])
  })

  it('does not mark ignored words within a changed line', () => {
    expect(show('10:00 Total 5\n', '11:00 TOTAL 6\n', 'line', { letterCase: true, pattern: '^\\d+:\\d+' })).toEqual([
      'changed: 10:00 Total [5] | 11:00 TOTAL [6]',
    ])
  })

  it('says why a pattern is not one', () => {
    expect(patternFault('a(')).toMatch(/a\(/)
    expect(patternFault('a\\-b')).toBeUndefined()
    expect(patternFault('')).toBeUndefined()
  })
})

describe('comparing the flow of a text', () => {
  const wrapped = 'The goods are\ndelivered within ten days.\n'
  const rewrapped = 'The goods are delivered\nwithin ten days.\n'

  it('by word does not count where lines are wrapped, when the amount of white space is ignored', () => {
    expect(changeCount(compare(wrapped, rewrapped, 'word', { whitespace: 'amount' }))).toBe(0)
    expect(changeCount(compare(wrapped, rewrapped, 'line', { whitespace: 'amount' }))).toBe(1)
  })

  it('by word finds the change in a paragraph that was wrapped anew', () => {
    const comparison = compare(wrapped, rewrapped.replace('ten', 'five'), 'word', { whitespace: 'amount' })
    expect(comparison.statistics).toEqual({ unit: 'word', added: 1, removed: 1, changed: 1, same: 7 })
  })

  it('by word leaves a number whole and by character does not', () => {
    expect(show('1,240.00', '1,390.00', 'word')).toEqual(['changed: [1,240.00] | [1,390.00]'])
    expect(show('1,240.00', '1,390.00', 'character')).toEqual(['changed: 1,[24]0.00 | 1,[39]0.00'])
  })

  it('by character keeps an emoji whole', () => {
    expect(show('x👩‍👧y', 'x👩‍👦y', 'character')).toEqual(['changed: x[👩‍👧]y | x[👩‍👦]y'])
  })

  it('by word splits scripts without spaces', () => {
    expect(show('東京の人', '大阪の人', 'word')).toEqual(['changed: [東京]の人 | [大阪]の人'])
  })

  it('by sentence marks the sentence that changed', () => {
    expect(show('One. Two is here. Three.', 'One. Two was there. Three.', 'sentence')).toEqual([
      'changed: One. [Two is here.] Three. | One. [Two was there.] Three.',
    ])
  })

  it('puts blank lines beside blank lines', () => {
    expect(show('a b\n\nc\n', 'a\nb new\n\nc\n', 'word', { whitespace: 'amount' })).toEqual([
      'ignored: a b | a',
      'added: - | b[ new]',
      'same:  | ',
      'same: c | c',
    ])
  })
})

describe('moved blocks', () => {
  const block = 'The quick brown fox jumps.\nOver the lazy dog again.\n'
  const rest = 'one\ntwo\nthree\nfour\nfive\n'

  it('are found', () => {
    const places = movePlaces(compare(block + rest, rest + block))
    expect([...places.left]).toEqual([[0, 5]])
    expect([...places.right]).toEqual([[5, 0]])
  })

  it('are not seen in a brace', () => {
    expect(compare('}\n' + rest, rest + '}\n').moves).toHaveLength(0)
  })
})

describe('every comparison', () => {
  const rules = fc.record<IgnoreRules>({
    letterCase: fc.boolean(),
    whitespace: fc.constantFrom('none', 'ends', 'amount', 'all'),
    lineEnds: fc.boolean(),
    pattern: fc.constantFrom('', '^#.*', '\\d+'),
  })

  it('shows every line of both sides once, in order', () => {
    fc.assert(
      fc.property(textPair, fc.constantFrom(...units), rules, ([left, right], unit, ignore) => {
        const comparison = compare(left, right, unit, ignore)
        const shown = (lines: Int32Array) => [...lines].filter((line) => line >= 0)
        const all = (starts: Int32Array) => Array.from({ length: lineCount(starts) }, (_, line) => line)
        expect(shown(comparison.rowLeft)).toEqual(all(comparison.leftStarts))
        expect(shown(comparison.rowRight)).toEqual(all(comparison.rightStarts))
      }),
      seeded,
    )
  })

  it('lists changes that rise, and whose rows hold them', () => {
    fc.assert(
      fc.property(textPair, fc.constantFrom(...units), rules, ([left, right], unit, ignore) => {
        const comparison = compare(left, right, unit, ignore)
        let leftEnd = 0
        let rightEnd = 0
        for (let index = 0; index < changeCount(comparison); index++) {
          const change = changeAt(comparison, index)
          expect(change.leftStart).toBeGreaterThanOrEqual(leftEnd)
          expect(change.rightStart).toBeGreaterThanOrEqual(rightEnd)
          expect(change.leftEnd - change.leftStart + change.rightEnd - change.rightStart).toBeGreaterThan(0)
          leftEnd = change.leftEnd
          rightEnd = change.rightEnd
          const firstRow = comparison.changeRows[index * 2] ?? -1
          expect(comparison.changeRows[index * 2 + 1]).toBeGreaterThanOrEqual(firstRow)
          expect(['changed', 'removed', 'added']).toContain(
            ['same', 'changed', 'removed', 'added', 'ignored'][comparison.rowKind[firstRow] ?? 0],
          )
        }
      }),
      seeded,
    )
  })

  it('finds no change in equal texts, and one in texts that differ when nothing is ignored', () => {
    fc.assert(
      fc.property(textPair, fc.constantFrom(...units), rules, ([left, right], unit, ignore) => {
        expect(changeCount(compare(left, left, unit, ignore))).toBe(0)
        expect(changeCount(compare(left, right, unit, ignoreNothing)) === 0).toBe(left === right)
      }),
      seeded,
    )
  })

  it('falls back to lines when there is no time for words', () => {
    const comparison = compare('a b c\nd\n', 'a x c\nd\n', 'word', {}, { budget: 0 })
    expect(comparison.unit).toBe('line')
    expect(comparison.approximate).toBe(true)
    expect(comparison.statistics).toEqual({ unit: 'line', added: 0, removed: 0, changed: 1, same: 1 })
  })
})
