import {
  choice,
  date,
  defineCalculator,
  money,
  number,
  percent,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { createShow } from '@/lib/base/format/show'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { regionOf } from '@/lib/base/region/regions'
import { gst as gstRule } from '@/lib/law/in/gst'
import { versionOn } from '@/lib/law/rule'
import { gstOf, roundedToRupee, setOffGst, type GstAmounts, type GstHeads } from '@/lib/subjects/tax/gst'

/** Most services and many goods. */
const usualRate: string = '18%'
const oneAmount = { field: 'form', is: 'amount' } as const
const lines = { field: 'form', is: 'lines' } as const
const withCredit = { field: 'setOff', is: true } as const

export default defineCalculator({
  law: 'in',
  inputs: {
    form: choice('Work out', { options: { amount: 'One amount', lines: 'An invoice' }, initial: 'amount' }),
    prices: choice('Prices', {
      options: { exclusive: 'Without GST', inclusive: 'GST included' },
      initial: 'exclusive',
    }),
    amount: money('Amount', { initial: 10_000, max: 100_000_000_000, shownWhen: oneAmount }),
    rate: choice('GST rate', {
      options: rateChoices(),
      initial: usualRate,
      as: 'menu',
      shownWhen: oneAmount,
    }),
    otherRate: percent('Another rate', {
      initial: 0.01,
      slider: { to: 0.4, step: 0.005 },
      max: 1,
      help: 'CGST and SGST together, as for merchant exports or housing.',
      shownWhen: [oneAmount, { field: 'rate', is: 'other' }],
    }),
    items: rows('Invoice lines', {
      row: 'line',
      min: 1,
      max: 200,
      columns: {
        description: text('Description', { optional: true, maxLength: 80 }),
        quantity: number('Quantity', { initial: 1, max: 1_000_000_000 }),
        price: money('Price each', { max: 1_000_000_000 }),
        discount: percent('Discount', { initial: 0, max: 1 }),
        rate: percent('GST rate', { initial: 0.18, max: 1 }),
        cess: percent('Cess', { initial: 0, max: 5 }),
      },
      initial: [
        { description: 'Office chair', quantity: 4, price: 6500, discount: 0.1, rate: 0.18 },
        { description: 'Printed books', quantity: 10, price: 450, rate: 0 },
        { description: 'Coffee beans', quantity: 6, price: 820, rate: 0.05 },
      ],
      shownWhen: lines,
    }),
    place: choice('Place of supply', {
      options: { same: 'Seller’s own state', another: 'Another state' },
      initial: 'same',
    }),
    day: date('Date of supply', { initial: '2026-04-06', help: 'It decides which rates exist.', refines: true }),
    discount: percent('Discount', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      help: 'Shown on the invoice, so it lowers the taxable value.',
      shownWhen: oneAmount,
      refines: true,
    }),
    cessRate: percent('Compensation cess', {
      initial: 0,
      slider: { to: 1, step: 0.01 },
      max: 5,
      help: 'On the taxable value, for supplies before it ended.',
      shownWhen: oneAmount,
      refines: true,
    }),
    rounding: choice('Round', {
      options: { paise: 'To the paisa', tax: 'Each tax to the rupee', total: 'The total to the rupee' },
      initial: 'paise',
      as: 'menu',
      help: 'Section 170 rounds the tax that is paid to the government.',
      refines: true,
    }),
    reverse: toggle('Reverse charge', {
      help: 'The buyer pays the tax to the government; the seller charges none.',
      refines: true,
    }),

    setOff: toggle('Set off input tax credit', {
      help: 'Against this tax and that of your other sales in the period.',
      refines: true,
    }),
    creditIgst: money('IGST credit', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Credit ledger',
      shownWhen: withCredit,
      refines: true,
    }),
    creditCgst: money('CGST credit', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Credit ledger',
      shownWhen: withCredit,
      refines: true,
    }),
    creditSgst: money('SGST credit', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Credit ledger',
      shownWhen: withCredit,
      refines: true,
    }),
    creditCess: money('Cess credit', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Credit ledger',
      shownWhen: withCredit,
      refines: true,
    }),
    dueIgst: money('IGST', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Output tax on your other sales',
      shownWhen: withCredit,
      refines: true,
    }),
    dueCgst: money('CGST', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Output tax on your other sales',
      shownWhen: withCredit,
      refines: true,
    }),
    dueSgst: money('SGST', {
      initial: 0,
      max: 1_000_000_000_000,
      section: 'Output tax on your other sales',
      shownWhen: withCredit,
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Invoice total' },
    taxable: { kind: 'money', label: 'Taxable value' },
    tax: { kind: 'money', label: 'Tax in all' },
    share: {
      kind: 'percent',
      label: 'Tax as a share of the total',
      optional: true,
      help: 'Of an inclusive price this, not the rate, is the part that is tax.',
    },
    cgst: { kind: 'money', label: 'CGST', optional: true, section: 'Tax' },
    sgst: { kind: 'money', label: 'SGST or UTGST', optional: true, section: 'Tax' },
    igst: { kind: 'money', label: 'IGST', optional: true, section: 'Tax' },
    cess: { kind: 'money', label: 'Compensation cess', optional: true, section: 'Tax' },
    rounded: { kind: 'money', label: 'Rounding', optional: true, section: 'Tax' },
    buyerPays: { kind: 'money', label: 'Tax the buyer pays in cash', optional: true, section: 'Tax' },
    cash: { kind: 'money', label: 'Tax to pay in cash', optional: true, section: 'Credit set off' },
    left: { kind: 'money', label: 'Credit carried forward', optional: true, section: 'Credit set off' },
    check: { kind: 'verdict', label: 'Rates', optional: true },
    invoice: {
      kind: 'table',
      label: 'Invoice',
      optional: true,
      shownWhen: lines,
      columns: {
        line: { kind: 'text', label: 'Line' },
        taxable: { kind: 'money', label: 'Taxable value' },
        rate: { kind: 'percent', label: 'Rate' },
        cgst: { kind: 'money', label: 'CGST' },
        sgst: { kind: 'money', label: 'SGST' },
        igst: { kind: 'money', label: 'IGST' },
        cess: { kind: 'money', label: 'Cess' },
        total: { kind: 'money', label: 'Total' },
      },
      totals: ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'total'],
    },
    ledger: {
      kind: 'table',
      label: 'Order of payment',
      optional: true,
      shownWhen: withCredit,
      columns: {
        step: { kind: 'text', label: 'Step' },
        igst: { kind: 'money', label: 'IGST' },
        cgst: { kind: 'money', label: 'CGST' },
        sgst: { kind: 'money', label: 'SGST' },
        cess: { kind: 'money', label: 'Cess' },
        left: { kind: 'money', label: 'Credit left' },
      },
    },
  },
  formula:
    'Taxable value = price without GST, or price with GST ÷ (1 + rate + cess); CGST = SGST = half of rate × taxable value, or IGST all of it',
  limits: [
    'It does not decide which rate a product has, nor the place or the time of supply.',
    'The composition scheme, whose dealers charge no GST on their invoices, is left out.',
    'Tobacco and pan masala, taxed on the printed retail price since February 2026 (rule 31D), are left out.',
    'Cess by quantity, as on cigarettes until January 2026, must be turned into a percentage first.',
    'Set-off covers output tax; reverse charge, interest, late fees and penalties are always paid in cash.',
    'Credit is taken as you enter it: blocked credit, the 180-day rule and rule 86B are not checked.',
  ],
  sources: [
    { title: 'CGST Act 2017, sections 9, 15, 49, 49A, 49B and 170', href: 'https://cbic-gst.gov.in/' },
    {
      title: 'CGST Rules 2017, rules 35 and 88A; Circular 98/17/2019-GST',
      href: 'https://taxinformation.cbic.gov.in/',
    },
    { title: 'CBIC: GST goods and services rates', href: 'https://cbic-gst.gov.in/gst-goods-services-rates.html' },
  ],
  rules: [gstRule],

  compute(values, { minorDigits, show }) {
    const law = versionOn(gstRule, values.day)?.value
    if (!law) return problem('day', `must be ${show.date(gstRule.versions[0].from)} or later: GST began then`)
    const inclusive = values.prices === 'inclusive'
    if (values.reverse && inclusive)
      return problem('prices', 'must be without GST under reverse charge: the seller collects none')
    const supplies = suppliesOf(values)
    const known: readonly number[] = [...law.slabs, ...law.special]
    const inForce = (rate: number) => known.some((one) => Math.abs(one - rate) < 1e-9)
    const [only] = supplies
    if (values.form === 'amount' && only?.named && !inForce(only.rate)) {
      const rates = known.toSorted((a, b) => a - b).map((one) => show.percent(one))
      return problem('rate', `must be one of those on ${show.date(values.day)}: ${rates.join(', ')}`)
    }
    if (!law.cess && supplies.some(({ cessRate }) => cessRate > 0)) {
      if (values.form === 'amount') return problem('cessRate', `must be 0 on ${show.date(values.day)}: it had ended`)
      return problem('items', `must have no cess on ${show.date(values.day)}: it had ended`)
    }
    if (supplies.some(({ price }) => price > largestPrice)) return problem('items', 'must be smaller amounts')
    const unusual = supplies.find(({ rate, named }) => named && !inForce(rate))

    const money = (minor: number) => fromMinor(minor, minorDigits)
    const interState = values.place === 'another'
    const taxed = (round?: (minor: number) => number) =>
      supplies.map(({ price, rate, cessRate }) =>
        gstOf(toMinor(price, minorDigits) ?? 0, { rate, cessRate, inclusive, interState }, round),
      )
    const amounts = taxed()
    const exact = sum(amounts)
    // Rounded once: 90.4995 is 90 rupees, though its paise would be 90.50.
    const heads = values.rounding === 'tax' ? inRupees(sum(taxed((minor) => minor))) : exact
    const tax = addUp(heads)
    const before = exact.taxable + addUp(exact)
    const charged = exact.taxable + (values.reverse ? 0 : inclusive ? addUp(exact) : tax)
    const taxable = inclusive ? before - tax : exact.taxable
    const total = values.rounding === 'total' ? roundedToRupee(charged) : charged
    const results = {
      total: money(total),
      taxable: money(taxable),
      tax: money(tax),
      ...(values.place === 'another'
        ? { igst: money(heads.igst) }
        : { cgst: money(heads.cgst), sgst: money(heads.sgst) }),
      cess: heads.cess > 0 ? money(heads.cess) : undefined,
      rounded: total === charged ? undefined : money(total - charged),
      buyerPays: values.reverse ? money(roundedToRupee(tax)) : undefined,
      share: total > 0 && !values.reverse ? tax / total : undefined,
      check: unusual && {
        is: 'fair' as const,
        says: `${show.percent(unusual.rate)} is not among the rates listed for ${show.date(values.day)}. Check it before you send the invoice.`,
      },
      invoice:
        values.form === 'lines' ? amounts.map((line, at) => invoiceLine(line, supplies[at], at, money)) : undefined,
    }
    if (!values.setOff) return results
    const owed = values.reverse ? none : heads
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const due = {
      igst: owed.igst + minor(values.dueIgst),
      cgst: owed.cgst + minor(values.dueCgst),
      sgst: owed.sgst + minor(values.dueSgst),
      cess: owed.cess,
    }
    const credit = {
      igst: minor(values.creditIgst),
      cgst: minor(values.creditCgst),
      sgst: minor(values.creditSgst),
      cess: minor(values.creditCess),
    }
    const paid = setOffGst(due, credit)
    const step = (name: string, { igst, cgst, sgst, cess }: GstHeads, left: number | null) => ({
      step: name,
      igst: money(igst),
      cgst: money(cgst),
      sgst: money(sgst),
      cess: money(cess),
      left: left === null ? null : money(left),
    })
    return {
      ...results,
      cash: money(addUp(paid.cash)),
      left: money(addUp(paid.left)),
      ledger: [
        step('Output tax', due, null),
        step('Paid with IGST credit', paid.fromIgst, paid.left.igst),
        step('Paid with CGST credit', paid.fromCgst, paid.left.cgst),
        step('Paid with SGST credit', paid.fromSgst, paid.left.sgst),
        ...(due.cess + credit.cess > 0 ? [step('Paid with cess credit', paid.fromCess, paid.left.cess)] : []),
        step('Left to pay in cash', paid.cash, null),
      ],
    }
  },

  steps(values) {
    const [only] = suppliesOf(values)
    const isInvoice = values.form === 'lines'
    const inclusive = values.prices === 'inclusive'
    const toRupee = values.rounding === 'tax'
    const base = inclusive ? '{price} ÷ (1 + {rate}[ + {cessRate}])' : '{taxable}'
    const head = (gives: 'cgst' | 'sgst' | 'igst' | 'cess', rate: string, remark: string) => {
      if (isInvoice && toRupee) return { gives, says: `that of the lines to the rupee${remark}` }
      const is = `${isInvoice ? `{invoice.${gives}} of the lines` : `${base} × ${rate}`}${remark}`
      return { gives, is, rounded: toRupee ? ('nearest' as const) : ('cents' as const) }
    }
    const [withTaxes, without] = isInvoice ? ['{invoice.total}', '{invoice.taxable}'] : ['{price}', '{price}']
    const taxable = { gives: 'taxable', is: inclusive ? `${withTaxes} − {tax}` : without } as const
    return [
      { as: 'price', in: 'money', is: '{amount}', with: { rate: { kind: 'percent', value: only?.rate ?? 0 } } },
      {
        as: 'price',
        in: 'money',
        finds: 'Price after discount',
        is: '{amount} × (1 − {discount})',
        rounded: 'cents',
        when: oneAmount,
        unless: { field: 'discount', is: 0 },
      },
      ...(inclusive ? [] : [taxable]),
      head('cgst', '{rate} ÷ 2', ', half of the GST, to the centre'),
      head('sgst', '{rate} ÷ 2', ', the other half, to the state or union territory'),
      head('igst', '{rate}', ', all of it: the supply crosses a state border'),
      head('cess', '{cessRate}', ''),
      { gives: 'tax', is: values.place === 'another' ? '{igst}[ + {cess}]' : '{cgst} + {sgst}[ + {cess}]' },
      ...(inclusive ? [taxable] : []),
      { gives: 'total', is: `{taxable}${values.reverse ? '' : ' + {tax}'}[ + {rounded} rounding]` },
    ]
  },

  charts: [{ kind: 'donut', title: 'What the invoice is made of', parts: ['taxable', 'cgst', 'sgst', 'igst', 'cess'] }],
  asked: [
    { says: 'gst on {amount} at {otherRate}', sets: { rate: 'other' }, gives: ['tax', 'total'] },
    { says: '{otherRate:share} gst on {amount}', sets: { rate: 'other' }, gives: ['tax', 'total'] },
    { says: 'gst {otherRate} on {amount}', sets: { rate: 'other' }, gives: ['tax', 'total'] },
    { says: '{amount} plus|add {otherRate} gst', sets: { rate: 'other' }, gives: ['total', 'tax'] },
  ],
  examples: [
    {
      name: 'An invoice in Pune',
      given: { day: '2026-04-06', form: 'amount', prices: 'exclusive', amount: 10_000, rate: '18%', place: 'same' },
      expect: { taxable: 10_000, cgst: 900, sgst: 900, total: 11_800 },
    },
    {
      name: 'A printed price',
      given: { day: '2026-04-06', form: 'amount', prices: 'inclusive', amount: 1180, rate: '18%', place: 'same' },
      expect: { taxable: 1000, tax: 180, total: 1180, share: 0.1525 },
    },
    {
      name: 'A month with credit under three heads',
      given: {
        amount: 0,
        setOff: true,
        creditIgst: 1300,
        creditCgst: 200,
        creditSgst: 200,
        dueIgst: 1000,
        dueCgst: 300,
        dueSgst: 300,
      },
      expect: { cash: 0, left: 100 },
      source: { title: 'CBIC: Circular 98/17/2019-GST', href: 'https://cbic-gst.gov.in/' },
    },
  ],
})

