import type { ReadCell, ReadRow } from '@/lib/subjects/tables/book'
import {
  cellText,
  dateOrderOf,
  decimalMarkOf,
  isUnsureDate,
  placesOf,
  readMoment,
  reportNumber,
  type DateOrder,
} from '@/lib/subjects/tables/columns'
import type { Rfm } from './rfm'

export const customerColumns = ['customer', 'date', 'amount', 'recency', 'frequency'] as const
export type CustomerColumn = (typeof customerColumns)[number]

/** Headings as shops, cash registers and accounts write them, in order of preference. */
export const columnNames: Readonly<Record<CustomerColumn, readonly string[]>> = {
  customer: [
    'customer id',
    'customer',
    'customer email',
    'email',
    'e-mail',
    'client id',
    'client',
    'user id',
    'user',
    'buyer',
    'buyer email',
    'customer name',
    'account',
    'member id',
    'id',
    'name',
    'kunde',
    'kundennummer',
    'cliente',
    'client',
  ],
  date: [
    'order date',
    'date',
    'created at',
    'created',
    'purchase date',
    'invoice date',
    'invoicedate',
    'paid at',
    'transaction date',
    'last order',
    'last order date',
    'last purchase',
    'day',
    'datum',
    'fecha',
  ],
  amount: [
    'amount',
    'total',
    'order total',
    'total spent',
    'total spend',
    'revenue',
    'net sales',
    'sales',
    'grand total',
    'subtotal',
    'value',
    'monetary',
    'money',
    'spend',
    'price',
    'betrag',
    'umsatz',
    'importe',
  ],
  recency: ['recency', 'days since last order', 'days since last purchase', 'days since'],
  frequency: ['frequency', 'orders', 'total orders', 'number of orders', 'orders count', 'order count', 'purchases'],
}

export type Places = Readonly<Partial<Record<CustomerColumn, number>>>

/** The columns of a table by their headings, where nobody chose others. */
export function customerPlaces(headings: readonly string[], chosen: Places): Places {
  return { ...placesOf(headings, columnNames), ...chosen }
}

export interface Customer extends Rfm {
  id: string
  /** ISO; empty where only the number of days is known. */
  last: string
}

export interface LeftOut {
  line: number
  why: string
}

export interface Gathered {
  customers: readonly Customer[]
  leftOut: readonly LeftOut[]
  orders: number
  /** Orders with an amount below 0. */
  returns: number
  from: string
  to: string
  reference: string
  /** How dates such as 3/4/2026 were read, where nothing in the file says it. */
  isOrderUnsure: boolean
  order: DateOrder
}

const dayNumber = (iso: string) => Math.round(Date.parse(`${iso}T00:00:00Z`) / 86_400_000)

function* textsIn(rows: readonly ReadRow[], place: number | undefined): Generator<string> {
  if (place === undefined) return
  for (const { cells } of rows) {
    const cell = cells[place]
    if (typeof cell === 'string') yield cell
  }
}

export interface Reading {
  places: Places
  /** Each row is an order, or what is known of a customer. */
  rowsAre: 'orders' | 'customers'
  dates: 'auto' | DateOrder
  /** ISO; empty for the day of the last order. */
  reference: string
  /** Returns (amounts below 0) lower what a customer spent, or are left out. */
  returns: 'subtract' | 'leave'
}

/**
 * Customers out of rows. Of orders: the last day, the number of orders (returns are none), the sum. Of customers: as the row says it; the
 * later row of the same customer is left out. Rows without a customer, a day or an amount that can be read are left out, each with a
 * reason.
 */
export function gatherCustomers(
  body: readonly ReadRow[],
  { places, rowsAre, dates, reference, returns }: Reading,
  progress: (share: number) => void = () => undefined,
): Gathered {
  const decimal = decimalMarkOf(textsIn(body, places.amount))
  const found = dates === 'auto' ? dateOrderOf(textsIn(body, places.date)) : dates
  const order = found ?? 'month'
  const leftOut: LeftOut[] = []
  const seen = new Map<string, { orders: number; sum: number; last: string; days: number | undefined }>()
  let orders = 0
  let returned = 0
  let from = ''
  let to = ''
  const numberIn = (cells: readonly ReadCell[], place: number | undefined) =>
    place === undefined || cellText(cells[place]) === '' ? NaN : reportNumber(cells[place], decimal)
  for (const [at, { line, cells }] of body.entries()) {
    if (at % 5000 === 0) progress(at / body.length)
    const leave = (why: string) => leftOut.push({ line, why })
    const id = cellText(places.customer === undefined ? undefined : cells[places.customer])
    if (id === '') {
      leave('no customer')
      continue
    }
    const key = id.toLowerCase()
    const amount = numberIn(cells, places.amount)
    if (!Number.isFinite(amount)) {
      leave('no amount that can be read')
      continue
    }
    const day = places.date === undefined ? undefined : readMoment(cells[places.date], order)?.day
    const days = rowsAre === 'customers' ? numberIn(cells, places.recency) : NaN
    if (day === undefined && !(days >= 0)) {
      leave('no day that can be read')
      continue
    }
    if (day !== undefined) {
      if (from === '' || day < from) from = day
      if (to === '' || day > to) to = day
    }
    const one = seen.get(key)
    if (rowsAre === 'customers') {
      const count = numberIn(cells, places.frequency)
      if (one) leave('the customer came before')
      else if (!(count >= 0)) leave('no number of orders that can be read')
      else {
        orders += count
        seen.set(key, { orders: count, sum: amount, last: day ?? '', days: days >= 0 ? days : undefined })
      }
      continue
    }
    if (amount < 0) {
      returned++
      if (returns === 'leave') continue
    } else orders++
    const last = day ?? ''
    if (!one) seen.set(key, { orders: amount < 0 ? 0 : 1, sum: amount, last, days: undefined })
    else {
      one.sum += amount
      if (amount >= 0) one.orders++
      if (last > one.last) one.last = last
    }
  }
  const until = reference !== '' && reference > to ? reference : to
  const customers = [...seen].map(([id, { orders: count, sum, last, days }]) => ({
    id,
    last,
    recency: days ?? (last === '' ? 0 : dayNumber(until) - dayNumber(last)),
    frequency: count,
    money: Math.round(sum * 100) / 100,
  }))
  const isOrderUnsure = found === undefined && [...textsIn(body, places.date)].some(isUnsureDate)
  return { customers, leftOut, orders, returns: returned, from, to, reference: until, isOrderUnsure, order }
}
