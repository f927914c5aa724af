import { date, defineCalculator, money, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { estateAndGift } from '@/lib/law/us/estate-and-gift'
import { monthsLater } from '@/lib/subjects/time/calendar'
import { estateTax } from '@/lib/subjects/tax/us-transfer-tax'

const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'us',
  inputs: {
    assets: rows('What is left', {
      row: 'asset',
      min: 1,
      max: 100,
      columns: {
        description: text('Asset', { optional: true, maxLength: 60 }),
        value: money('Value at death', { max: largest }),
        liquid: toggle('Cash at hand', { initial: false }),
      },
      ownLine: 'description',
      initial: [
        { description: 'Business', value: 11_000_000, liquid: false },
        { description: 'Real estate', value: 5_500_000, liquid: false },
        { description: 'Accounts and funds', value: 2_500_000, liquid: true },
        { description: 'Life insurance owned', value: 1_000_000, liquid: true },
      ],
      help: 'Of a citizen or resident: all property worldwide, life insurance that the person owned, and half of what spouses own together.',
    }),
    debts: money('Debts, funeral and costs', { initial: 400_000, max: largest }),
    marital: money('To a spouse who is a citizen', {
      initial: 0,
      max: largest,
      help: 'Outright or in a trust with the election (QTIP).',
    }),
    charity: money('To charity', { initial: 0, max: largest }),
    day: date('Day of death', { initial: '2026-11-02', max: '2026-12-31' }),
    gifts: money('Taxable gifts in life', {
      initial: 0,
      max: largest,
      help: 'Since 1976, above the yearly exclusions, and not in the estate.',
      refines: true,
    }),
    giftTax: money('Gift tax payable on them', { initial: 0, max: largest, refines: true }),
    spouseExclusion: money('Unused exclusion of a late spouse', {
      initial: 0,
      max: largest,
      help: 'DSUE, if portability was elected on a timely return.',
      refines: true,
    }),
    stateTax: money('State death taxes paid', {
      initial: 0,
      max: largest,
      help: 'They are deducted. Twelve states and the District of Columbia have estate taxes of their own.',
      refines: true,
    }),
    survivor: toggle('A spouse survives', { help: 'Shows what portability would pass on.', refines: true }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Federal estate tax' },
    gross: { kind: 'money', label: 'Gross estate' },
    taxable: { kind: 'money', label: 'Taxable estate' },
    share: { kind: 'percent', label: 'Tax as a share of the gross estate', optional: true },
    heirs: {
      kind: 'money',
      label: 'Left to heirs',
      help: 'After debts, deductions and this tax, without spouse and charity.',
    },
    cash: { kind: 'money', label: 'Cash at hand', section: 'Paying it' },
    gap: { kind: 'money', label: 'Cash that is missing', optional: true, section: 'Paying it' },
    unused: { kind: 'money', label: 'Exclusion left for the spouse', optional: true, section: 'Portability' },
    due: { kind: 'date', label: 'Return and tax due' },
    filing: { kind: 'verdict', label: 'Form 706' },
    lines: {
      kind: 'table',
      label: 'Form 706, part 2',
      columns: {
        line: { kind: 'text', label: 'Line' },
        what: { kind: 'text', label: 'What' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
  },
  formula:
    'Tax = table(taxable estate + taxable gifts) − gift tax on those gifts − table(basic exclusion + unused exclusion of a late spouse)',
  limits: [
    'Federal tax on citizens and residents. State estate and inheritance taxes are left out; what they come to is yours to enter as a deduction.',
    'Special-use value, installments for a business, foreign tax and the tax on earlier transfers are left out.',
    'Generation-skipping tax is another tax.',
    'A spouse who is no citizen needs a qualified domestic trust for the deduction.',
  ],
  sources: [
    { title: 'IRS: Instructions for Form 706', href: 'https://www.irs.gov/instructions/i706' },
    {
      title: '26 U.S.C. § 2001 and § 2010',
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section2001',
    },
  ],
  rules: [estateAndGift],

  compute(values, { show }) {
    const law = versionOn(estateAndGift, values.day)?.value
    if (!law) return problem('day', `must lie in a year whose law is known: ${knownPeriods(estateAndGift, show.date)}`)
    const gross = values.assets.reduce((sum, { value }) => sum + value, 0)
    const cash = values.assets.reduce((sum, { value, liquid }) => sum + (liquid ? value : 0), 0)
    const exempt = values.debts + values.marital + values.charity
    if (exempt + values.stateTax > gross)
      return problem('debts', 'must, with what goes to spouse, charity and states, not pass the estate')
    const found = estateTax(
      {
        gross,
        deductions: exempt + values.stateTax,
        gifts: values.gifts,
        giftTax: values.giftTax,
        spouseExclusion: values.spouseExclusion,
      },
      law,
    )
    const missing = values.debts + values.stateTax + found.tax - cash
    const mustFile = gross + values.gifts > law.exclusion
    return {
      tax: found.tax,
      gross,
      taxable: found.taxableEstate,
      share: gross > 0 ? found.tax / gross : undefined,
      heirs: gross - exempt - values.stateTax - found.tax,
      cash,
      gap: missing > 0 ? missing : undefined,
      unused: values.survivor ? found.unused : undefined,
      due: monthsLater(values.day, 9) ?? values.day,
      filing: mustFile
        ? { is: 'fair', says: `A return is due: estate and gifts pass ${show.money(law.exclusion)}.` }
        : values.survivor
          ? { is: 'plain', says: 'No return is due, but only a return passes the unused exclusion to the spouse.' }
          : { is: 'good', says: `No return is due: estate and gifts stay within ${show.money(law.exclusion)}.` },
      lines: [
        { line: '1', what: 'Gross estate', amount: gross },
        { line: '2', what: 'Deductions', amount: exempt },
        { line: '3b', what: 'State death tax deduction', amount: values.stateTax },
        { line: '3c', what: 'Taxable estate', amount: found.taxableEstate },
        { line: '4', what: 'Adjusted taxable gifts', amount: values.gifts },
        { line: '5', what: 'Together', amount: found.base },
        { line: '6', what: 'Tentative tax', amount: found.tentativeTax },
        { line: '7', what: 'Gift tax payable', amount: values.giftTax },
        { line: '8', what: 'Gross estate tax', amount: found.grossTax },
        { line: '9a', what: 'Basic exclusion', amount: law.exclusion },
        { line: '9b', what: 'Unused exclusion of a late spouse', amount: values.spouseExclusion },
        { line: '9c', what: 'Applicable exclusion', amount: found.exclusion },
        { line: '9e', what: 'Applicable credit', amount: found.credit },
        { line: '12', what: 'Estate tax', amount: found.tax },
      ],
    }
  },

  steps: [
    { gives: 'taxable', is: '{gross}[ − {debts}][ − {marital}][ − {charity}][ − {stateTax}]' },
    {
      gives: 'tax',
      is: 'max(0, {lines.8.amount} − {lines.12.amount})',
      says: '{lines.8.amount} on line 8 − {lines.12.amount} on line 9e, never below 0',
    },
    { gives: 'gap', is: '{debts} + {stateTax} + {tax} − {cash}' },
  ],

  charts: [{ kind: 'donut', title: 'Where the estate goes', parts: ['heirs', 'tax'] }],
  examples: [
    {
      name: 'A founder in 2026',
      given: {
        assets: [
          { description: 'Business', value: 11_000_000, liquid: false },
          { description: 'Real estate', value: 5_500_000, liquid: false },
          { description: 'Accounts and funds', value: 2_500_000, liquid: true },
          { description: 'Life insurance owned', value: 1_000_000, liquid: true },
        ],
        debts: 400_000,
        marital: 0,
        charity: 0,
        day: '2026-11-02',
      },
      expect: { tax: 1_840_000, gross: 20_000_000, taxable: 19_600_000 },
    },
    {
      name: 'The same in 2025',
      given: {
        assets: [{ description: 'All', value: 20_000_000, liquid: false }],
        debts: 400_000,
        marital: 0,
        charity: 0,
        day: '2025-11-02',
      },
      expect: { tax: 2_244_000 },
    },
  ],
})
