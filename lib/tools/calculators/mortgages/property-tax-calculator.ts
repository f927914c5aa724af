import { choice, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const perUnit = { mills: 1000, thousand: 1000, percent: 100, hundred: 100 }
const rowsShown = 10
const later = 'In the coming years'
/** Beyond this share of the taxable value a rate was probably typed in another unit. */
const doubtful = 0.1

export default defineCalculator({
  inputs: {
    value: money('Market value', { initial: 350_000, initialIn: { in: 6_000_000 }, above: 0, max: 1e12 }),
    ratio: percent('Assessed at', {
      initial: 1,
      slider: { from: 0.05, to: 1, step: 0.05 },
      above: 0,
      max: 1,
      help: 'The share of market value that is assessed, such as 40%; 100% where it is the whole value.',
    }),
    exemption: money('Exemption from the assessed value', {
      initial: 0,
      max: 1e12,
      help: 'Homestead, senior, veteran: the sum of all.',
    }),
    levies: rows('Levies', {
      row: 'levy',
      min: 1,
      max: 15,
      help: 'One line for each authority on the bill. A mill is 1 for each 1,000 of taxable value.',
      columns: {
        name: text('Authority', { initial: 'Authority', maxLength: 40 }),
        rate: number('Rate', { initial: 10, min: 0, max: 1000, decimals: 6 }),
        unit: choice('In', {
          options: { mills: 'mills', percent: '%', thousand: 'per 1,000', hundred: 'per 100' },
          initial: 'mills',
          as: 'menu',
        }),
      },
      initial: [
        { name: 'County', rate: 6.2, unit: 'mills' },
        { name: 'Schools', rate: 9.8, unit: 'mills' },
        { name: 'City', rate: 4.1, unit: 'mills' },
      ],
    }),
    exemptionShare: percent('Exempt share of the assessed value', {
      slider: { to: 1, step: 0.01 },
      initial: 0,
      max: 1,
      refines: true,
    }),
    special: money('Special assessments a year', {
      initial: 0,
      max: 1e12,
      help: 'Fixed sums on the bill: drainage, refuse, street lights.',
      refines: true,
    }),
    bills: choice('Bills a year', {
      options: { '1': 'One', '2': 'Two', '4': 'Four', '12': 'Twelve' },
      initial: '2',
      refines: true,
    }),
    appealValue: money('Value you would argue for', {
      optional: true,
      max: 1e12,
      help: 'What comparable sales say, in market value.',
      section: 'An appeal',
      refines: true,
    }),
    growth: percent('Market value grows a year by', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.1, step: 0.005 },
      min: -0.5,
      max: 0.5,
      section: later,
      refines: true,
    }),
    cap: percent('Assessment may rise a year by at most', {
      optional: true,
      max: 0.5,
      help: 'Such as 2% in California or 3% for homesteads in Florida. Left empty: no cap.',
      section: later,
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Property tax a year', help: 'With special assessments.' },
    monthly: { kind: 'money', label: 'To set aside each month' },
    effective: { kind: 'percent', label: 'Of the market value' },
    bill: { kind: 'money', label: 'Each bill' },
    saving: { kind: 'money', label: 'A successful appeal saves a year', optional: true },
    reading: { kind: 'verdict', label: 'How your rates were read' },
    assessed: { kind: 'money', label: 'Assessed value', section: 'From value to tax' },
    exempt: { kind: 'money', label: 'Exempt', section: 'From value to tax' },
    taxable: { kind: 'money', label: 'Taxable value', section: 'From value to tax' },
    mills: { kind: 'number', label: 'All rates together', unit: 'mills', decimals: 4, section: 'From value to tax' },
    authorities: {
      kind: 'table',
      label: 'By authority',
      columns: {
        name: { kind: 'text', label: 'Authority' },
        mills: { kind: 'number', label: 'Mills', decimals: 4 },
        tax: { kind: 'money', label: 'Tax' },
        share: { kind: 'percent', label: 'Of all levies' },
      },
      totals: ['tax'],
    },
    years: {
      kind: 'table',
      label: 'Ten years at these rates',
      columns: {
        year: { kind: 'count', label: 'Year' },
        value: { kind: 'money', label: 'Market value' },
        assessed: { kind: 'money', label: 'Assessed value' },
        tax: { kind: 'money', label: 'Tax' },
        uncapped: { kind: 'money', label: 'Tax without a cap' },
      },
      totals: ['tax', 'uncapped'],
    },
  },
  formula:
    'Tax = Σ max(0, market value × assessed at − exemption) × rate + special assessments; a rate in mills or per 1,000 is divided by 1,000, one in % or per 100 by 100',
  limits: [
    'Every levy is taken on the same taxable value; an exemption that only some authorities grant has to be worked out apart.',
    'The projection keeps rates, exemptions and special assessments as they are; councils change rates each year.',
    'Each authority’s tax is rounded to the smallest coin, as bills do it. A collector may round the value first.',
  ],
  sources: [
    {
      title: 'International Association of Assessing Officers: Standard on Property Tax Policy',
      href: 'https://www.iaao.org/',
    },
    {
      title: 'City of Powder Springs, Georgia: how property tax is calculated',
      href: 'https://www.cityofpowdersprings.org/faq.aspx?TID=23',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { value, ratio, special, levies, appealValue, growth, cap } = values
    if (appealValue !== undefined && appealValue >= value)
      return problem('appealValue', 'must be less than the market value, or there is nothing to appeal')
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const exemptOf = (assessed: number) => Math.min(assessed, values.exemption + assessed * values.exemptionShare)
    const specialMinor = minor(special)
    const shares = levies.map(({ rate, unit }) => rate / perUnit[unit])
    const leviesOn = (taxable: number) => shares.map((share) => minor(taxable * share))
    const totalOn = (assessed: number) =>
      leviesOn(assessed - exemptOf(assessed)).reduce((sum, amount) => sum + amount, specialMinor)
    const assessed = value * ratio
    const taxable = assessed - exemptOf(assessed)
    const parts = leviesOn(taxable)
    const levied = parts.reduce((sum, amount) => sum + amount, 0)
    const taxMinor = levied + specialMinor
    const all = shares.reduce((sum, share) => sum + share, 0)
    const years: { year: number; value: number; assessed: number; tax: number; uncapped: number }[] = []
    let market = value
    let capped = assessed
    for (let year = 1; year <= rowsShown; year++) {
      if (year > 1) {
        market *= 1 + growth
        capped = cap === undefined ? market * ratio : Math.min(market * ratio, capped * (1 + cap))
      }
      years.push({
        year,
        value: market,
        assessed: capped,
        tax: money(totalOn(capped)),
        uncapped: money(totalOn(market * ratio)),
      })
    }
    return {
      tax: money(taxMinor),
      monthly: money(taxMinor) / 12,
      effective: money(taxMinor) / value,
      bill: money(taxMinor) / Number(values.bills),
      ...(appealValue === undefined ? {} : { saving: money(taxMinor - totalOn(appealValue * ratio)) }),
      reading: readingOf(all, { taxable, unit: levies.length > 1 ? 'Together the rates are' : 'That is' }, show),
      assessed,
      exempt: assessed - taxable,
      taxable,
      mills: all * 1000,
      authorities: levies.map(({ name }, index) => ({
        name: name === '' ? `Authority ${index + 1}` : name,
        mills: (shares[index] ?? 0) * 1000,
        tax: money(parts[index] ?? 0),
        share: levied === 0 ? 0 : (parts[index] ?? 0) / levied,
      })),
      years,
    }
  },

  steps: ({ levies, exemption, exemptionShare }) => [
    { gives: 'assessed', is: '{value} × {ratio}' },
    ...(exemption > 0 || exemptionShare > 0
      ? [{ gives: 'exempt' as const, is: 'min({assessed}, {exemption} + {assessed} × {exemptionShare})' }]
      : []),
    { gives: 'taxable', is: '{assessed}[ − {exempt}]' },
    ...levies.map(({ name, unit }, index) => ({
      finds: name === '' ? `Authority ${index + 1}` : name,
      gives: `authorities.${index}.tax` as const,
      is: `{taxable} × {levies.${index}.rate} ÷ ${perUnit[unit]}`,
      rounded: 'cents' as const,
    })),
    { gives: 'tax', is: '{authorities.tax}[ + {special}]', rounded: 'cents' },
    { gives: 'monthly', is: '{tax} ÷ 12' },
    { gives: 'effective', is: '{tax} ÷ {value}' },
  ],

  charts: [
    { kind: 'donut', title: 'Who gets it', of: 'authorities', label: 'name', value: 'tax' },
    { kind: 'line', title: 'Tax in the coming years', of: 'years', x: 'year', y: ['tax', 'uncapped'] },
  ],
  examples: [
    {
      name: 'A house in Georgia',
      given: {
        value: 100_000,
        ratio: 0.4,
        exemption: 10_000,
        levies: [{ name: 'City of Powder Springs', rate: 9.5, unit: 'mills' }],
        exemptionShare: 0,
        special: 0,
        bills: '1',
        growth: 0,
      },
      expect: { tax: 285, taxable: 30_000 },
    },
    {
      name: 'Three authorities and a cap',
      given: {
        value: 400_000,
        ratio: 1,
        exemption: 50_000,
        levies: [
          { name: 'County', rate: 6, unit: 'mills' },
          { name: 'Schools', rate: 0.8, unit: 'percent' },
          { name: 'City', rate: 4, unit: 'thousand' },
        ],
        exemptionShare: 0,
        special: 120,
        bills: '2',
        appealValue: 360_000,
        growth: 0.05,
        cap: 0.03,
      },
      expect: { tax: 6420, saving: 720, monthly: 535 },
    },
  ],
})

/** The sum of the rates in every unit, so that a mill taken for a percent is seen. */
function readingOf(
  share: number,
  { taxable, unit }: { taxable: number; unit: string },
  show: Show,
): { is: 'good' | 'fair' | 'plain'; says: string } {
  const all = `${unit} ${show.number(share * 1000)} mills, which is ${show.percent(share)} or ${show.money(share * 1000)} on each 1,000 of taxable value.`
  if (taxable === 0) return { is: 'plain', says: `${all} The exemptions take all of the assessed value.` }
  if (share > doubtful)
    return { is: 'fair', says: `${all} That is unusually much: is a rate in mills entered as a percentage?` }
  return { is: 'good', says: all }
}
