import { choice, integer, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { hometownGifts } from '@/lib/law/jp/hometown-gifts'
import { incomeTax } from '@/lib/law/jp/income-tax'
import { residentTax } from '@/lib/law/jp/resident-tax'
import { socialInsurance } from '@/lib/law/jp/social-insurance'
import { spouseOfHighIncomes } from '@/lib/law/jp/spouse-of-high-incomes'
import { standingIncomes } from '@/lib/law/jp/standing-incomes'
import { marginalRate } from '@/lib/subjects/tax/brackets'
import { amountOf, employmentIncome, halfPremium, standardPay } from '@/lib/subjects/tax/japan'

const percentOf = (value: number) => ({ kind: 'percent', value, decimals: 2 }) as const

const premiumsBy = {
  health: 'Health Insurance Act, art. 160 and 161',
  pension: 'Employees’ Pension Insurance Act, art. 81 and 82',
  childSupport: undefined,
}

export default defineCountryTax({
  law: 'jp',
  yearBegins: '01-01',
  reads: { incomeTax, residentTax, socialInsurance, spouseOfHighIncomes },
  mayRead: { standingIncomes, hometownGifts },
  initial: 5_000_000,
  help: 'For an employee who lives in Japan, insured with Kyokai Kenpo.',
  words: { tax: 'Income and resident tax', saving: 'Into iDeCo' },
  remark: 'Hometown gifts',
  items: {
    tax: { label: 'Income tax and surtax', is: 'tax' },
    resident: { label: 'Resident tax on income', is: 'tax' },
    perHead: { label: 'Resident tax per head', is: 'tax' },
    health: { label: 'Health and care insurance', is: 'social' },
    pension: { label: 'Employees’ pension', is: 'social' },
    employment: { label: 'Employment insurance', is: 'social' },
    childSupport: { label: 'Childcare support levy', is: 'social' },
    ideco: { label: 'iDeCo', is: 'saving' },
  },
  employer: {
    health: 'Health and care insurance',
    pension: 'Employees’ pension',
    childSupport: 'Childcare support levy',
  },
  // A whole number of most grades: a smaller raise falls into a grade or beside it.
  raise: 720_000,
  chartTo: 10_000_000,
  inputs: {
    age: choice('Your age', {
      options: { under40: 'Under 40', from40: '40 to 64', from65: '65 to 69' },
      initial: 'under40',
      as: 'menu',
      help: 'Care insurance comes off the pay from 40 to 64.',
    }),
    spouse: toggle('Spouse without income of their own', {}),
    dependants: integer('Dependants aged 16 to 18 or 23 to 69', { initial: 0, max: 20, refines: true }),
    students: integer('Dependants aged 19 to 22', { initial: 0, max: 20, refines: true }),
    children: integer('Children under 16', {
      initial: 0,
      max: 20,
      help: 'They count where small incomes are free of resident tax.',
      refines: true,
    }),
    ideco: money('Your iDeCo contributions a year', { initial: 0, max: 1_000_000, refines: true }),
    healthRate: percent('Health insurance rate', {
      optional: true,
      max: 0.2,
      help: 'In all, without care insurance, of which you pay half. Empty: Tokyo.',
      refines: true,
    }),
  },

  assess({ pay, bonus, values, law, ledger, isRead, show }) {
    const { grades, pensionRate, pensionPay, bonusUnit, bonusMost, health, care, employment, childSupport } =
      law.socialInsurance
    const monthly = (pay - bonus) / 12
    // Two payments, in summer and in winter: each counts in whole thousands.
    const each = Math.floor(bonus / 2 / bonusUnit) * bonusUnit
    const standard = standardPay(monthly, grades)
    const insured = Math.min(Math.max(standard, pensionPay.least), pensionPay.most)
    ledger.says('Standard monthly pay', 'the amount of the grade in which a month’s pay lies', standard, {
      by: 'Health Insurance Act, art. 40, and Employees’ Pension Insurance Act, art. 20',
    })

    const premium = (
      finds: string,
      name: 'health' | 'pension' | 'childSupport',
      { base, bonusBase, early, late, months }: Record<'base' | 'bonusBase' | 'early' | 'late' | 'months', number>,
    ) => {
      const before = halfPremium(base, early)
      const after = halfPremium(base, late)
      const onBonus = halfPremium(bonusBase, late)
      const by = premiumsBy[name]
      const own = ledger.step(
        finds,
        before * months + after * (12 - months) + onBonus * 2,
        [
          ...(months > 0 && early > 0 ? [`{before} × ${months} months`] : []),
          `{after} × ${12 - months} months`,
          ...(bonusBase > 0 ? ['{onBonus} × 2 bonuses'] : []),
        ].join(' + '),
        { before, after, onBonus },
        { ...(by && { by }), item: name },
      )
      ledger.step(
        `${finds}, employer’s share`,
        base * (early * months + late * (12 - months)) + bonusBase * late * 2 - own,
        `{base} × ${months > 0 && early > 0 ? `({early} × ${months} + {late} × ${12 - months})` : `{late} × ${12 - months}`}${bonusBase > 0 ? ' + {bonusBase} × {late} × 2' : ''} − {own}`,
        { base, bonusBase, early: percentOf(early), late: percentOf(late), own },
        { ...(by && { by }), rounded: 'nearest', cost: name },
      )
      return own
    }
    const careOf = (rate: number) => (values.age === 'from40' ? rate : 0)
    const healthBase = { base: standard, bonusBase: Math.min(each, bonusMost.health / 2) }
    const paidHealth = premium('Health and care insurance', 'health', {
      ...healthBase,
      early: (values.healthRate ?? health.early) + careOf(care.early),
      late: (values.healthRate ?? health.late) + careOf(care.late),
      months: 2,
    })
    const paidPension = premium('Employees’ pension', 'pension', {
      base: insured,
      bonusBase: Math.min(each, bonusMost.pension),
      early: pensionRate,
      late: pensionRate,
      months: 0,
    })
    const paidLevy =
      childSupport.late > 0
        ? premium('Childcare support levy', 'childSupport', { ...healthBase, ...childSupport, months: 3 })
        : 0
    // The whole of these rates is the employee's: `halfPremium` halves twice the rate.
    const [before, after, onBonus] = [
      halfPremium(monthly, employment.early * 2),
      halfPremium(monthly, employment.late * 2),
      halfPremium(bonus / 2, employment.late * 2),
    ]
    const paidEmployment = ledger.step(
      'Employment insurance',
      before * 3 + after * 9 + onBonus * 2,
      `{before} × 3 months + {after} × 9 months${bonus > 0 ? ' + {onBonus} × 2 bonuses' : ''}`,
      { before, after, onBonus },
      { item: 'employment' },
    )
    const social = paidHealth + paidPension + paidLevy + paidEmployment
    if (social > pay) return problem('pay', 'must be more: the premiums of the lowest grade exceed it')
    if (values.ideco > 0) ledger.take('ideco', values.ideco)

    const { brackets, surtax, sliced, taxableUnit, taxUnit } = law.incomeTax
    const isJustBelow = pay < sliced.from && pay > sliced.from - 3 * sliced.by
    const still = isJustBelow ? law.standingIncomes?.findLast(({ from }) => pay >= from) : undefined
    const income = still?.income ?? employmentIncome(pay, law.incomeTax)
    ledger.says('Employment income', 'pay less the deduction of the table for employees', income, {
      by: 'Income Tax Act, art. 28',
    })
    const { dependants, students, children } = values
    const spouseAmount = (usual: number, kind: 'incomeTax' | 'residentTax' | 'credit') => {
      if (!values.spouse) return 0
      return income <= law.incomeTax.spouse.upTo ? usual : amountOf(income, law.spouseOfHighIncomes[kind])
    }
    const shared = { 'social insurance': social, iDeCo: values.ideco }
    const basic = amountOf(income, law.incomeTax.basic)
    const taxable = ledger.wholes(
      'Taxable income in thousands',
      ledger.less('Taxable income', income, {
        ...shared,
        spouse: spouseAmount(law.incomeTax.spouse.amount, 'incomeTax'),
        dependants: dependants * law.incomeTax.dependant + students * law.incomeTax.student,
        'basic deduction': basic,
      }),
      taxableUnit,
      { by: 'Act on General Rules for National Taxes, art. 118' },
    )
    const tax = ledger.scale('Income tax by the bands', taxable, brackets, {
      by: 'Income Tax Act, art. 89',
      table: 'Income tax',
    })
    const extra = ledger.share('Reconstruction surtax', tax, surtax, { rounded: 'down' })
    ledger.wholes('Income tax and surtax', tax + extra, taxUnit, {
      by: 'Act on General Rules for National Taxes, art. 119',
      item: 'tax',
    })

    const rules = law.residentTax
    const { credit, exempt } = rules
    const people = (values.spouse ? 1 : 0) + dependants + students + children
    const freeBase = exempt.perPerson * (people + 1) + exempt.plus
    const [freePerHead, freeOnIncome] =
      people === 0 ? [exempt.alone, exempt.alone] : [freeBase + exempt.perHead, freeBase + exempt.onIncome]
    if (income <= freePerHead) {
      ledger.says('Resident tax', 'nothing: the income is within the limit that is free', 0)
      return undefined
    }
    ledger.take('perHead', rules.perHead)
    if (income <= freeOnIncome) {
      ledger.says('Resident tax on income', 'nothing: the income is within the limit that is free', 0)
      return undefined
    }
    const base = ledger.wholes(
      'Taxable for resident tax in thousands',
      ledger.less('Taxable for resident tax', income, {
        ...shared,
        spouse: spouseAmount(rules.spouse, 'residentTax'),
        dependants: dependants * rules.dependant + students * rules.student,
        'basic deduction': amountOf(income, rules.basic),
      }),
      rules.taxableUnit,
      { by: 'Local Tax Act, art. 20-4-2' },
    )
    const differences =
      credit.basic + spouseAmount(credit.spouse, 'credit') + dependants * credit.dependant + students * credit.student
    const credited =
      base > credit.threshold
        ? Math.max(differences - (base - credit.threshold), credit.floor)
        : Math.min(differences, base)
    const creditBase = income > credit.incomeMost ? 0 : credited
    ledger.says(
      'Base of the adjustment credit',
      'the differences between the deductions of the two taxes, as far as the law counts them',
      creditBase,
      { by: 'Local Tax Act, art. 314-6' },
    )
    const levyOf = (whose: string, rate: number) => {
      const share = rate / (rules.municipal + rules.prefectural)
      const levy = ledger.less(`${whose} levy`, ledger.share(`${whose} levy before the credit`, base, rate), {
        credit: creditBase * credit.rate * share,
      })
      ledger.wholes(`${whose} levy in hundreds`, levy, rules.taxUnit, {
        by: 'Local Tax Act, art. 20-4-2',
        item: 'resident',
      })
      return levy
    }
    const levies = levyOf('Municipal', rules.municipal) + levyOf('Prefectural', rules.prefectural)

    const gifts = isRead && levies > 0 ? law.hometownGifts : undefined
    if (gifts) {
      const left = base - differences - Math.max(0, basic - gifts.basicBefore)
      const rate = marginalRate(left, brackets)
      const special = 1 - (rules.municipal + rules.prefectural) - rate * (1 + surtax)
      const limit = Math.floor((levies * gifts.share) / special) + gifts.own
      ledger.remark(
        `Gifts to towns (furusato nozei) of up to ${show.money(limit, 0)} come back as lower tax, but for ${show.money(gifts.own, 0)}, if you deduct nothing else.`,
      )
    }
    return undefined
  },

  formula:
    'Take-home pay = pay − income tax with surtax − resident tax − health, care, pension and employment insurance − childcare levy',
  limits: [
    'For an employee with one job and even pay, resident all year, whose bonus comes in two equal parts, in June and December.',
    'Resident tax is that on this year’s income, which is asked for from June of the next year. In a designated city such as Osaka the city takes more of it and the prefecture less, which moves the sum by 100 yen at most.',
    'Premiums are those of the months of the year; payroll mostly takes them a month later. Unless you enter another rate, health insurance is that of Tokyo.',
    'The spouse and the dependants have no income of note and are under 70. Special deductions by income, disability, widows and single parents, housing loans, medical and insurance deductions, and the adjustment for pay above 8.5 million with children are left out.',
    'Years before 2025 are left out: not all premiums of their first months were read. The employer’s own levies for employment, accidents and children are left out too.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'National Tax Agency: income tax rates',
      href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/2260.htm',
    },
    {
      title: 'National Tax Agency: employment income deduction',
      href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1410.htm',
    },
    { title: 'Local Tax Act', href: 'https://laws.e-gov.go.jp/law/325AC0000000226' },
  ],
  examples: [
    {
      name: 'An engineer in Tokyo',
      given: { taxYear: '2026', pay: 400_000, basis: 'month', bonus: 1_200_000 },
      expect: { tax: 453_300, social: 897_849, takeHome: 4_648_851 },
    },
    {
      name: 'A couple with a daughter at university',
      given: { taxYear: '2026', pay: 7_200_000, age: 'from40', spouse: true, students: 1 },
      expect: { tax: 475_700, social: 1_097_032, takeHome: 5_627_268 },
    },
  ],
})
