import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landedCost, type Shipment } from '@/lib/subjects/trade/landed-cost'

const cents = fc.integer({ min: 1, max: 100_000_000 })
const item = fc.record({
  units: fc.integer({ min: 1, max: 10_000 }),
  goods: cents,
  weight: fc.integer({ min: 1, max: 5000 }).map((grams) => grams / 1000),
  volume: fc.integer({ min: 1, max: 5000 }).map((litres) => litres / 1000),
  dutyRate: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 1000),
})
const shipment = fc.record<Shipment>({
  items: fc.array(item, { minLength: 1, maxLength: 8 }),
  charges: fc.array(
    fc.record({
      stage: fc.constantFrom('origin', 'freight', 'insurance', 'destination'),
      key: fc.constantFrom('value', 'weight', 'volume', 'units'),
      amount: cents,
    }),
    { maxLength: 6 },
  ),
  fees: fc.constant([{ rate: 0.003464, least: 3358, most: 65_150 }]),
  base: fc.constantFrom('fob', 'cif'),
  taxRate: fc.constantFrom(0, 0.05, 0.19, 0.2),
  taxOn: fc.constantFrom('value', 'transport', 'delivered'),
  taxRecoverable: fc.boolean(),
  dutyFreeUpTo: fc.constantFrom(-1, 15_000),
  taxFreeUpTo: fc.constantFrom(-1, 15_000),
})

describe('landedCost', () => {
  it('spreads every bill over the items to the last coin', () => {
    fc.assert(
      fc.property(shipment, (sent) => {
        const lines = landedCost(sent)
        if ('unshared' in lines) throw new Error('every key has a weight here')
        const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
        for (const stage of ['origin', 'freight', 'insurance', 'destination'] as const) {
          const billed = sent.charges.filter((charge) => charge.stage === stage).map(({ amount }) => amount)
          expect(sum(lines.map((line) => line[stage]))).toBe(sum(billed))
        }
        const paid = [...sent.items.map(({ goods }) => goods), ...sent.charges.map(({ amount }) => amount)]
        const customs = lines.flatMap(({ duty, fees, tax }) => [duty, fees, sent.taxRecoverable ? 0 : tax])
        expect(sum(lines.map(({ landed }) => landed))).toBe(sum(paid) + sum(customs))
      }),
      { seed: 20260101, numRuns: 200 },
    )
  })

  it('names the charge whose key no item has', () => {
    const bare = { units: 1, goods: 100, weight: 0, volume: 0, dutyRate: 0 }
    expect(
      landedCost({
        items: [bare],
        charges: [
          { stage: 'freight', key: 'weight', amount: 0 },
          { stage: 'freight', key: 'volume', amount: 500 },
        ],
        fees: [],
        base: 'fob',
        taxRate: 0,
        taxOn: 'value',
        taxRecoverable: true,
        dutyFreeUpTo: -1,
        taxFreeUpTo: -1,
      }),
    ).toEqual({ unshared: 1 })
  })
})
