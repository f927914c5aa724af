import { defineGeneratorCases } from '@/lib/kits/generator'
import coverLetter from './cover-letter'

const greeting = {
  title: 'ego4u, Business Letter: Greeting',
  href: 'https://www.ego4u.com/en/business-english/communication/business-letter/greeting',
} as const
const byHand = { title: 'The letter written by hand', how: 'Each sentence composed from the entries' }
const whole = {
  applicantName: 'Maya Lind',
  companyName: 'Harbour Tools Ltd',
  jobTitle: 'Buyer',
  hook: 'I buy steel.',
  firstProof: 'I saved 4% in 2026.',
} as const

export default defineGeneratorCases(coverLetter, [
  {
    name: 'A title in America has its point, and the closing its comma',
    given: { ...whole, person: 'Dr Chen', style: 'us' },
    expect: { text: ['Dear Dr. Chen:\n', '\nSincerely,\n\nMaya Lind'] },
    source: { ...greeting, how: 'The American table' },
  },
  {
    name: 'Nobody by name in Britain',
    given: { ...whole, style: 'uk' },
    expect: { text: ['Dear Sir or Madam\n', '\nYours faithfully\n\nMaya Lind'] },
    source: { ...greeting, how: 'The British table' },
  },
  {
    name: 'Formal, with reference, pay and enclosures',
    given: {
      ...whole,
      tone: 'formal',
      reference: 'B-17',
      seen: 'in the Evening Post',
      secondProof: 'Two audits passed.',
      firm: 'You gain a second pair of eyes.',
      start: '2027-04-01',
      pay: 41000,
      enclosures: 'CV\nTwo certificates',
    },
    region: 'uk',
    expect: {
      text: [
        'Buyer, B-17',
        'Please consider my application for the position of Buyer, which I saw in the Evening Post.',
        'Two audits passed.\n\nYou gain a second pair of eyes.',
        'I could begin on 1 April 2027.',
        'I have £41,000 a year in mind.',
        '- Two certificates',
      ],
    },
    source: byHand,
  },
  {
    name: 'What is missing stands in brackets',
    given: { style: 'uk' },
    expect: { text: ['the position of [job title].', '[why this job]', '[first proof]'] },
    source: byHand,
  },
])