interface Line {
  description?: string | undefined
  quantity: number
  price: number
  discount: number
  rate: number
  cess: number
}
interface Entered {
  form: 'amount' | 'lines'
  amount: number
  discount: number
  rate: string
  otherRate: number
  cessRate: number
  items: readonly Line[]
}
interface Supply {
  name?: string | undefined
  /** After the discount, in rupees. */
  price: number
  rate: number
  cessRate: number
  /** The rate is meant to be one of those in force, not one that was entered as another. */
  named: boolean
}

/** Rupees; the sum of two hundred such lines is still counted to the paisa. */
const largestPrice = 100_000_000_000

const none: GstHeads = { igst: 0, cgst: 0, sgst: 0, cess: 0 }

/** Every rate that the law has listed on some day; which were in force on the day of supply, compute tells. */
function rateChoices(): Readonly<Record<string, string>> {
  const { percent: written } = createShow(regionOf('global'))
  const rates = gstRule.versions.flatMap(({ value }): number[] => [...value.slabs, ...value.special])
  const listed = rates.toSorted((a, b) => a - b).map((rate) => [written(rate), written(rate)])
  return Object.fromEntries([...listed, ['other', 'Another rate']])
}

function suppliesOf({ form, amount, discount, rate, otherRate, cessRate, items }: Entered): Supply[] {
  if (form === 'amount') {
    const named = rate !== 'other'
    return [
      { price: amount * (1 - discount), rate: named ? Number.parseFloat(rate) / 100 : otherRate, cessRate, named },
    ]
  }
  return items.map((line) => ({
    name: line.description,
    price: line.quantity * line.price * (1 - line.discount),
    rate: line.rate,
    cessRate: line.cess,
    named: true,
  }))
}

function inRupees({ igst, cgst, sgst, cess }: GstHeads): GstHeads {
  return {
    igst: roundedToRupee(igst),
    cgst: roundedToRupee(cgst),
    sgst: roundedToRupee(sgst),
    cess: roundedToRupee(cess),
  }
}

function addUp({ igst, cgst, sgst, cess }: GstHeads): number {
  return igst + cgst + sgst + cess
}

function sum(amounts: readonly GstAmounts[]): GstAmounts {
  return amounts.reduce(
    (all, one) => ({
      taxable: all.taxable + one.taxable,
      cgst: all.cgst + one.cgst,
      sgst: all.sgst + one.sgst,
      igst: all.igst + one.igst,
      cess: all.cess + one.cess,
    }),
    { taxable: 0, ...none },
  )
}

function invoiceLine(line: GstAmounts, supply: Supply | undefined, at: number, money: (minor: number) => number) {
  return {
    line: supply?.name || `Line ${at + 1}`,
    taxable: money(line.taxable),
    rate: supply?.rate ?? 0,
    cgst: money(line.cgst),
    sgst: money(line.sgst),
    igst: money(line.igst),
    cess: money(line.cess),
    total: money(line.taxable + addUp(line)),
  }
}
