import { choice, money } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { incomeTax } from '@/lib/law/in/income-tax'
import { deductionsToBreakEven, indianIncomeTax } from '@/lib/subjects/tax/india'

const old = { field: 'regime', is: ['lower', 'old'] } as const

export default defineCountryTax({
  law: 'in',
  yearBegins: '04-01',
  reads: { incomeTax, healthAndEducationCess },
  initial: 1_500_000,
  most: 10_000_000_000,
  raise: 1000,
  help: 'For a resident with a salary: what the employer pays you, without its own provident fund.',
  words: { saving: 'Provident fund', other: 'Professional tax' },
  items: {
    otherIncome: { label: 'Other income', is: 'income' },
    tax: { label: 'Income tax', is: 'tax' },
    fund: { label: 'Provident fund', is: 'saving' },
    professionalTax: { label: 'Professional tax', is: 'other' },
  },
  remark: 'Regimes compared',
  inputs: {
    regime: choice('Tax regime', {
      options: { lower: 'Lower tax', new: 'New', old: 'Old' },
      initial: 'lower',
    }),
    age: choice('Your age', {
      options: { under60: 'Under 60', from60: '60 to 79', from80: '80 or more' },
      initial: 'under60',
      as: 'menu',
      help: 'Changes the slabs of the old regime only.',
      shownWhen: old,
    }),
    fund: money('Your provident fund a year', { initial: 0, help: 'What is taken off your salary.', refines: true }),
    professionalTax: money('Professional tax a year', { initial: 0, max: 2500, refines: true }),
    otherIncome: money('Other income a year', {
      initial: 0,
      help: 'Interest, rent after its deductions and the like; no gains on shares or property.',
      refines: true,
    }),
    rentAllowance: money('Exempt house rent allowance', {
      initial: 0,
      section: 'Old regime',
      shownWhen: old,
      refines: true,
    }),
    savings: money('Savings under section 80C', {
      initial: 0,
      help: 'Besides your provident fund, which counts towards the same limit.',
      section: 'Old regime',
      shownWhen: old,
      refines: true,
    }),
    deductions: money('Other deductions allowed', {
      initial: 0,
      help: 'Health insurance (80D), own pension account (80CCD(1B)), interest on the loan of your home.',
      section: 'Old regime',
      shownWhen: old,
      refines: true,
    }),
  },

  assess({ pay, year, values, law, ledger, isRead, show }) {
    const { newRegime, oldRegime } = law.incomeTax
    const { cess } = law.healthAndEducationCess
    ledger.take('otherIncome', values.otherIncome)
    const salaryLess = (deduction: number) => Math.min(pay, deduction)
    const regimes = {
      new: {
        slabs: newRegime.slabs,
        law: newRegime,
        less: { 'standard deduction': salaryLess(newRegime.standardDeduction) },
      },
      old: {
        slabs: oldRegime.slabs[values.age],
        law: { ...oldRegime, slabs: oldRegime.slabs[values.age] },
        less: {
          'standard deduction': salaryLess(oldRegime.standardDeduction),
          'rent allowance': values.rentAllowance,
          'professional tax': values.professionalTax,
          savings: Math.min(oldRegime.savingsLimit, values.fund + values.savings),
          'other deductions': values.deductions,
        },
      },
    }
    const income = pay + values.otherIncome
    const taxBy = (name: 'new' | 'old') => {
      const taxable = Object.values(regimes[name].less).reduce((left, amount) => left - amount, income)
      return indianIncomeTax(Math.max(0, taxable), regimes[name].law, cess)
    }
    const [byNew, byOld] = [taxBy('new'), taxBy('old')]
    const saved = byOld.total - byNew.total
    const name = values.regime === 'old' || (values.regime === 'lower' && saved < 0) ? 'old' : 'new'
    const { less, slabs } = regimes[name]
    const chosen = name === 'old' ? byOld : byNew
    const sections =
      year < 2026
        ? { new: '1961, section 16', old: '1961, sections 16 and 80C', slabs: '1961, section 115BAC' }
        : { new: '2025, section 19', old: '2025, sections 19 and 123', slabs: '2025, section 202' }
    const taxable = ledger.less(`Taxable income, ${name} regime`, income, less, {
      by: `Income-tax Act, ${sections[name]}`,
    })
    ledger.scale('Tax by slabs', taxable, slabs, {
      table: `Slabs of the ${name} regime`,
      by: name === 'new' ? `Income-tax Act, ${sections.slabs}` : 'Finance Act, First Schedule',
    })
    const parts = { slabs: chosen.slabTax, rebate: chosen.rebate, surcharge: chosen.surcharge, cess: chosen.cess }
    ledger.step(
      'Income tax',
      chosen.total,
      '{slabs}[ − {rebate} rebate][ + {surcharge} surcharge][ + {cess} cess]',
      parts,
      {
        by: 'rebate of section 87A with marginal relief',
        item: 'tax',
      },
    )
    if (values.fund > 0) ledger.take('fund', values.fund)
    if (values.professionalTax > 0) ledger.take('professionalTax', values.professionalTax)
    if (isRead && values.regime !== 'new') {
      const order = compareAmounts(saved, 0, 0)
      const [cheaper, dearer] = order > 0 ? ['new', 'old'] : ['old', 'new']
      ledger.remark(
        order === 0
          ? 'Both regimes take the same income tax.'
          : `The ${cheaper} regime takes ${show.money(Math.abs(saved), 0)} less than the ${dearer} one.`,
      )
      const needed = deductionsToBreakEven(income, byNew.total, regimes.old.law, cess)
      if (needed !== undefined && byNew.total > 0)
        ledger.remark(
          `They take the same once the old regime has ${show.money(needed, 0)} of deductions, the standard deduction among them.`,
        )
    }
    return undefined
  },

  formula: 'Income tax = tax by slabs − rebate + surcharge + cess, by the new or the old regime',
  limits: [
    'For a resident individual with a salary and other income that the slabs tax.',
    'Gains on shares and property, lottery winnings and business income, which have rates of their own, are left out.',
    'A return rounds income and tax to ten rupees; this page does not.',
    'Limits of single deductions but that of section 80C are not applied: enter what you may deduct.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Income Tax Department, India: Income and tax calculator',
      href: 'https://incometaxindia.gov.in/pages/tools/income-tax-calculator.aspx',
    },
    { title: 'Income-tax Act, 2025', href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf' },
  ],
  examples: [
    {
      name: 'A developer in Pune',
      given: { taxYear: '2026-27', pay: 1_800_000, fund: 86_400, professionalTax: 2500 },
      expect: { tax: 150_800, takeHome: 1_560_300 },
    },
    {
      name: 'A pay just above the rebate',
      given: { taxYear: '2026-27', pay: 1_300_000 },
      expect: { tax: 26_000 },
    },
  ],
})
