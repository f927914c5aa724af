import { defineGeneratorCases } from '@/lib/kits/generator'
import businessLetter from './business-letter'

const greeting = {
  title: 'ego4u, Business Letter: Greeting',
  href: 'https://www.ego4u.com/en/business-english/communication/business-letter/greeting',
} as const
const byHand = { title: 'The letter written by hand', how: 'Each sentence composed from the entries' }
const filled = {
  senderName: 'Harbour Tools Ltd',
  recipientName: 'Quay Office Supplies',
  about: 'six office chairs',
} as const

export default defineGeneratorCases(businessLetter, [
  {
    name: 'British, to a person: sincerely, without stops',
    given: { ...filled, style: 'uk', person: 'Ms Wexley' },
    expect: { text: ['Dear Ms Wexley\n', '\nYours sincerely'] },
    source: { ...greeting, how: 'The pair of the British table for a name' },
  },
  {
    name: 'British, to nobody by name: faithfully',
    given: { ...filled, style: 'uk', person: '' },
    expect: { text: ['Dear Sir or Madam\n', '\nYours faithfully'] },
    source: { ...greeting, how: 'The pair of the British table without a name' },
  },
  {
    name: 'American: a colon, and a point behind the title',
    given: { ...filled, style: 'us', person: 'Ms Wexley' },
    expect: { text: ['Dear Ms. Wexley:\n', '\nSincerely,'] },
    source: { ...greeting, how: 'The pair of the American table for a name' },
  },
  {
    name: 'American, a first name and no title',
    given: { ...filled, style: 'modified', person: 'Jane Wexley' },
    expect: { text: ['Dear Jane Wexley:\n', '\nSincerely,'] },
    source: { ...greeting, how: 'The American table, a name without a title' },
  },
  {
    name: 'The German order has the subject before the salutation',
    given: { ...filled, style: 'din', person: 'Mr Hart', scenario: 'samples' },
    expect: { text: ['Request for samples: six office chairs\n\nDear Mr Hart,'] },
    source: {
      title: 'DIN 5008, business letters',
      href: 'https://sprache-kompakt.de/schreibpraxis/briefe/briefbogen-faltmarken.php',
      how: 'Order of the parts of a German business letter: subject, then salutation',
    },
  },
  {
    name: 'A day and an amount that are not there yet stand in brackets',
    given: { ...filled, scenario: 'charge-twice' },
    expect: { text: ['The second charge of [amount] was made on [day it is about].'] },
    source: byHand,
  },
  {
    name: 'An order to end a contract, firmly, with copies',
    given: {
      ...filled,
      about: 'the lease of the copier',
      scenario: 'contract-end',
      tone: 'firm',
      day: '2027-06-30',
      deadline: '2027-03-31',
      copies: 'Finance\nLegal',
      subject: 'Notice: lease 88-104',
    },
    region: 'uk',
    expect: {
      text: [
        'Notice: lease 88-104',
        'We give notice to end the contract about the lease of the copier on 30 June 2027, or on the next day on which it may be ended.',
        'We ask for a written answer, and keep a copy of this letter.',
        '- Legal',
      ],
    },
    source: byHand,
  },
])
