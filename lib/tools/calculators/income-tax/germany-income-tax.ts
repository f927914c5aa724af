import { choice, money, number, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/de/income-tax'
import { socialInsurance } from '@/lib/law/de/social-insurance'
import { surcharges } from '@/lib/law/de/surcharges'
import { wageTax } from '@/lib/law/de/wage-tax'
import type { Ledger } from '@/lib/families/country-income-tax/ledger'
import {
  highClassTax,
  lowPayBases,
  provisionLumpSum,
  solidaritySurcharge,
  tariffTax,
  zoneOf,
  type GermanTariff,
} from '@/lib/subjects/tax/germany'

/** The line of one tax by the tariff, in the words of its zone. */
function tariffStep(finds: string, income: number, tariff: GermanTariff, ledger: Ledger, item?: 'tax'): number {
  const zone = zoneOf(income, tariff)
  const options = { by: '§ 32a EStG', rounded: 'down', ...(item && { item }) } as const
  const exact = (value: number, decimals: number) => ({ kind: 'number', value, decimals }) as const
  if (zone.kind === 'free') return ledger.says(finds, 'nothing, within the basic allowance', 0, options)
  if (zone.kind === 'straight')
    return ledger.step(
      finds,
      tariffTax(income, tariff),
      '{income} × {rate} − {base}',
      { income, rate: { kind: 'percent', value: zone.rate }, base: zone.base },
      options,
    )
  const { slope, start, part, base } = zone
  return ledger.step(
    finds,
    tariffTax(income, tariff),
    `({slope} × {part} + {start}) × {part}${base > 0 ? ' + {base}' : ''}`,
    { slope: exact(slope, 2), part: exact(part, 4), start: exact(start, 0), ...(base > 0 && { base }) },
    options,
  )
}

/** Who bears the contributions of a branch, and how much of them. */
const sharedBy = {
  pension: '§ 168 SGB VI',
  unemployment: '§ 346 SGB III',
  health: '§ 249 SGB V',
  care: '§ 58 SGB XI',
} as const

export default defineCountryTax({
  law: 'de',
  yearBegins: '01-01',
  reads: { incomeTax, wageTax, surcharges, socialInsurance },
  initial: 50_000,
  help: 'Wage tax and social insurance of an employee in the statutory health insurance.',
  words: { tax: 'Wage tax and surcharges' },
  raise: 1000,
  items: {
    tax: { label: 'Wage tax', is: 'tax' },
    solidarity: { label: 'Solidarity surcharge', is: 'tax' },
    church: { label: 'Church tax', is: 'tax' },
    pension: { label: 'Pension insurance', is: 'social' },
    unemployment: { label: 'Unemployment insurance', is: 'social' },
    health: { label: 'Health insurance', is: 'social' },
    care: { label: 'Care insurance', is: 'social' },
  },
  employer: {
    pension: 'Pension insurance',
    unemployment: 'Unemployment insurance',
    health: 'Health insurance',
    care: 'Care insurance',
    flatTax: 'Flat tax of a mini-job',
  },
  inputs: {
    taxClass: choice('Tax class', {
      options: {
        one: 'I: single',
        two: 'II: single parent',
        three: 'III: married, the higher earner',
        four: 'IV: married, both earn',
        five: 'V: married, the other is in III',
        six: 'VI: a second job',
      },
      initial: 'one',
      as: 'menu',
    }),
    children: choice('Children', {
      options: {
        none: 'None, aged 23 or more',
        young: 'None, younger than 23',
        one: 'One, or all older than 24',
        two: 'Two younger than 25',
        three: 'Three younger than 25',
        four: 'Four younger than 25',
        five: 'Five or more younger than 25',
      },
      initial: 'none',
      as: 'menu',
      help: 'They decide the rate of care insurance.',
    }),
    place: choice('Where you work', {
      options: {
        others: 'Any other state',
        south: 'Bavaria or Baden-Württemberg',
        saxony: 'Saxony',
        east: 'Another eastern state or East Berlin',
      },
      initial: 'others',
      as: 'menu',
      help: 'It decides church tax, care insurance in Saxony and the ceiling of 2024 in the east.',
      refines: true,
    }),
    church: toggle('Member of a church that takes church tax', { refines: true }),
    addition: percent('Additional rate of your health insurer', {
      optional: true,
      max: 0.1,
      help: 'In all, of which you pay half. Empty: the official average of the year.',
      refines: true,
    }),
    childAllowances: number('Child allowances on the payslip', {
      initial: 0,
      max: 20,
      help: 'The number, such as 0.5 or 2. They lower the solidarity surcharge and church tax, not wage tax.',
      refines: true,
    }),
    allowance: money('Tax-free amount registered for you', {
      initial: 0,
      help: 'A year, granted by the tax office on request.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { taxClass, children, place } = values
    if (taxClass === 'two' && (children === 'none' || children === 'young'))
      return problem('children', 'must be one or more: class II is for single parents')
    const insurance = law.socialInsurance
    const { rates, flat } = insurance
    if (pay <= insurance.miniJob * 12) {
      ledger.says('Taken off', 'nothing: a mini-job, out of pension insurance by request and taxed at a flat rate', 0, {
        by: '§ 8 SGB IV, § 6 Abs. 1b SGB VI',
      })
      ledger.share('Employer’s flat contribution to pension insurance', pay, flat.pension, {
        by: '§ 172 Abs. 3 SGB VI',
        cost: 'pension',
      })
      ledger.share('Employer’s flat contribution to health insurance', pay, flat.health, {
        by: '§ 249b SGB V',
        cost: 'health',
      })
      ledger.share('Employer’s flat tax', pay, flat.tax, { by: '§ 40a EStG', cost: 'flatTax' })
      return undefined
    }

    const addition = values.addition ?? insurance.averageAddition
    const { ceilings, care } = insurance
    const isEast = place === 'east' || place === 'saxony'
    const pensionCeiling = (isEast ? ceilings.pensionEast : ceilings.pension) * 12
    const healthCeiling = ceilings.health * 12
    const carePart = care.rate / 2 + (place === 'saxony' ? care.saxony : 0)
    const older = { none: 0, young: 0, one: 0, two: 1, three: 2, four: 3, five: 4 }[children]
    const ownCare = carePart - older * care.perChild
    const supplement = children === 'none' ? care.childless : 0

    const { lumpSums, provisions, child, highClasses } = law.wageTax
    const isThird = taxClass === 'three'
    const isSixth = taxClass === 'six'
    const isHigh = isSixth || taxClass === 'five'
    const yearly = Math.floor(pay * 100 + 1e-7) / 100
    const untaxed = Math.min(values.allowance, yearly)
    const { pension, others } = provisionLumpSum(
      {
        pay: yearly,
        pensionCeiling,
        healthCeiling,
        pensionRate: rates.pension / 2,
        unemploymentRate: rates.unemployment / 2,
        healthAndCareRate: rates.reducedHealth / 2 + addition / 2 + ownCare + supplement,
      },
      { share: provisions.share, cap: isThird ? provisions.capClassThree : provisions.cap, classSix: isSixth },
    )
    const provision = ledger.step(
      'Provision lump sum',
      pension + others,
      '{pension} for pension insurance + {others} for the other branches',
      { pension, others },
      { by: '§ 39b Abs. 2 EStG', rounded: 'up' },
    )
    const taxable = ledger.less(
      'Taxable pay',
      yearly,
      {
        'registered for you': untaxed,
        'for the job': isSixth ? 0 : Math.min(lumpSums.employee, Math.ceil(yearly - untaxed)),
        'for special expenses': isSixth ? 0 : lumpSums.special,
        'as a single parent': taxClass === 'two' ? lumpSums.singleParent : 0,
        'provision lump sum': provision,
      },
      { by: '§ 39b Abs. 2 EStG', rounded: 'down' },
    )
    const taxOn = (income: number) => {
      if (isHigh) return highClassTax(income, law.incomeTax, highClasses, provisions.share !== null)
      return isThird ? 2 * tariffTax(Math.floor(income / 2), law.incomeTax) : tariffTax(income, law.incomeTax)
    }
    const tax = isHigh
      ? ledger.says(
          'Wage tax',
          'twice the difference between the tariff on five and on three quarters of taxable pay, within the limits of classes V and VI',
          taxOn(taxable),
          { by: '§ 39b Abs. 2 Satz 7 EStG', item: 'tax' },
        )
      : isThird
        ? ledger.step(
            'Wage tax',
            taxOn(taxable),
            '2 × {half}',
            {
              half: tariffStep(
                'Tax on half of it',
                ledger.step(
                  'Half of taxable pay',
                  taxable / 2,
                  '{taxable} ÷ 2',
                  { taxable },
                  { by: '§ 32a Abs. 5 EStG', rounded: 'down' },
                ),
                law.incomeTax,
                ledger,
              ),
            },
            { by: '§ 32a Abs. 5 EStG', item: 'tax' },
          )
        : tariffStep('Wage tax', taxable, law.incomeTax, ledger, 'tax')

    const perChild = isHigh ? 0 : taxClass === 'four' ? child / 2 : child
    const forChildren = Math.floor(values.childAllowances * perChild)
    const charged =
      forChildren > 0
        ? ledger.says(
            'Wage tax that bears the surcharges',
            'the same after the child allowances',
            taxOn(Math.max(0, taxable - forChildren)),
            { by: '§ 51a EStG' },
          )
        : tax
    const { solidarity, cap, church } = law.surcharges
    const exempt = law.surcharges.exempt * (isThird ? 2 : 1)
    if (charged > exempt)
      ledger.step(
        'Solidarity surcharge',
        solidaritySurcharge(charged, { exempt, solidarity, cap }),
        'min({tax} × {rate}, ({tax} − {exempt}) × {cap})',
        {
          tax: charged,
          exempt,
          rate: { kind: 'percent', value: solidarity },
          cap: { kind: 'percent', value: cap },
        },
        { by: '§ 4 SolZG', rounded: 'cents down', item: 'solidarity' },
      )
    if (values.church)
      ledger.share('Church tax', charged, place === 'south' ? church.south : church.others, {
        rounded: 'cents',
        item: 'church',
      })

    const isLow = pay <= insurance.lowPay * 12
    const limits = { miniJob: insurance.miniJob * 12, upper: insurance.lowPay * 12, factor: insurance.factor }
    const reduced = isLow ? lowPayBases(pay, limits) : undefined
    if (reduced) {
      const { miniJob, upper } = limits
      const factor = { kind: 'number', value: limits.factor, decimals: 4 } as const
      ledger.step(
        'Pay that bears your contributions',
        reduced.employee,
        '{upper} ÷ ({upper} − {miniJob}) × ({pay} − {miniJob})',
        { upper, miniJob, pay },
        { by: '§ 20 Abs. 2a SGB IV' },
      )
      ledger.step(
        'Pay that bears contributions in all',
        reduced.all,
        '{factor} × {miniJob} + ({upper} − {miniJob} × {factor}) ÷ ({upper} − {miniJob}) × ({pay} − {miniJob})',
        { factor, upper, miniJob, pay },
        { by: '§ 20 Abs. 2a SGB IV' },
      )
    }
    const branch = (
      name: 'pension' | 'unemployment' | 'health' | 'care',
      words: string,
      ceiling: number,
      { own, half = own, whole, alone = 0 }: { own: number; half?: number; whole: number; alone?: number },
    ) => {
      const base = reduced?.employee ?? Math.min(pay, ceiling)
      const all = reduced?.all ?? base
      // The rate of a branch has up to three decimals, but most have one.
      const isFine = (value: number) => Math.round(value * 1e5) % 10 !== 0
      const percentOf = (value: number) => ({ kind: 'percent', value, ...(isFine(value) && { decimals: 3 }) }) as const
      const charge = (finds: string, of: number, rate: number, by: string) => {
        const options = { item: name, by }
        if (reduced) return ledger.share(finds, of, rate, options)
        const rates = [
          { over: 0, rate },
          { over: ceiling, rate: 0 },
        ]
        return ledger.scale(finds, pay, rates, options)
      }
      charge(words, base, own, sharedBy[name])
      if (alone > 0) charge('Supplement of the childless', all, alone, '§ 55 Abs. 3 SGB XI')
      ledger.step(
        `Employer’s share of ${words.toLowerCase()}`,
        all * whole - base * half,
        reduced ? '{all} × {whole} − {base} × {half}' : '{base} × {rest}',
        { all, base, whole: percentOf(whole), half: percentOf(half), rest: percentOf(whole - half) },
        { by: sharedBy[name], cost: name },
      )
    }
    branch('pension', 'Pension insurance', pensionCeiling, { own: rates.pension / 2, whole: rates.pension })
    branch('unemployment', 'Unemployment insurance', pensionCeiling, {
      own: rates.unemployment / 2,
      whole: rates.unemployment,
    })
    const healthRate = rates.health + addition
    branch('health', 'Health insurance', healthCeiling, { own: healthRate / 2, whole: healthRate })
    branch('care', 'Care insurance', healthCeiling, {
      own: ownCare,
      half: carePart,
      whole: care.rate,
      alone: supplement,
    })
    return undefined
  },

  formula: 'Take-home pay = pay − wage tax − solidarity surcharge − church tax − social insurance',
  limits: [
    'For an employee with one job, resident all year, in the statutory health, care, pension and unemployment insurance.',
    'This is wage tax, as the employer takes it from a year’s pay by the flow chart of the Federal Ministry of Finance. The assessment after the year counts real expenses, other income and the pay of a spouse.',
    'Wage tax for 2024 is that of the whole year as amended in December 2024; until November payroll took a little more.',
    'A pay within the limit of a mini-job is taken for one: out of pension insurance by request, with the flat tax paid by the employer.',
    'Private health insurance, the factor of class IV, pensions, old-age relief, company cars, the cap and the least amount of church tax, and levies of the employer for sickness, maternity, insolvency and accidents are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'BMF: Programmablaufplan für den Lohnsteuerabzug',
      href: 'https://www.bmf-steuerrechner.de/interface/pap.xhtml',
    },
    { title: '§ 39b EStG', href: 'https://www.gesetze-im-internet.de/estg/__39b.html' },
    { title: '§ 20 SGB IV', href: 'https://www.gesetze-im-internet.de/sgb_4/__20.html' },
  ],
  examples: [
    {
      name: 'A first job in Hamburg',
      given: { taxYear: '2026', pay: 50_000 },
      expect: { tax: 6788, social: 10_875, takeHome: 32_337, monthly: 2694.75 },
    },
    {
      name: 'A couple in classes III and V, the first pay',
      given: { taxYear: '2026', pay: 5000, basis: 'month', taxClass: 'three', children: 'one', childAllowances: 1 },
      expect: { tax: 4916, social: 12_690, monthly: 3532.83 },
    },
    {
      name: 'A part-time wage in the transition range',
      given: { taxYear: '2026', pay: 1500, basis: 'month' },
      expect: { tax: 111, social: 3362, monthly: 1210.58 },
    },
  ],
})
