import { defineLetter } from '@/lib/families/letters-contracts'
import {
  department,
  employeeAddress,
  employerDetails,
  employerSigner,
  employmentParties,
  letterDate,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { daysFrom } from '@/lib/subjects/time/calendar'
import { choice, date, integer, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './relieving-letter.template.md'

interface Notice {
  resignedOn?: string | undefined
  lastDay?: string | undefined
  noticeDays?: number | undefined
}

/** Days by which the time from the resignation to the last day is shorter than the notice; undefined while a date is missing. */
function daysShort({ resignedOn, lastDay, noticeDays }: Notice): number | undefined {
  if (!resignedOn || !lastDay || noticeDays === undefined) return undefined
  return Math.max(0, noticeDays - daysFrom(resignedOn, lastDay))
}

export default defineLetter({
  template,
  form: {
    ...employmentParties(),
    jobTitle: text('Position', { placeholder: 'production planner' }),
    resignedOn: date('Resigned on', { optional: true }),
    lastDay: date('Last working day', { optional: true, later: true }),

    department: department('Notice'),
    noticeDays: integer('Notice', {
      optional: true,
      unit: 'days',
      min: 1,
      max: 366,
      help: 'Calendar days, from the day after the resignation.',
      refines: true,
      section: 'Notice',
    }),
    shortBy: choice('A notice cut short is', {
      options: { waived: 'Waived', paid: 'Settled in the final pay', open: 'Still open' },
      initial: 'open',
      refines: true,
      section: 'Notice',
    }),
    clearance: rows('Clearance', {
      columns: {
        item: text('Item', {}),
        state: choice('State', {
          options: { pending: 'Pending', cleared: 'Cleared', none: 'Does not apply' },
          initial: 'pending',
        }),
      },
      initial: [],
      row: 'item',
      min: 0,
      max: 40,
      help: 'Laptop, keys, advances. An item begins as pending, never as cleared.',
      refines: true,
      section: 'Clearance and pay',
    }),
    settlement: choice('Final pay', {
      options: { unsaid: 'Say nothing', paid: 'Settled', later: 'Will be settled' },
      initial: 'unsaid',
      refines: true,
      section: 'Clearance and pay',
    }),
    settledBy: date('Settled by', {
      optional: true,
      later: true,
      refines: true,
      section: 'Clearance and pay',
      shownWhen: { field: 'settlement', is: 'later' },
    }),
    wishes: toggle('Thank the employee', { initial: true, refines: true, section: 'The letter' }),
    letterDate: letterDate(),
    ...employerDetails(),
    employeeAddress: employeeAddress(),
    ...employerSigner(),
  },
  derived: {
    shortfall: {
      label: 'days short',
      from: ['resignedOn', 'lastDay', 'noticeDays'],
      write(values, { show }) {
        const short = daysShort(values)
        return short ? `${show.count(short)} ${short === 1 ? 'day' : 'days'}` : undefined
      },
    },
    served: {
      label: 'notice served',
      from: ['resignedOn', 'lastDay', 'noticeDays'],
      write: (values) => (daysShort(values) === 0 ? 'yes' : undefined),
    },
    pending: {
      label: 'pending items',
      from: ['clearance'],
      write: ({ clearance }) => (clearance.some(({ state }) => state === 'pending') ? 'yes' : undefined),
    },
  },

  refuses({ resignedOn, lastDay, clearance }) {
    if (resignedOn && lastDay && lastDay < resignedOn) return problem('lastDay', 'must not be before the resignation')
    return clearance.some(({ item }) => item.trim() === '') ? problem('clearance', 'must name every item') : undefined
  },

  warns({ clearance, settlement }) {
    const isOpen = clearance.some(({ state }) => state === 'pending')
    return isOpen && settlement === 'paid'
      ? [
          {
            is: 'fair',
            says: 'Items are pending while the final pay is settled. The letter then leaves out that nothing is owed.',
          },
        ]
      : []
  },

  records: employerRecords,
  makes: 'A relieving letter with the notice counted and the clearance listed as it stands.',
  limits: [
    'Not legal advice. Such letters are customary in South Asia above all; the text names no law and suits any country.',
    'A shortfall is counted in calendar days from the resignation to the last working day. Leave that your rules set off against it is not deducted.',
    'It settles no dispute: a claim that somebody has is not ended by this letter.',
  ],
  sources: [{ title: 'ISO 8601-1:2019, calendar days', href: 'https://www.iso.org/standard/70907.html' }],

  examples: [
    {
      name: 'Ten days short, waived',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Maya Lind',
        jobTitle: 'production planner',
        resignedOn: '2027-03-01',
        lastDay: '2027-03-21',
        noticeDays: 30,
        shortBy: 'waived',
        clearance: [
          { item: 'Laptop', state: 'cleared' },
          { item: 'Travel advance', state: 'pending' },
        ],
      },
      expect: {
        text: [
          'Your notice was 30 days. It was 10 days short, which we have waived.',
          'Your release is subject to the items above that are still pending.',
        ],
      },
    },
    {
      name: 'Everything returned',
      given: {
        resignedOn: '2027-03-01',
        lastDay: '2027-03-31',
        noticeDays: 30,
        settlement: 'paid',
        clearance: [{ item: 'Keys', state: 'cleared' }],
      },
      expect: {
        text: [
          'You served your notice of 30 days in full.',
          'All items are cleared.',
          'neither side owes the other anything',
        ],
      },
    },
  ],
})
