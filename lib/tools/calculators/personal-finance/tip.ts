import { choice, defineCalculator, integer, money, percent, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { allocate, fromMinor, toMinor } from '@/lib/base/money/minor-units'

const evenly = { field: 'splitBy', is: 'people' } as const
const byItem = { field: 'splitBy', is: 'items' } as const

export default defineCalculator({
  inputs: {
    splitBy: choice('Split', { options: { people: 'Evenly', items: 'By what each had' }, initial: 'people' }),
    bill: money('Bill', {
      initial: 100,
      initialIn: { in: 2000, jp: 10_000, kr: 100_000 },
      above: 0,
      max: 1e9,
      shownWhen: evenly,
    }),
    people: integer('People', {
      initial: 3,
      slider: { from: 1, to: 20, step: 1 },
      min: 1,
      max: 100,
      shownWhen: evenly,
    }),
    names: text('People at the table', {
      initial: 'Asha, Ben, Chloe',
      maxLength: 600,
      shownWhen: byItem,
      help: 'Names with commas between them.',
    }),
    items: rows('Items', {
      row: 'item',
      columns: {
        item: text('Item', { optional: true, maxLength: 60 }),
        price: money('Price', { max: 1e7 }),
        who: text('Who had it', { optional: true, maxLength: 300, placeholder: 'Everyone' }),
      },
      initial: [
        { item: 'Pasta', price: 18, who: 'Asha' },
        { item: 'Steak', price: 32, who: 'Ben' },
        { item: 'Salad', price: 14, who: 'Chloe' },
        { item: 'Bottle of wine', price: 28, who: 'Ben, Chloe' },
        { item: 'Bread', price: 8 },
      ],
      min: 1,
      max: 100,
      shownWhen: byItem,
      help: 'Several names share an item equally. Leave the name empty for everyone.',
    }),
    tipBy: choice('Tip as', { options: { rate: 'Percentage', amount: 'Amount' }, initial: 'rate', section: 'Tip' }),
    tipRate: percent('Tip', {
      initial: 0.15,
      slider: { to: 0.3, step: 0.01 },
      initialIn: { us: 0.18, uk: 0.1, eu: 0.05, de: 0.05, in: 0.1, au: 0, nz: 0, jp: 0, kr: 0, sg: 0, hk: 0 },
      max: 2,
      shownWhen: { field: 'tipBy', is: 'rate' },
      section: 'Tip',
    }),
    tipAmount: money('Tip amount', {
      initial: 15,
      max: 1e9,
      shownWhen: { field: 'tipBy', is: 'amount' },
      section: 'Tip',
    }),
    beforeTax: toggle('Tip on the amount before tax', { initial: true, section: 'Tip', refines: true }),
    taxIs: choice('Tax', {
      options: { none: 'Not shown', included: 'Included above', added: 'Added on top' },
      initial: 'none',
      initialIn: { us: 'added', ca: 'added' },
      section: 'Tax and service',
      refines: true,
    }),
    taxAmount: money('Tax on the bill', {
      initial: 8,
      max: 1e9,
      shownWhen: { field: 'taxIs', is: ['included', 'added'] },
      section: 'Tax and service',
      refines: true,
    }),
    serviceRate: percent('Service charge', {
      initial: 0,
      slider: { to: 0.3, step: 0.005 },
      max: 1,
      help: 'Only if it is on the bill and not in the amount above. Worked out before tax.',
      section: 'Tax and service',
      refines: true,
    }),
    rounding: choice('Round up', {
      options: { none: 'Nothing', total: 'The total', share: 'Each share' },
      initial: 'none',
      section: 'Rounding',
      refines: true,
    }),
    roundTo: money('Up to the next', {
      initial: 1,
      initialIn: { in: 10, jp: 100, kr: 1000 },
      above: 0,
      max: 1e6,
      shownWhen: { field: 'rounding', is: ['total', 'share'] },
      section: 'Rounding',
      refines: true,
    }),
  },
  outputs: {
    tip: { kind: 'money', label: 'Tip' },
    total: { kind: 'money', label: 'Total to pay' },
    each: {
      kind: 'money',
      label: 'Each person pays',
      shownWhen: evenly,
      help: 'The smaller share where coins are left over.',
    },
    effective: {
      kind: 'percent',
      label: 'Effective tip',
      help: 'The tip with what rounding added, as a share of its base.',
    },
    reading: { kind: 'verdict', label: 'Split' },
    food: { kind: 'money', label: 'Bill before tax', section: 'Made of' },
    tax: { kind: 'money', label: 'Tax', section: 'Made of' },
    service: { kind: 'money', label: 'Service charge', section: 'Made of' },
    added: { kind: 'money', label: 'Tip added by rounding', optional: true, section: 'Made of' },
    shares: {
      kind: 'table',
      label: 'Who pays what',
      columns: {
        person: { kind: 'text', label: 'Person' },
        pays: { kind: 'money', label: 'Pays' },
        food: { kind: 'money', label: 'Before tax' },
        tax: { kind: 'money', label: 'Tax' },
        service: { kind: 'money', label: 'Service' },
        tip: { kind: 'money', label: 'Tip' },
      },
      totals: ['pays', 'food', 'tax', 'service', 'tip'],
    },
    others: {
      kind: 'table',
      label: 'Other tips, without rounding',
      columns: {
        rate: { kind: 'percent', label: 'Tip' },
        tip: { kind: 'money', label: 'Amount' },
        total: { kind: 'money', label: 'Total' },
      },
    },
  },
  formula:
    'Tip = tip rate × bill (before or after tax). Total = bill before tax + tax + service charge + tip. By item, each person carries tax, service and tip in proportion to what they had',
  limits: [
    'The tip is worked out on food and drink, and on tax if you say so, but never on the service charge.',
    'The percentage set at the start follows the guides named below for eleven regions (the European Union after Germany). Elsewhere it is 15%, which may not be usual there.',
    'Coins that cannot be split go to those whose share was cut the most, so the shares always make the total.',
    'Prices are entered after discounts and vouchers.',
  ],
  sources: [
    {
      title: 'Emily Post Institute: General Tipping Guide (15 to 20 percent of the bill before tax, United States)',
      href: 'https://emilypost.com/advice/general-tipping-guide',
    },
    {
      title: 'VisitBritain: Tipping (10 to 15 per cent in restaurants)',
      href: 'https://www.visitbritain.com/gb/en/plan-your-trip/money/tipping',
    },
    {
      title:
        'finanzen.net: Trinkgeldregel (5 to 10 per cent, nearer 5 for large bills, after the Knigge society; Germany)',
      href: 'https://www.finanzen.net/nachricht/geld-karriere-lifestyle/trinkgeldregel-wie-viel-trinkgeld-gibt-man-in-deutschland-14707485',
    },
    {
      title: 'Five Sandals Travel: Tipping in India (up to 10 per cent in restaurants)',
      href: 'https://fivesandalstravel.com/travel-tip/india/tipping-36',
    },
    {
      title: 'Asia.com: Tipping etiquette (none in Japan and Korea; service charge in Hong Kong and Singapore)',
      href: 'http://www.asia.com/travel-guide/videos/featured/video-tipping-etiquette-in-asia/',
    },
    {
      title: 'EasyExpat: Tipping in Australia and New Zealand (not common)',
      href: 'https://easyexpat.com/en/faq/entertainment/q118.htm',
    },
    {
      title: 'M. Balinski, H. P. Young: Fair Representation, chapter 3 (largest remainders)',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { splitBy, bill, people, names, items, taxIs, taxAmount, serviceRate, tipBy, tipRate, tipAmount } = values
    const { beforeTax, rounding, roundTo } = values
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const isByItem = splitBy === 'items'
    const persons = isByItem ? namesIn(names) : Array.from({ length: people }, (_, index) => `Person ${index + 1}`)
    const keys = persons.map((name) => name.toLowerCase())
    if (isByItem && (persons.length === 0 || persons.length > 100))
      return problem('names', 'must name between 1 and 100 people')
    if (isByItem && new Set(keys).size !== keys.length) return problem('names', 'must name each person once')
    const had = persons.map(() => 0)
    let listed = 0
    if (isByItem) {
      for (const [index, { price, who }] of items.entries()) {
        const typed = namesIn(who ?? '')
        const named = new Set(typed.map((name) => name.toLowerCase()))
        const stranger = typed.find((name) => !keys.includes(name.toLowerCase()))
        if (stranger !== undefined)
          return problem(
            'items',
            `must be given to people at the table: “${stranger}” in row ${index + 1} is not among them`,
          )
        const amount = minor(price)
        listed += amount
        const sharers = named.size === 0 ? persons.length : named.size
        for (const [person, key] of keys.entries())
          if (named.size === 0 || named.has(key)) had[person] = (had[person] ?? 0) + amount / sharers
      }
      if (listed === 0) return problem('items', 'must include a price above 0')
    }
    const billed = isByItem ? listed : minor(bill)
    const tax = taxIs === 'none' ? 0 : minor(taxAmount)
    const food = taxIs === 'included' ? billed - tax : billed
    if (billed === 0) return problem('bill', 'must be at least one of the smallest coins')
    if (food <= 0) return problem('taxAmount', 'must be less than the bill that includes it')
    const service = minor(money(food) * serviceRate)
    const base = beforeTax ? food : food + tax
    const tipBefore = tipBy === 'amount' ? minor(tipAmount) : minor(money(base) * tipRate)
    const step = Math.max(1, minor(roundTo))
    const up = (amount: number) => Math.ceil(amount / step) * step
    const exact = food + tax + service + tipBefore
    const tipAllocated = rounding === 'total' ? tipBefore + up(exact) - exact : tipBefore
    const split = isByItem
      ? [food, tax, service, tipAllocated].map((amount) => allocate(amount, had) ?? [])
      : evenParts([food, tax, service, tipAllocated], persons.length)
    const shares = persons.map((person, index) => {
      const [ofFood = 0, ofTax = 0, ofService = 0, ofTip = 0] = split.map((part) => part[index] ?? 0)
      const plain = ofFood + ofTax + ofService + ofTip
      const pays = rounding === 'share' ? up(plain) : plain
      return { person, food: ofFood, tax: ofTax, service: ofService, tip: ofTip + pays - plain, pays }
    })
    const total = shares.reduce((sum, { pays }) => sum + pays, 0)
    const tip = total - food - tax - service
    const payments = shares.map(({ pays }) => pays)
    const least = Math.min(...payments)
    const most = Math.max(...payments)
    const more = payments.filter((pays) => pays === most).length
    return {
      tip: money(tip),
      total: money(total),
      each: money(least),
      effective: tip / base,
      reading: {
        is: 'plain',
        says:
          persons.length === 1
            ? 'One person pays it all.'
            : isByItem
              ? `The ${show.count(persons.length)} shares make ${show.money(money(total))} to the last coin.`
              : least === most
                ? `All shares are equal: ${show.count(persons.length)} × ${show.money(money(least))}.`
                : `${show.count(more)} × ${show.money(money(most))} and ${show.count(persons.length - more)} × ${show.money(money(least))} make the total.`,
      },
      food: money(food),
      tax: money(tax),
      service: money(service),
      ...(rounding === 'none' ? {} : { added: money(tip - tipBefore) }),
      shares: shares.map((share) => ({
        person: share.person,
        pays: money(share.pays),
        food: money(share.food),
        tax: money(share.tax),
        service: money(share.service),
        tip: money(share.tip),
      })),
      others: [0.05, 0.1, 0.125, 0.15, 0.18, 0.2, 0.25].map((rate) => {
        const amount = minor(money(base) * rate)
        return { rate, tip: money(amount), total: money(food + tax + service + amount) }
      }),
    }
  },

  steps: [
    {
      finds: 'Tip is worked out on',
      as: 'base',
      in: 'money',
      is: '{food}',
      says: 'the bill before tax',
      when: { field: 'beforeTax', is: true },
    },
    {
      finds: 'Tip is worked out on',
      as: 'base',
      in: 'money',
      is: '{food} + {tax} tax',
      when: { field: 'beforeTax', is: false },
    },
    {
      gives: 'tip',
      is: '{tipAmount} as entered[ + {added} rounded up]',
      rounded: 'cents',
      when: { field: 'tipBy', is: 'amount' },
    },
    {
      gives: 'tip',
      is: '{base} × {tipRate}[ + {added} rounded up]',
      rounded: 'cents',
      when: { field: 'tipBy', is: 'rate' },
    },
    { finds: 'Total', gives: 'total', is: '{food} + {tax} tax + {service} service + {tip} tip' },
    { gives: 'effective', is: '{tip} ÷ {base}' },
    {
      gives: 'shares',
      finds: 'Shares',
      says: 'tax, service and tip in proportion to what each had',
      when: { field: 'splitBy', is: 'items' },
    },
    {
      finds: 'Each person',
      gives: 'each',
      is: '{total} ÷ {shares}, left-over coins to the first',
      rounded: 'cents down',
      when: [
        { field: 'splitBy', is: 'people' },
        { field: 'rounding', is: ['none', 'total'] },
      ],
    },
    {
      finds: 'Each person',
      gives: 'each',
      says: 'every share up to the next {roundTo}',
      when: [
        { field: 'splitBy', is: 'people' },
        { field: 'rounding', is: 'share' },
      ],
    },
  ],

  asked: [
    { says: 'tip {tipRate} on {bill}', sets: { people: '1' }, gives: ['tip', 'total'] },
    { says: '{tipRate:share} tip on {bill}', sets: { people: '1' }, gives: ['tip', 'total'] },
    { says: 'tip on {bill} at {tipRate}', sets: { people: '1' }, gives: ['tip', 'total'] },
  ],
  examples: [
    {
      name: 'Three friends',
      given: { splitBy: 'people', bill: 100, people: 3, taxIs: 'none', serviceRate: 0, tipBy: 'rate', tipRate: 0.15 },
      expect: { tip: 15, total: 115, each: 38.33, shares: { rows: 3, sum: { pays: 115 }, at: { 0: { pays: 38.34 } } } },
    },
    {
      name: 'Each pays what they had',
      given: {
        splitBy: 'items',
        names: 'Asha, Ben, Chloe',
        items: [
          { item: 'Pasta', price: 18, who: 'Asha' },
          { item: 'Steak', price: 32, who: 'Ben' },
          { item: 'Salad', price: 14, who: 'Chloe' },
          { item: 'Bottle of wine', price: 28, who: 'Ben, Chloe' },
          { item: 'Bread', price: 8 },
        ],
        taxIs: 'added',
        taxAmount: 8,
        tipBy: 'rate',
        tipRate: 0.2,
      },
      expect: { tip: 20, total: 128, shares: { rows: 3, sum: { pays: 128, tip: 20, tax: 8 } } },
    },
  ],
})

/** Equal parts of several amounts whose sums differ by one coin at most: each amount ends where the one before left off. */
function evenParts(amounts: readonly number[], people: number): number[][] {
  const equal = Array.from({ length: people }, () => 1)
  let sum = 0
  let before = equal.map(() => 0)
  return amounts.map((amount) => {
    sum += amount
    const until = allocate(sum, equal) ?? []
    const part = until.map((value, index) => value - (before[index] ?? 0))
    before = until
    return part
  })
}

function namesIn(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
}
