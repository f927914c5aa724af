import { defineLetter } from '@/lib/families/letters-contracts'
import {
  department,
  employerDetails,
  employerSigner,
  employmentParties,
  letterDate,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { lengthInWords } from '@/lib/subjects/time/length-in-words'
import { choice, date, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './experience-letter.template.md'

export default defineLetter({
  template,
  form: {
    ...employmentParties(),
    jobTitle: text('Position', { placeholder: 'production planner' }),
    startDate: date('Employed from', { optional: true, later: true }),
    endDate: date('Last day', {
      optional: true,
      later: true,
      help: 'Of somebody who still works for you, leave it and tick the box under "More options".',
    }),

    still: toggle('Still employed', { refines: true, section: 'The employment' }),
    employeeId: text('Employee number', { optional: true, refines: true, section: 'The employment' }),
    department: department('The employment'),
    roles: rows('Positions held', {
      columns: {
        title: text('Position', {}),
        from: date('From', { optional: true }),
        to: date('To', { optional: true }),
      },
      initial: [],
      row: 'position',
      min: 0,
      max: 30,
      help: 'Where there was more than one. They then stand in place of the last position.',
      refines: true,
      section: 'The employment',
    }),
    duties: longText('Main duties', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'The employment',
    }),
    leaving: choice('How it ended', {
      options: { unsaid: 'Say nothing', resigned: 'At the employee’s wish', term: 'End of a fixed term' },
      initial: 'unsaid',
      refines: true,
      section: 'The employment',
    }),
    conduct: choice('Work and conduct', {
      options: { none: 'Say nothing', good: 'Good', excellent: 'Excellent, with a recommendation' },
      initial: 'none',
      as: 'menu',
      refines: true,
      section: 'The letter',
    }),
    remarks: longText('In your own words', {
      optional: true,
      lines: 3,
      maxLength: 2000,
      refines: true,
      section: 'The letter',
    }),
    purpose: text('Needed for', {
      optional: true,
      placeholder: 'a visa application',
      refines: true,
      section: 'The letter',
    }),
    letterDate: letterDate(),
    ...employerDetails(),
    ...employerSigner(),
  },
  derived: {
    service: {
      label: 'length of service',
      from: ['startDate', 'endDate'],
      // The last day was worked, so the service ends with it.
      write: ({ still, startDate, endDate }) =>
        !still && startDate && endDate ? lengthInWords(startDate, endDate) : undefined,
    },
  },

  refuses({ still, startDate, endDate, roles }) {
    if (!still && startDate && endDate && endDate < startDate)
      return problem('endDate', 'must not be before the first day')
    const dated = roles
      .filter((role) => role.from && role.to)
      .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
    const backwards = dated.find(({ from = '', to = '' }) => to < from)
    if (backwards) return problem('roles', `must end after they begin: ${backwards.title} does not`)
    const overlapping = dated.find(({ from = '' }, at) => at > 0 && from <= (dated[at - 1]?.to ?? ''))
    return overlapping
      ? problem('roles', `must not overlap: ${overlapping.title} begins before the one before it ends`)
      : undefined
  },

  warns({ startDate, endDate, letterDate, still }) {
    return !still && startDate && endDate && letterDate && letterDate < endDate
      ? [
          {
            is: 'fair',
            says: 'The letter is dated before the last day. It then certifies something that has not happened yet.',
          },
        ]
      : []
  },

  records: employerRecords,
  makes: 'An experience letter with the length of service in years, months and days.',
  limits: [
    'Not legal advice. Written for employers in any country; where the law prescribes a form, as for the German Arbeitszeugnis, use that.',
    'It states what you enter. Nobody verifies it, and there is no register behind it.',
    'Length of service counts the first and the last day, and leaves breaks in the employment to you.',
  ],
  sources: [
    { title: 'Acas: references when someone changes jobs', href: 'https://www.acas.org.uk/providing-a-job-reference' },
    {
      title: 'ISO 8601-1:2019, calendar days and durations',
      href: 'https://www.iso.org/standard/70907.html',
    },
  ],

  examples: [
    {
      name: 'Five years in planning',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Maya Lind',
        jobTitle: 'production planner',
        startDate: '2021-06-15',
        endDate: '2026-11-30',
        letterDate: '2026-12-01',
        conduct: 'good',
        duties: 'Weekly plans\nOrders of material',
      },
      expect: {
        text: [
          'was employed by Harbour Tools Ltd from June 15, 2021 to November 30, 2026, which is 5 years, 5 months and 16 days.',
          'Maya Lind worked reliably',
        ],
      },
    },
    {
      name: 'Two positions, still employed',
      given: {
        still: true,
        employeeName: 'Ana Reyes',
        roles: [
          { title: 'Analyst', from: '2022-01-10', to: '2024-03-31' },
          { title: 'Senior analyst', from: '2024-04-01' },
        ],
      },
      expect: { text: ['has been employed by', 'The positions held were:'] },
    },
  ],
})
