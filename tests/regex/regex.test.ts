import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { commonPatterns } from '@/lib/subjects/regex/common-patterns'
import { explain } from '@/lib/subjects/regex/explain'
import { inLanguages } from '@/lib/subjects/regex/languages'
import { groupsOf, parsePattern, runawayPart } from '@/lib/subjects/regex/pattern'
import { matchesOf } from '@/lib/subjects/regex/run'
import { regexReport, runawaySays } from '@/lib/workers/reports/regex-tester'
import { regexSample } from '@/lib/tools/utilities/developer/regex-tester.messages'

function parsed(source: string, flags = '') {
  const result = parsePattern(source, flags)
  if (result.kind === 'fault') throw new Error(result.reason)
  return result
}
const report = (pattern: string, text: string, more: Partial<Parameters<typeof regexReport>[0]> = {}) =>
  regexReport({ pattern, text, flags: 'g', replacement: '', task: 'match', ...more })
const partOf = (source: string) => runawayPart(parsed(source).pattern)?.text

describe('matches', () => {
  it('are those of String.prototype.matchAll, also empty ones and beyond the basic plane', () => {
    const pattern = fc.constantFrom('a*', '\\b', '(a)|(b)', '', '.', '(?=a)', 'x?', '[^a]', '(?<n>a)?b')
    fc.assert(
      fc.property(
        pattern,
        fc.constantFrom('g', 'gu', 'gv', 'gi', 'gs'),
        fc.string({ unit: fc.constantFrom('a', 'b', '😀', ' ', '\n', 'é') }),
        (source, flags, text) => {
          const expected = [...text.matchAll(new RegExp(source, flags))]
          const { count, first } = matchesOf(new RegExp(source, flags), text, 1_000)
          expect(count).toBe(expected.length)
          expect(first).toEqual(
            expected.map((match) => ({ offset: match.index, text: match[0], groups: match.slice(1) })),
          )
        },
      ),
      { seed: 5, numRuns: 400 },
    )
  })

  it('of the example have their lines, columns and groups', () => {
    const { rows, verdict, groups } = report(regexSample.pattern, regexSample.text)
    expect(groups).toEqual(['year', 'month', 'day'])
    expect(rows).toEqual([
      ['1', '1:17', '2026-03-31', '2026', '03', '31'],
      ['2', '1:33', '2026-04-30', '2026', '04', '30'],
      ['3', '2:9', '2026-04-28', '2026', '04', '28'],
    ])
    expect(verdict).toEqual({ tone: 'good', says: '3 matches' })
  })

  it('are marked, and the marked parts are the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'a*', '\\w+', '$', ''),
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n') }),
        (pattern, text) => {
          const { marked } = report(pattern || '(?:)', text)
          expect(marked.map((part) => part.text).join('')).toBe(text)
        },
      ),
      { seed: 6, numRuns: 200 },
    )
  })

  it('replaces, splits and tests lines as JavaScript does', () => {
    const text = 'one, two,three'
    expect(report(',\\s*', text, { task: 'split' }).text).toBe('one\ntwo\nthree')
    expect(report('(\\w+)', text, { task: 'replace', replacement: '<$1>' }).text).toBe('<one>, <two>,<three>')
    expect(report('^t', 'two\none\r\nthree', { task: 'lines', flags: '' }).rows).toEqual([
      ['1', 'yes', 'two'],
      ['2', 'no', 'one'],
      ['3', 'yes', 'three'],
    ])
  })

  it('says that only the first is looked for without g', () => {
    expect(report('a', 'aa', { flags: '' }).notes.join()).toContain('flag g')
    expect(report('b', 'aa').verdict).toEqual({ tone: 'warn', says: 'No match' })
  })
})

