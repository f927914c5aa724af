import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { federalLaw } from '@/lib/law/us/federal-year'
import type { FilingStatus } from '@/lib/subjects/tax/us/filing'
import { form1040 } from '@/lib/subjects/tax/us/form-1040'
import { scheduleTax, tableTax } from '@/lib/subjects/tax/us/ordinary-tax'

const folder = path.join('tests', 'vectors', 'us-federal')

function lawOf(year: number) {
  const law = federalLaw(year)
  if (!law) throw new Error(`${year} has no law`)
  return law
}

/** Rows of a CSV file without quotes, as records of text. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').trim().split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}

describe('Form 1040 without rounding', () => {
  it('agrees with Tax-Calculator on a thousand households of 2024 and 2025', () => {
    const rows = rowsOf('tax-calculator.csv')
    expect(rows.length).toBeGreaterThan(1000)
    const apart = rows.flatMap((row) => {
      const n = (name: string) => Number(row[name])
      const found = form1040(
        {
          status: row['status'] as FilingStatus,
          wages: n('w2'),
          profit: n('se'),
          shortTerm: n('stcg'),
          longTerm: n('ltcg'),
          interest: n('interest'),
          ordinaryDividends: n('ord_div'),
          qualifiedDividends: n('qual_div'),
        },
        lawOf(n('year')),
        'exact',
      )
      const pairs = {
        agi: found.agi,
        taxable_income: found.taxableIncome,
        se_tax: found.selfEmployment.tax,
        niit: found.investmentTax,
        addl_medicare: found.additionalMedicare.tax,
        amt: found.minimumTax,
        income_tax: found.incomeTax + found.minimumTax,
        total_tax: found.totalTax,
        qbi_deduction: found.businessDeduction,
      }
      return Object.entries(pairs)
        .filter(([name, amount]) => Math.abs(amount - n(name)) > 0.005)
        .map(([name, amount]) => `${row['year']} ${row['status']} ${JSON.stringify(row)} ${name}: ${amount}`)
    })
    expect(apart).toEqual([])
  })
})

describe('Tax on ordinary income', () => {
  const rows = rowsOf('brackets.csv')

  it('is that of the schedules and of the Tax Table around every threshold', () => {
    expect(rows.length).toBeGreaterThan(400)
    const apart = rows.filter((row) => {
      const brackets = lawOf(Number(row['year'])).incomeTax.brackets[row['status'] as 'single']
      const income = Number(row['income'])
      return (
        Math.abs(scheduleTax(income, brackets) - Number(row['exact'])) > 1e-6 ||
        tableTax(income, brackets) !== Number(row['return'])
      )
    })
    expect(apart).toEqual([])
  })
})

describe('Form 1040 in whole dollars', () => {
  it('has the lines of the returns that the IRS expects from Direct File', () => {
    const rows = rowsOf('direct-file.csv')
    expect(rows.length).toBe(131)
    const apart = rows.flatMap((row) => {
      const n = (name: string) => Number(row[name])
      const found = form1040(
        {
          status: row['status'] as FilingStatus,
          seniors: n('seniors'),
          blind: n('blind'),
          isDependant: n('claimed') > 0,
          wages: n('wages'),
          interest: n('interest'),
          taxExemptInterest: n('exempt'),
          ordinaryDividends: n('dividends'),
          pensions: n('pensions'),
          socialSecurity: n('benefits'),
          longTerm: n('gain'),
          otherIncome: n('other'),
          adjustments: n('adjustments'),
          children: n('children'),
          otherDependants: n('others'),
          earnedCreditChildren: n('eic_children'),
          claimsEarned: n('line27') > 0,
          owedBack: n('line17'),
          otherCredits: n('credits'),
          withheld: n('withheld'),
          estimatedPayments: n('estimated'),
          refundableCredits: n('refundable'),
        },
        lawOf(2024),
      )
      const lines = {
        line6b: found.taxableBenefits,
        line9: found.totalIncome,
        line11: found.agi,
        line12: found.deduction,
        line15: found.taxableIncome,
        line16: found.incomeTax,
        line19: found.family.nonrefundable,
        line24: found.totalTax,
        line27: found.earnedIncomeCredit,
        line28: found.family.refundable,
        line33: found.payments,
        line34: Math.max(0, found.refund),
        line37: Math.max(0, -found.refund),
      }
      return Object.entries(lines)
        .filter(([name, amount]) => Math.abs(amount - n(name)) > 0.001)
        .map(([name, amount]) => `${row['name']} ${name}: ${amount}`)
    })
    expect(apart).toEqual([])
  })
})
