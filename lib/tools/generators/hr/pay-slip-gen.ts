import { methods, paySlipCsv, paySlipDocument, paySlipJson, sumsOfSlip, type PaySlip } from '@/lib/engines/pay-slip'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { amountInWordsField } from '@/lib/kits/fields/amount-in-words'
import { choice, date, defineGenerator, longText, number, rows, text, type Notice } from '@/lib/kits/generator'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'
import { payStatement as indianLaw } from '@/lib/law/in/pay-statement'
import type { PayParticular, PayStatementContents } from '@/lib/law/pay-statement-contents'
import { versionOn } from '@/lib/law/rule'
import { payStatement as britishLaw } from '@/lib/law/uk/pay-statement'
import { payStatement as americanLaw } from '@/lib/law/us/pay-statement'

type Entries = PaySlip & { state: 'other' | 'ca' | 'ny' }

const particularNames: Readonly<Record<PayParticular, string>> = {
  employerAddress: 'the address of the employer',
  employeeNumber: 'an employee number or the last four digits of the social security number',
  hours: 'the hours, where pay varies with the time worked',
  relative: 'the name of the father, mother or spouse',
  jobTitle: 'the designation',
  providentFund: 'the UAN',
  account: 'the bank account',
  attendance: 'the total attendance or units of work',
}

function shownOn(slip: Entries): Readonly<Record<PayParticular, boolean>> {
  const hasHours = slip.earnings.some(({ hours }) => hours !== undefined)
  return {
    employerAddress: slip.employer.trim().includes('\n'),
    employeeNumber: Boolean(slip.employeeNumber || slip.socialSecurity),
    hours: hasHours,
    relative: Boolean(slip.relative),
    jobTitle: Boolean(slip.jobTitle),
    providentFund: Boolean(slip.providentFund),
    account: Boolean(slip.account),
    attendance: slip.paidDays !== undefined || hasHours,
  }
}

function contentsFor({ country, state, payDate, periodEnd }: Entries): PayStatementContents | undefined {
  const day = payDate ?? periodEnd
  if (country === 'uk') return versionOn(britishLaw, day)?.value
  if (country === 'in') return versionOn(indianLaw, day)?.value
  return country === 'us' && state !== 'other' ? versionOn(americanLaw, day)?.value[state] : undefined
}

/** What the law of the country wants and the slip does not show. It is made all the same. */
function remarks(slip: Entries): Notice[] {
  const contents = contentsFor(slip)
  if (!contents)
    return slip.country === 'us' && slip.state === 'other'
      ? [
          {
            is: 'plain',
            says: 'Federal law asks for records of pay, not for a slip. Most states do: compare with yours.',
          },
        ]
      : []
  const shown = shownOn(slip)
  const missing = contents.needs.filter((name) => !shown[name]).map((name) => particularNames[name])
  return missing.length === 0 ? [] : [{ is: 'fair', says: `${contents.provision} also wants ${missing.join('; ')}.` }]
}

const shareBases = { amount: 'Amount', base: '% of first earning', gross: '% of gross pay' } as const
const size = { min: -1e12, max: 1e12, decimals: 6 } as const
const before = () => number('Earlier this year', { optional: true, min: -1e12, max: 1e12, decimals: 4 })