describe('a pattern that cannot be read', () => {
  it.each([
    ['(', '', 1],
    ['a)', '', 1],
    ['[z-a]', '', 1],
    ['a**', '', 2],
    ['(?<n>a)(?<n>b)', '', 7],
    ['\\p{Nope}', 'u', 0],
    ['[', '', 1],
    ['\\', '', 1],
  ])('%s with flags “%s”', (source, flags) => {
    expect(() => new RegExp(source, flags)).toThrow(SyntaxError)
    const { findings } = report(source, 'x', { flags })
    expect(findings[0]).toMatchObject({ tone: 'bad', at: { input: 'pattern', line: 1 } })
  })

  it('is refused exactly where the engine refuses it', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      'a',
      '*',
      '+',
      '?',
      '|',
      '\\',
      '{',
      '}',
      '1',
      ',',
      '^',
      '$',
      '-',
      '.',
      '(?:',
      '(?<n>',
      '\\k<n>',
      '\\1',
      '\\d',
      '(?=',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', 'u', 'v'), (pieces, flags) => {
        const source = pieces.join('')
        let isRefused = false
        try {
          new RegExp(source, flags)
        } catch {
          isRefused = true
        }
        expect(parsePattern(source, flags).kind).toBe(isRefused ? 'fault' : 'pattern')
      }),
      { seed: 8, numRuns: 3_000 },
    )
  })

  it.each(['gg', 'q', 'uv'])('has its flags named: %s', (flags) => {
    expect(() => new RegExp('a', flags)).toThrow(SyntaxError)
    expect(report('a', 'a', { flags }).findings[0]?.says).toContain('flags')
  })

  it.each(['\0', '\ud800', '\u2028', 'é', '/'])('is not what %j is', (pattern) => {
    expect(report(pattern, `x${pattern}x`).verdict.says).toBe('1 match')
  })
})

describe('the part that runs away', () => {
  it.each([
    ['(a+)+$', '(a+)+'],
    ['^(\\w+\\s?)*$', '(\\w+\\s?)*'],
    ['(a|a)*b', '(a|a)*'],
    ['(ab|ac)+x', '(ab|ac)+'],
    ['\\d+\\d+$', '\\d+'],
    ['x(?:y*)*z', '(?:y*)*'],
  ])('%s: %s', (source, part) => {
    expect(partOf(source)).toBe(part)
    expect(runawaySays(source, '')).toContain(part)
  })

  it.each(['^\\d{4}-\\d{2}$', 'a+b+', '(?:ab)+', '(a{2}){3}', '[^,]+(?:,[^,]{1,3})?'])(
    'there is none in %s',
    (source) => {
      expect(partOf(source)).toBeUndefined()
    },
  )

  it('is none of the common patterns', () => {
    for (const { source, label } of Object.values(commonPatterns))
      if (!['Email address', 'Slug'].includes(label)) expect([label, partOf(source)]).toEqual([label, undefined])
  })
})

describe('common patterns', () => {
  const cases: Record<keyof typeof commonPatterns, [takes: string[], refuses: string[]]> = {
    email: [
      ['a@b.co', 'first.last+tag@mail.example.org'],
      ['a@b', 'a b@c.de', '@b.co', 'a@-b.co', 'a@b..co'],
    ],
    isoDate: [
      ['2026-12-31', '0001-01-01'],
      ['2026-13-01', '2026-1-1', '2026-00-10', '2026-12-32'],
    ],
    time: [
      ['00:00', '23:59', '12:30:59'],
      ['24:00', '1:00', '12:60', '12:30:60'],
    ],
    ipv4: [
      ['0.0.0.0', '255.255.255.255', '192.168.1.10'],
      ['256.1.1.1', '1.2.3', '1.2.3.4.', '1.2.3.4.5'],
    ],
    uuid: [
      ['550e8400-e29b-41d4-a716-446655440000'],
      ['550e8400e29b41d4a716446655440000', '550e8400-e29b-41d4-a716-44665544000g'],
    ],
    hexColour: [
      ['#fff', '#00AAFF', '#00aaff80', '#abcd'],
      ['fff', '#ff', '#12345', '#ggg'],
    ],
    slug: [
      ['a', 'ten-tips-2026'],
      ['-a', 'a-', 'a--b', 'A', ''],
    ],
    number: [
      ['1', '-1.5', '+.5', '1e10', '2.'],
      ['.', '1.2.3', 'e5', '', '1e'],
    ],
  }
  it.each(Object.entries(cases))('%s takes and refuses what it should', (name, [takes, refuses]) => {
    const pattern = new RegExp(commonPatterns[name as keyof typeof commonPatterns].source)
    expect(takes.filter((text) => !pattern.test(text))).toEqual([])
    expect(refuses.filter((text) => pattern.test(text))).toEqual([])
  })

  it.each(Object.values(commonPatterns))('$label answers at once on a long text that almost matches', ({ source }) => {
    const pattern = new RegExp(source)
    for (const unit of ['a', '1', '-', '.', 'a-', '1.', 'a.', '@'])
      expect(pattern.test(`${unit.repeat(5_000)}!`)).toBe(false)
  })
})

