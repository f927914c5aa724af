import { defineCalculator, money, percent, problem } from '@/lib/kits/calculator'
import { enteredTaxFields, inYear, payPeriod } from '@/lib/families/entered-pay/fields'
import { payWorking } from '@/lib/families/entered-pay/working'
import { leftOf, risingBands, takenOff } from '@/lib/subjects/tax/entered-pay'
import { payForTakeHome } from '@/lib/subjects/tax/net-to-gross'

const largest = 1e12
const employerPart = 'The employer'

export default defineCalculator({
  inputs: {
    net: money('Take-home pay wanted', {
      initial: 36_000,
      initialIn: { in: 900_000, jp: 4_000_000 },
      above: 0,
      max: 1e9,
    }),
    period: payPeriod,
    ...enteredTaxFields,
    employerRate: percent('Employer’s contributions', {
      initial: 0,
      max: 1,
      slider: { to: 0.4, step: 0.0025 },
      help: 'On top of the gross pay, all together.',
      section: employerPart,
      refines: true,
    }),
    employerUpTo: money('They end at', {
      optional: true,
      above: 0,
      max: largest,
      help: 'The yearly pay above which none are due.',
      section: employerPart,
      refines: true,
    }),
  },
  outputs: {
    gross: { kind: 'money', label: 'Gross pay to offer' },
    grossYear: { kind: 'money', label: 'Gross pay a year' },
    tax: { kind: 'money', label: 'Income tax' },
    social: { kind: 'money', label: 'Social contributions' },
    ofRaise: {
      kind: 'money',
      label: 'Gross for 100 more in hand',
      optional: true,
      help: 'What the next 100 of take-home pay would take.',
    },
    verdict: { kind: 'verdict', label: 'Check' },
    pay: {
      kind: 'table',
      label: 'Line by line',
      columns: {
        line: { kind: 'text', label: 'Item' },
        year: { kind: 'money', label: 'Year' },
        period: { kind: 'money', label: 'For the period' },
      },
    },
    netYear: { kind: 'money', label: 'Take-home pay', section: 'A year' },
    taxable: { kind: 'money', label: 'Taxable pay', section: 'A year' },
    socialBase: { kind: 'money', label: 'Pay with contributions', section: 'A year' },
    employer: { kind: 'money', label: 'Employer’s contributions', section: 'A year' },
    cost: { kind: 'money', label: 'Cost to the employer', section: 'A year' },
  },
  formula:
    'The lowest gross pay for which gross − deductions before tax − contributions − tax by the bands − deductions after tax is the take-home pay wanted',
  limits: [
    'The bands, the allowance and the rates are the ones that you enter; no country’s law is looked up here.',
    'One rate of contributions between one floor and one ceiling. An allowance that fades and credits have no place of their own.',
    'Searched to the cent of a year; a year is 12 months, 26 times two weeks or 52 weeks.',
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

  compute(values, { show }) {
    const bands = risingBands(values.bands)
    if (bands.some(({ over }, at) => at > 0 && over === bands[at - 1]?.over))
      return problem('bands', 'must begin at different amounts')
    if (values.socialUpTo !== undefined && values.socialUpTo <= values.socialFrom)
      return problem('socialUpTo', 'must lie above where contributions begin')
    const times = inYear[values.period]
    const wanted = values.net * times
    const grossFor = (net: number) => payForTakeHome((pay) => leftOf(pay, values), net, { unit: 0.01, most: largest })
    const grossYear = grossFor(wanted)
    if (grossYear === undefined)
      return problem('net', 'must be an amount that some pay leaves: at these rates nothing is left of more pay')
    const { social, socialBase, taxable, tax } = takenOff(grossYear, values)
    const netYear = leftOf(grossYear, values)
    const employer = Math.min(grossYear, values.employerUpTo ?? Infinity) * values.employerRate
    const more = grossFor(wanted + 100)
    const lines = [
      ['Gross pay', grossYear],
      ['Taken off before tax', -values.before],
      ['Social contributions', -social],
      ['Income tax', -tax],
      ['Taken off after tax', -values.after],
    ] as const
    const shown = lines.filter(([line, amount]) => line === 'Gross pay' || amount !== 0)
    return {
      gross: grossYear / times,
      grossYear,
      tax,
      social,
      ofRaise: more === undefined ? undefined : more - grossYear,
      verdict: {
        is: 'good',
        says: `From ${show.money(grossYear)} a year ${show.money(netYear)} are left.`,
      },
      pay: [...shown, ['Take-home pay', netYear] as const].map(([line, year]) => ({
        line,
        year,
        period: year / times,
      })),
      netYear,
      taxable,
      socialBase,
      employer,
      cost: grossYear + employer,
    }
  },

  steps(values, { taxable }) {
    const base = values.employerUpTo === undefined ? '{grossYear}' : 'min({grossYear}, {employerUpTo})'
    return [
      { gives: 'grossYear', says: 'Found by halving until the lines below leave what is wanted' },
      ...payWorking(values, taxable),
      { gives: 'gross', is: '{grossYear} ÷ {times}', with: { times: { kind: 'count', value: inYear[values.period] } } },
      ...(values.employerRate > 0
        ? [
            { gives: 'employer' as const, is: `${base} × {employerRate}` },
            { gives: 'cost' as const, is: '{grossYear} + {employer}' },
          ]
        : []),
    ]
  },

  charts: [{ kind: 'bar', title: 'From gross to net, a year', of: 'pay', x: 'line', y: ['year'] }],
  examples: [
    {
      name: 'Thirty-six thousand in hand',
      given: {
        net: 36_000,
        allowance: 12_000,
        bands: [
          { over: 0, rate: 0.2 },
          { over: 30_000, rate: 0.4 },
        ],
        socialRate: 0.08,
      },
      expect: { grossYear: 48_461.54, tax: 8584.616, social: 3876.9232 },
    },
    {
      name: 'Three thousand a month, with the employer’s share',
      given: {
        net: 3000,
        period: 'month',
        allowance: 12_000,
        bands: [
          { over: 0, rate: 0.2 },
          { over: 30_000, rate: 0.4 },
        ],
        socialRate: 0.08,
        employerRate: 0.15,
      },
      expect: { gross: 4038.461_667, cost: 55_730.771 },
    },
  ],
})
