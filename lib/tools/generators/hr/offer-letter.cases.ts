import { defineGeneratorCases } from '@/lib/kits/generator'
import offerLetter from './offer-letter'

const byHand = {
  title: 'The letter written by hand',
  how: 'Each sentence composed from the entries before the template was',
}

export default defineGeneratorCases(offerLetter, [
  {
    name: 'The statement of particulars is promised for the first day',
    given: { law: 'uk', companyName: 'Harbour Tools Ltd' },
    expect: { text: ['written statement of your terms of employment no later than your first day'] },
    source: {
      title: 'Employment Rights Act 1996, section 1(2)(b): not later than the beginning of the employment',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/1',
    },
  },
  {
    name: 'Form I-9, section 1, no later than the first day',
    given: { law: 'us', checkWork: true },
    expect: { text: ['complete your part of Form I-9 no later than your first day'] },
    source: {
      title: 'USCIS, Form I-9: employees complete section 1 no later than the first day of employment',
      href: 'https://www.uscis.gov/i-9-central/complete-correct-form-i-9/complete-section-1-employee-information-and-attestation',
    },
  },
  {
    name: 'A whole letter in British English',
    given: {
      companyName: 'Harbour Tools Ltd',
      candidateName: 'Maya Lind',
      jobTitle: 'Production planner',
      salary: 34000,
      startDate: '2027-02-01',
      hours: 37.5,
      leave: 25,
      probation: 1,
      law: 'uk',
    },
    region: 'uk',
    expect: {
      text: [
        'Dear Maya Lind,',
        'We are pleased to offer you the position of Production planner at Harbour Tools Ltd, on the terms below.',
        'Your pay is £34,000 a year, before tax and other deductions.',
        'Your working time is 37.5 hours a week.',
        'A probationary period of 1 month begins on your first day.',
        'You have 25 days of paid leave a year.',
      ],
    },
    source: byHand,
  },
  {
    name: 'The American way to write a day',
    given: { startDate: '2027-02-01', law: 'us' },
    region: 'us',
    expect: { text: ['Your employment begins on February 1, 2027 and has no fixed end.'] },
    source: byHand,
  },
  {
    name: 'Nothing filled in: names in brackets',
    given: { law: 'global' },
    expect: {
      text: [
        'Dear [candidate],',
        'the position of [job title] at [employer], on the terms below.',
        'begins on [start date]',
      ],
    },
    source: byHand,
  },
  {
    name: 'Parts that do not add up',
    given: { salary: 50000, payParts: [{ part: 'Basic pay', amount: 49999 }] },
    problem: 'payParts',
    source: { title: 'Arithmetic', how: '49,999 is 1 short of 50,000' },
  },
])
