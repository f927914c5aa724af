import { integer, money, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/kr/income-tax'
import { socialInsurance } from '@/lib/law/kr/social-insurance'
import { bracketTax } from '@/lib/subjects/tax/brackets'

const percentOf = (value: number) => ({ kind: 'percent', value }) as const

export default defineCountryTax({
  law: 'kr',
  yearBegins: '01-01',
  reads: { incomeTax, socialInsurance },
  initial: 50_000_000,
  most: 1_500_000_000,
  help: 'For an employee with one job, resident all year.',
  words: { tax: 'Income and local tax', social: 'Four insurances' },
  items: {
    tax: { label: 'Income tax', is: 'tax' },
    local: { label: 'Local income tax', is: 'tax' },
    pension: { label: 'National pension', is: 'social' },
    health: { label: 'Health insurance', is: 'social' },
    care: { label: 'Long-term care insurance', is: 'social' },
    employment: { label: 'Employment insurance', is: 'social' },
  },
  raise: 1_000_000,
  inputs: {
    dependants: integer('Dependants besides yourself', {
      initial: 0,
      max: 20,
      help: 'Spouse, children and parents without income of note.',
    }),
    children: integer('Children from 8 on among them', {
      initial: 0,
      max: 20,
      help: 'They bring the child tax credit.',
    }),
    taxFree: money('Tax-free part of the pay a year', {
      initial: 0,
      help: 'Meals up to 200,000 a month, for instance.',
      refines: true,
    }),
    deductions: money('Other income deductions a year', {
      initial: 0,
      help: 'Card spending, housing savings.',
      refines: true,
    }),
    credits: money('Other tax credits a year', {
      initial: 0,
      help: 'Pension accounts, medical, education, rent.',
      refines: true,
    }),
    flat: toggle('Flat rate for foreign employees', {
      help: 'In place of bands, deductions and credits.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { dependants, children, taxFree, deductions, credits } = values
    if (children > dependants) return problem('children', 'must not be more than the dependants')
    if (taxFree > pay) return problem('taxFree', 'must not be more than the pay')
    const rules = law.incomeTax
    const insurance = law.socialInsurance
    const gross = ledger.less('Pay that is taxed', pay, { 'free of tax': taxFree })
    const monthly = ledger.step('A month of it', gross / 12, '{gross} ÷ 12', { gross })

    const premium = (finds: string, base: number, rate: number, options?: { by: string }) =>
      ledger.wholes(finds, ledger.share(`${finds} before it is cut`, base, rate, options), insurance.unit)
    const pensionOf = (when: string, { least, most }: { least: number; most: number }) => {
      const finds = `Pension base until ${when}`
      const within = Math.min(Math.max(monthly, least), most)
      return premium(
        `Pension of a month until ${when}`,
        ledger.wholes(finds, within, insurance.pensionUnit),
        insurance.pension,
        { by: 'National Pension Act, art. 88' },
      )
    }
    const early = pensionOf('June', insurance.early)
    const late = pensionOf('December', insurance.late)
    const pension = ledger.step(
      'National pension',
      early * 6 + late * 6,
      '{early} × 6 + {late} × 6',
      { early, late },
      { item: 'pension' },
    )
    const healthMonth = premium('Health insurance of a month', monthly, insurance.health, {
      by: 'National Health Insurance Act, art. 69',
    })
    const health = ledger.step(
      'Health insurance',
      healthMonth * 12,
      '{month} × 12',
      { month: healthMonth },
      { item: 'health' },
    )
    const careMonth = premium('Long-term care of a month', healthMonth, insurance.care)
    const care = ledger.step(
      'Long-term care insurance',
      careMonth * 12,
      '{month} × 12',
      { month: careMonth },
      { item: 'care' },
    )
    const employmentMonth = premium('Employment insurance of a month', monthly, insurance.employment, {
      by: 'Insurance Premium Collection Act, art. 13',
    })
    const employment = ledger.step(
      'Employment insurance',
      employmentMonth * 12,
      '{month} × 12',
      { month: employmentMonth },
      { item: 'employment' },
    )

    const taxed = (finds: string, before: number, item: 'tax' | 'local') =>
      ledger.wholes(finds, before, rules.unit, { item })
    const localOf = (tax: number) =>
      taxed(
        'Local income tax',
        ledger.share('Local income tax before it is cut', tax, rules.local, { by: 'Local Tax Act, art. 103-13' }),
        'local',
      )
    if (values.flat) {
      const flat = ledger.share('Income tax at the flat rate', pay, rules.flat, {
        by: 'Restriction of Special Taxation Act, art. 18-2',
      })
      localOf(taxed('Income tax', flat, 'tax'))
      return undefined
    }

    const band = rules.deduction.findLast(({ over }) => gross > over) ?? rules.deduction[0]
    const deduction = ledger.step(
      'Deduction for employees',
      Math.min(rules.deductionMost, band.base + (gross - band.over) * band.rate),
      'min({most}, {base} + ({gross} − {over}) × {rate})',
      { most: rules.deductionMost, base: band.base, gross, over: band.over, rate: percentOf(band.rate) },
      { by: 'art. 47' },
    )
    const top = rules.credit.most.findLast(({ over }) => gross > over) ?? rules.credit.most[0]
    const most = Math.max(top.least, top.from - Math.max(0, gross - top.over) * top.falls)
    const childCredit =
      (children > 0 ? rules.children.first : 0) +
      (children > 1 ? rules.children.second : 0) +
      Math.max(0, children - 2) * rules.children.other
    const persons = rules.perPerson * (1 + dependants)
    const income = gross - deduction - persons - pension - deductions
    const premiums = health + care + employment
    const dueOn = (taxable: number, standard: number) => {
      const full = bracketTax(taxable, rules.bands)
      return Math.max(0, full - Math.min(most, bracketTax(full, rules.credit.bands)) - childCredit - credits - standard)
    }
    // Nobody has both: the settlement takes the way that leaves less tax.
    const isStandard = dueOn(income, rules.standardCredit) < dueOn(income - premiums, 0)
    const taxable = ledger.less(
      'Taxable income',
      gross,
      {
        'deduction for employees': deduction,
        persons,
        'national pension': pension,
        'other insurances': isStandard ? 0 : premiums,
        'other deductions': deductions,
      },
      { by: 'art. 50 to 52' },
    )
    const full = ledger.scale('Tax by the bands', taxable, rules.bands, { by: 'art. 55', table: 'Income tax' })
    const [low, high] = rules.credit.bands
    ledger.step(
      'Most of the credit for employees',
      most,
      top.falls > 0 ? 'max({least}, {from} − ({gross} − {over}) × {falls})' : '{least}',
      { least: top.least, from: top.from, gross, over: top.over, falls: percentOf(top.falls) },
      { by: 'art. 59' },
    )
    const isAbove = full > high.over
    const credit = ledger.step(
      'Credit for employees',
      Math.min(most, bracketTax(full, rules.credit.bands)),
      isAbove ? 'min({most}, {edge} × {low} + ({full} − {edge}) × {high})' : 'min({most}, {full} × {low})',
      { most, full, edge: high.over, low: percentOf(low.rate), high: percentOf(high.rate) },
      { by: 'art. 59' },
    )
    const due = ledger.less(
      'Income tax before it is cut',
      full,
      {
        'credit for employees': credit,
        'for children': childCredit,
        'standard credit': isStandard ? rules.standardCredit : 0,
        'other credits': credits,
      },
      { by: 'art. 59 to 59-4' },
    )
    localOf(taxed('Income tax', due, 'tax'))
    return undefined
  },

  formula:
    'Take-home pay = pay − income tax after credits − local income tax − pension, health, long-term care and employment insurance',
  limits: [
    'For an employee with one job and even pay, a bonus included, resident all year. It is the tax of the year after the settlement, not what the simplified table withholds each month.',
    'Health and employment premiums are deducted, or the standard credit is taken, whichever leaves less tax. Card spending, pension accounts, rent, medical and education expenses count only as you enter them, within the limits of the law.',
    'Additional deductions for age, disability and single parents, credits for births and marriage, and reductions for young employees of small firms are left out.',
    'The pension looks at this year’s pay, where payroll looks at the year before until June. The highest and the lowest health premium are not applied.',
    'What the employer pays is left out, as it was not read; so are years before 2024, whose pension limits were not read.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'Income Tax Act (소득세법)', href: 'https://www.law.go.kr/LSW/lsInfoP.do?lsiSeq=276127' },
    { title: 'National Tax Service', href: 'https://www.nts.go.kr/english/main.do' },
    { title: 'National Pension Service', href: 'https://www.nps.or.kr/' },
  ],
  examples: [
    {
      name: 'A designer in Seoul',
      given: { taxYear: '2026', pay: 48_000_000, taxFree: 2_400_000 },
      expect: { tax: 2_448_410, social: 4_431_120, takeHome: 41_120_470 },
    },
    {
      name: 'A family of four',
      given: { taxYear: '2026', pay: 85_000_000, dependants: 3, children: 2 },
      expect: { tax: 7_579_270, social: 7_915_620 },
    },
    {
      name: 'A foreign manager at the flat rate',
      given: { taxYear: '2026', pay: 250_000_000, flat: true },
      expect: { tax: 52_250_000, takeHome: 181_638_140 },
    },
  ],
})
