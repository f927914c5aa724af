import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, longText, money, problem, rows, text, toggle } from '@/lib/kits/generator'
import { bindingSummary } from '@/lib/subjects/contracts/binding'
import { calendarDays } from '@/lib/subjects/zones/calendar-event'
import template from './letter-of-intent.template.md'

const deals = {
  purchase: 'A purchase',
  lease: 'A lease',
  investment: 'An investment',
  partnership: 'Working together',
  hire: 'An employment',
} as const
const priceWords = {
  purchase: 'price',
  lease: 'rent',
  investment: 'amount',
  partnership: 'contribution',
  hire: 'pay',
} as const

const binding = { section: 'Which parts bind', refines: true } as const
const force = (isBinding: boolean) =>
  isBinding ? 'This part is binding.' : 'This part is not binding; it states what is intended.'

interface Switches {
  bindDeal: boolean
  bindConditions: boolean
  bindDiligence: boolean
  bindExclusivity: boolean
  bindConfidentiality: boolean
  bindCosts: boolean
  bindTime: boolean
  conditions?: string | undefined
  diligence?: string | undefined
  exclusive: boolean
  confidential: boolean
}

const isSaid = (typed: string | undefined) => (typed ?? '').trim() !== ''

/** The parts that are in the letter, in its order, and whether each binds. */
function partsOf(values: Switches): { name: string; isBinding: boolean }[] {
  return [
    { name: 'the intended deal', isBinding: values.bindDeal },
    ...(isSaid(values.conditions) ? [{ name: 'conditions', isBinding: values.bindConditions }] : []),
    ...(isSaid(values.diligence) ? [{ name: 'examination', isBinding: values.bindDiligence }] : []),
    ...(values.exclusive ? [{ name: 'exclusivity', isBinding: values.bindExclusivity }] : []),
    ...(values.confidential ? [{ name: 'confidentiality', isBinding: values.bindConfidentiality }] : []),
    { name: 'costs', isBinding: values.bindCosts },
    { name: 'timetable', isBinding: values.bindTime },
  ]
}

