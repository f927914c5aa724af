import { defineLetter } from '@/lib/families/letters-contracts'
import { moneyFromMinor, offBy, sumInMinor } from '@/lib/families/letters-contracts/amounts'
import {
  department,
  employeeAddress,
  employerDetails,
  employerSigner,
  employmentParties,
  letterDate,
  manager,
  payDay,
  placeOfWork,
  probation,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, integer, longText, money, number, problem, rows, text, toggle } from '@/lib/kits/generator'
import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'
import template from './appointment-letter.template.md'

const amountsOf = (components: readonly { amount?: number }[]) => components.map(({ amount }) => amount)

export default defineLetter({
  template,
  form: {
    ...employmentParties(),
    jobTitle: text('Designation', { placeholder: 'Production planner' }),
    startDate: date('Joining date', { optional: true, later: true }),
    monthly: money('Pay a month', { optional: true, later: true, above: 0, help: 'Before tax.' }),

    letterDate: letterDate(),
    offerDate: date('Offer of', { optional: true, refines: true, section: 'The letter' }),
    ...employerDetails(),
    employeeAddress: employeeAddress(),
    ...employerSigner(),
    grade: text('Grade', { optional: true, refines: true, section: 'Terms' }),
    department: department('Terms'),
    manager: manager('Terms'),
    place: placeOfWork('Terms'),
    probation: probation('Terms'),
    confirmed: choice('Confirmed', {
      options: { written: 'By a letter', silent: 'By the passing of time' },
      initial: 'written',
      refines: true,
      section: 'Terms',
    }),
    hours: number('Hours a week', { optional: true, above: 0, max: 168, refines: true, section: 'Terms' }),
    leave: number('Paid leave', { optional: true, unit: 'days', above: 0, max: 366, refines: true, section: 'Terms' }),
    notice: integer('Notice', { optional: true, unit: 'days', min: 1, max: 366, refines: true, section: 'Terms' }),
    probationNotice: integer('Notice during probation', {
      optional: true,
      unit: 'days',
      min: 1,
      max: 366,
      refines: true,
      section: 'Terms',
    }),
    secrecy: toggle('Confidentiality', { initial: true, refines: true, section: 'Terms' }),
    policies: text('Where the policies are', { optional: true, refines: true, section: 'Terms' }),
    duties: longText('Duties', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'Terms',
    }),
    documents: longText('To bring on the first day', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      help: 'One a line.',
      refines: true,
      section: 'Terms',
    }),
    components: rows('Parts of the pay, a month', {
      columns: { component: text('Component', {}), amount: money('A month', {}) },
      initial: [],
      row: 'component',
      min: 0,
      max: 40,
      help: 'Their sum must be the pay a month.',
      refines: true,
      section: 'Pay',
    }),
    payDay: payDay('Pay'),
  },
  derived: {
    probationEnd: {
      label: 'end of probation',
      from: ['startDate', 'probation'],
      write({ startDate, probation }, _, day) {
        const after = startDate && probation ? monthsLater(startDate, probation) : undefined
        const last = after && daysLater(after, -1)
        return last ? day(last) : undefined
      },
    },
    yearly: {
      label: 'pay a year',
      from: ['components'],
      write: ({ components }, context) =>
        moneyFromMinor(sumInMinor(amountsOf(components), context.minorDigits) * 12, context),
    },
  },

  refuses({ monthly, components, letterDate, offerDate }, context) {
    if (letterDate && offerDate && offerDate > letterDate)
      return problem('offerDate', 'must not be after the date of the letter')
    const off = offBy(amountsOf(components), monthly, context)
    return off === undefined ? undefined : problem('components', `must add up to the pay a month; they are ${off}`)
  },

  warns({ letterDate, startDate, notice, probationNotice }) {
    return [
      ...(letterDate && startDate && startDate < letterDate
        ? [{ is: 'fair' as const, says: 'The joining date is before the date of the letter.' }]
        : []),
      ...(notice !== undefined && probationNotice !== undefined && probationNotice > notice
        ? [{ is: 'fair' as const, says: 'The notice during probation is longer than the one after it.' }]
        : []),
    ]
  },

  records: employerRecords,
  makes: 'A letter of appointment with numbered terms and an annexure of the pay.',
  limits: [
    'Not legal advice. Common in India and its neighbours; it names no law, and minimum wages, provident fund, gratuity and leave laws apply besides.',
    'The end of probation is the day before the same day of a later month, or before that month’s last day where it has no such day.',
    'The annexure adds up what you enter. Taxes and contributions are not computed.',
  ],
  sources: [
    { title: 'ISO 8601-1:2019, calendar days and months', href: 'https://www.iso.org/standard/70907.html' },
    {
      title: 'Directive (EU) 2019/1152, article 4: information on the employment',
      href: 'https://eur-lex.europa.eu/eli/dir/2019/1152/oj',
    },
  ],

  examples: [
    {
      name: 'Three parts of a monthly pay',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Maya Lind',
        jobTitle: 'production planner',
        startDate: '2027-01-31',
        monthly: 60000,
        probation: 1,
        notice: 60,
        components: [
          { component: 'Basic', amount: 30000 },
          { component: 'House rent allowance', amount: 15000 },
          { component: 'Special allowance', amount: 15000 },
        ],
      },
      expect: {
        text: [
          'You are on probation for 1 month, up to and including February 27, 2027.',
          'They come to $720,000.00 a year.',
          'with 60 days of written notice',
        ],
      },
    },
    {
      name: 'Without an annexed table',
      given: { monthly: 2500, secrecy: false },
      expect: { text: ['Your pay is $2,500 a month before tax and other deductions.'] },
    },
  ],
})
