import { choice, date, integer, longText, text } from '@/lib/kits/fields/define'

import type { RecordFields } from '@/lib/kits/records/roles'

/* Fields that letters about an employment share, so that the same thing has one name and one limit in all of them. */

/** What is about the sheet of paper and not about the employment. */
const ofTheLetter = { refines: true, section: 'The letter' } as const

export function employerName() {
  return text('Employer', { placeholder: 'Harbour Tools Ltd' })
}

/** `companyName` and `employeeName`. */
export function employmentParties(employee = 'Maya Lind') {
  return { companyName: employerName(), employeeName: text('Employee', { placeholder: employee, as: 'name' }) }
}

/** The day on the letter, in brackets until it is filled in. */
export function letterDate() {
  return date('Date of the letter', { optional: true, later: true, ...ofTheLetter })
}

const addressLimits = { lines: 3, maxLength: 500 } as const

export function employerAddress() {
  return longText('Employer’s address', { optional: true, ...addressLimits, ...ofTheLetter })
}

/** `companyAddress` and `companyContact`, as a letterhead has them. */
export function employerDetails() {
  return {
    companyAddress: employerAddress(),
    companyContact: text('Employer’s phone or e-mail', { optional: true, ...ofTheLetter }),
  }
}

export function employeeAddress() {
  return longText('Employee’s address', { optional: true, ...addressLimits, ...ofTheLetter })
}

/** `signerName` and `signerTitle`: who signs for the employer. */
export function employerSigner() {
  return {
    signerName: text('Signed by', { optional: true, as: 'name', ...ofTheLetter }),
    signerTitle: text('Position of who signs', { optional: true, ...ofTheLetter }),
  }
}

/** The employer is the business that the visitor keeps, and its contact signs. */
export const employerRecords: RecordFields<
  'companyName' | 'companyAddress' | 'companyContact' | 'signerName' | 'letterDate'
> = {
  kind: 'letter',
  business: { name: 'companyName', address: 'companyAddress', email: 'companyContact', contact: 'signerName' },
  date: 'letterDate',
}

/** How a letter of good news is worded. */
export function toneOfLetter() {
  return choice('Tone', { options: { formal: 'Formal', warm: 'Warm' }, initial: 'formal', ...ofTheLetter })
}

/** Whose law of employment a letter names; where it knows none, it names none. */
export function countryOfEmployment(section: string) {
  return choice('Employed in', {
    options: { uk: 'United Kingdom', us: 'United States', global: 'Another country' },
    initial: 'global',
    initialIn: { uk: 'uk', us: 'us' },
    refines: true,
    section,
  })
}

export function department(section: string) {
  return text('Department', { optional: true, refines: true, section })
}

export function manager(section: string) {
  return text('Reports to', { optional: true, refines: true, section })
}

export function placeOfWork(section: string) {
  return text('Place of work', { optional: true, refines: true, section })
}

/** `basis`, and `endDate` of a fixed term. */
export function lengthOfEmployment(section: string) {
  return {
    basis: choice('Employment is', {
      options: { permanent: 'Without end date', fixed: 'For a fixed term' },
      initial: 'permanent',
      refines: true,
      section,
    }),
    endDate: date('End date', {
      optional: true,
      later: true,
      refines: true,
      section,
      shownWhen: { field: 'basis', is: 'fixed' },
    }),
  }
}

/** In months. */
export function probation(section: string) {
  return integer('Probation', { optional: true, unit: 'months', min: 1, max: 24, refines: true, section })
}

/** The period that an amount of pay is for. */
export function payPeriod(section: string) {
  return choice('Pay is for', {
    options: { year: 'Year', month: 'Month', week: 'Week', hour: 'Hour' },
    initial: 'year',
    refines: true,
    section,
  })
}

export function payDay(section: string) {
  return text('When it is paid', {
    optional: true,
    placeholder: 'on the last working day of each month',
    refines: true,
    section,
  })
}
