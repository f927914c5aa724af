import { describe, expect, it } from 'vitest'
import {
  feedbackReport,
  judgeComment,
  mayBeEnglish,
  ownRatings,
  wordiestColumn,
} from '@/lib/subjects/sentiment/feedback'

const given = (...texts: string[]) => texts.map((text, at) => ({ line: at + 1, text }))

// Scores of the first three (0.8316, -0.5461, 0.4404; the fourth has no rated word) are printed by VADER's own program (tests/vectors/vader).
const texts = [
  'VADER is smart, handsome, and funny.',
  'Today SUX!',
  'The book was good.',
  'The parcel is a box.',
  'Je suis surpris de voir comment cet outil est incroyablement utile pour nous tous',
  'とても良い椅子です',
]

it('counts moods and leaves out what is not English', () => {
  const report = feedbackReport(given(...texts), '')
  expect(report.figures?.map(({ text }) => text)).toEqual(['2', '1', '1', '2', '+0.18'])
  expect(report.headline).toBe('50% positive, 25% neutral, 25% negative, of 4 comments scored.')
  expect(report.parts[0]?.findings?.[0]?.says).toContain('With 4 comments')
})

it('lists the most negative first, with the words that made the score', () => {
  const rows = feedbackReport(given(...texts), '').parts.at(-1)?.tables?.[0]?.rows ?? []
  expect(rows[0]?.slice(0, 4)).toEqual(['2', 'Today SUX!', 'Negative', '−0.55'])
  expect(rows[0]?.[4]).toMatch(/^SUX −/)
  expect(rows.filter((row) => row[2] === 'Not scored').map((row) => row[0])).toEqual(['5', '6'])
})

describe('topics', () => {
  const comments = given(
    'Delivery was awful',
    'the courier was great',
    'great chair',
    'The delivery was great, the delivery was fast',
  )
  const rows = (topics: string) => feedbackReport(comments, topics).parts[1]?.tables?.[0]?.rows ?? []
  it('of one’s own are found by any of their words, each comment once', () => {
    expect(rows('Transport: delivery, courier')[0]?.slice(0, 5)).toEqual(['Transport', '3', '2', '0', '1'])
  })
  it('of themselves are frequent words without a rating', () => {
    expect(rows('').map(([name]) => name)).toEqual(['delivery'])
  })
  it('are whole words', () => expect(rows('Del: deliver')).toHaveLength(1))
})

it('knows what is hardly English', () => {
  expect(mayBeEnglish('gut')).toBe(true)
  expect(mayBeEnglish('Ich bin überrascht zu sehen wie nützlich dieses kleine Werkzeug')).toBe(false)
  expect(mayBeEnglish('Я удивлен')).toBe(false)
  expect(mayBeEnglish('😀😀')).toBe(true)
  expect(judgeComment('😀', 1).mood).toBe('positive')
})

it('adds words of one’s own, and names lines that are none', () => {
  // The only rated word counts -2: -2 / √(4 + 15) = -0.4588.
  const rated = feedbackReport(given('Delivery came two weeks late.'), '', 'Late: −2')
  expect(rated.parts.at(-1)?.tables?.[0]?.rows[0]?.slice(2)).toEqual(['Negative', '−0.46', 'late −2.0'])
  expect(feedbackReport(given('Delivery came two weeks late.'), '').figures?.[1]?.text).toBe('1')
  expect(ownRatings('late -2\nnightmare −3.5\ngood 9\nnothing\n+ 1').wrong).toEqual(['good 9', 'nothing'])
})

it('takes the wordiest column', () => {
  expect(
    wordiestColumn([
      ['1', 'a long comment here', '5'],
      ['2', 'short', '4'],
    ]),
  ).toBe(1)
})

it('takes anything', () => {
  expect(feedbackReport([], '').headline).toBe('No comment was found.')
  expect(feedbackReport(given('', '  '), ':,:').headline).toBe('No comment was found.')
  expect(feedbackReport(given('\0', '\ud800', '!'.repeat(10_000)), 'a:\n:b').parts.length).toBeGreaterThan(0)
})
