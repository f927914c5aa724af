/* Card numbers that gateways publish for tests, and what a number says of itself. */
export {
  cardBrands,
  checkCardNumber,
  groupedNumber,
  isPaid,
  securityDigits,
  testCards,
  type CardBrand,
  type TestCard,
} from '@/lib/subjects/cards/test-cards'
export { keyFor, randomStream } from '@/lib/base/random/stream'
