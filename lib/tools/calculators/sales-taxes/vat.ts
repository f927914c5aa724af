import {
  choice,
  date,
  defineCalculator,
  money,
  month,
  number,
  percent,
  problem,
  rows,
  text,
  toggle,
  type Line,
} from '@/lib/kits/calculator'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import { euVatRates } from '@/lib/law/eu/vat-rates'
import type { Show } from '@/lib/base/format/show'
import { knownPeriods, versionOn, type AnyRule } from '@/lib/law/rule'
import { vat as vatRule } from '@/lib/law/uk/vat'
import { worldVatRates } from '@/lib/law/world/vat-rates'
import { chargedTax, roundDown } from '@/lib/subjects/tax/charged-tax'
import { otherMembers } from '@/lib/subjects/tax/union-members'
import {
  registrationDays,
  rollingTurnover,
  type MonthOfTurnover,
  type RollingTurnover,
} from '@/lib/subjects/tax/turnover-test'

const oneAmount = { field: 'form', is: 'amount' } as const
const list = { field: 'form', is: 'lines' } as const
const britain = { field: 'country', is: 'uk' } as const
const asReturn = [britain, { field: 'asReturn', is: true }] as const
const testing = [britain, { field: 'testing', is: true }] as const
const largest = 1_000_000_000_000
const lastKnownDay = `${vatRule.checkedOn.slice(0, 4)}-12-31`

