import { problem, type Problem } from '@/lib/base/problem'
import { encodeStrictly } from '@/lib/subjects/qr/links'
import { charactersOf, oneLine } from './texts'

/** What a payment link of India's Unified Payments Interface holds; what is not wanted is empty. */
export interface UpiPayment {
  /** The payee's UPI id: name@handle. */
  address: string
  name: string
  /** Paise; undefined where the payer writes the amount. */
  paise: number | undefined
  /** What the payer sees. */
  note: string
  /** The payee's own number for the payment, such as the invoice's. */
  reference: string
  /** Four digits of the payee's trade (ISO 18245), for merchants. */
  category: string
}

export type UpiProblem = Problem<keyof UpiPayment>

const largestPaise = 99_999_999_999

/** A upi://pay link. NPCI, UPI Linking Specifications, 1.6: amounts in rupees with at most two decimals, spaces as %20. */
export function upiContent(payment: UpiPayment): string | UpiProblem {
  const address = payment.address.trim()
  if (address === '') return problem('address', 'must be filled in')
  if (!/^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(address))
    return problem('address', 'must be a UPI id such as shop@bank')
  const [name, note, reference] = [oneLine(payment.name), oneLine(payment.note), oneLine(payment.reference)]
  if (name === '') return problem('name', 'must be filled in')
  if (charactersOf(name) > 99) return problem('name', 'must be 99 characters or shorter')
  if (charactersOf(note) > 80) return problem('note', 'must be 80 characters or shorter')
  if (!/^[A-Za-z0-9 ./_-]{0,35}$/.test(reference))
    return problem('reference', 'must be 35 letters, digits or signs such as - and / at most')
  if (!/^(?:\d{4})?$/.test(payment.category)) return problem('category', 'must be four digits')
  const { paise } = payment
  if (paise !== undefined && !(Number.isInteger(paise) && paise >= 1 && paise <= largestPaise))
    return problem('paise', 'must be from 0.01 to 999999999.99')
  const fields: [key: string, value: string][] = [
    ['pn', name],
    ['mc', payment.category],
    ['tr', reference],
    ['tn', note],
    ['am', paise === undefined ? '' : (paise / 100).toFixed(2)],
    ['cu', 'INR'],
  ]
  const filled = fields.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${encodeStrictly(value)}`)
  return `upi://pay?pa=${address}&${filled.join('&')}`
}
