import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allFaults } from '@/lib/subjects/json/all-faults'
import { bytesOf, textOf } from '@/lib/subjects/json/bytes'
import { CheckWork, type JsonRules } from '@/lib/subjects/json/check'
import { finish } from '@/lib/subjects/json/work'
import { validatorSample } from '@/lib/tools/utilities/developer/json-validator.messages'
import { jsonReport } from '@/lib/workers/reports/json-validator'

const faultsIn = (text: string) => allFaults(bytesOf(text), 'json').faults.map(({ code, offset }) => [code, offset])
const reportOf = (source: string | Uint8Array, rules: JsonRules = 'json') =>
  jsonReport(finish(new CheckWork(typeof source === 'string' ? bytesOf(source) : source, rules)), rules)

describe('every fault of a source', () => {
  it('lists those of the example by line, as somebody reading it would', () => {
    const { findings, verdict } = reportOf(validatorSample)
    expect(findings.map(({ at }) => at?.line)).toEqual([2, 4, 6, 7, 7, 7, 9])
    expect(verdict.says).toContain('7 problems')
  })

  it('finds faults exactly where they were put into valid JSON', () => {
    const value = fc.oneof(fc.integer().map(String), fc.constantFrom('true', 'null', '"a, b"', '[]', '{"k":[1]}'))
    // Each member is whole or has one fault whose place is known beforehand.
    const member = fc.oneof(
      value.map((written) => ({ text: `"key": ${written}`, faultAt: -1 })),
      value.map((written) => ({ text: `key: ${written}`, faultAt: 0 })),
      value.map((written) => ({ text: `'key': ${written}`, faultAt: 0 })),
      value.map((written) => ({ text: `"key" = ${written}`, faultAt: 6 })),
      fc.constant({ text: '"key": True', faultAt: 7 }),
      fc.constant({ text: '"key": .5', faultAt: 7 }),
      fc.constant({ text: '"key": +5', faultAt: 7 }),
      fc.constant({ text: '"key": [1,]', faultAt: 9 }),
      fc.constant({ text: '/* a, "b" */"key": 1', faultAt: 0 }),
    )
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 12 }), (members) => {
        let text = '{'
        const expected: number[] = []
        members.forEach((one, index) => {
          if (one.faultAt >= 0) expected.push(text.length + one.faultAt)
          text += index < members.length - 1 ? `${one.text},\n` : one.text
        })
        text += '}'
        const { faults, reachedEnd, mended } = allFaults(bytesOf(text), 'json')
        expect(faults.map(({ offset }) => offset)).toEqual(expected)
        expect(reachedEnd).toBe(true)
        expect(mended && JSON.parse(textOf(mended, 0, mended.length))).toBeTruthy()
      }),
      { seed: 71, numRuns: 300 },
    )
  })

  it.each([
    ['[1 2]', [['missing-comma', 3]]],
    ['[1,,2]', [['extra-comma', 3]]],
    ['{"a":1;"b":2}', [['semicolon', 6]]],
    ['{"a":}', [['missing-value', 5]]],
    [
      '{"a":hello there, "b":yes}',
      [
        ['unquoted-value', 5],
        ['unquoted-value', 22],
      ],
    ],
    [
      '[01, 1_000, 0x1F]',
      [
        ['leading-zero', 1],
        ['number-separator', 5],
        ['hex-number', 12],
      ],
    ],
    [
      '{“a”: 1, "b": 2,}',
      [
        ['smart-quote', 1],
        ['trailing-comma', 19],
      ],
    ],
    [
      '["a\tb", "C:\\q"]',
      [
        ['control-in-string', 3],
        ['bad-escape', 11],
      ],
    ],
    ['["a\n]', [['line-break-in-string', 3]]],
    [
      '[[1, 2}',
      [
        ['mismatched-bracket', 6],
        ['unclosed', 7],
      ],
    ],
    ['[1', [['unclosed', 2]]],
    ['["abc', [['unclosed-string', 1]]],
    ['{"a":1} {', [['extra-content', 8]]],
  ])('%j', (text, expected) => {
    expect(faultsIn(text)).toEqual(expected)
  })

  it('says that it could not go on where an open quote hides the rest', () => {
    expect(allFaults(bytesOf('{"a": "b'), 'json')).toMatchObject({ reachedEnd: false, mended: undefined })
  })

  it('does not offer to mend what could have been meant in several ways', () => {
    expect(allFaults(bytesOf('[007]'), 'json')).toMatchObject({ reachedEnd: true, mended: undefined })
  })

  it('stops in good time on a hundred thousand open brackets and on a large single line', () => {
    expect(faultsIn('['.repeat(100_000))).toEqual([['unclosed', 100_000]])
    const line = `[${'"x",'.repeat(500_000)}]`
    expect(faultsIn(line)).toEqual([['trailing-comma', line.length - 2]])
  })
})

describe('JSONTestSuite', () => {
  const stored = JSON.parse(
    readFileSync(new URL('../vectors/json-test-suite/parsing.json', import.meta.url), 'utf8'),
  ) as Record<string, string | { repeat: string; times: number }>
  const cases = Object.entries(stored).map(([name, text]) => ({
    name,
    text: typeof text === 'string' ? text : text.repeat.repeat(text.times),
  }))

  it.each(cases.filter(({ name }) => name.startsWith('n_')))('lists a problem in $name', ({ text }) => {
    const { verdict, findings } = reportOf(text)
    // The suite's only empty file asks for JSON instead.
    if (text.trim() === '') expect(verdict.tone).toBe('plain')
    else expect([verdict.tone, findings.length > 0]).toEqual(['bad', true])
  })

  it.each(cases.filter(({ name }) => name.startsWith('y_')))('passes $name', ({ text }) => {
    expect(reportOf(text)).toMatchObject({ verdict: { tone: 'good' }, findings: [] })
  })
})

describe('what is valid and still worth knowing', () => {
  it.each([
    ['{"a":1,"a":2}', 'repeated'],
    ['[12345678901234567890]', '64-bit'],
    ['["\\ud800"]', 'half a character'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, '65 levels'],
    ['\ufeff[]', 'byte order mark'],
  ])('%j', (text, words) => {
    const { verdict, warnings } = reportOf(text)
    expect(verdict.tone).toBe('good')
    expect(warnings.join(' ')).toContain(words)
  })

  it('a pair of escapes is a whole character', () => {
    expect(reportOf('["\\ud83d\\ude00", "\\\\ud800"]').warnings).toEqual([])
  })

  it('is refused by I-JSON', () => {
    expect(reportOf('{"a":1,"a":2}', 'i-json').verdict.tone).toBe('bad')
    expect(reportOf('[1e400]', 'i-json').findings[0]?.says).toContain('1e400')
    expect(reportOf('[1, "é"]', 'i-json').verdict.tone).toBe('good')
  })

  it('names UTF-16 and bytes that are no UTF-8', () => {
    expect(reportOf(new Uint8Array([0xff, 0xfe, 0x5b, 0, 0x5d, 0])).warnings.join()).toContain('UTF-16LE')
    expect(reportOf(new Uint8Array([0x5b, 0x22, 0xe9, 0x22, 0x5d])).findings[0]?.says).toContain('E9')
  })

  it.each(['', ' ', '\ufeff'])('asks for JSON where there is none: %j', (text) => {
    expect(reportOf(text).verdict.tone).toBe('plain')
  })

  it('names a NUL and takes it for no JSON', () => {
    expect(reportOf('\0').verdict.tone).toBe('bad')
  })
})
