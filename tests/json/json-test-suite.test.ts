import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { formatTree } from '@/lib/subjects/json/format'
import { parseJson } from '@/lib/subjects/json/parse'

type StoredCase = string | { repeat: string; times: number }

const stored = JSON.parse(
  readFileSync(new URL('../vectors/json-test-suite/parsing.json', import.meta.url), 'utf8'),
) as Record<string, StoredCase>

const cases = Object.entries(stored).map(([name, text]) => ({
  name,
  text: typeof text === 'string' ? text : text.repeat.repeat(text.times),
}))

function casesOf(prefix: string) {
  return cases.filter((entry) => entry.name.startsWith(prefix))
}

describe('JSONTestSuite', () => {
  it('is all there', () => {
    expect([casesOf('y_').length, casesOf('n_').length, casesOf('i_').length]).toEqual([95, 188, 22])
  })

  it.each(casesOf('y_'))('accepts $name and keeps what it means', ({ text }) => {
    const outcome = parseJson(text)
    expect(outcome).toMatchObject({ kind: 'tree' })
    if (outcome.kind !== 'tree') return
    const meaning: unknown = JSON.parse(text)
    expect(JSON.parse(formatTree(outcome.tree))).toEqual(meaning)
    expect(JSON.parse(formatTree(outcome.tree, { indent: undefined, asciiOnly: true }))).toEqual(meaning)
  })

  it.each(casesOf('n_'))('refuses $name', ({ text }) => {
    const outcome = parseJson(text)
    expect(outcome).toMatchObject({ kind: 'fault' })
  })

  it.each(casesOf('i_'))(
    'accepts $name: numbers of any size, unpaired surrogate escapes and any nesting',
    ({ text }) => {
      const outcome = parseJson(text)
      expect(outcome).toMatchObject({ kind: 'tree' })
      if (outcome.kind === 'tree')
        expect(formatTree(outcome.tree, { indent: undefined })).toBe(text.replace(/^\ufeff/, ''))
    },
  )
})