export default defineLetter({
  template,
  form: {
    senderName: text('Sender', { placeholder: 'Harbour Tools Ltd' }),
    recipientName: text('Recipient', { placeholder: 'Quay Foundry Ltd' }),
    deal: choice('Intended is', { options: deals, initial: 'purchase', as: 'menu' }),
    matter: text('About', { placeholder: 'the foundry at 4 Dock Street with its machines.', maxLength: 300 }),
    expiry: date('Lapses on', { optional: true, later: true }),

    intention: text('What is intended', {
      placeholder: 'We intend to buy all shares of Quay Foundry Ltd.',
      maxLength: 1000,
      refines: true,
      section: 'The deal',
    }),
    price: money('Price or amount', { optional: true, above: 0, max: 1e12, refines: true, section: 'The deal' }),
    priceNote: text('Note on it', {
      optional: true,
      placeholder: 'a quarter of it a year later',
      maxLength: 300,
      refines: true,
      section: 'The deal',
    }),
    terms: rows('Terms', {
      row: 'term',
      columns: { term: text('Term', { maxLength: 150 }), content: text('Content', { maxLength: 500 }) },
      initial: [],
      min: 0,
      max: 30,
      refines: true,
      section: 'The deal',
    }),
    conditions: longText('Conditions', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line.',
      refines: true,
      section: 'The deal',
    }),
    diligence: longText('What is examined', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line: accounts, contracts, the building.',
      refines: true,
      section: 'The deal',
    }),
    diligenceEnd: date('Examined until', { optional: true, later: true, refines: true, section: 'The deal' }),
    exclusive: toggle('No talks with others', { initial: true, refines: true, section: 'The deal' }),
    exclusiveEnd: date('Until', {
      optional: true,
      later: true,
      refines: true,
      section: 'The deal',
      shownWhen: { field: 'exclusive', is: true },
    }),
    confidential: toggle('Keep secrets', { initial: true, refines: true, section: 'The deal' }),
    costs: choice('Costs', {
      options: { own: 'Each its own', shared: 'Common advisers in halves' },
      initial: 'own',
      refines: true,
      section: 'The deal',
    }),
    signBy: date('Contract to be signed by', { optional: true, refines: true, section: 'The deal' }),

    bindDeal: toggle('The intended deal', { ...binding }),
    bindConditions: toggle('Conditions', { ...binding }),
    bindDiligence: toggle('Examination', { ...binding }),
    bindExclusivity: toggle('Exclusivity', { initial: true, ...binding }),
    bindConfidentiality: toggle('Confidentiality', { initial: true, ...binding }),
    bindCosts: toggle('Costs', { initial: true, ...binding }),
    bindTime: toggle('Timetable', { initial: true, ...binding }),

    letterDate: date('Date of the letter', { optional: true, later: true, refines: true, section: 'The letter' }),
    person: text('Person addressed', { optional: true, maxLength: 100, refines: true, section: 'The letter' }),
    senderAddress: longText('Sender’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    recipientAddress: longText('Recipient’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, or the State of Ohio',
      refines: true,
      section: 'The letter',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'The letter' }),
  },
  unwritten: [
    'deal',
    'person',
    'bindDeal',
    'bindConditions',
    'bindDiligence',
    'bindExclusivity',
    'bindConfidentiality',
    'bindCosts',
    'bindTime',
  ],
  derived: {
    salutation: {
      label: 'salutation',
      from: [],
      write: ({ person = '' }) => `Dear ${person.trim() === '' ? 'Sir or Madam' : person.trim()},`,
    },
    priceWord: { label: 'price', from: [], write: ({ deal }) => priceWords[deal] },
    summary: { label: 'binding parts', from: [], write: (values) => bindingSummary(partsOf(values)) },
    dealForce: { label: 'force', from: [], write: ({ bindDeal }) => force(bindDeal) },
    conditionsForce: { label: 'force', from: [], write: ({ bindConditions }) => force(bindConditions) },
    diligenceForce: { label: 'force', from: [], write: ({ bindDiligence }) => force(bindDiligence) },
    exclusivityForce: { label: 'force', from: [], write: ({ bindExclusivity }) => force(bindExclusivity) },
    confidentialityForce: { label: 'force', from: [], write: ({ bindConfidentiality }) => force(bindConfidentiality) },
    costsForce: { label: 'force', from: [], write: ({ bindCosts }) => force(bindCosts) },
    timeForce: { label: 'force', from: [], write: ({ bindTime }) => force(bindTime) },
  },
  files: {
    ics: {
      label: 'timetable (ICS)',
      type: 'text/calendar;charset=utf-8',
      extension: 'ics',
      make({ letterDate, diligenceEnd, exclusive, exclusiveEnd, signBy, expiry, recipientName }) {
        const named = (title: string, day: string | undefined) =>
          day === undefined ? [] : [{ title: `${title}: ${recipientName}`, day }]
        const days = [
          ...named('Examination ends', diligenceEnd),
          ...(exclusive ? named('Exclusivity ends', exclusiveEnd) : []),
          ...named('Contract to be signed', signBy),
          ...named('Letter of intent lapses', expiry),
        ].sort((one, other) => (one.day < other.day ? -1 : 1))
        const [first] = days
        return first === undefined
          ? problem('expiry', 'must be filled in for a calendar')
          : calendarDays(days, { made: letterDate ?? first.day, series: 'intent', product: 'Letter of Intent' })
      },
    },
  },

  refuses({ letterDate, expiry, signBy, exclusive, exclusiveEnd }) {
    if (letterDate && expiry && expiry <= letterDate) return problem('expiry', 'must be after the date of the letter')
    if (signBy && expiry && expiry < signBy) return problem('expiry', 'must not be before the contract is to be signed')
    return exclusive && letterDate && exclusiveEnd && exclusiveEnd <= letterDate
      ? problem('exclusiveEnd', 'must be after the date of the letter')
      : undefined
  },

  warns({ bindDeal, exclusive, bindExclusivity, confidential, bindConfidentiality }) {
    const fair = (says: string) => ({ is: 'fair' as const, says })
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Courts look at what both did and wrote, not only at the word “binding”; in some countries breaking off talks can itself cost money.',
      },
      ...(bindDeal ? [fair('The intended deal is marked as binding: this may already be the contract.')] : []),
      ...(exclusive && !bindExclusivity
        ? [fair('Exclusivity that does not bind keeps nobody from talking to others.')]
        : []),
      ...(confidential && !bindConfidentiality ? [fair('Confidentiality that does not bind protects nothing.')] : []),
    ]
  },

  records: {
    kind: 'letter',
    business: { name: 'senderName', address: 'senderAddress' },
    client: { name: 'recipientName', address: 'recipientAddress', contact: 'person' },
    date: 'letterDate',
  },
  makes: 'A letter of intent whose every part says whether it binds, with a summary written from the same switches.',
  limits: [
    'Not legal advice. Whether a statement binds is decided by law and conduct as well as by words.',
    'Purchases of land and employment can need forms that a letter does not have.',
    'It is no offer to the public, and no term sheet for securities.',
  ],
  sources: [{ title: 'RFC 5545: iCalendar, section 3.6.1', href: 'https://www.rfc-editor.org/rfc/rfc5545' }],

  examples: [
    {
      name: 'Buying a foundry',
      given: {
        senderName: 'Harbour Tools Ltd',
        recipientName: 'Quay Foundry Ltd',
        matter: 'the foundry at 4 Dock Street with its machines.',
        intention: 'We intend to buy the foundry as a going concern.',
        price: 480000,
        letterDate: '2027-02-01',
        exclusiveEnd: '2027-04-30',
        expiry: '2027-06-30',
        governingLaw: 'England and Wales',
      },
      expect: {
        text: [
          'The price that we have in mind is $480,000.',
          'Binding are exclusivity, confidentiality, costs and timetable. Not binding is the intended deal.',
        ],
      },
    },
  ],
})
