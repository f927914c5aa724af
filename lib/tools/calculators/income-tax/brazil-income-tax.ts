import { integer, money, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/br/income-tax'
import { socialSecurity } from '@/lib/law/br/social-security'
import { thirteenthSalary } from '@/lib/law/br/thirteenth-salary'
import { bandOf, reductionOf, tableTax } from '@/lib/subjects/tax/brazil'

export default defineCountryTax({
  law: 'br',
  yearBegins: '01-01',
  reads: { incomeTax, socialSecurity },
  mayRead: { thirteenthSalary },
  initial: 72_000,
  help: 'Twelve salaries of an employee (CLT), resident all year.',
  words: { tax: 'Income tax withheld', social: 'INSS' },
  remark: 'Annual return',
  items: {
    thirteenth: { label: '13th salary', is: 'income' },
    tax: { label: 'Income tax withheld', is: 'tax' },
    thirteenthTax: { label: 'Income tax on the 13th salary', is: 'tax' },
    inss: { label: 'INSS', is: 'social' },
    thirteenthInss: { label: 'INSS on the 13th salary', is: 'social' },
  },
  employer: { thirteenth: '13th salary', fgts: 'FGTS deposit' },
  raise: 1200,
  inputs: {
    dependants: integer('Dependants', { initial: 0, max: 20 }),
    hasThirteenth: toggle('Count the 13th salary', { help: 'It is taxed apart, and comes on top of the pay above.' }),
    deductions: money('Alimony and pension plan a year', {
      initial: 0,
      help: 'By court order or deed; a pension plan as far as it is deductible.',
      refines: true,
    }),
    expenses: money('Medical and education expenses a year', {
      initial: 0,
      help: 'They count in the return only, education within its limit.',
      refines: true,
    }),
  },

  assess({ pay, bonus, values, law, ledger, isRead, show }) {
    const { withholding, dependant, yearly, reduction } = law.incomeTax
    const { bands, ceiling, fgts } = law.socialSecurity
    const { dependants, deductions, expenses, hasThirteenth } = values
    const salary = (pay - bonus) / 12

    const inssOf = (what: string, income: number) =>
      ledger.scale(`INSS ${what}`, Math.min(income, ceiling), bands, { rounded: 'cents' })
    /** What is withheld from one payment by the table of its month. */
    const withheld = (
      what: string,
      income: number,
      inss: number,
      { table, isReduced }: { table: (typeof withholding)[number]; isReduced: boolean },
    ) => {
      const legal = inss + dependants * dependant + deductions / 12
      const base = ledger.less(
        `Taxable ${what}`,
        income,
        legal > table.simplified
          ? { INSS: inss, dependants: dependants * dependant, 'alimony and pension plan': deductions / 12 }
          : { 'simplified discount': table.simplified },
        { by: 'Lei 9.250/1995, art. 4', rounded: 'cents' },
      )
      const { rate, deduct } = bandOf(base, table.bands)
      const finds = `Income tax ${what}`
      if (rate === 0) return ledger.says(finds, 'nothing, within the first band', 0, { by: 'Lei 11.482/2007, art. 1' })
      const full = ledger.step(
        isReduced ? `${finds} by the table` : finds,
        Math.max(0, base * rate - deduct),
        'max(0, {base} × {rate} − {deduct})',
        { base, rate: { kind: 'percent', value: rate }, deduct },
        { by: 'Lei 11.482/2007, art. 1', rounded: 'cents' },
      )
      if (!isReduced || !reduction) return full
      const off = reductionOf(income, full, reduction.monthly)
      return ledger.less(finds, full, { reduction: off }, { by: 'Lei 15.270/2025' })
    }

    const inss = inssOf('of a month', salary)
    const withBonus = salary + bonus
    const bonusInss = bonus > 0 ? inssOf('of the month with the bonus', withBonus) : inss
    const allInss = ledger.step(
      'INSS',
      bonus > 0 ? inss * 11 + bonusInss : inss * 12,
      bonus > 0 ? '{inss} × 11 + {withBonus}' : '{inss} × 12',
      { inss, withBonus: bonusInss },
      { item: 'inss' },
    )
    const last = withholding.length - 1
    const parts = withholding.map((table, at) => {
      const months = at === last && bonus > 0 ? table.months - 1 : table.months
      const what =
        last === 0 ? 'of a month' : at === 0 ? 'of a month by the earlier table' : 'of a month by the later table'
      return { months, monthly: withheld(what, salary, inss, { table, isReduced: reduction !== null }) }
    })
    const table = withholding[last]
    if (!table) throw new RangeError('A year without a table')
    const onBonus =
      bonus > 0
        ? withheld('of the month with the bonus', withBonus, bonusInss, { table, isReduced: reduction !== null })
        : 0
    const tax = ledger.step(
      'Income tax withheld',
      parts.reduce((sum, { months, monthly }) => sum + months * monthly, onBonus),
      [
        ...parts.map(({ months }, at) => `{${at === 0 ? 'first' : 'later'}} × ${months}`),
        ...(bonus > 0 ? ['{bonus}'] : []),
      ].join(' + '),
      { first: parts[0]?.monthly ?? 0, later: parts[1]?.monthly ?? 0, bonus: onBonus },
      { item: 'tax' },
    )
    if (hasThirteenth && salary > 0) {
      ledger.take(
        'thirteenth',
        ledger.sum(
          '13th salary',
          { 'a month’s pay': salary },
          { by: 'Lei 4.090/1962, art. 1', rounded: 'cents', cost: 'thirteenth' },
        ),
      )
      const on13th = inssOf('on the 13th salary', salary)
      ledger.take('thirteenthInss', on13th)
      ledger.take(
        'thirteenthTax',
        withheld('on the 13th salary', salary, on13th, {
          table,
          isReduced: law.thirteenthSalary?.hasReduction === true,
        }),
      )
    }
    ledger.share('FGTS deposit', pay + (hasThirteenth ? salary : 0), fgts, {
      by: 'Lei 8.036/1990, art. 15',
      rounded: 'cents',
      cost: 'fgts',
    })

    if (isRead) {
      const dueOn = (off: number) => {
        const full = tableTax(Math.max(0, pay - off), yearly.bands)
        return Math.max(0, full - (reduction ? reductionOf(pay, full, reduction.yearly) : 0))
      }
      const simplified = dueOn(Math.min(pay * yearly.simplified.share, yearly.simplified.most))
      const itemised = dueOn(allInss + dependants * yearly.dependant + deductions + expenses)
      const back = tax - Math.min(simplified, itemised)
      const settled =
        Math.abs(back) < 0.005
          ? 'and nothing is left to settle'
          : back > 0
            ? `so ${show.money(back)} of what is withheld comes back`
            : `so ${show.money(-back)} more is due`
      ledger.remark(
        `The tax of the year is ${show.money(simplified)} by the simplified discount and ${show.money(itemised)} by deductions; the lower one counts, ${settled}.`,
      )
    }
    return undefined
  },

  formula: 'Take-home pay = twelve salaries (and the 13th) − INSS − income tax withheld by the tables of the months',
  limits: [
    'For an employee with one job and even pay, resident all year. A bonus is taken to be paid with the salary of December.',
    'Withholding takes the better of deductions and the simplified discount, as employers must. The return of the next year settles the rest: the line below the figures says how.',
    'The third of pay that comes with the holidays, family allowance, exempt pensions from 65, dividends and the minimum tax of incomes above 600,000 are left out; a wage alone bears more than that minimum.',
    'The employer’s own INSS, accident insurance and other levies depend on its business and are left out.',
    'Education expenses count within a limit a person, which is not applied: enter what you may deduct. Years before 2025 are left out, as the discount of January 2024 was not read.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Receita Federal: income tax tables',
      href: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas',
    },
    {
      title: 'Lei 15.270/2025',
      href: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15270.htm',
    },
    {
      title: 'INSS: table of monthly contributions',
      href: 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
    },
  ],
  examples: [
    {
      name: 'An analyst in São Paulo',
      given: { taxYear: '2026', pay: 6000, basis: 'month', hasThirteenth: true },
      expect: { tax: 5006.3, social: 8339.63, takeHome: 64_654.07 },
    },
    {
      name: 'A manager with two children',
      given: { taxYear: '2026', pay: 15_000, basis: 'month', dependants: 2, expenses: 9000 },
      expect: { tax: 34_083.24, social: 11_857.08, takeHome: 134_059.68 },
    },
  ],
})
