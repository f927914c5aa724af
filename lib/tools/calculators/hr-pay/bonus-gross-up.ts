import { date, defineCalculator, money, percent, problem } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { paycheckWithholding } from '@/lib/law/us/paycheck-withholding'
import { socialInsurance } from '@/lib/law/us/social-insurance'
import { payForTakeHome } from '@/lib/subjects/tax/net-to-gross'
import { bonusNet, bonusTaxes, type BonusLaw, type BonusTaxes } from '@/lib/subjects/tax/us/bonus-taxes'

const employerPart = 'The employer'
const mostGross = 1e11

export default defineCalculator({
  law: 'us',
  inputs: {
    net: money('Bonus after tax', {
      initial: 5000,
      min: 1,
      max: 1e9,
      help: 'What the employee is promised in hand.',
    }),
    earned: money('Wages of the year so far', {
      initial: 62_000,
      max: 1e9,
      help: 'With earlier bonuses, before this one.',
    }),
    stateRate: percent('State tax', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.12, step: 0.0005 },
      help: 'What the state withholds from bonuses. Many have a flat rate for them.',
    }),
    supplemental: money('Bonuses of the year so far', {
      initial: 0,
      max: 1e9,
      help: 'They are part of the wages above. Beyond a million the federal rate rises.',
      refines: true,
    }),
    localRate: percent('City, county and state insurance', {
      initial: 0,
      max: 0.1,
      slider: { to: 0.05, step: 0.0005 },
      help: 'All that is taken from the employee at one rate.',
      refines: true,
    }),
    paidOn: date('Paid on', { initial: '2026-12-11', min: '2026-01-01', max: '2027-12-31', refines: true }),
  },
  outputs: {
    gross: { kind: 'money', label: 'Bonus to pay' },
    verdict: { kind: 'verdict', label: 'What it means' },
    added: { kind: 'money', label: 'On top of the promise' },
    inHand: { kind: 'money', label: 'In hand' },
    total: {
      kind: 'money',
      label: 'Cost to the employer',
      help: 'With the employer’s own Social Security and Medicare tax.',
    },
    share: { kind: 'percent', label: 'Taxes of the bonus', decimals: 2, section: employerPart },
    employer: { kind: 'money', label: 'Employer’s payroll tax', section: employerPart },
    taxes: {
      kind: 'table',
      label: 'What is withheld',
      columns: {
        tax: { kind: 'text', label: 'Tax' },
        amount: { kind: 'money', label: 'Amount' },
        share: { kind: 'percent', label: 'Of the bonus', decimals: 2 },
      },
      totals: ['amount'],
    },
  },
  formula:
    'Bonus = promised net ÷ (1 − sum of the rates), piece by piece where Social Security ends, Additional Medicare Tax begins or bonuses pass a million',
  limits: [
    'The optional flat rate for bonuses paid apart from wages. By the aggregate method a bonus is taxed with a paycheck; that is not worked out.',
    'The employee’s own tax return may differ from what is withheld.',
    'Pension deferrals, garnishments and unemployment insurance of the employer are left out.',
    'The bonus is the lowest in whole cents that brings the promise, with each tax rounded to a cent.',
  ],
  sources: [
    { title: 'IRS Publication 15, section 7: supplemental wages', href: 'https://www.irs.gov/publications/p15' },
    {
      title: 'IRS: Topic 751, Social Security and Medicare withholding rates',
      href: 'https://www.irs.gov/taxtopics/tc751',
    },
  ],
  rules: [paycheckWithholding, socialInsurance],

  compute(values, { minorDigits, show }) {
    const withholding = versionOn(paycheckWithholding, values.paidOn)?.value
    const insurance = versionOn(socialInsurance, values.paidOn)?.value
    if (!withholding || !insurance)
      return problem('paidOn', `must lie in a time whose law is known: ${knownPeriods(paycheckWithholding, show.date)}`)
    if (values.supplemental > values.earned) return problem('supplemental', 'must not be more than the wages so far')
    const law: BonusLaw = { ...withholding, ...insurance }
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const taxesOn = (gross: number) => bonusTaxes(law, values, gross, cents)
    const found = payForTakeHome((gross) => bonusNet(gross, taxesOn(gross)), values.net, {
      unit: 0.01,
      most: mostGross,
    })
    if (found === undefined) return problem('net', 'must be an amount that can be left after all rates')
    const gross = cents(found)
    const taxes = taxesOn(gross)
    const inHand = cents(bonusNet(gross, taxes))
    const employer = cents(taxes.socialSecurity + taxes.medicare)
    return {
      gross,
      verdict: verdictOn({ law, earned: values.earned, supplemental: values.supplemental, gross, taxes }, show),
      added: cents(gross - values.net),
      inHand,
      total: cents(gross + employer),
      share: 1 - inHand / gross,
      employer,
      taxes: (
        [
          ['Federal income tax', taxes.federal],
          ['Social Security', taxes.socialSecurity],
          ['Medicare', taxes.medicare],
          ['Additional Medicare Tax', taxes.additional],
          ['State', taxes.state],
          ['Local', taxes.local],
        ] as const
      ).map(([tax, amount]) => ({ tax, amount, share: amount / gross })),
    }
  },

  steps: [
    { gives: 'inHand', is: '{gross} − {taxes.amount}' },
    { gives: 'added', is: '{gross} − {net}' },
    { gives: 'share', is: '1 − {inHand} ÷ {gross}' },
    { gives: 'employer', is: '{taxes.1.amount} + {taxes.2.amount}' },
    { gives: 'total', is: '{gross} + {employer}' },
  ],

  charts: [{ kind: 'donut', title: 'Where the bonus goes', of: 'taxes', label: 'tax', value: 'amount' }],
  examples: [
    {
      name: 'Five thousand in hand, no state tax',
      given: { net: 5000, earned: 62_000, stateRate: 0 },
      expect: { gross: 7107.32, added: 2107.32, employer: 543.71, total: 7651.03 },
    },
    {
      name: 'A manager who passes the wage base',
      given: { net: 20_000, earned: 170_000, stateRate: 0.05 },
      expect: { inHand: 20_000, gross: 29_208.95 },
    },
  ],
})

interface Passed {
  law: BonusLaw
  earned: number
  supplemental: number
  gross: number
  taxes: BonusTaxes
}

function verdictOn({ law, earned, supplemental, gross, taxes }: Passed, show: Show) {
  const passes: string[] = []
  if (supplemental + gross > law.bonusOver)
    passes.push(`bonuses of more than ${show.money(law.bonusOver, 0)} have the higher federal rate`)
  if (earned + gross > law.wageBase)
    passes.push(
      taxes.socialSecurity > 0
        ? `Social Security ends at ${show.money(law.wageBase, 0)} within it`
        : `no Social Security is due above ${show.money(law.wageBase, 0)}`,
    )
  if (taxes.additional > 0) passes.push(`Additional Medicare Tax begins at ${show.money(law.withheldOver, 0)}`)
  return {
    is: 'plain' as const,
    says:
      passes.length === 0
        ? 'One set of rates applies to all of the bonus.'
        : `Rates change within the year: ${passes.join('; ')}.`,
  }
}
