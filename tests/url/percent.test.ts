import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePercent, PercentWriter, type PercentPart } from '@/lib/subjects/url/percent'

function encoded(text: string, part: PercentPart): string {
  const written = new PercentWriter('utf-8', false).write(text, part)
  if (typeof written !== 'string') throw new Error('UTF-8 writes every character')
  return written
}
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('against the platform', () => {
  it('one value is encodeURIComponent', () =>
    fc.assert(
      fc.property(anyText, (text) => void expect(encoded(text, 'component')).toBe(encodeURIComponent(text))),
      { seed: 3986 },
    ))
  it('a form field is URLSearchParams', () =>
    fc.assert(
      fc.property(
        anyText,
        (text) => void expect(`=${encoded(text, 'form')}`).toBe(new URLSearchParams([['', text]]).toString()),
      ),
      { seed: 3986 },
    ))
  it.each(['component', 'query', 'form', 'path', 'strict', 'all'] as const)('%s comes back', (part) =>
    fc.assert(
      fc.property(
        anyText,
        (text) =>
          void expect(decodePercent(encoded(text, part), 'utf-8', part === 'form')).toMatchObject({ text, stray: 0 }),
      ),
      { seed: 3986 },
    ),
  )
})

describe('a whole URL against the tests of the URL standard', () => {
  const tests = JSON.parse(readFileSync('tests/vectors/whatwg-url/absolute.json', 'utf8')) as Record<
    'input' | 'href' | 'search' | 'hash' | 'pathname',
    string
  >[]
  // Browsers take tabs, line ends and white space at the ends out before they read.
  const plain = tests.filter(
    ({ input }) => !/[\t\n\r]/.test(input) && input === input.replaceAll(/^[\0- ]+|[\0- ]+$/g, ''),
  )

  it('are enough of them', () => expect(plain.length).toBeGreaterThan(110))

  it('leads to the same address', () => {
    const wrong = plain.filter(({ input, href }) => new URL(encoded(input, 'url')).href !== href)
    expect(wrong).toEqual([])
  })

  it('has the query and the fragment that browsers show', () => {
    const wrong = plain.filter(({ input, search, hash }) => {
      const [, query = '', fragment = ''] = /^[^?#]*(\?[^#]*)?(#[\s\S]*)?$/.exec(encoded(input, 'url')) ?? []
      return (query === '?' ? '' : query) !== search || (fragment === '#' ? '' : fragment) !== hash
    })
    expect(wrong).toEqual([])
  })
})
