import type { RegionCode } from '@/lib/base/region/types'
import { invoice as ae } from '@/lib/law/ae/invoice'
import { invoice as au } from '@/lib/law/au/invoice'
import { invoice as ca } from '@/lib/law/ca/invoice'
import { invoice as de } from '@/lib/law/de/invoice'
import { invoice as es } from '@/lib/law/es/invoice'
import { invoice as fr } from '@/lib/law/fr/invoice'
import { invoice as ie } from '@/lib/law/ie/invoice'
import { invoice as india } from '@/lib/law/in/invoice'
import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { invoice as it } from '@/lib/law/it/invoice'
import { invoice as nl } from '@/lib/law/nl/invoice'
import { invoice as nz } from '@/lib/law/nz/invoice'
import type { Rule } from '@/lib/law/rule'
import { invoice as sg } from '@/lib/law/sg/invoice'
import { invoice as uk } from '@/lib/law/uk/invoice'
import { invoice as us } from '@/lib/law/us/invoice'

/** The law of invoices by jurisdiction, where it is known. */
export const invoiceRules: Partial<Record<RegionCode, Rule<InvoiceContents>>> = {
  in: india,
  uk,
  de,
  fr,
  es,
  it,
  nl,
  ie,
  au,
  nz,
  sg,
  ae,
  us,
  ca,
}
