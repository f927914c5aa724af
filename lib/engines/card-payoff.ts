export { cardPaymentFor, payOffCard, type CardTerms } from '@/lib/subjects/finance/card-payoff'
