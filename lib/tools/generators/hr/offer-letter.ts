import { defineLetter } from '@/lib/families/letters-contracts'
import {
  countryOfEmployment,
  department,
  employerDetails,
  employerName,
  employerSigner,
  lengthOfEmployment,
  letterDate,
  manager,
  payDay,
  payPeriod,
  placeOfWork,
  probation,
  toneOfLetter,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, integer, longText, money, number, problem, rows, text, toggle } from '@/lib/kits/generator'
import { offBy } from '@/lib/families/letters-contracts/amounts'
import template from './offer-letter.template.md'

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    companyName: employerName(),
    candidateName: text('Candidate', { placeholder: 'Maya Lind', as: 'name' }),
    jobTitle: text('Job title', { placeholder: 'Production planner' }),
    salary: money('Pay', {
      optional: true,
      later: true,
      above: 0,
      help: 'Before tax, for the period under "Pay is for".',
    }),
    startDate: date('Start date', { optional: true, later: true }),

    law: countryOfEmployment('The letter'),
    tone: toneOfLetter(),
    letterDate: letterDate(),
    replyBy: date('Reply by', { optional: true, refines: true, section: 'The letter' }),
    ...employerDetails(),
    candidateAddress: longText('Candidate’s address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    ...employerSigner(),

    department: department('The position'),
    manager: manager('The position'),
    remote: choice('Works', {
      options: { office: 'On site', hybrid: 'On site and at home', home: 'At home' },
      initial: 'office',
      refines: true,
      section: 'The position',
    }),
    place: placeOfWork('The position'),
    ...lengthOfEmployment('The position'),
    hours: number('Hours a week', { optional: true, above: 0, max: 168, refines: true, section: 'The position' }),
    probation: probation('The position'),
    notice: integer('Notice', {
      optional: true,
      unit: 'weeks',
      min: 1,
      max: 104,
      refines: true,
      section: 'The position',
    }),
    atWill: toggle('State that the employment is at will', {
      initial: true,
      refines: true,
      section: 'The position',
      shownWhen: { field: 'law', is: 'us' },
    }),

    payPer: payPeriod('Pay and benefits'),
    payDay: payDay('Pay and benefits'),
    payParts: rows('Parts of the pay', {
      columns: { part: text('Part', {}), amount: money('Amount', {}) },
      initial: [],
      row: 'part',
      min: 0,
      max: 30,
      help: 'Their sum must be the pay.',
      refines: true,
      section: 'Pay and benefits',
    }),
    bonus: text('Bonus', {
      optional: true,
      placeholder: 'up to 10% of your pay a year, as the bonus plan sets out.',
      refines: true,
      section: 'Pay and benefits',
    }),
    equity: text('Shares or options', {
      optional: true,
      placeholder: 'we will propose 2,000 options to the board.',
      refines: true,
      section: 'Pay and benefits',
    }),
    leave: number('Paid leave', {
      optional: true,
      unit: 'days',
      above: 0,
      max: 366,
      refines: true,
      section: 'Pay and benefits',
    }),
    leaveIncludes: toggle('Public holidays are part of it', { refines: true, section: 'Pay and benefits' }),
    benefits: longText('Other benefits', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      help: 'One a line.',
      refines: true,
      section: 'Pay and benefits',
    }),

    checkWork: toggle('Right to work', { initial: true, refines: true, section: 'Conditions' }),
    checkReferences: toggle('References', { refines: true, section: 'Conditions' }),
    checkBackground: toggle('Background check', { refines: true, section: 'Conditions' }),
    otherConditions: longText('Other conditions', {
      optional: true,
      lines: 2,
      maxLength: 2000,
      help: 'One a line, as whole sentences.',
      refines: true,
      section: 'Conditions',
    }),
  },
  derived: {
    conditional: {
      label: 'conditions',
      from: [],
      write: ({ checkWork, checkReferences, checkBackground, otherConditions }) =>
        checkWork || checkReferences || checkBackground || (otherConditions ?? '').trim() !== '' ? 'yes' : undefined,
    },
  },

  refuses({ salary, payParts, basis, startDate, endDate }, context) {
    const off = offBy(
      payParts.map(({ amount }) => amount),
      salary,
      context,
    )
    if (off) return problem('payParts', `must add up to the pay; they are ${off}`)
    if (basis === 'fixed' && startDate && endDate && endDate < startDate)
      return problem('endDate', 'must not be before the start date')
    return undefined
  },

  warns({ letterDate, startDate, replyBy, law, notice }) {
    return [
      ...(letterDate && startDate && startDate < letterDate
        ? [{ is: 'fair' as const, says: 'The start date is before the date of the letter.' }]
        : []),
      ...(letterDate && replyBy && replyBy < letterDate
        ? [{ is: 'fair' as const, says: 'The day to reply by is before the date of the letter.' }]
        : []),
      ...(startDate && replyBy && startDate < replyBy
        ? [{ is: 'fair' as const, says: 'The start date is before the day to reply by.' }]
        : []),
      ...(law === 'us' && notice
        ? [
            {
              is: 'fair' as const,
              says: 'A period of notice and at-will employment contradict each other. Leave one of them out.',
            },
          ]
        : []),
    ]
  },

  records: employerRecords,
  makes: 'A job offer on one or two pages, with a slip for the candidate to sign.',
  limits: [
    'Not legal advice. Written for offers in English; the parts for the United Kingdom and the United States follow the law named under the sources, and those for other countries name no law.',
    'It is an offer, not the contract of employment. Collective agreements, visa sponsorship, relocation costs and restrictions after the employment are not covered.',
    'In a US state that limits at-will employment, such as Montana, leave that part out or ask a lawyer.',
    'What you type about pay, leave and notice is not compared with statutory minimums.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, section 1: statement of initial employment particulars',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/1',
    },
    {
      title: 'Employment Rights Act 1996, section 86: minimum period of notice',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/86',
    },
    {
      title: 'USCIS: Completing Section 1, Employee Information and Attestation (Form I-9)',
      href: 'https://www.uscis.gov/i-9-central/complete-correct-form-i-9/complete-section-1-employee-information-and-attestation',
    },
  ],

  examples: [
    {
      name: 'A planner in Leeds',
      given: {
        companyName: 'Harbour Tools Ltd',
        companyAddress: '4 Dock Street\nLeeds LS10 1JF',
        candidateName: 'Maya Lind',
        candidateAddress: '18 Vicar Lane\nLeeds LS1 6BA',
        jobTitle: 'Production planner',
        salary: 34000,
        startDate: '2027-02-01',
        law: 'uk',
        letterDate: '2026-12-07',
        replyBy: '2026-12-18',
        signerName: 'Owen Hart',
        signerTitle: 'Operations director',
        probation: 3,
        notice: 4,
      },
      expect: {
        text: [
          'Your employment begins on 1 February 2027 and has no fixed end.',
          'A probationary period of 3 months begins on your first day.',
          'sign this letter below and return it by 18 December 2026',
        ],
      },
    },
    {
      name: 'A pay of three parts',
      given: {
        salary: 60000,
        payParts: [
          { part: 'Basic pay', amount: 48000 },
          { part: 'Housing', amount: 9000 },
          { part: 'Transport', amount: 3000 },
        ],
      },
      expect: { text: ['It is made up of these parts:'] },
    },
  ],
})
