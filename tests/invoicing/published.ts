import { readFileSync } from 'node:fs'
import type { DocumentAdjustment, InvoiceInput, Tax, TaxCategory } from '@/lib/subjects/invoicing/types'

/* The figures of tests/vectors/en16931 as they stand in the published files, and as what is asked of the calculation. */

type PublishedTax = [category: string | null, percent: string | null] | null
interface PublishedAdjustment {
  charge: boolean
  amount: string
  tax: PublishedTax
}
export interface PublishedInvoice {
  currency: string | null
  lines: {
    quantity: string | null
    price: string | null
    per: string | null
    adjustments: PublishedAdjustment[]
    tax: PublishedTax
    net: string
  }[]
  adjustments: PublishedAdjustment[]
  taxes: { tax: [string, string | null]; taxable: string; amount: string }[]
  taxTotal: string | null
  totals: Record<string, string | undefined>
}
export type PublishedTest = PublishedInvoice & { outcome: 'success' | 'error' }

function vectors<Kind>(file: string): Record<string, Kind> {
  return JSON.parse(readFileSync(`tests/vectors/en16931/${file}.json`, 'utf8')) as Record<string, Kind>
}

export const publishedInvoices = vectors<PublishedInvoice>('invoices')
export const publishedRules = vectors<PublishedTest[]>('rules')

export function taxOf([category, percent]: [string | null, string | null]): Tax {
  return { name: 'VAT', category: category as TaxCategory, percent: percent ?? '0' }
}

function adjustmentOf({ charge, amount, tax }: PublishedAdjustment): DocumentAdjustment {
  return {
    is: charge ? 'charge' : 'discount',
    size: { amount },
    ...(tax ? { taxes: [taxOf(tax)] } : {}),
  }
}

/** What was entered: everything but the sums. Where the published invoice is rounded, it is to whole units of the currency. */
export function inputOf({ currency, lines, adjustments, totals }: PublishedInvoice): InvoiceInput {
  return {
    currency: currency ?? 'EUR',
    prices: 'without tax',
    rounding: 'document',
    lines: lines.map((line) => ({
      description: '',
      quantity: line.quantity ?? '1',
      unitPrice: line.price ?? '0',
      ...(line.per ? { per: line.per } : {}),
      adjustments: line.adjustments.map(adjustmentOf),
      taxes: line.tax ? [taxOf(line.tax)] : [],
    })),
    adjustments: adjustments.map(adjustmentOf),
    prepaid: totals.PrepaidAmount === undefined ? [] : [totals.PrepaidAmount],
    ...(totals.PayableRoundingAmount === undefined ? {} : { cashStep: '1' }),
  }
}

/** A published amount in cents; all currencies of these files have two decimals. */
export function cents(amount: string | null | undefined): number {
  const [, sign = '', whole = '', decimals = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(amount ?? '0') ?? []
  return Number(`${sign}${whole}${decimals.padEnd(2, '0').slice(0, 2)}`) + 0
}
