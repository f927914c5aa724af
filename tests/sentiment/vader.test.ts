import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { moodOf, sentimentOf } from '@/lib/subjects/sentiment/vader'

interface Row {
  text: string
  neg: number
  neu: number
  pos: number
  compound: number
}
const rows = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../vectors/vader/scores.json'), 'utf8'),
) as Row[]

describe('what VADER’s own program says', () => {
  it('has sentences', () => expect(rows.length).toBeGreaterThan(400))
  it.each(rows)('$text', ({ text, neg, neu, pos, compound }) => {
    const found = sentimentOf(text)
    expect(found.compound).toBeCloseTo(compound, 3.9)
    expect(found.negative).toBeCloseTo(neg, 2.9)
    expect(found.neutral).toBeCloseTo(neu, 2.9)
    expect(found.positive).toBeCloseTo(pos, 2.9)
  })
})

it('keeps the bounds of its authors', () => {
  expect([0.05, 0.0499, 0, -0.0499, -0.05].map(moodOf)).toEqual([
    'positive',
    'neutral',
    'neutral',
    'neutral',
    'negative',
  ])
})

it('takes anything', () => {
  for (const text of ['', ' ', '!', '😀'.repeat(1000), 'good '.repeat(20_000), '\0', '\ud800'])
    expect(Math.abs(sentimentOf(text).compound)).toBeLessThanOrEqual(1)
})
