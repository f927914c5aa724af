import { defineGeneratorCases } from '@/lib/kits/generator'
import rejectionLetter from './rejection-letter'

const byHand = { title: 'The letter written by hand', how: 'Each sentence composed from the entries' }
const whole = { companyName: 'Harbour Tools Ltd', candidateName: 'Maya Lind', jobTitle: 'Buyer' } as const

export default defineGeneratorCases(rejectionLetter, [
  {
    name: 'Consent is asked for, with a day and the right to withdraw it',
    given: { ...whole, keep: 'ask', keepUntil: '2028-02-01', deleteOn: '2027-08-01' },
    region: 'uk',
    expect: {
      text: [
        'With your consent we would keep your application until 1 February 2028',
        'You may withdraw your consent at any time; without it we delete your documents by 1 August 2027.',
      ],
    },
    source: {
      title: 'GDPR, article 7(3)',
      href: 'https://law-reg.org/gdpr-en/regulation_translate/55',
      how: 'The right to withdraw consent at any time is told before it is given',
    },
  },
  {
    name: 'After the last round, warmly, with own words',
    given: {
      ...whole,
      stage: 'final',
      tone: 'warm',
      feedback: 'offer',
      ownFeedback: 'Your plan for the stock was clear.',
    },
    region: 'uk',
    expect: {
      text: [
        'Your application: Buyer\n\nDear Maya Lind,',
        'we have offered the position to somebody else.\n\nYour plan for the stock was clear.\n\nIf you would like to know more',
        'in which you feel at home.\n\nKind regards,',
      ],
    },
    source: byHand,
  },
  {
    name: 'A position that is withdrawn gives no feedback',
    given: { ...whole, outcome: 'withdrawn', feedback: 'given', keep: 'none' },
    region: 'uk',
    expect: { text: ['We therefore end the procedure.\n\nWe wish you success in your search.'] },
    source: byHand,
  },
  {
    name: 'A decision before the letter',
    given: { outcome: 'hold', letterDate: '2027-02-22', decideBy: '2027-02-22' },
    problem: 'decideBy',
    source: { title: 'The calendar', how: 'No day lies between the two' },
  },
  {
    name: 'Kept until yesterday',
    given: { keep: 'ask', letterDate: '2027-02-22', keepUntil: '2027-02-21' },
    problem: 'keepUntil',
    source: { title: 'The calendar', how: '21 February comes before 22 February' },
  },
  {
    name: 'Deleted before the letter',
    given: { keep: 'delete', letterDate: '2027-02-22', deleteOn: '2027-02-21' },
    problem: 'deleteOn',
    source: { title: 'The calendar', how: '21 February comes before 22 February' },
  },
])
