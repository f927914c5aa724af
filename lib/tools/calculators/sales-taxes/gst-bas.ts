import { choice, defineCalculator, money, month, problem } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { activityStatement } from '@/lib/law/au/activity-statement'
import { goodsAndServicesTax } from '@/lib/law/au/gst'
import { versionOn } from '@/lib/law/rule'
import { statementDue, statementOf, whole } from '@/lib/subjects/tax/australian-statement'

const largest = 10_000_000_000
const salesPart = 'Sales'
const purchasesPart = 'Purchases'
const wagesPart = 'Wages, instalment and fuel'
const amount = (label: string, section: string, help?: string) =>
  money(label, { initial: 0, max: largest, section, refines: true, ...(help === undefined ? {} : { help }) })

export default defineCalculator({
  law: 'au',
  inputs: {
    sales: money('Total sales (G1)', { initial: 66_000, max: largest, help: 'All of the period, GST-free ones too.' }),
    purchases: money('Non-capital purchases (G11)', {
      initial: 22_000,
      max: largest,
      help: 'Stock, rent, services; not wages, super or loans.',
    }),
    capital: money('Capital purchases (G10)', {
      initial: 5500,
      max: largest,
      help: 'Equipment, vehicles, land.',
    }),
    cycle: choice('Statement', { options: { quarter: 'Each quarter', month: 'Each month' }, initial: 'quarter' }),
    endsWith: month('Period ends with', { initial: '2026-12', min: '2015-07', max: '2040-12' }),

    prices: choice('Amounts are entered', {
      options: { inclusive: 'with GST', exclusive: 'before GST' },
      initial: 'inclusive',
      section: salesPart,
      refines: true,
    }),
    exports: amount('Export sales (G2)', salesPart),
    gstFree: amount('Other GST-free sales (G3)', salesPart, 'Basic food, most health, education.'),
    inputTaxed: amount('Input-taxed sales (G4)', salesPart, 'Residential rent, interest.'),
    salesAdjusted: money('Adjustments to sales (G7)', {
      initial: 0,
      min: -largest,
      max: largest,
      section: salesPart,
      refines: true,
    }),
    turnover: money('Turnover of twelve months', {
      optional: true,
      max: largest,
      help: 'Before GST, without input-taxed sales: says whether you have to register.',
      section: salesPart,
      refines: true,
    }),
    forInputTaxed: amount('For input-taxed sales (G13)', purchasesPart),
    withoutGst: amount(
      'Without GST in the price (G14)',
      purchasesPart,
      'Bank fees, fresh food, suppliers not registered.',
    ),
    privateUse: amount('Private or not deductible (G15)', purchasesPart),
    purchasesAdjusted: money('Adjustments to purchases (G18)', {
      initial: 0,
      min: -largest,
      max: largest,
      section: purchasesPart,
      refines: true,
    }),
    wages: amount('Wages (W1)', wagesPart),
    withheld: amount('Withheld from them (W2)', wagesPart),
    noAbn: amount('Withheld where no ABN was quoted (W4)', wagesPart),
    instalment: amount('PAYG instalment (T7)', wagesPart),
    fuel: amount('Fuel tax credit (7D)', wagesPart),
  },
  outputs: {
    net: { kind: 'money', label: 'To pay, or refund if below zero', decimals: 0 },
    verdict: { kind: 'verdict', label: 'What it means' },
    onSales: { kind: 'money', label: 'GST on sales (1A)', decimals: 0 },
    onPurchases: { kind: 'money', label: 'GST on purchases (1B)', decimals: 0 },
    due: { kind: 'date', label: 'Due on' },
    registration: { kind: 'verdict', label: 'Registration', optional: true },
    owed: { kind: 'money', label: 'You owe (8A)', decimals: 0, section: 'Summary of the form' },
    credit: { kind: 'money', label: 'The ATO owes you (8B)', decimals: 0, section: 'Summary of the form' },
    labels: {
      kind: 'table',
      label: 'Labels to fill in',
      columns: {
        label: { kind: 'text', label: 'Label', unbroken: true },
        what: { kind: 'text', label: 'What it holds' },
        amount: { kind: 'money', label: 'Amount', decimals: 0 },
      },
    },
  },
  formula:
    '1A = (G1 − G2 − G3 − G4 + G7) ÷ 11, 1B = (G10 + G11 − G13 − G14 − G15 + G18) ÷ 11, each in whole dollars; payment = 1A + withheld + instalment − 1B − fuel credit',
  limits: [
    'The full worksheet. On Simpler BAS only G1, 1A and 1B are sent; the sums are the same.',
    'Cash or accrual: enter what your method puts into the period. The page does not move amounts between periods.',
    'The credit for a car is at most an eleventh of the car limit of the year; enter a dearer car up to that. Luxury car tax and wine tax are left out.',
    'Public holidays are not known; the due day is moved off weekends only. Agents have later days.',
  ],
  sources: [
    {
      title: 'ATO: Complete your BAS',
      href: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst/in-detail/managing-gst-in-your-business/reporting-paying-and-activity-statements/completing-your-bas-for-gst/complete-your-bas',
    },
    {
      title: 'A New Tax System (Goods and Services Tax) Act 1999',
      href: 'https://www.legislation.gov.au/C2004A00446/latest/text',
    },
  ],
  rules: [goodsAndServicesTax, activityStatement],

  compute(values, { show }) {
    const day = `${values.endsWith}-01`
    const tax = versionOn(goodsAndServicesTax, day)?.value
    const law = versionOn(activityStatement, day)?.value
    if (!tax || !law) return problem('endsWith', 'must lie in a time whose law is known here')
    const due = statementDue(law, values.endsWith, values.cycle === 'month')
    if (due === undefined) return problem('endsWith', 'must be March, June, September or December')
    const free = values.exports + values.gstFree + values.inputTaxed
    if (free > values.sales) return problem('sales', 'must hold the sales without GST too')
    const without = values.forInputTaxed + values.withoutGst + values.privateUse
    if (without > values.purchases + values.capital)
      return problem('purchases', 'must hold, with capital ones, the purchases without a credit too')
    if (values.withheld > values.wages) return problem('withheld', 'must not be more than the wages')
    const entries = entriesOf(values, tax.rate)
    const found = statementOf(entries, tax.rate)
    const owed = found.onSales + found.withheld + found.instalment
    const credit = found.onPurchases + found.fuel
    return {
      net: found.net,
      verdict: verdictOn(found.net, due, show),
      onSales: found.onSales,
      onPurchases: found.onPurchases,
      due,
      registration: values.turnover === undefined ? undefined : registrationOn(values.turnover, tax.registerFrom, show),
      owed,
      credit,
      labels: [
        ['G1', 'Total sales', entries.g1],
        ['G2', 'Export sales', entries.g2],
        ['G3', 'Other GST-free sales', entries.g3],
        ['G10', 'Capital purchases', entries.g10],
        ['G11', 'Non-capital purchases', entries.g11],
        ['1A', 'GST on sales', found.onSales],
        ['1B', 'GST on purchases', found.onPurchases],
        ['W1', 'Wages', values.wages],
        ['W2', 'Withheld from wages', values.withheld],
        ['4', 'Tax withheld in all', found.withheld],
        ['5A', 'PAYG instalment', found.instalment],
        ['7D', 'Fuel tax credit', found.fuel],
        ['9', found.net < 0 ? 'Refund' : 'Payment', Math.abs(found.net)],
      ].map(([label, what, value]) => ({ label: String(label), what: String(what), amount: whole(Number(value)) })),
    }
  },

  steps: (_, { owed, credit }) => [
    { gives: 'onSales', says: '(G1 − G2 − G3 − G4 + G7) ÷ 11, cents cut off' },
    { gives: 'onPurchases', says: '(G10 + G11 − G13 − G14 − G15 + G18) ÷ 11, cents cut off' },
    ...(owed > 0 ? [{ gives: 'owed' as const, is: '{labels.5.amount} + {labels.9.amount} + {labels.10.amount}' }] : []),
    ...(credit > 0 ? [{ gives: 'credit' as const, is: '{labels.6.amount} + {labels.11.amount}' }] : []),
    { gives: 'net', is: '{owed} − {credit}' },
  ],

  charts: [{ kind: 'bar', title: 'Labels', of: 'labels', x: 'label', y: ['amount'] }],
  examples: [
    {
      name: 'A quarter of a workshop',
      given: { sales: 66_000, purchases: 22_000, capital: 5500, cycle: 'quarter', endsWith: '2026-12' },
      expect: { onSales: 6000, onPurchases: 2500, net: 3500, due: '2027-03-01' },
    },
    {
      name: 'A café with wages and fresh food',
      given: {
        sales: 88_000,
        purchases: 41_000,
        capital: 0,
        endsWith: '2026-09',
        gstFree: 5500,
        withoutGst: 8000,
        wages: 26_000,
        withheld: 4100,
        instalment: 1200,
      },
      expect: { onSales: 7500, onPurchases: 3000, net: 9800, due: '2026-10-28' },
    },
  ],
})