export default defineGenerator({
  rules: [britishLaw, indianLaw, americanLaw],
  records: {
    kind: 'pay-slip',
    business: { party: 'employer', logo: 'logo', currency: 'currency' },
    date: 'payDate',
  },
  form: {
    employer: longText('Employer', {
      initial: 'Harbour Studio\n12 Quay Street\nPortside 4021',
      lines: 3,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    employee: longText('Employee', { initial: 'Asha Rao\n7 Mill Lane\nRiverton 1180', lines: 3, maxLength: 1000 }),
    periodStart: date('First day of the period', { initial: '2026-11-01' }),
    periodEnd: date('Last day of the period', { initial: '2026-11-30', min: { field: 'periodStart' } }),
    earnings: rows('Earnings', {
      row: 'line',
      columns: {
        name: text('Earning', { maxLength: 100, placeholder: 'Basic pay' }),
        basis: choice('Is', {
          options: {
            amount: 'Amount',
            days: 'Amount, cut to days paid',
            base: '% of first earning',
            hours: 'Rate × hours',
          },
          initial: 'amount',
          as: 'menu',
        }),
        size: number('Amount, rate or %', size),
        hours: number('Hours', { optional: true, min: 0, max: 10_000, decimals: 4 }),
        before: before(),
      },
      initial: [
        { name: 'Basic pay', basis: 'amount', size: 3200 },
        { name: 'Overtime', basis: 'hours', size: 28.5, hours: 6 },
      ],
      min: 1,
      max: 60,
    }),
    deductions: rows('Deductions', {
      row: 'line',
      ownLine: 'name',
      columns: {
        name: text('Deduction', { maxLength: 100, placeholder: 'Income tax' }),
        basis: choice('Is', { options: shareBases, initial: 'amount', as: 'menu' }),
        size: number('Amount or %', size),
        before: before(),
      },
      initial: [
        { name: 'Income tax', basis: 'amount', size: 412.5 },
        { name: 'Pension', basis: 'base', size: 5 },
      ],
      min: 0,
      max: 60,
      help: 'The tax is yours to enter. No tax is worked out here.',
    }),
    contributions: rows('Employer contributions', {
      section: 'Employer contributions',
      row: 'line',
      ownLine: 'name',
      columns: {
        name: text('Contribution', { maxLength: 100 }),
        basis: choice('Is', { options: shareBases, initial: 'amount', as: 'menu' }),
        size: number('Amount or %', size),
        before: before(),
      },
      initial: [{ name: 'Employer pension', basis: 'base', size: 3 }],
      min: 0,
      max: 60,
      refines: true,
    }),
    country: choice('Headings and law of', {
      section: 'Country and currency',
      options: { global: 'Any country', uk: 'United Kingdom', in: 'India', us: 'United States' },
      initial: 'global',
      initialIn: { uk: 'uk', in: 'in', us: 'us' },
      as: 'menu',
      refines: true,
    }),
    state: choice('State', {
      section: 'Country and currency',
      options: { other: 'Another state', ca: 'California', ny: 'New York' },
      initial: 'other',
      as: 'menu',
      shownWhen: { field: 'country', is: 'us' },
      refines: true,
    }),
    currency: choice('Currency', {
      section: 'Country and currency',
      options: offeredCurrencies,
      initial: 'USD' as string,
      initialIn: currencyOfRegion,
      as: 'menu',
      refines: true,
    }),
    employeeNumber: text('Employee number', { section: 'Employee', optional: true, maxLength: 40, refines: true }),
    jobTitle: text('Job title', { section: 'Employee', optional: true, maxLength: 100, refines: true }),
    insuranceNumber: text('National Insurance number', {
      section: 'Employee',
      optional: true,
      maxLength: 13,
      shownWhen: { field: 'country', is: 'uk' },
      refines: true,
    }),
    insuranceLetter: text('National Insurance letter', {
      section: 'Employee',
      optional: true,
      maxLength: 1,
      shownWhen: { field: 'country', is: 'uk' },
      refines: true,
    }),
    taxCode: text('Tax code', {
      section: 'Employee',
      optional: true,
      maxLength: 12,
      placeholder: '1257L',
      shownWhen: { field: 'country', is: 'uk' },
      refines: true,
    }),
    relative: text('Name of father, mother or spouse', {
      section: 'Employee',
      optional: true,
      maxLength: 100,
      shownWhen: { field: 'country', is: 'in' },
      refines: true,
    }),
    providentFund: text('UAN', {
      section: 'Employee',
      optional: true,
      maxLength: 20,
      shownWhen: { field: 'country', is: 'in' },
      refines: true,
    }),
    taxAccount: text('PAN', {
      section: 'Employee',
      optional: true,
      maxLength: 10,
      shownWhen: { field: 'country', is: 'in' },
      refines: true,
    }),
    socialSecurity: text('Last four digits of the social security number', {
      section: 'Employee',
      optional: true,
      pattern: { source: '^[0-9]{4}$', says: 'be four digits' },
      help: 'Never the whole number: a slip is easily lost.',
      shownWhen: { field: 'country', is: 'us' },
      refines: true,
    }),
    fullDays: number('Days of full pay', {
      section: 'Attendance',
      optional: true,
      above: 0,
      max: 400,
      decimals: 2,
      help: 'What lines “cut to days paid” are divided by, such as 26 or 30.',
      refines: true,
    }),
    paidDays: number('Days paid', {
      section: 'Attendance',
      optional: true,
      min: 0,
      max: 400,
      decimals: 2,
      refines: true,
    }),
    payDate: date('Date of payment', {
      section: 'Payment',
      initial: '2026-11-30',
      optional: true,
      refines: true,
    }),
    method: choice('Paid by', { section: 'Payment', options: methods, initial: 'transfer', as: 'menu', refines: true }),
    account: text('Account', {
      section: 'Payment',
      optional: true,
      maxLength: 60,
      placeholder: 'ending in 4471',
      refines: true,
    }),
    otherPart: number('Of it paid in another way', {
      section: 'Payment',
      optional: true,
      above: 0,
      max: 1e12,
      decimals: 4,
      refines: true,
    }),
    otherMethod: choice('That part by', {
      section: 'Payment',
      options: methods,
      initial: 'cash',
      as: 'menu',
      refines: true,
    }),
    inWords: amountInWordsField,
    logo: sheetFields.logo,
    notes: longText('Notes', { section: 'Sheet', lines: 2, maxLength: 2000, optional: true, refines: true }),
    paper: sheetFields.paper,
    look: sheetFields.look,
    colour: sheetFields.colour,
  },
  makes:
    'A pay slip that adds up to the cent: earnings, deductions and net pay in figures and words, what the employer pays besides, and the year so far.',
  limits: [
    'No tax, insurance or provident fund is worked out. Enter what your payroll says, as amounts or percentages.',
    'Every line is rounded by itself to the smallest coin, and sums are of rounded lines.',
    'A slip below zero is refused: carry the rest of a deduction to the next one.',
    'What the law wants is compared for Great Britain, for California and New York, and for India’s Central sphere. Other states of India have rules of their own.',
    'The year so far is what you enter from the last slip, plus this one. The page remembers no payroll.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, section 8: itemised pay statement',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/8',
    },
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
  ],

  build(values, { show }) {
    const document = paySlipDocument(values, show)
    return 'problem' in document ? document : { ...document, notices: remarks(values) }
  },

  files: {
    csv: {
      label: 'CSV of the lines',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const sums = sumsOfSlip(values)
        return 'problem' in sums ? sums : paySlipCsv(values, sums)
      },
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      make(values) {
        const sums = sumsOfSlip(values)
        return 'problem' in sums ? sums : paySlipJson(values, sums)
      },
    },
  },
  opens: true,

  examples: [
    {
      name: 'A month with overtime',
      given: {},
      expect: {
        text: [
          'Overtime\t6\t$28.50\t$171.00',
          'Gross pay: $3,371.00',
          'Pension\t$160.00',
          'Total deductions: $572.50',
          'Net pay: $2,798.50',
          'Cost to the employer: $3,467.00',
        ],
      },
    },
    {
      name: 'Twenty of twenty-six days in India',
      given: {
        country: 'in',
        currency: 'INR',
        inWords: 'indian',
        fullDays: 26,
        paidDays: 20,
        earnings: [
          { name: 'Basic', basis: 'days', size: 26_000 },
          { name: 'House rent allowance', basis: 'base', size: 40 },
        ],
        deductions: [{ name: 'Provident fund', basis: 'base', size: 12 }],
        contributions: [],
      },
      expect: {
        text: [
          'Gross wages payable: ₹28,000.00',
          'Net wages paid: ₹25,600.00',
          'Rupees twenty-five thousand six hundred only',
        ],
      },
    },
  ],
})
