import { toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { offBy } from '@/lib/families/letters-contracts/amounts'
import { clausesFor, longTimeToPay } from '@/lib/families/letters-contracts/contract-fields'
import { choice, date, integer, longText, money, percent, problem, rows, text, toggle } from '@/lib/kits/generator'
import { undefinedTerms, unusedTerms } from '@/lib/subjects/contracts/defined-terms'
import template from './contract.template.md'

type Kind = 'services' | 'goods' | 'licence' | 'agency'

/** What each side is called, by the kind of contract: who delivers, who pays. */
const roles: Readonly<Record<Kind, readonly [string, string]>> = {
  services: ['Provider', 'Customer'],
  goods: ['Seller', 'Buyer'],
  licence: ['Licensor', 'Licensee'],
  agency: ['Agent', 'Principal'],
}

interface Texts {
  kind: Kind
  subject: string
  details?: string | undefined
  scheduleA?: string | undefined
  scheduleB?: string | undefined
  scheduleC?: string | undefined
  scheduleD?: string | undefined
  definitions: readonly { term: string; meaning: string }[]
}

/** What is said of words that are used and not defined, and of words that are defined and not used. */
function faultsOfTerms(values: Texts): string[] {
  const { kind, subject, details, scheduleA, scheduleB, scheduleC, scheduleD, definitions } = values
  const typed = [subject, details, scheduleA, scheduleB, scheduleC, scheduleD].map((text) => text ?? '').join('\n')
  const meanings = definitions.map(({ meaning }) => meaning).join('\n')
  const terms = definitions.map(({ term }) => term.trim())
  const unknown = undefinedTerms(`${typed}\n${meanings}`, [...terms, ...roles[kind]])
  const unused = unusedTerms(`${typed}\n${meanings}`, terms)
  return [
    ...(unknown.length > 0
      ? [`Written with a capital letter like a defined word, and not defined: ${unknown.join(', ')}.`]
      : []),
    ...(unused.length > 0 ? [`Defined and never used in what you typed: ${unused.join(', ')}.`] : []),
  ]
}

const schedule = (letter: string) =>
  longText(`Schedule ${letter}`, { optional: true, lines: 3, maxLength: 20_000, refines: true, section: 'Schedules' })

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    kind: choice('Contract for', {
      options: { services: 'Services', goods: 'Sale of goods', licence: 'Licence', agency: 'Agency' },
      initial: 'services',
    }),
    supplierName: text('Party that delivers', {
      placeholder: 'Harbour Tools Ltd',
      help: 'Provider, seller, licensor or agent.',
    }),
    customerName: text('Party that pays', {
      placeholder: 'Lind Design',
      help: 'Customer, buyer, licensee or principal.',
    }),
    subject: text('What it is about', {
      placeholder: 'the yearly maintenance of twelve lathes in Leeds.',
      maxLength: 500,
    }),
    price: money('Price', {
      optional: true,
      later: true,
      above: 0,
      shownWhen: { field: 'kind', is: ['services', 'goods', 'licence'] },
    }),
    commission: percent('Commission', {
      optional: true,
      later: true,
      above: 0,
      max: 1,
      shownWhen: { field: 'kind', is: 'agency' },
    }),

    details: longText('In detail', {
      optional: true,
      lines: 3,
      maxLength: 4000,
      help: 'One point a line.',
      refines: true,
      section: 'What is owed',
    }),
    exclusive: toggle('Exclusive', {
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: ['licence', 'agency'] },
    }),
    territory: text('Territory', {
      optional: true,
      placeholder: 'the United Kingdom and Ireland',
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: ['licence', 'agency'] },
    }),
    concludes: toggle('The agent concludes contracts', {
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: 'agency' },
    }),
    delivery: toggle('Clause on delivery', {
      initial: true,
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: ['services', 'goods'] },
    }),
    deliveryTo: text('Delivered to', {
      optional: true,
      placeholder: '18 Vicar Lane, Leeds',
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: ['services', 'goods'] },
    }),
    deliverBy: date('Delivered by', {
      optional: true,
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: ['services', 'goods'] },
    }),
    acceptDays: integer('Days to name faults', {
      initial: 10,
      min: 1,
      max: 90,
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: ['services', 'goods'] },
    }),
    retention: toggle('Goods stay the seller’s until paid', {
      initial: true,
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: 'goods' },
    }),
    rights: choice('Rights in the results', {
      options: { transfer: 'Move to the customer', use: 'Stay, customer may use', silent: 'No clause' },
      initial: 'transfer',
      as: 'menu',
      refines: true,
      section: 'What is owed',
      shownWhen: { field: 'kind', is: 'services' },
    }),

    priceFor: choice('The price is for', {
      options: { all: 'The whole', month: 'A month', hour: 'An hour', unit: 'A unit' },
      initial: 'all',
      refines: true,
      section: 'Money',
      shownWhen: { field: 'kind', is: ['services', 'goods', 'licence'] },
    }),
    instalments: rows('Parts of the price', {
      columns: { part: text('Part', {}), due: date('Due', { optional: true }), amount: money('Amount', {}) },
      initial: [],
      row: 'part',
      ownLine: 'part',
      min: 0,
      max: 40,
      help: 'Their sum must be the price.',
      refines: true,
      section: 'Money',
      shownWhen: [
        { field: 'kind', is: ['services', 'goods', 'licence'] },
        { field: 'priceFor', is: 'all' },
      ],
    }),
    payDays: integer('Days to pay', { initial: 30, min: 0, max: 120, refines: true, section: 'Money' }),
    expenses: toggle('Expenses are refunded', { refines: true, section: 'Money' }),

    warranty: toggle('Clause on faults', {
      initial: true,
      refines: true,
      section: 'Risks',
      shownWhen: { field: 'kind', is: ['services', 'goods', 'licence'] },
    }),
    warrantyMonths: integer('Faults are put right for', {
      initial: 12,
      unit: 'months',
      min: 1,
      max: 120,
      refines: true,
      section: 'Risks',
      shownWhen: [
        { field: 'kind', is: ['services', 'goods', 'licence'] },
        { field: 'warranty', is: true },
      ],
    }),
    cap: money('Limit of liability', {
      optional: true,
      above: 0,
      help: 'Leave it empty for none.',
      refines: true,
      section: 'Risks',
    }),
    secret: toggle('Keep secrets', { initial: true, refines: true, section: 'Risks' }),
    secrecyYears: integer('Years of secrecy', {
      initial: 3,
      min: 1,
      max: 10,
      refines: true,
      section: 'Risks',
      shownWhen: { field: 'secret', is: true },
    }),
    force: toggle('Events that nobody controls', { initial: true, refines: true, section: 'Risks' }),
    forceMonths: integer('Such an event ends it after', {
      initial: 3,
      unit: 'months',
      min: 1,
      max: 24,
      refines: true,
      section: 'Risks',
      shownWhen: { field: 'force', is: true },
    }),

    startDate: date('Begins', { optional: true, later: true, refines: true, section: 'Time' }),
    endDate: date('Ends', { optional: true, refines: true, section: 'Time' }),
    noticeDays: integer('Days of notice', {
      optional: true,
      initial: 30,
      min: 1,
      max: 365,
      help: 'Leave it empty where nobody may leave without a reason.',
      refines: true,
      section: 'Time',
    }),

    law: clausesFor('Law and parties'),
    disputes: choice('Before going to court', {
      options: { talks: 'Talks', mediation: 'Talks, then mediation', none: 'Nothing' },
      initial: 'talks',
      as: 'menu',
      refines: true,
      section: 'Law and parties',
    }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, Germany, or the State of New York',
      refines: true,
      section: 'Law and parties',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'Law and parties' }),
    supplierAddress: longText('Address of the party that delivers', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Law and parties',
    }),
    supplierSigner: text('Signs for the party that delivers', {
      optional: true,
      as: 'name',
      refines: true,
      section: 'Law and parties',
    }),
    supplierPosition: text('Position there', { optional: true, refines: true, section: 'Law and parties' }),
    customerAddress: longText('Address of the party that pays', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Law and parties',
    }),
    customerSigner: text('Signs for the party that pays', {
      optional: true,
      as: 'name',
      refines: true,
      section: 'Law and parties',
    }),
    customerPosition: text('Their position', { optional: true, refines: true, section: 'Law and parties' }),

    definitions: rows('Defined words', {
      columns: { term: text('Word', {}), meaning: text('Meaning', { maxLength: 1000 }) },
      initial: [],
      row: 'word',
      min: 0,
      max: 60,
      ownLine: 'meaning',
      refines: true,
      section: 'Schedules',
    }),
    scheduleA: schedule('A'),
    scheduleB: schedule('B'),
    scheduleC: schedule('C'),
    scheduleD: schedule('D'),
  },
  derived: {
    supplierRole: { label: 'who delivers', from: ['kind'], write: ({ kind }) => roles[kind][0] },
    customerRole: { label: 'who pays', from: ['kind'], write: ({ kind }) => roles[kind][1] },
    schedules: {
      label: 'schedules',
      from: [],
      write: ({ scheduleA, scheduleB, scheduleC, scheduleD }) =>
        [scheduleA, scheduleB, scheduleC, scheduleD].some((text) => (text ?? '').trim() !== '') ? 'yes' : undefined,
    },
  },

  refuses({ kind, price, priceFor, instalments, startDate, endDate, deliverBy }, context) {
    const isPriced = kind !== 'agency' && priceFor === 'all'
    const amounts = isPriced ? instalments.map(({ amount }) => amount) : []
    const off = offBy(amounts, price, context)
    if (off) return problem('instalments', `must add up to the price; they are ${off}`)
    if (startDate && endDate && endDate < startDate) return problem('endDate', 'must not be before the first day')
    const isDelivered = kind === 'services' || kind === 'goods'
    return isDelivered && startDate && deliverBy && deliverBy < startDate
      ? problem('deliverBy', 'must not be before the first day')
      : undefined
  },

  warns(values, { minorDigits }) {
    const { kind, cap, price, priceFor, endDate, deliverBy, instalments, payDays, law } = values
    const isPriced = kind !== 'agency' && priceFor === 'all'
    const isAbove = (one: number, other: number) =>
      (toMinor(one, minorDigits) ?? 0) > (toMinor(other, minorDigits) ?? 0)
    const fair = (says: string) => ({ is: 'fair' as const, says })
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Have a lawyer read it where more is at stake than you can afford to lose.',
      },
      ...faultsOfTerms(values).map(fair),
      ...(isPriced && cap !== undefined && price !== undefined && isAbove(cap, price)
        ? [fair('The limit of liability is above the price. Is that what you want?')]
        : []),
      ...((kind === 'services' || kind === 'goods') && endDate && deliverBy && deliverBy > endDate
        ? [fair('Delivery is due after the contract has ended.')]
        : []),
      ...(isPriced && endDate && instalments.some(({ due }) => due && due > endDate)
        ? [fair('A part of the price falls due after the contract has ended.')]
        : []),
      ...longTimeToPay(payDays, law),
      ...(kind === 'agency' && (law === 'eu' || law === 'uk')
        ? [
            fair(
              'Self-employed agents who sell goods are protected by law there: least periods of notice, and a payment at the end that the contract cannot take away (Directive 86/653/EEC and the laws made under it).',
            ),
          ]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'supplierName', address: 'supplierAddress', contact: 'supplierSigner' },
    client: { name: 'customerName', address: 'customerAddress', contact: 'customerSigner' },
    date: 'startDate',
  },
  makes: 'A contract for services, goods, a licence or an agency, with numbered clauses that you pick and schedules.',
  limits: [
    'Not legal advice. Written for two businesses; a consumer has rights that this text does not mention.',
    'Contracts that need a notary or a form of their own, such as land, company shares or employment, are not covered.',
    'Words with capital letters are looked for in what you typed, behind an article, and in English. A clean list proves nothing.',
    'Late payment follows statute for the European Union and the United Kingdom; for other countries the text states no interest.',
  ],
  sources: [
    { title: 'Directive 2011/7/EU on combating late payment', href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj' },
    {
      title: 'Late Payment of Commercial Debts (Interest) Act 1998',
      href: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
    },
    {
      title: 'Unfair Contract Terms Act 1977, section 2: negligence liability',
      href: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
    },
    {
      title: 'Directive 86/653/EEC on self-employed commercial agents',
      href: 'https://eur-lex.europa.eu/eli/dir/1986/653/oj',
    },
  ],

  examples: [
    {
      name: 'Lathes looked after for a year',
      given: {
        kind: 'services',
        supplierName: 'Harbour Tools Ltd',
        customerName: 'Lind Design',
        subject: 'the yearly maintenance of twelve lathes in Leeds.',
        price: 3600,
        instalments: [
          { part: 'At the start', due: '2027-01-15', amount: 1800 },
          { part: 'After the second visit', due: '2027-07-15', amount: 1800 },
        ],
        startDate: '2027-01-04',
        endDate: '2027-12-31',
        cap: 3600,
        law: 'uk',
        governingLaw: 'England and Wales',
      },
      expect: {
        text: [
          'Harbour Tools Ltd (the Provider) provides these services to Lind Design (the Customer)',
          'Total\t\t£3,600.00',
          'for more than £3,600 in all',
          'begins on 4 January 2027 and ends on 31 December 2027',
        ],
      },
    },
    {
      name: 'Steel with retention of title',
      given: {
        kind: 'goods',
        supplierName: 'Harbour Tools Ltd',
        customerName: 'Lind Design',
        subject: 'the Steel as described in Schedule A.',
        price: 12500,
        deliveryTo: '18 Vicar Lane, Leeds',
        deliverBy: '2027-03-01',
        definitions: [{ term: 'Steel', meaning: 'forty round bars of 42CrMo4, 3 metres long' }],
        scheduleA: 'Forty bars, diameter 60 mm, certificate 3.1.',
        governingLaw: 'England and Wales',
      },
      expect: {
        text: [
          'delivers the goods to 18 Vicar Lane, Leeds by March 1, 2027',
          'property of the Buyer when the price is paid in full',
          'Schedule A\n\nForty bars',
        ],
      },
    },
  ],
})
