import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, longText, money, rows, text, toggle } from '@/lib/kits/generator'
import { letterRemarks } from '@/lib/subjects/letters/remarks'
import { salutation, signOff, titledName } from '@/lib/subjects/letters/salutation'
import template from './business-letter.template.md'

const scenarios = {
  'goods-faulty': 'Complaint: faulty goods',
  'goods-late': 'Complaint: late delivery',
  'goods-missing': 'Complaint: items missing',
  'service-poor': 'Complaint: poor service',
  'invoice-wrong': 'Complaint: wrong invoice',
  'charge-twice': 'Complaint: charged twice',
  noise: 'Complaint: disturbance',
  refund: 'Request for a refund',
  information: 'Request for information',
  samples: 'Request for samples',
  'quote-ask': 'Request for a quotation',
  meeting: 'Request for a meeting',
  extension: 'Request for more time',
  instalments: 'Request to pay in instalments',
  permission: 'Request for permission',
  documents: 'Request for documents',
  correction: 'Request to correct records',
  repair: 'Request for a repair',
  discount: 'Request for a better price',
  'reference-ask': 'Request for a reference',
  'quote-send': 'Sending a quotation',
  'quote-ask-again': 'Following up a quotation',
  'price-change': 'Notice of new prices',
  'offer-accept': 'Accepting an offer',
  'offer-decline': 'Declining an offer',
  order: 'Placing an order',
  'order-confirm': 'Confirming an order',
  'order-cancel': 'Cancelling an order',
  'contract-end': 'Ending a contract',
  'subscription-end': 'Cancelling a subscription',
  'address-new': 'Notice of a new address',
  closed: 'Notice of closed days',
  delay: 'Notice of a delay',
  'appointment-move': 'Moving an appointment',
  'contact-new': 'A new contact person',
  'data-request': 'Request for a copy of personal data',
  paid: 'Notice of a payment',
  thanks: 'Letter of thanks',
  apology: 'Letter of apology',
  introduction: 'Introducing a business',
} as const

const withDay = [
  'goods-faulty',
  'goods-late',
  'goods-missing',
  'service-poor',
  'charge-twice',
  'noise',
  'refund',
  'meeting',
  'extension',
  'instalments',
  'permission',
  'repair',
  'quote-ask-again',
  'price-change',
  'offer-accept',
  'offer-decline',
  'order-confirm',
  'order-cancel',
  'contract-end',
  'subscription-end',
  'address-new',
  'closed',
  'delay',
  'appointment-move',
  'contact-new',
  'paid',
  'apology',
  'introduction',
] as const
const withAmount = [
  'invoice-wrong',
  'charge-twice',
  'refund',
  'instalments',
  'discount',
  'quote-send',
  'price-change',
  'offer-accept',
  'order',
  'order-confirm',
  'paid',
] as const
const withDeadline = [
  'goods-faulty',
  'goods-late',
  'goods-missing',
  'service-poor',
  'invoice-wrong',
  'charge-twice',
  'noise',
  'refund',
  'information',
  'quote-ask',
  'meeting',
  'extension',
  'permission',
  'documents',
  'correction',
  'repair',
  'discount',
  'reference-ask',
  'quote-send',
  'quote-ask-again',
  'order',
  'order-confirm',
  'order-cancel',
  'contract-end',
  'closed',
  'delay',
  'appointment-move',
  'data-request',
  'paid',
] as const

interface Matter {
  scenario: keyof typeof scenarios
  about: string
  subject?: string | undefined
}

/** What was typed, or the kind of letter and what it is about, with one colon between them. */
function subjectOf({ scenario, about, subject = '' }: Matter): string {
  return subject.trim() === '' ? `${scenarios[scenario].replace(': ', ', ')}: ${about.trim()}` : subject.trim()
}

