import { fitsLuhn } from '@/lib/subjects/identifiers/check-digits'

export const cardBrands = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
} as const
export type CardBrand = keyof typeof cardBrands

export interface TestCard {
  number: string
  brand: CardBrand
  /** What a gateway that documents it answers. */
  answer: string
  /** Whose documentation has it. */
  by: string
}

const both = 'Stripe, Braintree'

/**
 * Numbers that payment gateways publish for their test systems. None is invented: a number that only fits the rules may belong to
 * somebody. Sources: Stripe, Testing; Braintree, Testing and Go Live; PAYONE, test data (4111…).
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', answer: 'Paid', by: 'Stripe' },
  { number: '4111111111111111', brand: 'visa', answer: 'Paid', by: 'Braintree, PAYONE' },
  { number: '4012888888881881', brand: 'visa', answer: 'Paid', by: both },
  { number: '4000056655665556', brand: 'visa', answer: 'Paid, debit card', by: 'Stripe' },
  { number: '5555555555554444', brand: 'mastercard', answer: 'Paid', by: both },
  { number: '2223000048400011', brand: 'mastercard', answer: 'Paid, number beginning with 2', by: 'Braintree' },
  { number: '5200828282828210', brand: 'mastercard', answer: 'Paid, debit card', by: 'Stripe' },
  { number: '5105105105105100', brand: 'mastercard', answer: 'Paid, prepaid card', by: 'Stripe' },
  { number: '378282246310005', brand: 'amex', answer: 'Paid', by: both },
  { number: '371449635398431', brand: 'amex', answer: 'Paid', by: both },
  { number: '6011111111111117', brand: 'discover', answer: 'Paid', by: both },
  { number: '6011000990139424', brand: 'discover', answer: 'Paid', by: 'Stripe' },
  { number: '30569309025904', brand: 'diners', answer: 'Paid, 14 digits', by: 'Stripe' },
  { number: '38520000023237', brand: 'diners', answer: 'Paid, 14 digits', by: 'Stripe' },
  { number: '3530111333300000', brand: 'jcb', answer: 'Paid', by: both },
  { number: '3566002020360505', brand: 'jcb', answer: 'Paid', by: 'Stripe' },
  { number: '6200000000000005', brand: 'unionpay', answer: 'Paid', by: 'Stripe' },
  { number: '4000000000000002', brand: 'visa', answer: 'Declined', by: 'Stripe' },
  { number: '4000000000009995', brand: 'visa', answer: 'Declined: insufficient funds', by: 'Stripe' },
  { number: '4000000000000069', brand: 'visa', answer: 'Declined: card expired', by: 'Stripe' },
  { number: '4000000000000127', brand: 'visa', answer: 'Declined: wrong security code', by: 'Stripe' },
  { number: '4000000000000119', brand: 'visa', answer: 'Declined: processing error', by: 'Stripe' },
  { number: '4000002760003184', brand: 'visa', answer: 'Asks for 3-D Secure', by: 'Stripe' },
  { number: '4242424242424241', brand: 'visa', answer: 'Refused: fails the check digit', by: 'Stripe' },
]

export function isPaid({ answer }: TestCard): boolean {
  return answer.startsWith('Paid')
}

/** Digits of the security code: four on the front of an American Express card. */
export function securityDigits(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3
}

interface Rule {
  brand: string
  first: RegExp
  lengths: readonly number[]
}

const from16 = [16, 17, 18, 19]

/** Which numbers belong to which network, by their beginning: ISO/IEC 7812-1 and the networks' published ranges. */
const rules: readonly Rule[] = [
  { brand: 'American Express', first: /^3[47]/, lengths: [15] },
  { brand: 'Diners Club', first: /^(30[0-5]|3095|36|3[89])/, lengths: [14, 15, 16, 17, 18, 19] },
  { brand: 'JCB', first: /^35(2[89]|[3-8])/, lengths: from16 },
  { brand: 'Visa', first: /^4/, lengths: [13, 16, 19] },
  { brand: 'Mastercard', first: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { brand: 'Discover', first: /^(6011|64[4-9]|65)/, lengths: from16 },
  { brand: 'UnionPay', first: /^(62|81)/, lengths: from16 },
  { brand: 'Maestro', first: /^(50|5[6-8]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
]

export interface CheckedNumber {
  digits: string
  /** Undefined where no network begins like that. */
  brand: string | undefined
  fitsLength: boolean
  fitsLuhn: boolean
  /** The last digit with which the others would fit. */
  lastDigit: string
  known: TestCard | undefined
}

/** A number with spaces or hyphens looked at; or its first character that is no digit, from 0. */
export function checkCardNumber(written: string): CheckedNumber | { wrong: number } {
  const wrong = written.search(/[^0-9 -]/)
  if (wrong !== -1) return { wrong }
  const digits = written.replaceAll(/[ -]/g, '')
  const rule = rules.find(({ first }) => first.test(digits))
  const rest = digits.slice(0, -1)
  const lastDigit = [...'0123456789'].find((digit) => fitsLuhn(rest + digit)) ?? ''
  return {
    digits,
    brand: rule?.brand,
    fitsLength: rule?.lengths.includes(digits.length) ?? false,
    fitsLuhn: digits !== '' && fitsLuhn(digits),
    lastDigit,
    known: testCards.find(({ number }) => number === digits),
  }
}

/** As it is printed on cards: groups of four, of American Express and 14 digits 4, 6 and the rest. */
export function groupedNumber(digits: string): string {
  const groups =
    digits.length < 16 ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter((group) => group !== '').join(' ')
}
