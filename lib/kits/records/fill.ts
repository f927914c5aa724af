import type { Show } from '@/lib/base/format/show'
import type { Typed, TypedRow } from '@/lib/kits/fields/read'
import type { Field, Fields, RowsField, Scalar, ScalarField } from '@/lib/kits/fields/types'
import { typedCell } from '@/lib/kits/fields/write'
import type { Business, Client, Item } from './profile'
import type { BusinessRole, ClientRole, ItemRole, RecordFields } from './roles'

type Postal = Pick<Client, 'street' | 'postcode' | 'city' | 'state' | 'country'>

/** The lines of an address as an envelope has them; what is empty has no line. */
export function addressLines({ street, postcode, city, state, country }: Postal): readonly string[] {
  const town = [postcode, city].filter(Boolean).join(' ')
  return [...(street ?? '').split('\n'), town, state, country].flatMap((line) => (line?.trim() ? [line.trim()] : []))
}

/** What a document says of somebody, a line each: the name, then the rest that there is. Tax numbers have a field of their own. */
export function partyLines(party: Business | Client): readonly string[] {
  const own = 'website' in party ? [party.email, party.phone, party.website, party.companyId] : []
  const contact = 'website' in party ? undefined : party.contact
  return [party.name, contact, ...addressLines(party), ...own].flatMap((line) => (line?.trim() ? [line.trim()] : []))
}

const compactOf = (number: string | undefined) => (number ?? '').replace(/[\s-]/g, '').toUpperCase()

function ibanOf({ account }: Business): string {
  return account !== undefined && /^[A-Z]{2}\d{2}[0-9A-Z]{8,}$/.test(compactOf(account)) ? account : ''
}

function bicOf({ bankCode }: Business): string {
  return bankCode !== undefined && /^[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/.test(compactOf(bankCode))
    ? bankCode
    : ''
}

function paymentLines(business: Business, hasIban: boolean): readonly string[] {
  const { accountName, account, bankCode, bankName } = business
  const number = hasIban && ibanOf(business) !== '' ? undefined : account
  return [accountName, number, bankCode, bankName].flatMap((line) => (line?.trim() ? [line.trim()] : []))
}

function optionOf(field: ScalarField & { kind: 'choice' }, text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  const [key] =
    Object.entries(field.options).find(
      ([option, label]) => option.toLowerCase() === wanted || label.toLowerCase() === wanted,
    ) ?? []
  return key
}

/** What a box shows of a record's member; undefined where the field has no place for it, and its box stays as it is. */
function boxOf(field: Field | undefined, member: string | readonly string[]): string | undefined {
  if (!field || field.kind === 'rows') return undefined
  const text = typeof member === 'string' ? member : member.join(field.kind === 'long-text' ? '\n' : ', ')
  if (field.kind === 'choice') return optionOf(field, text)
  if (field.kind === 'file') return text
  if (field.kind !== 'text' && field.kind !== 'long-text') return undefined
  const line = field.kind === 'text' ? text.replace(/\s*\n\s*/g, ', ') : text
  return field.maxLength === undefined ? line : line.slice(0, field.maxLength)
}

function boxesOf<Role extends string>(
  fields: Fields,
  names: Partial<Record<Role, string>> | undefined,
  memberOf: (role: Role) => string | readonly string[],
): Typed {
  const boxes: Record<string, string> = {}
  for (const [role, name] of Object.entries(names ?? {}) as [Role, string][]) {
    const box = boxOf(Object.hasOwn(fields, name) ? fields[name] : undefined, memberOf(role))
    if (box !== undefined) boxes[name] = box
  }
  return boxes
}

function memberOf(record: Business | Client, role: BusinessRole, hasIban = false): string | readonly string[] {
  if (role === 'party') return partyLines(record)
  if (role === 'address') return addressLines(record)
  if (role === 'payment') return 'website' in record ? paymentLines(record, hasIban) : []
  if (role === 'iban') return 'website' in record ? ibanOf(record) : ''
  // A code of the bank is a BIC beside an IBAN alone: nine digits are one of the United States.
  if (role === 'bic') return 'website' in record && ibanOf(record) !== '' ? bicOf(record) : ''
  const member = Object.hasOwn(record, role) ? (record as Record<string, unknown>)[role] : undefined
  return typeof member === 'string' ? member : ''
}

/**
 * The boxes that a business fills. What the business does not have empties its box, so that nothing of another one stays; a choice
 * without such an option stays as it is.
 */
export function fillBusiness(fields: Fields, { business }: RecordFields, record: Business): Typed {
  const hasIban = business?.iban !== undefined
  return boxesOf<BusinessRole>(fields, business, (role) => memberOf(record, role, hasIban))
}

/** The boxes that a client fills, as fillBusiness does. */
export function fillClient(fields: Fields, { client }: RecordFields, record: Client): Typed {
  return boxesOf<ClientRole>(fields, client, (role) => memberOf(record, role))
}

/** The name of the client who stands in a form; empty where there is none. */
export function clientNameIn({ client }: RecordFields, textOf: (name: string) => string): string {
  if (client?.name !== undefined) return textOf(client.name).trim()
  const lines = client?.party === undefined ? [] : textOf(client.party).trim().split('\n')
  return lines[0]?.trim() ?? ''
}

/**
 * The client who stands in a form; undefined where the form has no name. A whole address is kept as the lines of its street: nobody
 * can tell its parts from each other.
 */
export function clientIn(records: RecordFields, textOf: (name: string) => string): Client | undefined {
  const { client } = records
  const text = (role: ClientRole) => {
    const name = client?.[role]
    return name === undefined ? undefined : textOf(name).trim() || undefined
  }
  const name = clientNameIn(records, textOf)
  if (name === '') return undefined
  const party = text('party')?.split('\n').slice(1).join('\n').trim() || undefined
  return {
    name,
    contact: text('contact'),
    street: text('street') ?? text('address') ?? party,
    postcode: text('postcode'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    email: text('email'),
    phone: text('phone'),
    taxId: text('taxId'),
    note: undefined,
  }
}

function cellOf(column: ScalarField, value: Scalar | undefined, show: Show): string | undefined {
  if (value === undefined) return undefined
  if (column.kind === 'choice') return optionOf(column, String(value))
  if (column.kind === 'text' || column.kind === 'long-text') return String(value)
  return typeof value === 'number' ? typedCell(column, value, show) : undefined
}

/** A row of lines that holds an item; what the item does not say is as in a new row, `empty`. */
export function rowOfItem(
  field: RowsField,
  columns: Partial<Record<ItemRole, string>>,
  item: Item,
  empty: TypedRow,
  show: Show,
) {
  const row: Record<string, string> = { ...empty }
  for (const [role, name] of Object.entries(columns) as [ItemRole, string][]) {
    const column = Object.hasOwn(field.columns, name) ? field.columns[name] : undefined
    const cell = column && cellOf(column, item[role], show)
    if (cell !== undefined) row[name] = cell
  }
  return row
}
