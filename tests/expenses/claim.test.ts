import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { countedExpenses, countedJourneys, likelyTwice, sumsBy } from '@/lib/subjects/expenses/claim'

interface Vector {
  base: string
  currency: string
  amount: number
  rate: number
  tax: number
  paidMinor: number
  baseMinor: number
  taxMinor: number
}

const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/expenses/claims.json'), 'utf8'),
) as readonly Vector[]

it('converts and takes out tax as decimal arithmetic does', () => {
  for (const { base, currency, amount, rate, tax, paidMinor, baseMinor, taxMinor } of vectors) {
    const expense = { date: '2027-01-04', what: '', category: '', amount, currency, rate, tax, paidBy: 'own' }
    expect(countedExpenses([expense], base)).toMatchObject({ counted: [{ paidMinor, baseMinor, taxMinor }] })
  }
})

it('names the expense that has no rate', () => {
  const expense = { date: '2027-01-04', what: '', category: '', amount: 1, paidBy: 'own' }
  expect(
    countedExpenses(
      [
        { ...expense, currency: 'USD' },
        { ...expense, currency: 'EUR' },
      ],
      'USD',
    ),
  ).toEqual({ withoutRate: 1 })
})

it('pays journeys by distance', () => {
  const journey = { date: '2027-01-04', route: 'A to B', distance: 12.5, rate: 0.45 }
  // 12.5 × 0.45 = 5.625
  expect(countedJourneys([journey], 'GBP')).toMatchObject([{ baseMinor: 563 }])
})

it('adds up by name', () => {
  const entries = [
    { name: 'b', minor: 1 },
    { name: 'a', minor: 2 },
    { name: 'b', minor: 4 },
  ]
  expect(
    sumsBy(
      entries,
      ({ name }) => name,
      ({ minor }) => minor,
    ),
  ).toEqual([
    { name: 'b', minor: 5 },
    { name: 'a', minor: 2 },
  ])
})

it('sees what may have been entered twice', () => {
  const one = { date: '2027-01-04', amount: 12, currency: 'EUR' }
  expect(
    likelyTwice([one, { ...one, currency: 'USD' }, { ...one }, { ...one, amount: 0 }, { ...one, amount: 0 }]),
  ).toEqual([[0, 2]])
})
