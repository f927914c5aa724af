import { choice, defineCalculator, money, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { versionOn } from '@/lib/law/rule'
import { estateAndGift } from '@/lib/law/us/estate-and-gift'
import { giftExclusion } from '@/lib/law/us/gift-tax'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { giftTaxOf } from '@/lib/subjects/tax/us-transfer-tax'

const rules = [estateAndGift, giftExclusion] as const
const begins = '01-01'
const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'us',
  inputs: {
    year: choice('Year of the gifts', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [String(year), String(year)])),
      initial: String(currentYear(begins, rules)),
      help: 'The giver is a citizen or resident. An estimate, no advice.',
    }),
    gifts: rows('Gifts', {
      row: 'gift',
      min: 1,
      max: 100,
      columns: {
        to: text('To', { initial: '', optional: true, maxLength: 60 }),
        amount: money('Amount', { max: largest }),
        kind: choice('Kind', {
          options: {
            present: 'Outright',
            future: 'Future interest, most trusts',
            plan: '529 plan, spread over five years',
            tuition: 'Tuition or medical bills, paid directly',
            spouse: 'To a spouse who is a citizen',
            foreignSpouse: 'To a spouse who is no citizen',
            charity: 'To charity or a political group',
          },
          initial: 'present',
          as: 'menu',
        }),
      },
      ownLine: 'kind',
      initial: [
        { to: 'Anna', amount: 60_000, kind: 'present' },
        { to: 'Ben', amount: 15_000, kind: 'present' },
        { to: 'Anna’s college', amount: 22_000, kind: 'tuition' },
      ],
      help: 'Gifts of one year. The same name stands for the same person.',
    }),
    split: toggle('My spouse agrees to split gifts', { help: 'Half of each gift to others counts as the spouse’s.' }),
    before: money('Taxable gifts of earlier years', { initial: 0, max: largest }),
    spouseExclusion: money('Unused exclusion of a late spouse', { initial: 0, max: largest, refines: true }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Gift tax to pay' },
    taxable: {
      kind: 'money',
      label: 'Taxable gifts of the year',
      help: 'Yours; with splitting the spouse has the same.',
    },
    excluded: { kind: 'money', label: 'Outside the tax' },
    left: { kind: 'money', label: 'Lifetime exclusion left' },
    tentative: { kind: 'money', label: 'Tentative tax on these gifts', section: 'Form 709' },
    credit: { kind: 'money', label: 'Credit left for them', section: 'Form 709' },
    plan: {
      kind: 'money',
      label: 'Free of any return in five years',
      section: 'Form 709',
      help: 'The yearly exclusion, to these people, at this year’s amount.',
    },
    filing: { kind: 'verdict', label: 'Form 709' },
    list: {
      kind: 'table',
      label: 'Each gift',
      columns: {
        to: { kind: 'text', label: 'To' },
        amount: { kind: 'money', label: 'Amount' },
        yours: { kind: 'money', label: 'Yours' },
        excluded: { kind: 'money', label: 'Outside the tax' },
        taxable: { kind: 'money', label: 'Taxable' },
      },
      totals: ['amount', 'yours', 'excluded', 'taxable'],
    },
  },
  formula:
    'Tax = table(earlier + this year’s taxable gifts) − table(earlier) − credit left; a gift is taxable above the yearly exclusion for each person',
  limits: [
    'The giver is a citizen or resident. State gift tax exists in Connecticut alone and is left out.',
    'Splitting counts for all gifts of the year to others than the spouse; the spouse files a return too.',
    'Withdrawal rights that make gifts to a trust present ones: choose “Outright” for the part they reach.',
    'Generation-skipping tax and gifts of property in part sold are left out.',
    'A 529 payment above five years’ exclusions is taxable this year; the years that follow are not shown.',
  ],
  sources: [
    { title: 'IRS: Instructions for Form 709', href: 'https://www.irs.gov/instructions/i709' },
    {
      title: '26 U.S.C. § 2503, § 2513 and § 2523',
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section2503',
    },
  ],
  rules: [...rules],

  compute(values, { show }) {
    const day = firstDay(begins, Number(values.year))
    const law = versionOn(estateAndGift, day)?.value
    const exclusion = versionOn(giftExclusion, day)?.value
    if (!law || !exclusion) return problem('year', 'must be a year whose law is known')
    const left = new Map<string, number>()
    const list = values.gifts.map(({ to, amount, kind }, at) => {
      const name = to?.trim() || `Person ${at + 1}`
      const isSplit = values.split && !toSpouseOrFree.includes(kind)
      const yours = isSplit ? amount / 2 : amount
      const most = mostFree(kind, { ...exclusion, foreignSpouse: law.foreignSpouse })
      const pot = `${name.toLowerCase()} ${kind === 'plan' || kind === 'present' ? 'yearly' : kind}`
      const open = left.get(pot) ?? most
      const excluded = Math.min(yours, open)
      left.set(pot, open - excluded)
      return { to: name, amount, yours, excluded, taxable: yours - excluded, kind }
    })
    const taxable = list.reduce((sum, one) => sum + one.taxable, 0)
    const lifetime = law.exclusion + values.spouseExclusion
    const found = giftTaxOf({ gifts: taxable, before: values.before }, { rates: law.rates, exclusion: lifetime })
    const people = new Set(
      list.filter(({ kind }) => kind === 'present' || kind === 'plan').map(({ to }) => to.toLowerCase()),
    )
    const reason = reasonToFile(list, values.split)
    return {
      tax: found.tax,
      taxable,
      excluded: list.reduce((sum, one) => sum + one.excluded, 0),
      left: found.exclusionLeft,
      tentative: found.tentativeTax,
      credit: found.credit,
      plan: people.size * exclusion.each * 5 * (values.split ? 2 : 1),
      filing:
        reason === undefined
          ? { is: 'good', says: `No return is due for ${values.year}.` }
          : { is: 'fair', says: `A return is due by ${show.date(`${Number(values.year) + 1}-04-15`)}: ${reason}.` },
      list: list.map(({ to, amount, yours, excluded, taxable: above }) => ({
        to,
        amount,
        yours,
        excluded,
        taxable: above,
      })),
    }
  },

  steps: [
    { gives: 'taxable', is: '{list.yours} yours − {excluded}' },
    { gives: 'tax', is: 'max(0, {tentative} − {credit})' },
  ],

  charts: [{ kind: 'donut', title: 'What became of the gifts', parts: ['excluded', 'taxable'] }],
  examples: [
    {
      name: 'Two children and a tuition bill',
      given: {
        year: '2026',
        gifts: [
          { to: 'Anna', amount: 60_000, kind: 'present' },
          { to: 'Ben', amount: 15_000, kind: 'present' },
          { to: 'Anna’s college', amount: 22_000, kind: 'tuition' },
        ],
        split: false,
        before: 0,
      },
      expect: { tax: 0, taxable: 41_000, excluded: 56_000, left: 14_959_000, filing: 'fair' },
    },
    {
      name: 'Split with a spouse',
      given: {
        year: '2026',
        gifts: [{ to: 'Anna', amount: 38_000, kind: 'present' }],
        split: true,
        before: 0,
      },
      expect: { taxable: 0, excluded: 19_000, filing: 'fair' },
    },
  ],
})

type Kind = 'present' | 'future' | 'plan' | 'tuition' | 'spouse' | 'foreignSpouse' | 'charity'

const toSpouseOrFree: readonly Kind[] = ['spouse', 'foreignSpouse', 'tuition', 'charity']

function mostFree(
  kind: Kind,
  { each, planYears, foreignSpouse }: { each: number; planYears: number; foreignSpouse: number },
): number {
  if (kind === 'future') return 0
  if (kind === 'foreignSpouse') return foreignSpouse
  if (kind === 'plan') return each * planYears
  return kind === 'present' ? each : Infinity
}

function reasonToFile(list: readonly { kind: Kind; taxable: number }[], split: boolean): string | undefined {
  if (split) return 'splitting needs one from both spouses'
  if (list.some(({ kind }) => kind === 'future')) return 'a future interest is always reported'
  if (list.some(({ kind }) => kind === 'plan')) return 'the five-year election is made on it'
  return list.some(({ taxable }) => taxable > 0) ? 'a gift passes the yearly exclusion' : undefined
}
