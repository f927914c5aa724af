import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSpaceCleaner, type SpaceRules } from '@/lib/base/text/white-space'

const rules: SpaceRules = {
  collapse: true,
  trim: 'both',
  tabs: 'space',
  tabWidth: 4,
  blankLines: 'one',
  noBreak: true,
  wide: true,
  zeroWidth: true,
  punctuation: 'keep',
  fences: true,
  tables: true,
  result: 'clean',
}

function cleaned(pieces: readonly string[], changed: Partial<SpaceRules> = {}) {
  const cleaner = createSpaceCleaner({ ...rules, ...changed })
  const text = pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end()
  const counts = Object.fromEntries(Object.entries(cleaner.counts).filter(([, count]) => count !== 0))
  return { text, counts, openFence: cleaner.openFence() }
}

describe('what is counted', () => {
  // By hand: each rule once on its own line, then what the text becomes.
  it.each([
    ['a  b', 'a b', { runs: 1 }],
    ['  a', 'a', { starts: 1 }],
    ['a \t', 'a', { ends: 1 }],
    ['   ', '', { ends: 1 }],
    ['a\tb', 'a b', { tabs: 1 }],
    ['a\t\tb', 'a b', { tabs: 2, runs: 1 }],
    ['a\n\n\nb', 'a\n\nb', { blankLines: 1 }],
    ['a\u00a0b\u202fc\u2007d', 'a b c d', { noBreak: 3 }],
    ['a\u3000b\u2009c', 'a b c', { wide: 2 }],
    ['\ufeffa\u200bb\u2060c', 'abc', { zeroWidth: 3 }],
    ['```\na  b\n```\n| c  d', '```\na  b\n```\n| c  d', { protectedLines: 4 }],
    ['a b\nc', 'a b\nc', {}],
    ['', '', {}],
  ])('in %j', (text, expected, counts) => {
    expect(cleaned([text])).toMatchObject({ text: expected, counts })
    expect(cleaned([text]).counts).toEqual(counts)
  })

  it.each([
    ['a , b .', { punctuation: 'remove' }, 'a, b.', { punctuation: 2 }],
    [
      'a ! b , «\u00a0c\u00a0» d\u00a0e',
      { punctuation: 'french' },
      'a ! b, «\u00a0c\u00a0» d e',
      { punctuation: 1, noBreak: 1 },
    ],
    ['«\u00a0c\u00a0»', { punctuation: 'remove' }, '« c »', { noBreak: 2 }],
    ['10\u00a0\u00a0m ! 5\u00a0%', { punctuation: 'french' }, '10 m ! 5\u00a0%', { noBreak: 2, runs: 1 }],
    ['a\tb', { tabs: 'stops' }, 'a   b', { tabs: 1 }],
    ['a \tb', { tabs: 'stops' }, 'a   b', { tabs: 1 }],
    ['\t\ta', { tabs: 'stops', trim: 'end' }, '        a', { tabs: 2 }],
    ['a \t b', { tabs: 'keep' }, 'a \t b', {}],
    ['a  \t b', { tabs: 'keep', collapse: false }, 'a  \t b', {}],
    ['a  \t b', { tabs: 'keep' }, 'a \t b', { runs: 1 }],
    ['a  b\t', { collapse: false, trim: 'none' }, 'a  b ', { tabs: 1 }],
    ['  a  ', { trim: 'end' }, '  a', { ends: 1 }],
    ['  a  ', { trim: 'none', collapse: false }, '  a  ', {}],
    ['   ', { trim: 'end' }, '', { ends: 1 }],
    ['a\n\nb\n\n', { blankLines: 'none' }, 'a\nb\n', { blankLines: 2 }],
    ['a\n\n\n', { blankLines: 'keep' }, 'a\n\n\n', {}],
  ] as const)('in %j with %j', (text, changed, expected, counts) => {
    const found = cleaned([text], changed)
    expect(found.text).toBe(expected)
    expect(found.counts).toEqual(counts)
  })

  it('names the line of a fence that nothing closes', () => {
    expect(cleaned(['a\nb\n~~~~\nc\n~~~']).openFence).toBe(3)
    expect(cleaned(['~~~\nc\n~~~']).openFence).toBeUndefined()
  })
})

describe('text in pieces', () => {
  const parts = ['a', '  ', '\t', '\r', '\n', '\r\n', '\u2028', ' ,', '```\n', '\u00a0', '\ufeff', '€', '| b  c']
  const changes = fc.record({
    trim: fc.constantFrom('both', 'end', 'none'),
    tabs: fc.constantFrom('space', 'stops', 'keep'),
    blankLines: fc.constantFrom('keep', 'one', 'none'),
    punctuation: fc.constantFrom('keep', 'remove', 'french'),
    result: fc.constantFrom('clean', 'marks', 'changes'),
  })

  it('becomes what the whole becomes, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), changes, (pieces, changed) => {
        const whole = cleaned([pieces.join('')], changed)
        expect(cleaned(pieces, changed)).toEqual(whole)
        expect(cleaned([...pieces.join('')], changed)).toEqual(whole)
      }),
      { seed: 20260101, numRuns: 500 },
    )
  })

  it('waits for the end of a line, and a carriage return for what follows it', () => {
    const cleaner = createSpaceCleaner(rules)
    expect([cleaner.push('a  b'), cleaner.waiting()]).toEqual(['', 4])
    expect([cleaner.push(''), cleaner.waiting()]).toEqual(['', 4])
    expect([cleaner.push('c'), cleaner.waiting()]).toEqual(['', 5])
    expect([cleaner.push('\nd  e\r'), cleaner.waiting()]).toEqual(['a bc\n', 5])
    expect([cleaner.push('\n'), cleaner.waiting()]).toEqual(['d e\r\n', 0])
    expect([cleaner.push('\r'), cleaner.push('f'), cleaner.waiting()]).toEqual(['', '\r', 1])
    expect([cleaner.end(), cleaner.waiting()]).toEqual(['f', 0])
  })
})
