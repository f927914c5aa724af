import { csvText } from '@/lib/base/format/csv-cell'
import { allocate, fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { partyOf } from '@/lib/kits/document/party'
import type { Notice, Value } from '@/lib/kits/document/types'
import { date, integer, longText, money, problem, rows, text } from '@/lib/kits/generator'
import { vagueWords } from '@/lib/subjects/planning/vague-words'

const mostMoney = 1e11

interface Deliverable {
  what: string
  test?: string | undefined
  due?: string | undefined
  price: number
}
interface Payment {
  when: string
  amount: number
}

const promised = (deliverables: readonly Deliverable[]) =>
  deliverables.filter(({ what, test = '', price }) => `${what}${test}`.trim() !== '' || price > 0)
const planned = (payments: readonly Payment[]) =>
  payments.filter(({ when, amount }) => when.trim() !== '' || amount > 0)

const minorIn = (digits: number) => (amount: number) => toMinor(amount, digits) ?? 0
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

export default defineSectionedDocument({
  document: 'Statement of work',
  title: 'subject',
  long: true,
  form: {
    from: longText('Supplier', {
      initial: 'Northlight Studio\n5 Mill Lane\nHarbourton HB2 4QT',
      lines: 3,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    to: longText('Client', {
      initial: 'Fernhill Hotel\n1 Castle Walk\nHarbourton HB1 1AA',
      lines: 3,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    subject: text('Subject', { initial: 'Booking website for phones', maxLength: 200 }),
    deliverables: rows('Deliverables', {
      row: 'deliverable',
      columns: {
        what: text('Deliverable', { maxLength: 300 }),
        test: text('Accepted when', { optional: true, maxLength: 500 }),
        due: date('Due', { optional: true }),
        price: money('Price', { initial: 0, max: mostMoney }),
      },
      initial: [
        {
          what: 'Drafts of five pages',
          test: 'The client has approved each page by e-mail',
          due: '2027-01-29',
          price: 2400,
        },
        {
          what: 'Booking and payment on a test address',
          test: 'Ten test bookings in a row appear in the list with their payment',
          due: '2027-03-05',
          price: 5280,
        },
        {
          what: 'Live site and training',
          test: 'Reception has taken three real bookings',
          due: '2027-03-19',
          price: 750,
        },
      ],
      ownLine: 'test',
      min: 0,
      max: 200,
      help: 'A thing that can be handed over, and a test that somebody else could carry out.',
    }),
    payments: rows('Payments', {
      row: 'payment',
      columns: {
        when: text('Due when', { maxLength: 300 }),
        amount: money('Amount', { initial: 0, max: mostMoney }),
      },
      initial: [
        { when: 'This statement is signed', amount: 2000 },
        { when: 'D2 is accepted', amount: 4000 },
        { when: 'D3 is accepted', amount: 2430 },
      ],
      min: 0,
      max: 60,
      help: 'They must add up to the prices above.',
    }),

    background: longText('Background', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 20_000,
      help: 'Why the work is done, and which contract or proposal it belongs to.',
      refines: true,
    }),
    scope: longText('In scope', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'One a line: the work behind the deliverables.',
      refines: true,
    }),
    excluded: longText('Out of scope', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'One a line.',
      refines: true,
    }),
    assumptions: longText('Assumptions', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'One a line.',
      refines: true,
    }),
    duties: longText('Duties of the client', {
      section: 'Sections',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'One a line: access, material, decisions, each with a day.',
      refines: true,
    }),
    contacts: rows('People', {
      section: 'Sections',
      row: 'person',
      columns: {
        name: text('Name', { maxLength: 100 }),
        role: text('Decides on', { optional: true, maxLength: 200 }),
        reach: text('Reached at', { optional: true, maxLength: 200 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
    changes: longText('Changes', {
      section: 'Sections',
      optional: true,
      initial:
        'Either side may ask for a change in writing. The supplier names its effect on price and dates. Work on it begins when both have agreed in writing.',
      lines: 4,
      maxLength: 10_000,
      refines: true,
    }),
    acceptDays: integer('Working days to test', {
      section: 'Sections',
      initial: 10,
      min: 1,
      max: 120,
      help: 'For each deliverable.',
      refines: true,
    }),
    terms: longText('Other terms', { section: 'Sections', optional: true, lines: 3, maxLength: 20_000, refines: true }),

    reference: text('Belongs to', {
      section: 'Dates and references',
      optional: true,
      maxLength: 200,
      placeholder: 'Framework contract of May 4, 2026',
      refines: true,
    }),
    number: text('Number', { section: 'Dates and references', optional: true, maxLength: 60, refines: true }),
    day: date('Date', { section: 'Dates and references', optional: true, refines: true }),
  },
  parties: [
    { role: 'Supplier', field: 'from' },
    { role: 'Client', field: 'to' },
  ],
  facts: ['number', 'day', 'reference'],
  sections: [
    { heading: 'Background', parts: [{ text: 'background' }] },
    { heading: 'In scope', parts: [{ list: 'scope' }] },
    { heading: 'Out of scope', parts: [{ list: 'excluded' }] },
    {
      heading: 'Deliverables',
      parts: [
        {
          write({ deliverables }, { minorDigits, currency }) {
            const listed = promised(deliverables)
            if (listed.length === 0) return []
            const minor = minorIn(minorDigits)
            return [
              {
                kind: 'table',
                label: 'Deliverables',
                columns: [
                  { label: 'No.', width: 1 },
                  { label: 'Deliverable', width: 4 },
                  { label: 'Accepted when', width: 5 },
                  { label: 'Due', width: 3 },
                  { label: 'Price', width: 3, align: 'end', sum: true },
                ],
                rows: listed.map(({ what, test = '', due, price }, at): Value[] => [
                  `D${at + 1}`,
                  what.trim(),
                  test.trim(),
                  due === undefined ? '' : { kind: 'date', value: due },
                  { kind: 'money', minor: minor(price), currency },
                ]),
              },
            ]
          },
        },
      ],
    },
    {
      heading: 'Acceptance',
      parts: [
        {
          write({ deliverables, acceptDays }) {
            if (promised(deliverables).length === 0) return []
            const days = acceptDays === 1 ? 'one working day' : `${acceptDays} working days`
            return [
              {
                kind: 'paragraph',
                text: `The client tests each deliverable within ${days} of receiving it, by the test in the table. What fails is named in writing; the supplier corrects it and hands it over again.`,
              },
            ]
          },
        },
      ],
    },
    {
      heading: 'Payments',
      parts: [
        {
          write({ payments }, { minorDigits, currency }) {
            const plan = planned(payments)
            if (plan.length === 0) return []
            const amounts = plan.map(({ amount }) => minorIn(minorDigits)(amount))
            // Shares of a tenth of a percent that add up to all of it.
            const shares = sumOf(amounts) > 0 ? allocate(1000, amounts) : undefined
            return [
              {
                kind: 'table',
                label: 'Payments',
                columns: [
                  { label: 'Due when', width: 8 },
                  { label: 'Share', width: 2, align: 'end' },
                  { label: 'Amount', width: 3, align: 'end', sum: true },
                ],
                rows: plan.map(({ when }, at): Value[] => [
                  when.trim(),
                  shares ? { kind: 'percent', value: (shares[at] ?? 0) / 1000 } : '',
                  { kind: 'money', minor: amounts[at] ?? 0, currency },
                ]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Assumptions', parts: [{ list: 'assumptions' }] },
    { heading: 'Duties of the client', parts: [{ list: 'duties' }] },
    { heading: 'People', parts: [{ table: 'contacts' }] },
    { heading: 'Changes', parts: [{ text: 'changes' }] },
    { heading: 'Other terms', parts: [{ text: 'terms' }] },
    {
      heading: 'Signatures',
      last: true,
      parts: [
        {
          write({ from, to }) {
            const roleOf = (typed: string, other: string) => {
              const { name } = partyOf('', typed)
              return name === '' ? other : `For ${name}`
            }
            return [
              { kind: 'paragraph', text: 'Both sides agree to the work, the tests and the payments above.' },
              {
                kind: 'signature',
                signers: [{ role: roleOf(from, 'The supplier') }, { role: roleOf(to, 'The client') }],
              },
            ]
          },
        },
      ],
    },
  ],
  refuses({ deliverables, payments }, { minorDigits, show }) {
    const minor = minorIn(minorDigits)
    const price = sumOf(promised(deliverables).map((one) => minor(one.price)))
    const plan = planned(payments)
    const paid = sumOf(plan.map(({ amount }) => minor(amount)))
    if (plan.length === 0 || paid === price) return undefined
    const off = show.money(fromMinor(Math.abs(price - paid), minorDigits))
    return problem(
      'payments',
      `must add up to the prices of the deliverables; they are ${off} ${paid < price ? 'short' : 'over'}`,
    )
  },
  warns({ deliverables, scope = '' }): readonly Notice[] {
    const listed = promised(deliverables)
    const open = listed.flatMap(({ test = '', due }, at): Notice[] => {
      const lacks = [...(test.trim() === '' ? ['test'] : []), ...(due === undefined ? ['date'] : [])]
      return lacks.length === 0 ? [] : [{ is: 'fair', says: `D${at + 1} has no ${lacks.join(' and no ')}.` }]
    })
    const vague = listed.flatMap(({ what, test = '' }, at) =>
      vagueWords(`${what} ${test}`).map((word): Notice => ({
        is: 'plain',
        says: `D${at + 1} says “${word}”. How would somebody else measure it?`,
      })),
    )
    return [
      ...open,
      ...vague,
      ...vagueWords(scope).map((word): Notice => ({
        is: 'plain',
        says: `The scope says “${word}”, which can mean anything.`,
      })),
    ]
  },
  files: {
    csv: {
      label: 'CSV of the deliverables',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make({ deliverables }, { minorDigits }) {
        const lines = promised(deliverables as unknown as readonly Deliverable[]).map(
          ({ what, test = '', due = '', price }, at) => [`D${at + 1}`, what, test, due, price.toFixed(minorDigits)],
        )
        return csvText([['No.', 'Deliverable', 'Accepted when', 'Due', 'Price'], ...lines])
      },
    },
  },
  records: {
    kind: 'contract',
    business: { party: 'from', logo: 'logo' },
    client: { party: 'to' },
    number: 'number',
    date: 'day',
  },
  makes:
    'A statement of work whose deliverables carry a test, a day and a price, and whose payments must add up to those prices in whole cents.',
  limits: [
    'Not legal advice. It describes work; liability, ownership and termination belong in the contract beside it.',
    'Prices are without tax. Say under other terms which tax is added.',
    'Vague words are found by a short English list.',
  ],
  sources: [
    {
      title: '48 CFR 37.602: Performance work statement, required results and measurable standards',
      href: 'https://www.law.cornell.edu/cfr/text/48/37.602',
    },
  ],
  examples: [
    {
      name: 'A booking website',
      given: {},
      expect: { text: ['Total\t\t\t\t$8,430.00', 'D2 is accepted\t47.5%\t$4,000.00', 'within 10 working days'] },
    },
    {
      name: 'A single report',
      given: {
        subject: 'Energy audit of the mill',
        deliverables: [
          {
            what: 'Report with ten measures',
            test: 'Each measure has its cost and its saving',
            due: '2027-02-12',
            price: 3900,
          },
        ],
        payments: [{ when: 'D1 is accepted', amount: 3900 }],
        acceptDays: 5,
      },
      expect: {
        text: [
          'D1\tReport with ten measures\tEach measure has its cost and its saving\tFeb 12, 2027\t$3,900.00',
          'D1 is accepted\t100%\t$3,900.00',
        ],
      },
    },
  ],
})
