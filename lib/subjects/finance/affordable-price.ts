import { payment } from './annuity'
import { cancellationShare } from './mortgage-insurance'

/** What a home costs besides its price. Amounts in money; rates are fractions, 0 allowed. */
export interface HousingCosts {
  /** The interest rate for one month, and the number of monthly payments (1 or more). */
  monthlyRate: number
  payments: number
  /** A year, of the price. */
  propertyTaxRate: number
  /** A month, whatever the price: insurance and dues. */
  fixedMonthly: number
  /** A year, of the loan, charged while the loan exceeds 80% of the price. */
  insuranceRate: number
}

/** One month of a home, in money. */
export interface HousingPayment {
  loan: number
  instalment: number
  propertyTax: number
  fixed: number
  insurance: number
  total: number
}

const isInsured = (price: number, loan: number) => loan > cancellationShare * price * (1 + 1e-12)

/** The first month's cost of a home bought at `price` with `deposit` (both in money): principal, interest, taxes, insurance. */
export function housingPayment(price: number, deposit: number, costs: HousingCosts): HousingPayment {
  const loan = Math.max(0, price - deposit)
  const instalment = -(payment(costs.monthlyRate, costs.payments, loan) ?? 0)
  const propertyTax = (price * costs.propertyTaxRate) / 12
  const insurance = isInsured(price, loan) ? (loan * costs.insuranceRate) / 12 : 0
  const total = instalment + propertyTax + costs.fixedMonthly + insurance
  return { loan, instalment, propertyTax, fixed: costs.fixedMonthly, insurance, total }
}

/**
 * The highest price whose first month costs no more than `budget`; 0 where the budget does not cover what is charged
 * whatever the price. The cost is a straight line in the price with a step at a loan of 80%, where insurance begins.
 * Infinity when nothing depends on the price.
 */
export function affordablePrice(budget: number, deposit: number, costs: HousingCosts): number {
  const room = budget - costs.fixedMonthly
  if (room <= 0) return 0
  const tax = costs.propertyTaxRate / 12
  const perLoan = -(payment(costs.monthlyRate, costs.payments, 1) ?? 0)
  if (tax * deposit >= room) return room / tax
  const uninsured = (room + perLoan * deposit) / (perLoan + tax)
  const highestUninsured = deposit / (1 - cancellationShare)
  if (uninsured <= highestUninsured) return uninsured
  const perInsured = perLoan + costs.insuranceRate / 12
  return Math.max(highestUninsured, (room + perInsured * deposit) / (perInsured + tax))
}
