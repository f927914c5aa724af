import { defineRule } from '@/lib/law/rule'

const dividends = { title: 'GOV.UK: Tax on dividends', href: 'https://www.gov.uk/tax-on-dividends' } as const
const savings = {
  title: 'GOV.UK: Tax on savings interest',
  href: 'https://www.gov.uk/apply-tax-free-interest-on-savings',
} as const

const interest = { startingBand: 5000, allowance: { basic: 1000, higher: 500, additional: 0 } }
const dividendAllowance = 500

/**
 * Interest and dividends, pounds a year. `interest.startingBand` is charged at nothing and shrinks by taxable earnings; then an
 * allowance by the highest band of the taxpayer. The rates on dividends lie in the bands of income tax, in their order.
 */
export const savingsAndDividends = defineRule({
  title: 'Tax on interest and dividends in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    interest: { startingBand: 'money', allowance: 'money' },
    dividendAllowance: 'money',
    dividendRates: 'percent',
  },
  versions: [
    {
      from: '2024-04-06',
      until: '2026-04-05',
      value: { interest, dividendAllowance, dividendRates: [0.0875, 0.3375, 0.3935] },
      sources: [dividends, savings],
    },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: { interest, dividendAllowance, dividendRates: [0.1075, 0.3575, 0.3935] },
      sources: [dividends, savings],
    },
  ],
})