describe('explanation', () => {
  it('names each piece in its order', () => {
    const { pattern, flags } = parsed('^(?<year>\\d{4})-[a-z_]+?(?:x|yz)*(?!q)\\1\\b$', 'm')
    expect(explain(pattern, flags).map(({ depth, piece, means }) => `${'.'.repeat(depth)}${piece} = ${means}`)).toEqual(
      [
        '^ = the start of a line',
        '(?<year>\\d{4}) = group 1, named year: what it matches is kept',
        '.\\d{4} = exactly 4 times',
        '..\\d = a digit 0 to 9',
        '- = “-”',
        '[a-z_]+? = once or more, as few as possible',
        '.[a-z_] = one of “a” to “z”, “_”',
        '(?:x|yz)* = any number of times, also none',
        '.(?:x|yz) = a group whose match is not kept',
        '..x = “x”',
        '.| = or',
        '..yz = the text “yz”',
        '(?!q) = only where this does not stand next; it is not part of the match',
        '.q = “q”',
        '\\1 = the same text again that group 1 has matched',
        '\\b = the edge of a word',
        '$ = the end of a line',
      ],
    )
  })
})

describe('other languages', () => {
  const codeOf = (source: string, flags: string) =>
    Object.fromEntries(inLanguages(source, flags, parsed(source, flags).pattern).map((one) => [one.language, one]))

  it('JavaScript gives the same pattern back', () => {
    const source = 'a/b\\/c"`'
    const pattern = new Function(`${codeOf(source, 'gi').JavaScript?.code}; return pattern`)() as RegExp
    expect(pattern.test('x a/b/c"`')).toBe(true)
    expect(pattern.flags).toBe('gi')
  })

  it('says where an engine lacks what the pattern uses', () => {
    expect(codeOf('(?<=a)b(?!c)', '').Go?.caveats.join()).toContain('no lookbehind')
    expect(codeOf('(a)\\1', '').Go?.caveats.join()).toContain('backreferences')
    expect(codeOf('\\p{L}', 'u').Python?.caveats.join()).toContain('\\p')
    expect(codeOf('a$', '').Python?.caveats.join()).toContain('line feed')
    expect(codeOf('abc', '').Go?.caveats).toEqual([])
  })

  it('writes names and flags as each manual has them', () => {
    const code = codeOf('(?<y>\\d)"\\k<y>', 'gim')
    expect(code.Python?.code).toBe('re.compile(r"""(?P<y>\\d)"(?P=y)""", re.I | re.M)')
    expect(code.Java?.code).toBe(
      'Pattern.compile("(?<y>\\\\d)\\"\\\\k<y>", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE)',
    )
    expect(code['C#']?.code).toBe('new Regex(@"(?<y>\\d)""\\k<y>", RegexOptions.IgnoreCase | RegexOptions.Multiline)')
    expect(code.PHP?.code).toBe("preg_match_all('~(?<y>\\\\d)\"\\\\k<y>~im', $text, $matches)")
    expect(code.Go?.code).toBe('regexp.MustCompile(`(?im)(?<y>\\d)"\\k<y>`)')
  })
})

describe('groups', () => {
  it('stand in their order with their names', () => {
    expect(groupsOf(parsed('(a)(?<b>c(d))(?:e)').pattern)).toEqual([undefined, 'b', undefined])
  })
})
