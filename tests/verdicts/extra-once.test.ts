import { describe, expect, it } from 'vitest'
import carLoan from '@/lib/tools/calculators/vehicles/car-loan'
import { answerOf, spoken } from './answer'

const bank = (rate: number, months: number) => [
  { name: 'Bank', rate, kind: 'reducing' as const, months, fee: 0, rebate: 'kept' as const },
]
/** 20,000 at 6% over 48 months, as in the cases: =FV(6%/12;12;469.70;-20000) leaves 15,439.53 after a year. */
const loan = { price: 22_000, deposit: 2000, rebate: 0, offers: bank(0.06, 48), extra: 0, prepayFee: 0 }
const saidOf = (given: Parameters<typeof answerOf<typeof carLoan.inputs, typeof carLoan.outputs>>[1]) =>
  spoken(answerOf(carLoan, { ...loan, ...given }).unused)

describe('an extra paid once on a car loan', () => {
  it('says nothing where it is used whole', () => {
    expect(saidOf({ lump: 5000, lumpMonth: 12 })).toBe('nothing')
    expect(saidOf({ lump: 15_439.53, lumpMonth: 12 })).toBe('nothing')
    expect(saidOf({ lump: 0, lumpMonth: 180 })).toBe('nothing')
  })

  it.each([49, 60, 180])('finds nothing left with instalment %i of 48', (lumpMonth) => {
    const answer = answerOf(carLoan, { ...loan, lump: 5000, lumpMonth })
    expect([answer.saved, answer.sooner]).toEqual([0, 0])
    expect(spoken(answer.unused)).toBe(
      'fair: The extra paid once finds nothing left to repay: the loan ends with instalment 48.',
    )
  })

  it('finds nothing left with the last instalment, which pays the rest', () => {
    expect(saidOf({ lump: 5000, lumpMonth: 48 })).toMatch(/ends with instalment 48/)
  })

  it('finds nothing left where the monthly extra has ended the loan', () => {
    // 48,000 without interest: 1,000 a month and as much again end it with the 24th.
    const free = { price: 50_000, offers: bank(0, 48), extra: 1000 }
    expect(saidOf({ ...free, lump: 5000, lumpMonth: 30 })).toMatch(/ends with instalment 24/)
    expect(saidOf({ ...free, lump: 5000, lumpMonth: 10 })).toBe('nothing')
    expect(saidOf({ ...free, lump: 5000, lumpMonth: 24 })).toBe(
      'fair: The extra is larger than what is still owed; only $1,000.00 of $6,000.00 would be used.',
    )
  })

  it('says how much of it is owed where it is too large', () => {
    expect(saidOf({ lump: 20_000, lumpMonth: 12 })).toBe(
      'fair: The extra is larger than what is still owed; only $15,439.53 of $20,000.00 would be used.',
    )
  })
})
