import { monthNames } from '@/lib/base/format/dates'
import { choice, file, integer, longText, number, percent, rows, text } from '@/lib/kits/fields/define'
import type { Fields, Values } from '@/lib/kits/fields/types'
import { kindLabels, usualPattern } from './kinds'
import { largestLogo, longestLogo } from './logo-size'
import { longestPattern, patternSource } from './number-pattern'

const postal = {
  street: longText('Street and number', { section: 'Address', lines: 2, maxLength: 300, optional: true }),
  postcode: text('Postcode', { section: 'Address', maxLength: 20, optional: true }),
  city: text('Town or city', { section: 'Address', maxLength: 100, optional: true }),
  state: text('State or region', { section: 'Address', maxLength: 100, optional: true }),
  country: text('Country', { section: 'Address', maxLength: 100, optional: true }),
}

const reach = {
  email: text('Email', { section: 'Contact', as: 'email', maxLength: 200, optional: true }),
  phone: text('Phone', { section: 'Contact', as: 'tel', maxLength: 50, optional: true }),
}

/** What a visitor's own business is known by. */
export const businessForm = {
  name: text('Business name', { maxLength: 200, help: 'As it stands on your documents.' }),
  contact: text('Your name', { as: 'name', maxLength: 200, optional: true }),
  ...postal,
  ...reach,
  website: text('Website', { section: 'Contact', as: 'url', maxLength: 200, optional: true }),
  taxId: text('Tax or VAT number', {
    section: 'Registration',
    maxLength: 50,
    optional: true,
    help: 'VAT id, GSTIN, EIN or what your country calls it.',
  }),
  companyId: text('Company number', { section: 'Registration', maxLength: 80, optional: true }),
  bankName: text('Bank', { section: 'Bank', maxLength: 100, optional: true }),
  accountName: text('Account holder', { section: 'Bank', maxLength: 200, optional: true }),
  account: text('IBAN or account number', { section: 'Bank', maxLength: 50, optional: true }),
  bankCode: text('BIC, sort code, routing number or IFSC', { section: 'Bank', maxLength: 30, optional: true }),
  currency: text('Currency', {
    section: 'On documents',
    maxLength: 3,
    placeholder: 'EUR',
    pattern: { source: '^[A-Za-z]{3}$', says: 'be a code of three letters, such as EUR' },
    optional: true,
  }),
  dueDays: integer('Days to pay', { section: 'On documents', min: 0, max: 365, optional: true }),
  terms: longText('Terms', { section: 'On documents', lines: 3, maxLength: 4000, optional: true }),
  logo: file('Logo', {
    section: 'On documents',
    accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
    maxBytes: largestLogo,
    longestSide: longestLogo,
    optional: true,
    help: 'PNG, JPEG, SVG or WebP.',
  }),
  fiscalMonth: choice('The fiscal year begins in', {
    section: 'Numbers',
    options: Object.fromEntries(monthNames.map((name, at) => [at + 1, name])) as Readonly<Record<string, string>>,
    initial: '1' as string,
    initialIn: { in: '4' },
    as: 'menu',
    help: 'For patterns with {fiscal-year}: April makes 2026-27 of May 2026.',
  }),
  numbering: rows('Patterns', {
    section: 'Numbers',
    row: 'pattern',
    min: 0,
    max: 20,
    initial: [],
    columns: {
      kind: choice('Document', { options: kindLabels, initial: 'invoice', as: 'menu' }),
      pattern: text('Pattern', {
        initial: usualPattern,
        maxLength: longestPattern,
        pattern: {
          source: patternSource,
          says: 'have {number} once, and no other place than {kind}, {year}, {year:2}, {fiscal-year}, {fiscal-year:2} and {month}',
        },
      }),
      first: integer('Begins at', { initial: 1, min: 1, max: 1_000_000_000 }),
    },
    help: `A kind without a row is numbered ${usualPattern}. The places are {kind}, {year}, {year:2}, {fiscal-year}, {fiscal-year:2}, {month} and {number}; {number:4} has at least four digits.`,
  }),
} as const satisfies Fields

/** Somebody whom documents are made for, or who supplies. */
export const clientForm = {
  name: text('Name', { maxLength: 200 }),
  contact: text('Person to write to', { as: 'name', maxLength: 200, optional: true }),
  ...postal,
  ...reach,
  taxId: text('Tax or VAT number', { section: 'Registration', maxLength: 50, optional: true }),
  note: longText('Note for yourself', {
    section: 'Registration',
    lines: 2,
    maxLength: 2000,
    optional: true,
    help: 'Stands on no document.',
  }),
} as const satisfies Fields

/** Something sold or bought again and again. */
export const itemForm = {
  name: text('Description', { maxLength: 500 }),
  code: text('Article number', { maxLength: 50, optional: true }),
  unit: text('Unit', { maxLength: 30, optional: true, placeholder: 'hour' }),
  price: number('Price for one', { min: 0, max: 1_000_000_000, decimals: 4, optional: true }),
  tax: percent('Tax rate', { max: 1, decimals: 3, optional: true }),
} as const satisfies Fields

export type Business = Values<typeof businessForm>
export type Client = Values<typeof clientForm>
export type Item = Values<typeof itemForm>
