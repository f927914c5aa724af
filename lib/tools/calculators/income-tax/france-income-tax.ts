import { choice, integer, money, percent } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { employeeContributions } from '@/lib/law/fr/employee-contributions'
import { incomeTax } from '@/lib/law/fr/income-tax'

/** Parts of the family quotient for children: a half for each of the first two, one for each further. */
const partsOfChildren = (children: number) => Math.min(children, 2) / 2 + Math.max(0, children - 2)

export default defineCountryTax({
  law: 'fr',
  yearBegins: '01-01',
  reads: { incomeTax, employeeContributions },
  initial: 40_000,
  help: 'For an employee of the private sector, resident all year. A couple is taxed together: the result is then of both.',
  words: { social: 'Contributions and CSG', saving: 'Paid into a PER' },
  raise: 1000,
  items: {
    partner: { label: 'Your partner’s pay', is: 'income' },
    others: { label: 'Other taxable income', is: 'income' },
    pension: { label: 'Old-age insurance', is: 'social' },
    schemes: { label: 'Agirc-Arrco and company schemes', is: 'social' },
    csg: { label: 'CSG, deductible', is: 'social' },
    taxed: { label: 'CSG and CRDS, not deductible', is: 'social' },
    tax: { label: 'Income tax', is: 'tax' },
    high: { label: 'Contribution on high incomes', is: 'tax' },
    saved: { label: 'PER', is: 'saving' },
  },
  inputs: {
    household: choice('Household', {
      options: { single: 'One adult', couple: 'Married or in a PACS' },
      initial: 'single',
    }),
    children: integer('Dependent children', { initial: 0, min: 0, max: 20 }),
    partnerPay: money('Your partner’s yearly pay', {
      initial: 30_000,
      help: 'Before contributions.',
      shownWhen: { field: 'household', is: ['couple'] },
      refines: true,
    }),
    schemes: percent('Agirc-Arrco and company schemes', {
      initial: 0.04,
      max: 0.3,
      slider: { to: 0.12, step: 0.001 },
      help: 'Your share of the pay for all of them, from the payslip. No rates of theirs are known here.',
      refines: true,
    }),
    expenses: money('Real expenses of the job', {
      optional: true,
      help: 'Of yours, in place of the deduction of a tenth. Empty: the tenth.',
      refines: true,
    }),
    otherIncome: money('Other taxable income', {
      initial: 0,
      help: 'Of the household, after its own deductions: rents, pensions.',
      refines: true,
    }),
    per: money('Paid into a PER', { initial: 0, help: 'Within the ceiling on your tax notice.', refines: true }),
    reductions: money('Tax reductions and credits', {
      initial: 0,
      help: 'Gifts, help at home, child care: the amounts that come off the tax.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { ceiling, pension, csg, base } = law.employeeContributions
    const { brackets, halfPart, relief, reliefShare, expensesShare, expenses, highIncome } = law.incomeTax
    const isCouple = values.household === 'couple'

    /** What contributions and expenses leave of one person's pay. */
    const netOf = (whose: 'Your' | 'Your partner’s', gross: number, real: number | undefined) => {
      const ofPay = whose === 'Your' ? '' : ' of your partner'
      const old = ledger.scale(
        `Old-age insurance${ofPay}`,
        gross,
        [
          { over: 0, rate: pension.capped + pension.whole },
          { over: ceiling, rate: pension.whole },
        ],
        { by: 'CSS, art. D. 242-4', item: 'pension' },
      )
      const schemes = ledger.share(`Agirc-Arrco and company schemes${ofPay}`, gross, values.schemes, {
        item: 'schemes',
      })
      const reduced = Math.min(gross, ceiling * base.ceilings)
      const charged = ledger.step(
        `Base of CSG and CRDS${ofPay}`,
        reduced * base.share + gross - reduced,
        `{reduced} × {share}${gross > reduced ? ' + {rest}' : ''}`,
        { reduced, share: { kind: 'percent', value: base.share }, rest: gross - reduced },
        { by: 'CSS, art. L. 136-2' },
      )
      const deductible = ledger.share(`CSG, the deductible part${ofPay}`, charged, csg.deductible, {
        by: 'CGI, art. 154 quinquies',
        item: 'csg',
      })
      ledger.share(`CSG and CRDS, the rest${ofPay}`, charged, csg.taxed + csg.debt, {
        by: 'CSS, art. L. 136-8, and ordonnance 96-50',
        item: 'taxed',
      })
      const net = ledger.less(`${whose} taxable net pay`, gross, {
        'for old age': old,
        schemes,
        'deductible CSG': deductible,
      })
      const tenth = Math.min(Math.max(net * expensesShare, expenses.least), expenses.most)
      return ledger.less(
        `${whose} pay after expenses`,
        net,
        real === undefined ? { 'a tenth within its limits': tenth } : { 'real expenses': real },
        { by: 'CGI, art. 83' },
      )
    }

    const own = netOf('Your', pay, values.expenses)
    let partner = 0
    if (isCouple) {
      ledger.take('partner', values.partnerPay)
      partner = netOf('Your partner’s', values.partnerPay, undefined)
    }
    ledger.take('others', values.otherIncome)
    ledger.take('saved', values.per)
    const reference = ledger.sum('Net income of the household', {
      'of yours': own,
      'of your partner': partner,
      'of other kinds': values.otherIncome,
    })
    const income =
      values.per > 0
        ? ledger.less(
            'Taxable income',
            reference,
            { 'paid into a PER': values.per },
            { by: 'CGI, art. 163 quatervicies' },
          )
        : reference

    const adults = isCouple ? 2 : 1
    const number = (value: number) => ({ kind: 'number', value }) as const
    const more = partsOfChildren(values.children)
    /** Tax of the scale when the income is divided into so many parts; the last line of it is the law's whole euros. */
    const byParts = (parts: number, finds: string, table: string, isLast: boolean) => {
      const options = isLast ? ({ rounded: 'nearest' } as const) : {}
      const scale = { table, by: 'CGI, art. 197' }
      if (parts === 1) return ledger.scale(finds, income, brackets, { ...scale, ...options })
      const part = ledger.step(
        'Income of one part',
        income / parts,
        '{income} ÷ {parts}',
        { income, parts: number(parts) },
        { by: 'CGI, art. 193' },
      )
      const one = ledger.scale('Tax on one part', part, brackets, scale)
      return ledger.step(
        finds,
        one * parts,
        '{one} × {parts}',
        { one, parts: number(parts) },
        { by: 'CGI, art. 193', ...options },
      )
    }
    let gross = byParts(adults + more, 'Tax of the scale', 'Income tax, one part', more === 0)
    if (more > 0) {
      const alone = byParts(adults, 'Tax without the parts of children', 'Income tax, without children', false)
      const least = Math.max(0, alone - more * 2 * halfPart)
      gross = ledger.step(
        'Tax after the cap of the family quotient',
        Math.max(gross, least),
        'max({gross}, {alone} − {halves} × {cap})',
        { gross, alone, halves: number(more * 2), cap: halfPart },
        { by: 'CGI, art. 197, I, 2', rounded: 'nearest' },
      )
    }
    const from = isCouple ? relief.couple : relief.single
    const off = Math.max(0, from - gross * reliefShare)
    const lowered =
      gross > 0 && off > 0
        ? ledger.step(
            'Décote',
            Math.min(gross, off),
            off > gross ? '{gross}, as no more is due' : '{from} − {gross} × {share}',
            { from, gross, share: { kind: 'percent', value: reliefShare } },
            { by: 'CGI, art. 197, I, 4', rounded: 'nearest' },
          )
        : 0
    ledger.less('Income tax', gross, { décote: lowered, 'reductions and credits': values.reductions }, { item: 'tax' })
    const bands = highIncome.map(({ over, rate }) => ({ over: over * adults, rate }))
    if (reference > (bands[1]?.over ?? 0))
      ledger.scale('Contribution on high incomes', reference, bands, {
        by: 'CGI, art. 223 sexies',
        rounded: 'nearest',
        item: 'high',
      })
    return undefined
  },

  formula:
    'Income tax = the higher of tax on one part × parts and tax without children − cap, less décote and reductions',
  limits: [
    'For employees of the private sector in metropolitan France, resident all year, in the general scheme.',
    'The rates of Agirc-Arrco, of company schemes and of Alsace-Moselle are not known here: you enter your share.',
    'The year is the one in which the income was earned. The scale for 2026 comes with the finance act for 2027.',
    'A parent who lives alone with children, widows, shared custody and disability have further parts or caps: left out. So are the smallest amount that is collected, the least tax on very high incomes, smoothing of the contribution on high incomes, income at a flat rate and the overseas departments.',
    'Tax credits count up to the tax; what would be paid out beyond it is left out.',
    'What the employer pays is left out: relief for low wages and complementary schemes decide it.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Service-Public: Barème de l’impôt sur le revenu',
      href: 'https://www.service-public.fr/particuliers/vosdroits/F1419',
    },
    { title: 'Service-Public: Calcul de l’impôt', href: 'https://www.service-public.fr/particuliers/vosdroits/F34328' },
    {
      title: 'Urssaf: CSG-CRDS',
      href: 'https://www.urssaf.fr/accueil/employeur/cotisations/liste-cotisations/csg-crds.html',
    },
  ],
  examples: [
    {
      name: 'A first permanent job in Lyon',
      given: { taxYear: '2025', pay: 32_000 },
      expect: { tax: 1023, social: 6665.68, takeHome: 24_311.32 },
    },
    {
      name: 'A couple with two children',
      given: { taxYear: '2025', pay: 55_000, household: 'couple', partnerPay: 35_000, children: 2 },
      expect: { tax: 3534, social: 18_202.13, takeHome: 68_263.88 },
    },
    {
      name: 'A family whose quotient is capped',
      given: { taxYear: '2025', pay: 120_000, household: 'couple', partnerPay: 60_000, children: 3 },
      expect: { tax: 20_440, social: 31_574.25, takeHome: 127_985.75 },
    },
  ],
})