interface Given {
  sales: number
  exports: number
  gstFree: number
  inputTaxed: number
  salesAdjusted: number
  capital: number
  purchases: number
  forInputTaxed: number
  withoutGst: number
  privateUse: number
  purchasesAdjusted: number
  withheld: number
  noAbn: number
  instalment: number
  fuel: number
  prices: 'inclusive' | 'exclusive'
}

/** As the worksheet has them, with GST: what bears it grows by it where it was entered before it. */
function entriesOf(given: Given, rate: number) {
  const { exports, gstFree, inputTaxed, forInputTaxed, withoutGst } = given
  const factor = given.prices === 'exclusive' ? 1 + rate : 1
  const free = exports + gstFree + inputTaxed
  const purchased = given.purchases - withoutGst
  const isOver = purchased < 0
  return {
    g1: free + (given.sales - free) * factor,
    g2: exports,
    g3: gstFree,
    g4: inputTaxed,
    g7: given.salesAdjusted * factor,
    g10: isOver ? given.capital * factor + purchased * (factor - 1) : given.capital * factor,
    g11: isOver ? given.purchases : withoutGst + purchased * factor,
    g13: forInputTaxed * factor,
    g14: withoutGst,
    g15: given.privateUse * factor,
    g18: given.purchasesAdjusted * factor,
    w2: given.withheld,
    w4: given.noAbn,
    t7: given.instalment,
    fuel: given.fuel,
  }
}

function verdictOn(net: number, due: string, show: Show) {
  if (net > 0) return { is: 'plain' as const, says: `${show.money(net, 0)} is to be paid by ${show.date(due)}.` }
  if (net < 0) return { is: 'good' as const, says: `A refund of ${show.money(-net, 0)} is claimed.` }
  return { is: 'plain' as const, says: 'Nothing is to be paid. The statement is lodged all the same.' }
}

function registrationOn(turnover: number, from: number, show: Show) {
  return turnover >= from
    ? { is: 'fair' as const, says: `From ${show.money(from, 0)} of turnover a business has to register for GST.` }
    : { is: 'good' as const, says: `Below ${show.money(from, 0)} registration is your choice.` }
}
