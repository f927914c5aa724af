import { defineCalculator, money, problem } from '@/lib/kits/calculator'
import { enteredTaxFields, inYear, payPeriod } from '@/lib/families/entered-pay/fields'
import { payWorking } from '@/lib/families/entered-pay/working'
import { risingBands, takenOff } from '@/lib/subjects/tax/entered-pay'

/** The raise whose deductions are told: small beside any band. */
const raise = 100

export default defineCalculator({
  inputs: {
    gross: money('Gross pay', { initial: 48_000, initialIn: { in: 1_200_000, jp: 5_000_000 }, max: 1e10 }),
    period: payPeriod,
    ...enteredTaxFields,
  },
  outputs: {
    net: { kind: 'money', label: 'Take-home pay a month' },
    netYear: { kind: 'money', label: 'Take-home pay a year' },
    tax: { kind: 'money', label: 'Income tax' },
    social: { kind: 'money', label: 'Social contributions' },
    share: { kind: 'percent', label: 'Taken off in all', decimals: 2, optional: true },
    ofRaise: { kind: 'percent', label: 'Taken off the next 100', decimals: 2 },
    pay: {
      kind: 'table',
      label: 'Line by line',
      columns: {
        line: { kind: 'text', label: 'Item' },
        year: { kind: 'money', label: 'Year' },
        month: { kind: 'money', label: 'Month' },
        fortnight: { kind: 'money', label: 'Two weeks' },
        week: { kind: 'money', label: 'Week' },
      },
    },
    slices: {
      kind: 'table',
      label: 'Taxable pay by band',
      columns: {
        from: { kind: 'money', label: 'From' },
        upTo: { kind: 'money', label: 'Up to' },
        rate: { kind: 'percent', label: 'Rate' },
        part: { kind: 'money', label: 'In it' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['part', 'tax'],
    },
    bridge: {
      kind: 'series',
      label: 'From gross to net',
      columns: {
        line: { kind: 'text', label: 'Step' },
        amount: { kind: 'money', label: 'Amount' },
        whole: { kind: 'text', label: 'Subtotal' },
      },
    },
    taxable: { kind: 'money', label: 'Taxable pay', section: 'A year' },
    socialBase: { kind: 'money', label: 'Pay with contributions', section: 'A year' },
    grossYear: { kind: 'money', label: 'Gross pay', section: 'A year' },
  },
  formula:
    'Take-home pay = gross pay − deductions before tax − social contributions − tax by the bands − deductions after tax',
  limits: [
    'The bands, the allowance and the rate of contributions are the ones that you enter; no country’s law is looked up here.',
    'One allowance of one size: one that fades as income rises, credits and taxes of towns or churches have no place of their own.',
    'One rate of contributions between one floor and one ceiling; where several differ, enter what they come to together.',
    'A year is 12 months, 26 times two weeks or 52 weeks of even pay.',
  ],
  sources: [
    {
      title: 'OECD: Taxing Wages, how take-home pay is worked out',
      href: 'https://www.oecd.org/en/publications/serials/taxing-wages_g1g19d89.html',
    },
    {
      title: 'IRAS: Individual income tax rates',
      href: 'https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/tax-residency-and-tax-rates/individual-income-tax-rates',
    },
  ],

  compute(values) {
    const bands = risingBands(values.bands)
    if (bands.some(({ over }, at) => at > 0 && over === bands[at - 1]?.over))
      return problem('bands', 'must begin at different amounts')
    if (values.socialUpTo !== undefined && values.socialUpTo <= values.socialFrom)
      return problem('socialUpTo', 'must lie above where contributions begin')
    const grossYear = values.gross * inYear[values.period]
    if (values.before > grossYear) return problem('before', 'must not be more than the gross pay of a year')
    const { social, socialBase, taxable, tax } = takenOff(grossYear, values)
    const netYear = grossYear - values.before - social - tax - values.after
    if (netYear < 0) return problem('after', 'must not be more than what is left of the pay of a year')
    const more = takenOff(grossYear + raise, values)
    const lines = [
      ['Gross pay', grossYear],
      ['Taken off before tax', -values.before],
      ['Social contributions', -social],
      ['Income tax', -tax],
      ['Taken off after tax', -values.after],
    ] as const
    const shown = lines.filter(([line, amount]) => line === 'Gross pay' || amount !== 0)
    return {
      net: netYear / 12,
      netYear,
      tax,
      social,
      share: grossYear > 0 ? 1 - netYear / grossYear : undefined,
      ofRaise: (more.social + more.tax - social - tax) / raise,
      pay: [...shown, ['Take-home pay', netYear] as const].map(([line, year]) => ({
        line,
        year,
        month: year / inYear.month,
        fortnight: year / inYear.fortnight,
        week: year / inYear.week,
      })),
      slices: bands.map(({ over, rate }, at) => {
        const upTo = bands[at + 1]?.over ?? null
        const part = Math.max(0, Math.min(taxable, upTo ?? Infinity) - over)
        return { from: over, upTo, rate, part, tax: part * rate }
      }),
      bridge: [
        ...shown.map(([line, amount]) => ({ line, amount, whole: line === 'Gross pay' ? 'yes' : '' })),
        { line: 'Take-home pay', amount: netYear, whole: 'yes' },
      ],
      taxable,
      socialBase,
      grossYear,
    }
  },

  steps(values, { taxable }) {
    return [
      { gives: 'grossYear', is: '{gross} × {times}', with: { times: { kind: 'count', value: inYear[values.period] } } },
      ...payWorking(values, taxable),
      { gives: 'net', is: '{netYear} ÷ 12' },
      { gives: 'share', is: '1 − {netYear} ÷ {grossYear}' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From gross to net, a year',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'whole',
    },
  ],
  examples: [
    {
      name: 'An offer in a country with two bands',
      given: {
        gross: 48_000,
        allowance: 12_000,
        bands: [
          { over: 0, rate: 0.2 },
          { over: 30_000, rate: 0.4 },
        ],
        socialRate: 0.08,
      },
      expect: { tax: 8400, social: 3840, netYear: 35_760, net: 2980, ofRaise: 0.48 },
    },
    {
      name: 'Contributions with a ceiling that lower the tax',
      given: {
        gross: 9000,
        period: 'month',
        allowance: 12_000,
        bands: [
          { over: 0, rate: 0.2 },
          { over: 60_000, rate: 0.4 },
        ],
        socialRate: 0.2,
        socialUpTo: 96_000,
        socialLowers: true,
      },
      expect: { social: 19_200, taxable: 76_800, tax: 18_720, netYear: 70_080, ofRaise: 0.4 },
    },
  ],
})
