import { defineLetter } from '@/lib/families/letters-contracts'
import { lengthOfEmployment, payPeriod, probation } from '@/lib/families/letters-contracts/employment-fields'
import { date, integer, longText, money, number, problem, text, toggle } from '@/lib/kits/generator'
import template from './employment-contract.template.md'

export default defineLetter({
  template,
  law: 'uk',
  form: {
    employerName: text('Employer', { placeholder: 'Harbour Tools Ltd' }),
    employeeName: text('Employee', { placeholder: 'Maya Lind', as: 'name' }),
    jobTitle: text('Job title', { placeholder: 'Production planner' }),
    pay: money('Pay', {
      optional: true,
      later: true,
      above: 0,
      help: 'Before tax, for the period under "Pay is for".',
    }),
    startDate: date('Start date', { optional: true, later: true }),
    employerAddress: longText('Employer’s address', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The parties',
    }),
    employeeAddress: longText('Employee’s address', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The parties',
    }),
    employerSigner: text('Who signs for the employer', {
      optional: true,
      as: 'name',
      refines: true,
      section: 'The parties',
    }),
    employerPosition: text('Position of the signer', { optional: true, refines: true, section: 'The parties' }),
    continuousFrom: date('Continuous employment since', {
      optional: true,
      help: 'Where earlier employment counts.',
      refines: true,
      section: 'Time',
    }),
    ...lengthOfEmployment('Time'),
    probation: probation('Time'),
    probationNotice: integer('Notice during probation', {
      initial: 1,
      unit: 'weeks',
      min: 1,
      max: 26,
      refines: true,
      section: 'Time',
    }),
    probationTerms: longText('Conditions of probation', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'As whole sentences, in place of ours.',
      refines: true,
      section: 'Time',
    }),
    hours: number('Hours a week', { optional: true, later: true, above: 0, max: 168, refines: true, section: 'Time' }),
    days: text('Days of work', { placeholder: 'Monday to Friday', refines: true, section: 'Time' }),
    variable: text('How hours or days vary', {
      optional: true,
      help: 'As a whole sentence.',
      refines: true,
      section: 'Time',
    }),
    noticeYou: integer('Notice by the employee', {
      initial: 4,
      unit: 'weeks',
      min: 1,
      max: 104,
      refines: true,
      section: 'Time',
    }),
    noticeUs: integer('Notice by the employer', {
      initial: 4,
      unit: 'weeks',
      min: 1,
      max: 104,
      refines: true,
      section: 'Time',
    }),
    duties: text('Brief description', { optional: true, help: 'As a whole sentence.', refines: true, section: 'Work' }),
    place: text('Place of work', { placeholder: '4 Dock Street, Leeds', refines: true, section: 'Work' }),
    otherPlaces: text('Other places', { optional: true, help: 'As a whole sentence.', refines: true, section: 'Work' }),
    abroad: longText('Work abroad for over a month', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      help: 'How long, in what currency you pay, what is added, and the terms of return. As whole sentences.',
      refines: true,
      section: 'Work',
    }),
    payPer: payPeriod('Pay and leave'),
    payDay: text('When it is paid', {
      placeholder: 'monthly, on the last working day',
      refines: true,
      section: 'Pay and leave',
    }),
    leave: number('Paid holiday', {
      optional: true,
      later: true,
      unit: 'days',
      above: 0,
      max: 366,
      refines: true,
      section: 'Pay and leave',
    }),
    leaveIncludes: toggle('Public holidays are part of it', { initial: true, refines: true, section: 'Pay and leave' }),
    leaveYear: text('Holiday year begins on', { initial: '1 January', refines: true, section: 'Pay and leave' }),
    sickTo: text('Report sickness to', { placeholder: 'your manager', refines: true, section: 'Pay and leave' }),
    sickPay: text('Sick pay', {
      optional: true,
      help: 'As a whole sentence, if you pay more than the law asks.',
      refines: true,
      section: 'Pay and leave',
    }),
    otherLeave: text('Other paid leave', {
      optional: true,
      help: 'As a whole sentence.',
      refines: true,
      section: 'Pay and leave',
    }),
    pension: text('Pension', { optional: true, help: 'As a whole sentence.', refines: true, section: 'Pay and leave' }),
    benefits: text('Other benefits', {
      optional: true,
      help: 'As a whole sentence.',
      refines: true,
      section: 'Pay and leave',
    }),
    training: text('Training to be completed', {
      optional: true,
      help: 'As a whole sentence.',
      refines: true,
      section: 'Pay and leave',
    }),
    trainingOwn: text('Training the employee pays for', {
      optional: true,
      help: 'As a whole sentence.',
      refines: true,
      section: 'Pay and leave',
    }),
    rules: text('Disciplinary rules are', {
      placeholder: 'in the staff handbook, on the intranet',
      refines: true,
      section: 'Rules',
    }),
    appealTo: text('Appeals go to', { placeholder: 'the managing director', refines: true, section: 'Rules' }),
    grievanceTo: text('Grievances go to', { placeholder: 'your manager', refines: true, section: 'Rules' }),
    steps: text('Steps after that', { optional: true, help: 'As a whole sentence.', refines: true, section: 'Rules' }),
    collective: text('Collective agreements', {
      optional: true,
      help: 'With the parties that made them, as a whole sentence.',
      refines: true,
      section: 'Rules',
    }),
    secrecy: toggle('Confidentiality', { initial: true, refines: true, section: 'Rules' }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, or Scotland',
      refines: true,
      section: 'Rules',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'Rules' }),
  },

  refuses({ basis, startDate, endDate, continuousFrom }) {
    if (basis === 'fixed' && startDate && endDate && endDate < startDate)
      return problem('endDate', 'must not be before the start date')
    return continuousFrom && startDate && continuousFrom > startDate
      ? problem('continuousFrom', 'must not be after the start date')
      : undefined
  },

  warns({ variable, days }) {
    return [
      ...(days.trim() !== '' && !variable
        ? [
            {
              is: 'plain' as const,
              says: 'The contract says that hours and days do not vary. If they do, say how (section 1(4)(c)(iii)).',
            },
          ]
        : []),
      {
        is: 'plain' as const,
        says: 'Not legal advice. Give it to the employee no later than the first day (section 1(2) of the Employment Rights Act 1996).',
      },
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'employerName', address: 'employerAddress', contact: 'employerSigner' },
    date: 'startDate',
  },
  makes:
    'A contract of employment for Great Britain with the particulars of section 1 of the Employment Rights Act 1996.',
  limits: [
    'Not legal advice. For employees in England, Wales and Scotland. Northern Ireland and other countries have statutes of their own.',
    'Pay, hours, holiday and notice are not compared with the statutory minimums. Look them up at gov.uk.',
    'Restrictions after the employment, inventions, shares, visas, apprentices and zero-hours work need terms of their own.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, section 1: statement of initial employment particulars',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/1',
    },
    {
      title: 'Employment Rights Act 1996, section 3: note about disciplinary procedures',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/3',
    },
    {
      title: 'Employment Rights Act 1996, section 86: minimum period of notice',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/86',
    },
  ],

  examples: [
    {
      name: 'A planner in Leeds',
      given: {
        employerName: 'Harbour Tools Ltd',
        employerAddress: '4 Dock Street\nLeeds LS10 1JF',
        employeeName: 'Maya Lind',
        employeeAddress: '18 Vicar Lane\nLeeds LS1 6BA',
        jobTitle: 'Production planner',
        pay: 34000,
        startDate: '2027-02-01',
        hours: 37.5,
        days: 'Monday to Friday',
        place: '4 Dock Street, Leeds',
        payDay: 'monthly, on the last working day',
        leave: 33,
        sickTo: 'your manager',
        rules: 'in the staff handbook, on the intranet',
        appealTo: 'the managing director',
        grievanceTo: 'your manager',
        probation: 6,
        governingLaw: 'England and Wales',
      },
      expect: {
        text: [
          'The employment begins on 1 February 2027.',
          'The first 6 months are a probationary period.',
          'Your pay is £34,000 a year',
          'You have 33 days of paid holiday',
        ],
      },
    },
    {
      name: 'Cover for one summer',
      given: {
        jobTitle: 'Deckhand',
        basis: 'fixed',
        startDate: '2027-05-03',
        endDate: '2027-09-30',
        pay: 14.5,
        payPer: 'hour',
        payDay: 'weekly, on Fridays',
      },
      expect: { text: ['ends on 30 September 2027', 'Your pay is £14.50 an hour', 'It is paid weekly, on Fridays.'] },
    },
  ],
})
