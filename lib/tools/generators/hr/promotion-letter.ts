import { defineLetter } from '@/lib/families/letters-contracts'
import {
  department,
  employeeAddress,
  employerDetails,
  employerSigner,
  employmentParties,
  letterDate,
  manager,
  payPeriod,
  toneOfLetter,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { date, integer, longText, money, text, toggle } from '@/lib/kits/generator'
import template from './promotion-letter.template.md'

export default defineLetter({
  template,
  form: {
    ...employmentParties(),
    newTitle: text('New title', { placeholder: 'head of planning' }),
    effectiveDate: date('Effective date', { optional: true, later: true }),
    newPay: money('New pay', { optional: true, above: 0, help: 'Leave empty if the pay stays as it is.' }),

    oldTitle: text('Present title', { optional: true, refines: true, section: 'The change' }),
    oldPay: money('Present pay', { optional: true, above: 0, refines: true, section: 'The change' }),
    payPer: payPeriod('The change'),
    department: department('The change'),
    manager: manager('The change'),
    duties: longText('New duties', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line.',
      refines: true,
      section: 'The change',
    }),
    trial: integer('Trial in the new position', {
      optional: true,
      unit: 'months',
      min: 1,
      max: 12,
      refines: true,
      section: 'The change',
    }),
    achievements: longText('Achievements', {
      optional: true,
      lines: 3,
      maxLength: 3000,
      help: 'One a line, concrete.',
      refines: true,
      section: 'The letter',
    }),
    tone: toneOfLetter(),
    announcement: toggle('Add a note to the team', {
      help: 'On a page of its own, without the pay.',
      refines: true,
      section: 'The letter',
    }),
    letterDate: letterDate(),
    ...employerDetails(),
    employeeAddress: employeeAddress(),
    ...employerSigner(),
  },
  derived: {
    change: {
      label: 'change in per cent',
      from: ['oldPay', 'newPay'],
      write({ oldPay, newPay }, { show }) {
        if (!oldPay || !newPay || oldPay === newPay) return undefined
        const share = show.percent(Math.abs(newPay / oldPay - 1), 1)
        return newPay > oldPay ? `${share} more` : `${share} less`
      },
    },
  },

  warns({ oldPay, newPay, letterDate, effectiveDate }) {
    return [
      ...(oldPay && newPay && newPay < oldPay
        ? [{ is: 'fair' as const, says: 'The new pay is lower than the present one. Is that what was agreed?' }]
        : []),
      ...(oldPay && newPay && oldPay === newPay
        ? [{ is: 'plain' as const, says: 'The pay is the same before and after, so no change in per cent is stated.' }]
        : []),
      ...(letterDate && effectiveDate && effectiveDate < letterDate
        ? [{ is: 'fair' as const, says: 'The promotion takes effect before the date of the letter.' }]
        : []),
    ]
  },

  records: employerRecords,
  makes: 'A promotion letter with the change in pay worked out, and a note to the team if you want one.',
  limits: [
    'Not legal advice. It changes a contract by agreement, so the employee signs; works councils and collective agreements are not covered.',
    'The change in per cent compares two amounts for the same period, rounded to one decimal.',
    'In Great Britain a change to the written particulars must be stated in writing within a month of the change.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, section 4: statement of changes',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/4',
    },
    {
      title: 'Acas: changing an employment contract',
      href: 'https://www.acas.org.uk/changing-an-employment-contract',
    },
  ],

  examples: [
    {
      name: 'A planner leads the department',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Maya Lind',
        oldTitle: 'production planner',
        newTitle: 'head of planning',
        oldPay: 34000,
        newPay: 39100,
        effectiveDate: '2027-04-01',
        trial: 3,
      },
      expect: {
        text: [
          'We are pleased to promote you from production planner to head of planning with effect from April 1, 2027.',
          'from $34,000 to $39,100 a year before tax, 15.0% more, from the same day.',
          'A trial of 3 months in the new position begins on that day.',
        ],
      },
    },
    {
      name: 'A new title with the same pay',
      given: { employeeName: 'Ana Reyes', newTitle: 'senior analyst', tone: 'warm', announcement: true },
      expect: { text: ['Congratulations. From [effective date] you are senior analyst.', 'Announcement to the team'] },
    },
  ],
})
