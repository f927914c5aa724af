export { datedInternalRateOfReturn } from '@/lib/subjects/finance/cash-flow'
export { largestFall, readPriceHistory, regularPurchases, simulatedPrices } from '@/lib/subjects/trading/position-plan'