export default defineCalculator({
  law: { field: 'country' },
  inputs: {
    country: choice('Country', {
      options: {
        uk: 'United Kingdom',
        ar: 'Argentina',
        au: 'Australia (GST)',
        cl: 'Chile',
        co: 'Colombia',
        dk: 'Denmark',
        eg: 'Egypt',
        fr: 'France',
        de: 'Germany',
        ie: 'Ireland',
        it: 'Italy',
        jp: 'Japan (consumption tax)',
        ke: 'Kenya',
        mx: 'Mexico',
        nl: 'Netherlands',
        nz: 'New Zealand (GST)',
        ng: 'Nigeria',
        no: 'Norway',
        ph: 'Philippines',
        pl: 'Poland',
        sa: 'Saudi Arabia',
        sg: 'Singapore (GST)',
        za: 'South Africa',
        kr: 'South Korea',
        es: 'Spain',
        se: 'Sweden',
        ch: 'Switzerland',
        ae: 'United Arab Emirates',
        eu: 'Another country of the European Union',
        global: 'Anywhere else, with your own rate',
      },
      initial: 'uk',
      initialIn: {
        au: 'au',
        de: 'de',
        fr: 'fr',
        es: 'es',
        it: 'it',
        nl: 'nl',
        ie: 'ie',
        pl: 'pl',
        se: 'se',
        dk: 'dk',
        no: 'no',
        ch: 'ch',
        ae: 'ae',
        sa: 'sa',
        za: 'za',
        nz: 'nz',
        sg: 'sg',
        jp: 'jp',
        kr: 'kr',
        mx: 'mx',
        cl: 'cl',
        co: 'co',
        ar: 'ar',
        ng: 'ng',
        ke: 'ke',
        eg: 'eg',
        ph: 'ph',
        eu: 'eu',
      },
      as: 'search',
    }),
    member: choice('Member state', {
      options: otherMembers,
      initial: 'at',
      as: 'search',
      shownWhen: { field: 'country', is: 'eu' },
    }),
    form: choice('Work out', { options: { amount: 'One amount', lines: 'A list' }, initial: 'amount' }),
    prices: choice('Prices', {
      options: { exclusive: 'Without VAT: add it', inclusive: 'With VAT: take it out' },
      initial: 'exclusive',
    }),
    amount: money('Amount', {
      initial: 100,
      initialIn: { jp: 10_000, kr: 100_000 },
      max: largest,
      shownWhen: oneAmount,
    }),
    rate: choice('Rate', {
      options: { standard: 'Standard rate', reduced: 'Reduced rate', zero: 'Zero', own: 'Your own' },
      initial: 'standard',
      as: 'menu',
      offeredWhen: { reduced: britain },
      help: 'The standard rate is that of the country on the date under More options.',
      shownWhen: oneAmount,
    }),
    ownRate: percent('Your own rate', {
      initial: 0.05,
      slider: { to: 0.3, step: 0.005 },
      max: 1,
      help: 'A reduced rate, or that of a country that is not listed.',
      shownWhen: [oneAmount, { field: 'rate', is: 'own' }],
    }),
    items: rows('Items', {
      row: 'item',
      min: 1,
      max: 200,
      columns: {
        description: text('Description', { optional: true, maxLength: 80 }),
        quantity: number('Quantity', { initial: 1, min: 0, max: 1_000_000_000 }),
        price: money('Price each', { max: 1_000_000_000 }),
        discount: percent('Discount', { initial: 0, max: 1 }),
        vat: choice('VAT', {
          options: { standard: 'Standard', reduced: 'Reduced (UK)', zero: 'Zero', exempt: 'Exempt', own: 'Own rate' },
          initial: 'standard',
          as: 'menu',
        }),
        ownRate: percent('Own rate', { optional: true, max: 1 }),
      },
      initial: [
        { description: 'Desk lamp', quantity: 12, price: 24.5, discount: 0.1, vat: 'standard' },
        { description: 'Child car seat', quantity: 2, price: 95, vat: 'reduced' },
        { description: 'Printed manual', quantity: 12, price: 8, vat: 'zero' },
      ],
      shownWhen: list,
    }),
    day: date('Date of the sale', {
      initial: '2026-11-02',
      max: lastKnownDay,
      help: 'It decides the rate.',
      refines: true,
    }),
    rounding: choice('Round VAT', {
      options: {
        line: 'Each item to the nearest cent',
        total: 'Each rate’s total to the nearest cent',
        down: 'Each rate’s total down to the cent',
      },
      initial: 'line',
      as: 'menu',
      help: 'A cent is the smallest coin of the currency. HMRC lets an invoice drop the part of a penny of its total; a shop may not.',
      refines: true,
    }),
    asReturn: toggle('Boxes of a UK VAT return', { shownWhen: britain, refines: true }),
    otherVat: money('VAT on your other sales', {
      initial: 0,
      max: largest,
      help: 'Of the same period, besides the sale above.',
      section: 'VAT return',
      shownWhen: asReturn,
      refines: true,
    }),
    acquisitionVat: money('VAT on goods bought from the EU into Northern Ireland', {
      initial: 0,
      max: largest,
      section: 'VAT return',
      shownWhen: asReturn,
      refines: true,
    }),
    inputVat: money('VAT you reclaim', {
      initial: 0,
      max: largest,
      help: 'On purchases for the business, including that on acquisitions.',
      section: 'VAT return',
      shownWhen: asReturn,
      refines: true,
    }),
    testing: toggle('Must I register? Test twelve months', { shownWhen: britain, refines: true }),
    months: rows('Taxable turnover by month', {
      row: 'month',
      min: 1,
      max: 60,
      columns: { month: month('Month', { initial: '2026-10' }), turnover: money('Turnover', { max: largest }) },
      initial: [
        { month: '2026-08', turnover: 21_000 },
        { month: '2026-09', turnover: 34_500 },
        { month: '2026-10', turnover: 36_000 },
      ],
      help: 'Zero-rated sales count, exempt ones do not. Months that you leave out had none.',
      section: 'Registration',
      shownWhen: testing,
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'VAT' },
    net: { kind: 'money', label: 'Without VAT' },
    gross: { kind: 'money', label: 'With VAT' },
    rate: { kind: 'percent', label: 'Rate', optional: true },
    share: {
      kind: 'percent',
      label: 'VAT as a share of the price with it',
      optional: true,
      help: 'At 20% it is a sixth, not a fifth.',
    },
    due: { kind: 'money', label: 'Box 5: net VAT', optional: true, section: 'VAT return' },
    outcome: { kind: 'verdict', label: 'VAT return', optional: true },
    peak: { kind: 'money', label: 'Most in twelve months', optional: true, section: 'Registration' },
    tellBy: { kind: 'date', label: 'Tell HMRC by', optional: true, section: 'Registration' },
    registeredFrom: { kind: 'date', label: 'Registered from', optional: true, section: 'Registration' },
    registration: { kind: 'verdict', label: 'Registration', optional: true },
    invoice: {
      kind: 'table',
      label: 'Items',
      optional: true,
      shownWhen: list,
      columns: {
        item: { kind: 'text', label: 'Item' },
        rate: { kind: 'text', label: 'Rate' },
        net: { kind: 'money', label: 'Without VAT' },
        vat: { kind: 'money', label: 'VAT' },
        gross: { kind: 'money', label: 'With VAT' },
      },
    },
    byRate: {
      kind: 'table',
      label: 'Totals by rate',
      optional: true,
      shownWhen: list,
      columns: {
        rate: { kind: 'text', label: 'Rate' },
        net: { kind: 'money', label: 'Without VAT' },
        vat: { kind: 'money', label: 'VAT' },
        gross: { kind: 'money', label: 'With VAT' },
      },
      totals: ['net', 'vat', 'gross'],
    },
    boxes: {
      kind: 'table',
      label: 'Boxes of the return',
      optional: true,
      columns: {
        box: { kind: 'text', label: 'Box' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    turnover: {
      kind: 'table',
      label: 'Turnover of twelve months',
      optional: true,
      columns: {
        month: { kind: 'month', label: 'To the end of' },
        total: { kind: 'money', label: 'Twelve months' },
        limit: { kind: 'money', label: 'Limit' },
      },
    },
  },
  formula: 'VAT = price without VAT × rate, or price with VAT × rate ÷ (1 + rate)',
  limits: [
    'It does not decide which rate a product has. Only the standard rates of the countries are built in, and the reduced rate of the United Kingdom; any other rate you type.',
    'Rates hold for the main territory: the Canary Islands, Madeira, Büsingen, Monaco and the like have their own.',
    'Where you choose another country of the European Union, amounts carry the euro sign; the rate is the same in any currency.',
    'Place of supply, reverse charge and schemes for small businesses are left out. Boxes 6 to 9 of a UK return are sums of your books.',
    'Expected turnover of the next thirty days can make a business register as well; the test here looks back.',
  ],
  sources: [
    { title: 'HMRC: VAT guide (Notice 700), section 17.5', href: 'https://www.gov.uk/guidance/vat-guide-notice-700' },
    {
      title: 'HMRC: How to fill in and submit your VAT Return (Notice 700/12)',
      href: 'https://www.gov.uk/guidance/how-to-fill-in-and-submit-your-vat-return-vat-notice-70012',
    },
    {
      title: 'HMRC: VAT Trader’s Records manual, VATREC12010',
      href: 'https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec12010',
    },
  ],
  rules: [vatRule, euVatRates, worldVatRates],

  compute(values, { minorDigits, show }) {
    const standard = standardRate(values)
    const reduced = values.country === 'uk' ? versionOn(vatRule, values.day)?.value.reduced : undefined
    const isList = values.form === 'lines'
    const wanted = isList ? values.items.map(({ vat }) => vat) : [values.rate]
    if (standard === undefined && wanted.includes('standard')) {
      if (values.country === 'global')
        return problem(isList ? 'items' : 'rate', 'must be a rate of your own, as the country is not listed')
      return problem('day', `must lie in a time whose rates are known: ${knownPeriods(ruleOf(values), show.date)}`)
    }
    if (reduced === undefined && wanted.includes('reduced'))
      return problem(
        isList ? 'items' : 'rate',
        'must be a rate of your own: the reduced one is known for the United Kingdom alone',
      )
    const supplies = suppliesOf(values, { standard, reduced })
    const nameless = supplies.findIndex(({ rate }) => rate === undefined)
    if (nameless >= 0) return problem('items', `must have a rate of its own in item ${nameless + 1}`)
    if (supplies.some(({ price }) => price > largest)) return problem('items', 'must be smaller amounts')

    const inclusive = values.prices === 'inclusive'
    const inCoins = (minor: number) => fromMinor(minor, minorDigits)
    const lines = supplies.map(({ name, price, rate = 0, exempt }) => {
      const minor = toMinor(price, minorDigits) ?? 0
      return { name, minor, rate, label: exempt ? 'Exempt' : show.percent(rate), ...parts(minor, rate, inclusive) }
    })
    const groups = [...new Set(lines.map(({ label }) => label))].map((label) => {
      const own = lines.filter((line) => line.label === label)
      const whole = values.rounding === 'line' ? sumOf(own) : undefined
      const together = own.reduce((sum, { minor }) => sum + minor, 0)
      const round = values.rounding === 'down' ? roundDown : roundHalfAway
      return { label, ...(whole ?? parts(together, own[0]?.rate ?? 0, inclusive, round)) }
    })
    const all = sumOf(groups)
    const row = ({ net, tax, gross }: Parts) => ({ net: inCoins(net), vat: inCoins(tax), gross: inCoins(gross) })
    const results = {
      tax: inCoins(all.tax),
      net: inCoins(all.net),
      gross: inCoins(all.gross),
      rate: isList ? undefined : lines[0]?.rate,
      share: all.gross > 0 ? all.tax / all.gross : undefined,
      ...(isList && {
        invoice: lines.map((line, at) => ({ item: line.name || `Item ${at + 1}`, rate: line.label, ...row(line) })),
        byRate: groups.map((group) => ({ rate: group.label, ...row(group) })),
      }),
    }
    if (values.country !== 'uk') return results
    const test = values.testing ? testOf(values.months) : undefined
    if (test?.some(({ limit }) => limit === 0))
      return problem('months', `must lie in a time whose limit is known: ${knownPeriods(vatRule, show.date)}`)
    return {
      ...results,
      ...(values.asReturn && returnOf(values, results.tax, show)),
      ...(test && registrationOf(test, show)),
    }
  },

  steps(values) {
    if (values.form === 'lines')
      return [
        { gives: 'tax', is: '{byRate.vat} of all rates' },
        { gives: 'gross', is: '{net} + {tax}' },
        ...returnSteps,
      ]
    const inclusive = values.prices === 'inclusive'
    return [
      inclusive
        ? {
            gives: 'tax',
            is: '{gross} × {rate} ÷ (1 + {rate})',
            rounded: values.rounding === 'down' ? 'cents down' : 'cents',
          }
        : { gives: 'tax', is: '{net} × {rate}', rounded: values.rounding === 'down' ? 'cents down' : 'cents' },
      inclusive ? { gives: 'net', is: '{gross} − {tax}' } : { gives: 'gross', is: '{net} + {tax}' },
      ...returnSteps,
    ]
  },

  charts: [{ kind: 'donut', title: 'What the price is made of', parts: ['net', 'tax'] }],
  asked: [
    { says: 'vat on {amount} at {ownRate}', sets: { rate: 'own' }, gives: ['tax', 'gross'] },
    { says: 'vat {ownRate} on {amount}', sets: { rate: 'own' }, gives: ['tax', 'gross'] },
    { says: '{amount} plus|add {ownRate} vat', sets: { rate: 'own' }, gives: ['gross', 'tax'] },
    {
      says: '{amount} less|minus|without|remove|excluding {ownRate} vat',
      sets: { rate: 'own', prices: 'inclusive' },
      gives: ['net', 'tax'],
    },
    { says: '{ownRate:share} vat on {amount}', sets: { rate: 'own' }, gives: ['tax', 'gross'] },
    { says: 'vat on {amount}', gives: ['tax', 'gross'] },
  ],
  examples: [
    {
      name: 'A quote with VAT added',
      given: { country: 'uk', form: 'amount', prices: 'exclusive', amount: 1250, rate: 'standard', day: '2026-11-02' },
      expect: { tax: 250, net: 1250, gross: 1500, rate: 0.2 },
    },
    {
      name: 'A till receipt',
      given: { country: 'uk', form: 'amount', prices: 'inclusive', amount: 99.99, rate: 'standard', day: '2026-11-02' },
      expect: { tax: 16.67, net: 83.32, gross: 99.99, share: 0.166717 },
    },
    {
      name: 'A quarter with a return',
      given: {
        country: 'uk',
        form: 'amount',
        prices: 'exclusive',
        amount: 48_000,
        rate: 'standard',
        day: '2026-11-02',
        asReturn: true,
        otherVat: 310.4,
        acquisitionVat: 0,
        inputVat: 2874.15,
      },
      expect: { due: 7036.25, outcome: 'plain' },
    },
  ],
})

const returnSteps: readonly Line<'due'>[] = [
  { gives: 'due', is: '{tax} + {otherVat} + {acquisitionVat} − {inputVat}', when: asReturn },
]

interface Parts {
  net: number
  tax: number
  gross: number
}
interface Entered {
  country: string
  member: string
  form: 'amount' | 'lines'
  amount: number
  rate: RateName
  ownRate: number
  day: string
  items: readonly {
    description?: string | undefined
    quantity: number
    price: number
    discount: number
    vat: RateName | 'exempt'
    ownRate?: number | undefined
  }[]
}
type RateName = 'standard' | 'reduced' | 'zero' | 'own'

function ruleOf({ country }: Pick<Entered, 'country'>): AnyRule {
  if (country === 'uk') return vatRule
  return country === 'eu' || Object.hasOwn(euVatRates.versions[0].value, country) ? euVatRates : worldVatRates
}

/** The standard rate of the chosen country on that day, or nothing where it is not known. */
function standardRate({ country, member, day }: Pick<Entered, 'country' | 'member' | 'day'>): number | undefined {
  if (country === 'uk') return versionOn(vatRule, day)?.value.standard
  const rates: Readonly<Record<string, number>> = {
    ...versionOn(worldVatRates, day)?.value,
    ...versionOn(euVatRates, day)?.value,
  }
  return rates[country === 'eu' ? member : country]
}

interface Supply {
  name?: string | undefined
  price: number
  rate: number | undefined
  exempt: boolean
}

function suppliesOf(
  { form, amount, rate, ownRate, items }: Entered,
  known: { standard: number | undefined; reduced: number | undefined },
): Supply[] {
  const rateOf = (name: RateName | 'exempt', own: number | undefined) =>
    name === 'own' ? own : name === 'standard' ? known.standard : name === 'reduced' ? known.reduced : 0
  if (form === 'amount') return [{ price: amount, rate: rateOf(rate, ownRate), exempt: false }]
  return items.map((item) => ({
    name: item.description,
    price: item.quantity * item.price * (1 - item.discount),
    rate: rateOf(item.vat, item.ownRate),
    exempt: item.vat === 'exempt',
  }))
}

function parts(minor: number, rate: number, inclusive: boolean, round?: (minor: number) => number): Parts {
  const { net, taxes, gross } = chargedTax(minor, [rate], inclusive, round)
  return { net, tax: taxes[0] ?? 0, gross }
}

function sumOf(all: readonly Parts[]): Parts {
  return all.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  )
}

/** Each month beside the limit that held at its end, 0 where none is known. */
function testOf(months: readonly MonthOfTurnover[]): RollingTurnover[] {
  return rollingTurnover(months, (of) => versionOn(vatRule, `${of}-28`)?.value.registerAbove ?? 0)
}

function returnOf(
  { otherVat, acquisitionVat, inputVat }: { otherVat: number; acquisitionVat: number; inputVat: number },
  vatOfSale: number,
  show: Show,
) {
  const box1 = vatOfSale + otherVat
  const box3 = box1 + acquisitionVat
  const due = box3 - inputVat
  const says = due < 0 ? `HMRC repays ${show.money(-due)}.` : `You pay HMRC ${show.money(due)}.`
  return {
    due,
    outcome: { is: 'plain' as const, says: due === 0 ? 'Nothing is due either way.' : says },
    boxes: [
      { box: '1: VAT on sales', amount: box1 },
      { box: '2: VAT on acquisitions in Northern Ireland from the EU', amount: acquisitionVat },
      { box: '3: VAT due in all', amount: box3 },
      { box: '4: VAT reclaimed', amount: inputVat },
      { box: '5: Net VAT, whoever owes it', amount: Math.abs(due) },
    ],
  }
}

function registrationOf(test: readonly RollingTurnover[], show: Show) {
  const passed = test.find(({ twelveMonths, limit }) => twelveMonths > limit)
  const days = passed && registrationDays(passed.month)
  const peak = Math.max(...test.map(({ twelveMonths }) => twelveMonths))
  return {
    peak,
    tellBy: days?.tellBy,
    registeredFrom: days?.registeredFrom,
    registration: passed
      ? {
          is: 'fair' as const,
          says: `By the end of ${show.month(passed.month)} twelve months came to ${show.money(passed.twelveMonths)}, above ${show.money(passed.limit)}. You must register.`,
        }
      : { is: 'good' as const, says: 'No twelve months of this list pass the limit.' },
    turnover: test.map(({ month: at, twelveMonths, limit }) => ({ month: at, total: twelveMonths, limit })),
  }
}
