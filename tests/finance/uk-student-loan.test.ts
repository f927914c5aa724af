import { expect, it } from 'vitest'
import { monthlyDeductions } from '@/lib/subjects/finance/uk-student-loan'

const law = {
  thresholds: { plan1: 17_775, plan2: 21_000, plan4: 25_000, plan5: 25_000, postgraduate: 21_000 },
  rate: 0.09,
  postgraduateRate: 0.06,
}

/* Student Loans Company, Repayments Quick Start Guide, "What if I have both a Plan 1 and a Plan 2 loan?": its table of monthly amounts.
   http://www.slc-apps.co.uk/qsg/what-if-i-have-both-a-plan1-and-a-plan-2-loan.html */
it.each([
  [17_775, 0, 0],
  [18_000, 1, 0],
  [21_000, 24, 0],
  [25_000, 24, 30],
  [32_000, 24, 82],
])('splits one deduction between plans 1 and 2 at %i a year', (income, plan1, plan2) => {
  expect(monthlyDeductions(income / 12, ['plan2', 'plan1'], law)).toEqual({ plan1, plan2 })
})

/* GOV.UK, Repaying your student loan: what you pay (thresholds of that year). */
it.each([
  [2250, 18_924, 60],
  [2250, 20_184, 51],
  [2000, 18_924, 38],
])('takes from a month of %i above %i a year what GOV.UK shows', (pay, plan1, taken) => {
  expect(monthlyDeductions(pay, ['plan1'], { ...law, thresholds: { ...law.thresholds, plan1 } })).toEqual({
    plan1: taken,
  })
})

it('takes a postgraduate loan beside the other plan', () => {
  expect(monthlyDeductions(3000, ['plan1', 'postgraduate'], law)).toEqual({ plan1: 136, postgraduate: 75 })
})