export default defineLetter({
  template,
  form: {
    senderName: text('Sender', { placeholder: 'Harbour Tools Ltd' }),
    recipientName: text('Recipient', { placeholder: 'Quay Office Supplies' }),
    scenario: choice('Letter', { options: scenarios, initial: 'goods-faulty', as: 'search' }),
    about: text('What it is about', {
      placeholder: 'six office chairs',
      maxLength: 300,
      help: 'As it stands in a sentence.',
    }),
    details: longText('Details', {
      optional: true,
      lines: 3,
      maxLength: 10_000,
      help: 'What happened, in whole sentences. Begin a new paragraph with an empty line.',
    }),

    day: date('Day it is about', {
      optional: true,
      later: true,
      refines: true,
      section: 'What the letter says',
      shownWhen: { field: 'scenario', is: withDay },
    }),
    amount: money('Amount', {
      optional: true,
      later: true,
      above: 0,
      refines: true,
      section: 'What the letter says',
      shownWhen: { field: 'scenario', is: withAmount },
    }),
    deadline: date('Answer or act by', {
      optional: true,
      later: true,
      refines: true,
      section: 'What the letter says',
      shownWhen: { field: 'scenario', is: withDeadline },
    }),
    subject: text('Subject', {
      optional: true,
      maxLength: 200,
      help: 'Empty: made of the letter and what it is about.',
      refines: true,
      section: 'What the letter says',
    }),
    tone: choice('Tone', {
      options: { friendly: 'Friendly', plain: 'Plain', firm: 'Firm' },
      initial: 'plain',
      refines: true,
      section: 'What the letter says',
    }),

    style: choice('Layout', {
      options: {
        uk: 'British, all at the left',
        us: 'American, all at the left',
        modified: 'American, sender at the right',
        din: 'Order of DIN 5008',
      },
      initial: 'uk',
      initialIn: { us: 'us', ca: 'us', de: 'din' },
      as: 'menu',
      refines: true,
      section: 'Layout and people',
    }),
    letterDate: date('Date of the letter', {
      optional: true,
      later: true,
      refines: true,
      section: 'Layout and people',
    }),
    person: text('Person addressed', {
      optional: true,
      placeholder: 'Ms Lind',
      maxLength: 100,
      help: 'With Mr, Ms or Dr. Empty where you do not know who will read it.',
      refines: true,
      section: 'Layout and people',
    }),
    recipientAddress: longText('Recipient’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      help: 'Lines in the order of the country that it goes to.',
      refines: true,
      section: 'Layout and people',
    }),
    senderAddress: longText('Sender’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Layout and people',
    }),
    senderContact: text('Sender’s phone or e-mail', { optional: true, refines: true, section: 'Layout and people' }),
    signerName: text('Signed by', { optional: true, as: 'name', refines: true, section: 'Layout and people' }),
    signerTitle: text('Position of who signs', { optional: true, refines: true, section: 'Layout and people' }),
    yourReference: text('Your reference', {
      optional: true,
      maxLength: 100,
      refines: true,
      section: 'Layout and people',
    }),
    ourReference: text('Our reference', {
      optional: true,
      maxLength: 100,
      refines: true,
      section: 'Layout and people',
    }),
    enclosures: longText('Enclosed', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line.',
      refines: true,
      section: 'Layout and people',
    }),
    copies: longText('Copies to', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line.',
      refines: true,
      section: 'Layout and people',
    }),

    bulk: toggle('Many letters at once', { refines: true, section: 'Many letters' }),
    people: rows('Recipients', {
      row: 'recipient',
      columns: {
        recipientName: text('Recipient', { optional: true, maxLength: 300 }),
        person: text('Person addressed', { optional: true, maxLength: 100 }),
        recipientAddress: longText('Address', { optional: true, maxLength: 500, lines: 2 }),
        about: text('What it is about', { optional: true, maxLength: 300 }),
        amount: money('Amount', { optional: true, above: 0 }),
      },
      ownLine: 'recipientAddress',
      initial: [],
      min: 0,
      max: 1000,
      help: 'Paste rows from a spreadsheet. An empty cell takes what stands in the form.',
      refines: true,
      section: 'Many letters',
      shownWhen: { field: 'bulk', is: true },
    }),
  },
  unwritten: ['bulk', 'people', 'style', 'subject', 'person'],
  merge: { rows: 'people', shownBy: 'bulk', named: 'recipientName' },
  mail: { subject: subjectOf },
  derived: {
    subjectLine: {
      label: 'what it is about',
      from: ['about'],
      write: subjectOf,
    },
    greeting: {
      label: 'salutation',
      from: [],
      write: ({ person, style }) => salutation(person, style === 'us' || style === 'modified' ? 'us' : style),
    },
    close: {
      label: 'closing',
      from: [],
      write: ({ person, style }) => signOff(person, style === 'us' || style === 'modified' ? 'us' : style),
    },
  },

  warns(values) {
    const { details = '', person, letterDate, deadline, scenario, bulk, people } = values
    const hasDeadline = withDeadline.some((name) => name === scenario)
    return [
      ...letterRemarks(details),
      ...(person && !titledName(person)
        ? [{ is: 'fair' as const, says: `“${person.trim()}” has no Mr, Ms, Mrs, Mx, Dr or Prof before it.` }]
        : []),
      ...(hasDeadline && letterDate && deadline && deadline <= letterDate
        ? [{ is: 'bad' as const, says: 'The day to answer or act by is not after the date of the letter.' }]
        : []),
      ...(bulk && people.length > 0
        ? [
            {
              is: 'plain' as const,
              says: `The sheet shows the form itself; the ZIP has a letter for each of ${people.length} recipients, and a report of what is missing.`,
            },
          ]
        : []),
    ]
  },

  records: {
    kind: 'letter',
    business: { name: 'senderName', address: 'senderAddress', email: 'senderContact', contact: 'signerName' },
    client: { name: 'recipientName', address: 'recipientAddress', contact: 'person' },
    date: 'letterDate',
  },
  makes:
    'A letter for one of 40 occasions in British, American or German order, with the salutation and closing that belong together.',
  limits: [
    'Forty openings for everyday matters. A letter that ends a contract or claims a right may need a form or period that your contract or law sets; the letter does not know it.',
    'The German layout follows the order of parts, not the millimetres of DIN 5008: for a window envelope, print on headed paper of form A or B.',
    'Addresses stand as you type them. The order of lines differs by country.',
  ],
  sources: [
    {
      title: 'DIN 5008: writing and layout rules for text and information processing (forms A and B described)',
      href: 'https://www.r9005.de/wissen/vorlagen-briefbogen.php',
    },
    { title: 'RFC 5322: Internet Message Format', href: 'https://www.rfc-editor.org/rfc/rfc5322' },
    {
      title: 'Business Letter: Greeting (salutations and closings in British and American English)',
      href: 'https://www.ego4u.com/en/business-english/communication/business-letter/greeting',
    },
  ],

  examples: [
    {
      name: 'Six chairs, two of them broken',
      given: {
        senderName: 'Harbour Tools Ltd',
        senderAddress: '4 Dock Street\nLeeds LS10 1JF',
        recipientName: 'Quay Office Supplies',
        recipientAddress: '18 Vicar Lane\nLeeds LS1 6BA',
        scenario: 'goods-faulty',
        about: 'six office chairs',
        details: 'On two of the chairs the gas spring does not hold. Photographs are enclosed.',
        style: 'uk',
        person: 'Ms Lind',
        letterDate: '2027-03-08',
        day: '2027-03-03',
        deadline: '2027-03-22',
        enclosures: 'Two photographs\nDelivery note 4711',
        signerName: 'Owen Hart',
      },
      expect: {
        text: [
          'Dear Ms Lind',
          'Complaint, faulty goods: six office chairs',
          'we received six office chairs from you',
          'Yours sincerely',
          '- Delivery note 4711',
        ],
      },
    },
    {
      name: 'A quotation to an American customer',
      given: {
        scenario: 'quote-send',
        about: 'a sign above the door',
        amount: 1850,
        style: 'us',
        person: 'Dr Chen',
        deadline: '2027-04-30',
      },
      expect: { text: ['Dear Dr. Chen:', 'Our price is $1,850.', 'Sincerely,'] },
    },
  ],
})
