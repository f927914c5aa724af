import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstOf, roundedToRupee, setOffGst, type GstHeads } from '@/lib/subjects/tax/gst'

const seed = 20_170_701

function addUp({ igst, cgst, sgst, cess }: GstHeads): number {
  return igst + cgst + sgst + cess
}

/** Least cash over every way in which the law lets IGST credit be shared out. */
function leastCash(due: GstHeads, credit: GstHeads): number {
  const integrated = Math.min(due.igst, credit.igst)
  const spare = credit.igst - integrated
  const used = Math.min(spare, due.cgst + due.sgst)
  let least = Infinity
  for (let central = 0; central <= Math.min(used, due.cgst); central += 1) {
    const state = used - central
    if (state > due.sgst) continue
    const cgstLeft = due.cgst - central
    const sgstLeft = due.sgst - state
    const fromCgst = Math.min(cgstLeft, credit.cgst)
    const fromSgst = Math.min(sgstLeft, credit.sgst)
    const cross = Math.min(due.igst - integrated, credit.cgst - fromCgst + credit.sgst - fromSgst)
    least = Math.min(least, due.igst - integrated - cross + cgstLeft - fromCgst + sgstLeft - fromSgst)
  }
  return least + Math.max(0, due.cess - credit.cess)
}

describe('set-off of input tax credit', () => {
  const small = fc.integer({ min: 0, max: 12 })
  const heads = fc.record({ igst: small, cgst: small, sgst: small, cess: small })

  it('needs the least cash that the order of the law allows', () => {
    fc.assert(
      fc.property(heads, heads, (due, credit) => {
        expect(addUp(setOffGst(due, credit).cash)).toBe(leastCash(due, credit))
      }),
      { seed, numRuns: 3000 },
    )
  })

  it('accounts for every rupee of tax and of credit, and never crosses CGST with SGST', () => {
    fc.assert(
      fc.property(heads, heads, (due, credit) => {
        const { fromIgst, fromCgst, fromSgst, fromCess, cash, left } = setOffGst(due, credit)
        for (const head of ['igst', 'cgst', 'sgst', 'cess'] as const) {
          expect(fromIgst[head] + fromCgst[head] + fromSgst[head] + fromCess[head] + cash[head]).toBe(due[head])
          for (const amounts of [fromIgst, fromCgst, fromSgst, fromCess, cash, left])
            expect(amounts[head]).toBeGreaterThanOrEqual(0)
        }
        expect(addUp(fromIgst) + left.igst).toBe(credit.igst)
        expect(addUp(fromCgst) + left.cgst).toBe(credit.cgst)
        expect(addUp(fromSgst) + left.sgst).toBe(credit.sgst)
        expect(fromCgst.sgst + fromSgst.cgst + fromIgst.cess).toBe(0)
        if (left.igst > 0) expect(addUp(fromCgst) + addUp(fromSgst)).toBe(0)
      }),
      { seed, numRuns: 1000 },
    )
  })
})

describe('one supply', () => {
  it('adds up to the paisa, in both directions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(0, 0.0025, 0.015, 0.03, 0.05, 0.12, 0.18, 0.28, 0.4),
        fc.boolean(),
        fc.boolean(),
        (price, rate, inclusive, interState) => {
          const { taxable, cgst, sgst, igst } = gstOf(price, { rate, cessRate: 0, inclusive, interState })
          expect(cgst).toBe(sgst)
          const total = taxable + cgst + sgst + igst
          if (inclusive) expect(total).toBe(price)
          else expect(Math.abs(total - price * (1 + rate))).toBeLessThanOrEqual(1 + 1e-6)
          expect(Math.abs(igst + cgst + sgst - taxable * rate)).toBeLessThanOrEqual(1.6)
        },
      ),
      { seed, numRuns: 1000 },
    )
  })

  it.each([
    [9049.95, 9000],
    [9050, 9100],
    [9049, 9000],
    [50, 100],
    [49, 0],
  ])('rounds %d paise to %d', (paise, expected) => {
    expect(roundedToRupee(paise)).toBe(expected)
  })
})
