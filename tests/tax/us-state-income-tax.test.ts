import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { form1040 } from '@/lib/subjects/tax/us/form-1040'
import type { FilingStatus } from '@/lib/subjects/tax/us/filing'
import { lawOfYear } from '@/lib/subjects/tax/us/law-of-year'
import { isStateCode, taxOfState } from '@/lib/subjects/tax/us/states'

const statuses: Readonly<Record<string, FilingStatus>> = { single: 'single', joint: 'joint', head: 'head' }
const rows = readFileSync('tests/vectors/us-state-income-tax/us-state-income-tax.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))

/** The worksheets of New York are in whole dollars, and the second table of Arkansas ends each band a dollar lower. */
const toleranceOf = (state: string) => (state === 'ny' ? 1 : state === 'ar' ? 0.05 : 0.011)

describe('state income tax against an independent script', () => {
  const states = [...new Set(rows.map(([state = '']) => state))]
  it.each(states)('%s', (state) => {
    if (!isStateCode(state)) throw new Error(`${state} is no state`)
    const off = rows
      .filter(([one]) => one === state)
      .flatMap(([, year, status = '', wages, children, expected]) => {
        const filing = statuses[status]
        const law = lawOfYear(Number(year))
        if (!filing || !law) throw new Error(`${status} ${year}`)
        const federal = form1040({ status: filing, wages: Number(wages), children: Number(children) }, law, 'exact')
        const found = taxOfState(state, Number(year), {
          status: filing,
          wages: Number(wages),
          other: 0,
          interest: 0,
          gains: 0,
          children: Number(children),
          otherDependants: 0,
          federalDeduction: federal.standardDeduction,
          federalTax: federal.taxAfterCredits,
        })
        const tax = found?.tax ?? -1
        return Math.abs(tax - Number(expected)) <= toleranceOf(state)
          ? []
          : [`${state} ${year} ${status} ${wages} ${children}: ${tax.toFixed(2)}, script ${expected}`]
      })
    expect(off).toEqual([])
  })
})
