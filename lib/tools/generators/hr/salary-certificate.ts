import { defineLetter } from '@/lib/families/letters-contracts'
import { amountWords, inWordsFromMinor, moneyFromMinor, sumInMinor } from '@/lib/families/letters-contracts/amounts'
import {
  department,
  employerDetails,
  employerSigner,
  employmentParties,
  lengthOfEmployment,
  letterDate,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, longText, money, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './salary-certificate.template.md'

interface Pay {
  earnings: readonly { amount?: number }[]
  deductions: readonly { amount?: number }[]
}

const amountsOf = (rows: readonly { amount?: number }[]) => rows.map(({ amount }) => amount)

/** Whole minor units of what is left of the earnings after the deductions. */
function netOf({ earnings, deductions }: Pay, minorDigits: number): number {
  return sumInMinor(amountsOf(earnings), minorDigits) - sumInMinor(amountsOf(deductions), minorDigits)
}

export default defineLetter({
  template,
  form: {
    ...employmentParties(),
    jobTitle: text('Position', { placeholder: 'production planner' }),
    startDate: date('Employed since', { optional: true, later: true }),
    earnings: rows('Earnings', {
      columns: { item: text('Earning', {}), amount: money('Amount', {}) },
      initial: [{ item: 'Basic pay', amount: 3000 }],
      row: 'earning',
      min: 1,
      max: 40,
      help: 'Before tax, each part of the pay by itself.',
    }),

    deductions: rows('Deductions', {
      columns: { item: text('Deduction', {}), amount: money('Amount', {}) },
      initial: [],
      row: 'deduction',
      min: 0,
      max: 40,
      refines: true,
      section: 'Pay',
    }),
    payPer: choice('Amounts are for one', {
      options: { month: 'Month', week: 'Week', year: 'Year' },
      initial: 'month',
      refines: true,
      section: 'Pay',
    }),
    asOf: date('Pay as at', { optional: true, refines: true, section: 'Pay' }),
    words: amountWords('Pay'),
    yearly: toggle('State twelve months before deductions', {
      refines: true,
      section: 'Pay',
      shownWhen: { field: 'payPer', is: 'month' },
    }),
    remarks: longText('What else is paid', {
      optional: true,
      lines: 2,
      maxLength: 1000,
      placeholder: 'A bonus of one month’s pay was paid in December 2025.',
      help: 'As whole sentences.',
      refines: true,
      section: 'Pay',
    }),

    employeeId: text('Employee number', { optional: true, refines: true, section: 'The employment' }),
    department: department('The employment'),
    ...lengthOfEmployment('The employment'),
    notice: toggle('Notice has been given', { refines: true, section: 'The employment' }),

    addressee: text('Addressed to', {
      optional: true,
      placeholder: 'Harbour Bank, Leeds',
      refines: true,
      section: 'The letter',
    }),
    purpose: text('Needed for', { optional: true, placeholder: 'a home loan', refines: true, section: 'The letter' }),
    serial: text('Certificate number', { optional: true, refines: true, section: 'The letter' }),
    letterDate: letterDate(),
    verify: text('Who answers questions', {
      optional: true,
      placeholder: 'Owen Hart, +44 113 496 0000',
      refines: true,
      section: 'The letter',
    }),
    ...employerDetails(),
    ...employerSigner(),
  },
  derived: {
    net: {
      label: 'net pay',
      from: ['earnings'],
      write: (values, context) => moneyFromMinor(netOf(values, context.minorDigits), context),
    },
    netWords: {
      label: 'net pay in words',
      from: ['earnings'],
      write: (values, context) => inWordsFromMinor(netOf(values, context.minorDigits), values.words, context),
    },
    yearlyGross: {
      label: 'pay of twelve months',
      from: ['earnings'],
      write: ({ earnings, payPer }, context) =>
        payPer === 'month'
          ? moneyFromMinor(sumInMinor(amountsOf(earnings), context.minorDigits) * 12, context)
          : undefined,
    },
  },
  unwritten: ['words'],

  refuses(values, { minorDigits, today }) {
    const { letterDate, startDate, asOf, basis, endDate } = values
    if (netOf(values, minorDigits) < 0) return problem('deductions', 'must not be more than the earnings')
    if (letterDate && today && letterDate > today) return problem('letterDate', 'must not lie in the future')
    if (letterDate && startDate && startDate > letterDate)
      return problem('startDate', 'must not be after the date of the letter')
    if (letterDate && asOf && asOf > letterDate) return problem('asOf', 'must not be after the date of the letter')
    return basis === 'fixed' && startDate && endDate && endDate < startDate
      ? problem('endDate', 'must not be before the first day')
      : undefined
  },

  warns({ basis, endDate, letterDate, earnings }) {
    return [
      ...(basis === 'fixed' && endDate && letterDate && endDate < letterDate
        ? [
            {
              is: 'fair' as const,
              says: 'The fixed term had ended when the letter is dated. Certify past pay instead.',
            },
          ]
        : []),
      ...(earnings.some(({ item }) => item.trim() === '')
        ? [{ is: 'fair' as const, says: 'An earning has no name. The reader cannot tell whether it is regular pay.' }]
        : []),
    ]
  },

  records: employerRecords,
  makes: 'A salary certificate with earnings, deductions, net pay in figures and in words.',
  limits: [
    'Not legal advice. Banks and embassies often have a form of their own; where they do, use that.',
    'Amounts are in the currency of the region you chose for this site. One certificate has one currency.',
    'It adds up what you enter. Taxes and contributions are not computed, and nobody verifies the certificate.',
    'Words are English. A translation beside the text, a stamp and a picture of a signature are added by hand.',
  ],
  sources: [
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
    {
      title: 'Unicode CLDR: English names of currencies',
      href: 'https://github.com/unicode-org/cldr-json/blob/main/cldr-json/cldr-numbers-full/main/en/currencies.json',
    },
  ],

  examples: [
    {
      name: 'A certificate for a home loan',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Maya Lind',
        jobTitle: 'production planner',
        startDate: '2021-06-15',
        earnings: [
          { item: 'Basic pay', amount: 2833.33 },
          { item: 'Shift allowance', amount: 216.67 },
        ],
        deductions: [
          { item: 'Income tax', amount: 357.4 },
          { item: 'Pension', amount: 152.5 },
        ],
        purpose: 'a home loan',
        addressee: 'Harbour Bank, Leeds',
      },
      expect: {
        text: [
          'Total\t$3,050.00',
          'Total\t$509.90',
          'The net pay for one month is $2,540.10, in words: Two thousand five hundred forty dollars and ten cents.',
        ],
      },
    },
    {
      name: 'A year without deductions',
      given: {
        employeeName: 'Ana Reyes',
        jobTitle: 'analyst',
        payPer: 'year',
        earnings: [{ item: 'Salary', amount: 48000 }],
        words: 'none',
      },
      expect: { text: ['Nothing is deducted. The pay for one year is $48,000.00.'] },
    },
  ],
})
