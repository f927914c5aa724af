import { defineGeneratorCases } from '@/lib/kits/generator'
import testCreditCard from './test-credit-card'

const stripe = { title: 'Stripe: Testing', href: 'https://docs.stripe.com/testing' }
const braintree = {
  title: 'Braintree: Testing and Go Live',
  href: 'https://developer.paypal.com/braintree/docs/reference/general/testing/',
}
const luhn = { title: 'ISO/IEC 7812-1, annex B', how: 'Luhn’s sum in Python' }
const check = (number: string) => ({ task: 'check' as const, number })

export default defineGeneratorCases(testCreditCard, [
  {
    name: 'the best-known number',
    given: check('4242424242424242'),
    expect: { text: ['Network: Visa', 'Check digit (Luhn): fits', 'yes, Stripe: Paid'] },
    source: stripe,
  },
  {
    name: 'its last digit wrong',
    given: check('4242424242424241'),
    expect: { text: ['does not fit; 2 would'] },
    source: stripe,
  },
  {
    name: 'with hyphens, of Braintree',
    given: check('3782-822463-10005'),
    expect: { text: ['Network: American Express', 'Digits: 15', 'Check digit (Luhn): fits'] },
    source: braintree,
  },
  {
    name: 'Mastercard beginning with 2',
    given: check('2223000048400011'),
    expect: { text: ['Network: Mastercard', 'yes, Braintree'] },
    source: braintree,
  },
  {
    name: 'fourteen digits',
    given: check('30569309025904'),
    expect: { text: ['Network: Diners Club', 'Digits: 14', 'Check digit (Luhn): fits'] },
    source: stripe,
  },
  {
    name: 'JCB',
    given: check('3530111333300000'),
    expect: { text: ['Network: JCB', 'Check digit (Luhn): fits'] },
    source: braintree,
  },
  { name: 'Discover', given: check('6011000990139424'), expect: { text: ['Network: Discover'] }, source: stripe },
  { name: 'UnionPay', given: check('6200000000000005'), expect: { text: ['Network: UnionPay'] }, source: stripe },
  {
    name: 'Maestro of Braintree, not in the list',
    given: check('6304000000000000'),
    expect: { text: ['Network: Maestro', 'Check digit (Luhn): fits', 'Published test number: no'] },
    source: braintree,
  },
  {
    name: 'no network',
    given: check('9999999999999995'),
    expect: { text: ['Network: unknown', 'Check digit (Luhn): fits'] },
    source: luhn,
  },
  {
    name: 'two digits that changed places',
    given: check('4021888888881881'),
    expect: { text: ['does not fit'] },
    source: luhn,
  },
  { name: 'a letter', given: check('4242 4242 4242 424l'), problem: 'number', source: luhn },
  {
    name: 'declines of Stripe',
    given: { brand: 'visa', answers: 'refused' },
    expect: { text: ['4000 0000 0000 0002', 'insufficient funds', '4000 0000 0000 0127'] },
    source: stripe,
  },
  {
    name: 'no refusal of JCB is published',
    given: { brand: 'jcb', answers: 'refused' },
    problem: 'answers',
    source: stripe,
  },
  {
    name: 'rows',
    given: { task: 'rows', count: 3, brand: 'amex' },
    expect: { text: ['American Express', 'Test '] },
    source: braintree,
  },
])
