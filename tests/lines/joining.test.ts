import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedLines, type JoinRules } from '@/lib/subjects/lines/joining'

/* What GNU fold broke is joined again. */

const rules: JoinRules = {
  how: 'smart',
  between: '',
  hyphens: true,
  keepHyphen: new Set(),
  quotes: false,
  repeats: false,
  paragraphs: 'blank',
}

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstu'), minLength: 2, maxLength: 9 })
const sentence = fc
  .array(word, { minLength: 4, maxLength: 14 })
  .map(([first = '', ...others]) => `${[`${first.slice(0, 1).toUpperCase()}${first.slice(1)}`, ...others].join(' ')}.`)
const paragraph = fc.array(sentence, { minLength: 3, maxLength: 8 }).map((sentences) => sentences.join(' '))
const document = fc.array(paragraph, { minLength: 2, maxLength: 5 }).map((paragraphs) => paragraphs.join('\n\n'))

describe('lines that fold made', () => {
  it.each([48, 60, 72, 100])('of %s characters become the paragraphs they were', (width) => {
    fc.assert(
      fc.property(document, (text) => {
        const folded = execFileSync('sh', ['-c', `fold -s -w ${width}`], { input: text }).toString()
        expect(joinedLines(folded, rules).text).toBe(text)
      }),
      { seed: 20260311, numRuns: 25 },
    )
  })

  it('loses no sign but line ends and hyphens, whatever is pasted', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'ab.-\n \u00ad>#|\t1)A今'), maxLength: 60 })
    fc.assert(
      fc.property(signs, fc.constantFrom('smart', 'space', 'nothing'), (text, how) => {
        const left = (of: string) => of.replaceAll(/[\s\u00ad-]/g, '')
        expect(left(joinedLines(text, { ...rules, how }).text)).toBe(left(text))
      }),
      { seed: 20260312, numRuns: 500 },
    )
  })
})
