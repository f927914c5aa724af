import { describe, expect, it } from 'vitest'
import {
  bursts,
  duplicates,
  mismatches,
  reviewReport,
  reviewsIn,
  sentencesOf,
  type Review,
} from '@/lib/subjects/sentiment/reviews'

const review = (text: string, more: Partial<Review> = {}): Review => ({
  line: 2,
  text,
  stars: undefined,
  date: '',
  product: '',
  ...more,
})

it('finds columns by what shops call them', () => {
  const read = reviewsIn([
    ['ASIN', 'overall', 'reviewText', 'Review_Date'],
    ['B1', '4.0 out of 5', 'Fine', '2026-05-01T10:00'],
    ['B2', '', 'No stars', ''],
    ['B3', '3,5', 'Comma', ''],
  ])
  expect(read?.map(({ product, stars, text, date }) => [product, stars, text, date])).toEqual([
    ['B1', 4, 'Fine', '2026-05-01T10:00'],
    ['B2', undefined, 'No stars', ''],
    ['B3', 3.5, 'Comma', ''],
  ])
  expect(reviewsIn([['a', 'b']])).toBeUndefined()
})

it('parts sentences', () => {
  expect(sentencesOf('The screen is great. The battery died!\nWhy? ...')).toEqual([
    'The screen is great.',
    'The battery died!',
    'Why?',
  ])
})

it('gives a sentence to the feature that it mentions', () => {
  const reviews = [review('The screen is great. The battery is terrible.'), review('Awful battery! I love the screen.')]
  const rows = reviewReport(reviews, 'Battery: battery\nDisplay: screen, display', 5).parts[0]?.tables?.[0]?.rows ?? []
  expect(rows.slice(0, 2).map((row) => row.slice(0, 4))).toEqual([
    ['Battery', '2', '0', '2'],
    ['Display', '2', '2', '0'],
  ])
  expect(rows[1]?.[5]).toBe('I love the screen.')
})

describe('stars against words', () => {
  // "VADER is smart, handsome, and funny." scores 0.8316, "The book was good." 0.4404 by VADER's own program.
  const praise = 'VADER is smart, handsome, and funny.'
  it.each([
    [praise, 1, 5, 1],
    [praise, 2, 5, 1],
    [praise, 3, 5, 0],
    [praise, 5, 5, 0],
    ['The book was good.', 1, 5, 0],
    ['This is horrible, awful and terrible.', 5, 5, 1],
    ['This is horrible, awful and terrible.', 9, 10, 1],
    ['This is horrible, awful and terrible.', 5, 10, 0],
  ])('%s with %i of %i stars', (text, stars, most, expected) =>
    expect(mismatches([review(text, { stars })], most)).toHaveLength(expected),
  )
})

describe('nearly the same', () => {
  const text = 'Great lamp, works as described and would buy this again any day'
  it('sees through punctuation and capitals', () => {
    expect(
      duplicates([
        review(text),
        review('Something else entirely is written here by somebody'),
        review(`${text.toUpperCase()}!!!`),
      ]).map((group) => group.length),
    ).toEqual([2])
  })
  it('leaves short texts and half alike ones', () => {
    expect(duplicates([review('Great lamp'), review('Great lamp')])).toEqual([])
    expect(duplicates([review(text), review('Great lamp, works as described but I hate the colour of it')])).toEqual([])
  })
})

it('finds the day on which many came', () => {
  const days = Array.from({ length: 30 }, (_, at) =>
    review('x', { date: `2026-04-${String(at + 1).padStart(2, '0')}` }),
  )
  const rush = Array.from({ length: 20 }, () => review('x', { date: '2026-04-15T08:00' }))
  // 50 reviews in 30 days: mean 1.667, standard deviation 3.590, so more than 12.4.
  expect(bursts([...days, ...rush])).toEqual([{ day: '2026-04-15', count: 21, mean: 50 / 30 }])
  expect(bursts(days)).toEqual([])
  expect(bursts([review('x', { date: 'May' })])).toEqual([])
})

it('reports with and without stars, and takes anything', () => {
  const report = reviewReport(
    [review('Good lamp', { stars: 4 }), review('Bad lamp', { stars: 2 }), review('A lamp')],
    '',
    5,
  )
  expect(report.headline).toMatch(/^3 reviews, 3\.00 of 5 stars, words/)
  expect(report.figures?.[0]).toEqual({ label: 'Without stars', text: '1' })
  expect(reviewReport([], '', 5).headline).toBe('No review in English was found.')
  expect(reviewReport([review('\0'), review('\ud800 '.repeat(50))], ':\n,', 5).parts.length).toBeGreaterThan(0)
})
