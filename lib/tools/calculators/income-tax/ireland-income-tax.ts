import { choice, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/ie/income-tax'
import { myFutureFund } from '@/lib/law/ie/my-future-fund'
import { pensionRelief } from '@/lib/law/ie/pension-relief'
import { prsi } from '@/lib/law/ie/prsi'
import { universalSocialCharge } from '@/lib/law/ie/universal-social-charge'
import { coupleShare, prsiCredit } from '@/lib/subjects/tax/ireland'

const weeksUntil = 39
const weeksAfter = 13
const weeksInYear = weeksUntil + weeksAfter

export default defineCountryTax({
  law: 'ie',
  yearBegins: '01-01',
  reads: { incomeTax, universalSocialCharge, prsi, pensionRelief },
  mayRead: { myFutureFund },
  initial: 45_000,
  help: 'For an employee under 66 with one job and even pay, resident all year.',
  words: { tax: 'Income tax and USC', social: 'PRSI', saving: 'Into your pension' },
  items: {
    tax: { label: 'Income tax', is: 'tax' },
    charge: { label: 'Universal social charge', is: 'tax' },
    insurance: { label: 'PRSI', is: 'social' },
    pension: { label: 'Pension', is: 'saving' },
    fund: { label: 'My Future Fund', is: 'saving' },
  },
  employer: { insurance: 'Employer’s PRSI', fund: 'My Future Fund' },
  inputs: {
    status: choice('Household', {
      options: {
        single: 'Single',
        oneIncome: 'Married, one income',
        twoIncomes: 'Married, two incomes',
        oneParent: 'Single parent with the child carer credit',
      },
      initial: 'single',
      as: 'menu',
    }),
    partnerPay: money('Your partner’s yearly pay', {
      initial: 30_000,
      help: 'It decides what of the couple’s band and credit is left for you.',
      shownWhen: { field: 'status', is: ['twoIncomes'] },
    }),
    pensionRate: percent('Your pension contribution', {
      initial: 0,
      max: 1,
      slider: { to: 0.4, step: 0.01 },
      help: 'As a share of the pay, taken by payroll.',
      refines: true,
    }),
    age: choice('Age', {
      options: {
        under30: 'Under 30',
        from30: '30 to 39',
        from40: '40 to 49',
        from50: '50 to 54',
        from55: '55 to 59',
        from60: '60 or more',
      },
      initial: 'from30',
      as: 'menu',
      help: 'For the limit of tax relief on pensions.',
      refines: true,
    }),
    rent: money('Rent you pay a year', { initial: 0, help: 'For the rent tax credit.', refines: true }),
    homeCarer: toggle('Home carer credit', { help: 'For a spouse at home with a child or dependent.', refines: true }),
    fund: toggle('In My Future Fund', { help: 'Automatic savings from 2026, without another pension.', refines: true }),
    reduced: toggle('Aged 70 or more, or full medical card', { help: 'For the reduced USC.', refines: true }),
    selfEmployed: toggle('Self-employed', { help: 'The pay is then the profit.', refines: true }),
  },

  assess({ pay, values, law, ledger }) {
    const { status, selfEmployed } = values
    const couple = status === 'oneIncome' || status === 'twoIncomes'
    if (values.homeCarer && status !== 'oneIncome')
      return problem('homeCarer', 'must be off unless the household is married with one income')
    if (values.fund && law.myFutureFund === undefined)
      return problem('fund', 'must be off for this tax year: the fund began in January 2026')
    if (values.fund && selfEmployed) return problem('fund', 'must be off for the self-employed')
    if (values.fund && values.pensionRate > 0)
      return problem('fund', 'must be off beside another pension through payroll')

    const { rates, bands, credits } = law.incomeTax
    const contribution = pay * values.pensionRate
    let relieved = 0
    if (contribution > 0) {
      ledger.share('Pension contribution', pay, values.pensionRate, { item: 'pension' })
      const limit = ledger.share(
        'Contribution that is free of income tax, at most',
        Math.min(pay, law.pensionRelief.earnings),
        law.pensionRelief.shares[values.age],
        { by: 'TCA 1997, s. 774' },
      )
      relieved = Math.min(contribution, limit)
    }
    const taxable =
      relieved > 0
        ? ledger.less('Taxable pay', pay, { 'pension contribution': relieved }, { by: 'TCA 1997, s. 774' })
        : pay

    const own = status === 'twoIncomes' ? coupleShare(values.partnerPay, taxable, law.incomeTax) : undefined
    const band =
      own?.band ?? { single: bands.single, oneIncome: bands.couple, twoIncomes: 0, oneParent: bands.oneParent }[status]
    if (own)
      ledger.says(
        'Your part of the couple’s standard band',
        'what your partner’s pay leaves of it, at most the band of one income',
        band,
        { by: 'TCA 1997, s. 15' },
      )
    const gross = ledger.scale(
      'Income tax before credits',
      taxable,
      [
        { over: 0, rate: rates.standard },
        { over: band, rate: rates.higher },
      ],
      { table: 'Income tax', by: 'TCA 1997, s. 15' },
    )
    const rentCredit = Math.min(values.rent * credits.rentShare, couple ? credits.rentOfCouple : credits.rent)
    ledger.less(
      'Income tax',
      gross,
      {
        'personal credit': own?.credit ?? credits.personal * (couple ? 2 : 1),
        [selfEmployed ? 'earned income credit' : 'employee credit']: credits.work,
        'child carer credit': status === 'oneParent' ? credits.childCarer : 0,
        'home carer credit': values.homeCarer ? credits.homeCarer : 0,
        'rent credit': rentCredit,
      },
      { by: 'TCA 1997, s. 461 to 473B', item: 'tax' },
    )

    const usc = law.universalSocialCharge
    if (pay <= usc.exempt)
      ledger.says('Universal social charge', 'none: the income is within the exemption', 0, {
        by: 'TCA 1997, s. 531AM',
      })
    else {
      const isReduced = values.reduced && pay <= usc.reduced.upTo
      ledger.scale('Universal social charge', pay, isReduced ? usc.reduced.bands : usc.bands, {
        by: 'TCA 1997, s. 531AN',
        item: 'charge',
      })
      if (selfEmployed)
        ledger.scale('Surcharge of the self-employed', pay, [usc.selfEmployed], {
          by: 'TCA 1997, s. 531AN',
          item: 'charge',
        })
    }

    const { weekly, until, after } = law.prsi
    const [early, late] = [(pay * weeksUntil) / weeksInYear, (pay * weeksAfter) / weeksInYear]
    const charged = (source: { by: string }) =>
      ledger.share('PRSI of the pay until September', early, until.employee, source) +
      ledger.share('PRSI of the pay from October', late, after.employee, source)
    if (selfEmployed) {
      const { from, least } = law.prsi.selfEmployed
      if (pay < from) ledger.says('PRSI', 'none: the income is below the limit of class S', 0)
      else
        ledger.step(
          'PRSI, class S',
          Math.max(least, charged({ by: 'SWCA 2005, s. 21' })),
          'max({charged}, {least})',
          {
            charged: early * until.employee + late * after.employee,
            least,
          },
          { by: 'SWCA 2005, s. 21', item: 'insurance' },
        )
      return undefined
    }
    const week = ledger.step('Pay a week', pay / weeksInYear, `{pay} ÷ ${weeksInYear}`, { pay })
    if (week <= weekly.exempt)
      ledger.says('PRSI', 'none: the pay of a week is within the exemption', 0, { by: 'SWCA 2005, s. 13' })
    else {
      const credit = prsiCredit(week, weekly.credit) * weeksInYear
      const by = 'SWCA 2005, s. 13'
      ledger.less('PRSI, class A', charged({ by }), { 'PRSI credit': credit }, { by, item: 'insurance' })
    }
    const employerRate = (of: { employer: number; employerLower: number; lowerUpTo: number }) =>
      week <= of.lowerUpTo ? of.employerLower : of.employer
    ledger.share('Employer’s PRSI until September', early, employerRate(until), {
      by: 'SWCA 2005, s. 13',
      cost: 'insurance',
    })
    ledger.share('Employer’s PRSI from October', late, employerRate(after), {
      by: 'SWCA 2005, s. 13',
      cost: 'insurance',
    })
    if (values.fund && law.myFutureFund) {
      const { employee, employer, payUpTo } = law.myFutureFund
      const saved = Math.min(pay, payUpTo)
      ledger.share('My Future Fund', saved, employee, { item: 'fund' })
      ledger.share('Employer’s contribution to My Future Fund', saved, employer, { cost: 'fund' })
    }
    return undefined
  },

  formula: 'Take-home pay = pay − income tax after credits − universal social charge − PRSI − pension',
  limits: [
    'For an employee under 66 in PRSI class A with one job and even pay, resident all year.',
    'PRSI rates change each October: nine months are charged at the first rate, three at the second.',
    'Of a couple, the partner’s pay fills the single band first and uses its own credits; the rest is yours. A partner’s own tax is not part of the result.',
    'Credits for age, widows, dependants, incapacitated children and medical expenses, relief for people over 65, mortgage interest and benefits in kind are left out.',
    'The year 2027 follows when the Finance Act is law and read twice.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Revenue: Tax rates, bands and reliefs',
      href: 'https://www.revenue.ie/en/personal-tax-credits-reliefs-and-exemptions/tax-relief-charts/index.aspx',
    },
    {
      title: 'gov.ie: PRSI Class A rates',
      href: 'https://www.gov.ie/en/department-of-social-protection/publications/prsi-class-a-rates',
    },
  ],
  examples: [
    {
      name: 'An average wage in Cork',
      given: { taxYear: '2026', pay: 36_000 },
      expect: { tax: 3812.82, social: 1525.5, takeHome: 30_661.68 },
    },
    {
      name: 'A higher-rate offer with a pension',
      given: { taxYear: '2026', pay: 70_000, pensionRate: 0.1 },
      expect: { tax: 14_032.82, social: 2966.25, saving: 7000, takeHome: 46_000.93 },
    },
    {
      name: 'A couple with two wages, the higher one',
      given: { taxYear: '2026', pay: 60_000, status: 'twoIncomes', partnerPay: 20_000 },
      expect: { tax: 10_732.82, social: 2542.5, takeHome: 46_724.68 },
    },
  ],
})
