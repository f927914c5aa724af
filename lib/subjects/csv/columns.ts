import type { ColumnType, WriteSettings } from '@/lib/subjects/csv/settings'
import { kindOf, valueKinds, type ValueKind } from '@/lib/subjects/csv/values'

/** What the values of a column look like. */
export interface ColumnFacts {
  /** The header as the file has it; empty without a header row. */
  header: string
  empty: number
  filled: number
  counts: Partial<Record<ValueKind, number>>
  /** The first value of each kind and its line. */
  firsts: Partial<Record<ValueKind, { value: string; line: number }>>
}

export function emptyFacts(header: string): ColumnFacts {
  return { header, empty: 0, filled: 0, counts: {}, firsts: {} }
}

/** Counts one value in. `line` is that of its record. */
export function countValue(facts: ColumnFacts, value: string, line: number): void {
  if (value === '') {
    facts.empty++
    return
  }
  facts.filled++
  const kind = kindOf(value)
  const count = facts.counts[kind]
  if (count === undefined) facts.firsts[kind] = { value: value.slice(0, 60), line }
  facts.counts[kind] = (count ?? 0) + 1
}

/** Why a column whose values look like numbers stays text. */
export type TextReason = 'leading-zero' | 'too-long' | 'phone' | 'header' | 'mixed'

interface InferredType {
  type: ColumnType
  reason?: TextReason
}

/** Headers of telephone numbers, postal codes and account numbers: digits that nobody adds up. */
const numberNames =
  /(?:^|[^a-z])(?:phone|telephone|tel|mobile|cell|cellphone|fax|whatsapp|telefon|handy|telefono|teléfono|telefone|téléphone|movil|móvil|zip|zipcode|postcode|postal|plz|cep|pincode|iban|bic|account|konto|ssn|isbn|ean|upc|gtin|barcode|imei|vat|siret|siren)(?:$|[^a-z])/

/** Whether a header names digits that nobody adds up: telephone numbers, postal codes, accounts. */
export function namesDigits(header: string): boolean {
  return numberNames.test(header.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
}

/**
 * The type of a whole column: a number or boolean only when every value that is not empty is one and loses nothing by it. Zeros
 * in front, more digits than a double keeps, telephone numbers and headers such as “zip” make it text.
 */
export function inferType({ header, filled, counts, firsts }: ColumnFacts): InferredType {
  const numbers = (counts.integer ?? 0) + (counts.decimal ?? 0)
  if (filled === 0) return { type: 'text' }
  if (counts.boolean === filled) return { type: 'boolean' }
  if (numbers === filled) return namesDigits(header) ? { type: 'text', reason: 'header' } : { type: 'number' }
  for (const reason of ['leading-zero', 'too-long', 'phone'] as const)
    if (firsts[reason]) return { type: 'text', reason }
  return numbers > 0 || counts.boolean ? { type: 'text', reason: 'mixed' } : { type: 'text' }
}

/** The types of all columns: chosen by the visitor, or inferred, or all text. */
export function typesOf(
  columns: readonly ColumnFacts[],
  rule: WriteSettings['types'],
  chosen: Readonly<Record<number, ColumnType>>,
): ColumnType[] {
  return columns.map((facts, index) => chosen[index] ?? (rule === 'text' ? 'text' : inferType(facts).type))
}

/** True when every value is of one of the kinds. */
export function isAll(facts: ColumnFacts, kinds: readonly ValueKind[]): boolean {
  return facts.filled > 0 && valueKinds.every((kind) => kinds.includes(kind) || !facts.counts[kind])
}
