import type { Typed, TypedRow } from '@/lib/kits/fields/read'
import type { Field, Fields } from '@/lib/kits/fields/types'
import { fillBusiness } from './fill'
import type { Business } from './profile'
import type { BusinessRole, RecordFields } from './roles'

/** What of a form decides which entries it can take over. */
export interface CarriedForm {
  records: RecordFields
  /** Kind of each field; of rows, the kind of each column. */
  shape: Readonly<Record<string, Field['kind'] | Readonly<Record<string, Field['kind']>>>>
}

export function carriedForm(fields: Fields, records: RecordFields): CarriedForm {
  return {
    records,
    shape: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === 'rows'
          ? Object.fromEntries(Object.entries(field.columns).map(([column, { kind }]) => [column, kind]))
          : field.kind,
      ]),
    ),
  }
}

/** What belongs to one document alone. */
function ownFields({ number, date, due, origin, stays = [] }: RecordFields): Set<string> {
  const own = [number, date, due, origin?.number, origin?.date, ...stays]
  return new Set(own.filter((name) => name !== undefined))
}

/** Which field of the one form is the same thing as which of the other, by role; fields without one go by their names. */
function namesByRole(from: RecordFields, to: RecordFields): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const pair = (ours: object = {}, theirs: object = {}) => {
    const target = new Map<string, unknown>(Object.entries(theirs))
    for (const [role, name] of Object.entries(ours)) {
      const other = target.get(role)
      if (typeof name === 'string' && typeof other === 'string') names.set(name, other)
    }
  }
  const isTurned = from.writer !== to.writer
  pair(from.business, isTurned ? to.client : to.business)
  pair(from.client, isTurned ? to.business : to.client)
  if (from.items && to.items) names.set(from.items.rows, to.items.rows)
  return names
}

function columnNames(from: RecordFields, to: RecordFields, rows: string): ReadonlyMap<string, string> {
  if (from.items?.rows !== rows || !to.items) return new Map()
  const theirs = new Map<string, string | undefined>(Object.entries(to.items.columns))
  return new Map(
    Object.entries(from.items.columns).flatMap(([role, name]) => {
      const other = theirs.get(role)
      return name !== undefined && other !== undefined ? [[name, other] as const] : []
    }),
  )
}

function member<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}

/**
 * What stood in the boxes of one document as the boxes of another that is made from it: business, client and lines by their roles,
 * other fields by their names. Where the seller writes the one and the buyer the other, they change places. What is the document's own
 * (its number, its days, what `stays`) does not go along, nor what stands in a field of another kind there. What the other form has no
 * place for goes along unseen: the prices of a quotation are in the invoice that is made from its delivery note.
 */
export function carryOver(typed: Typed, from: CarriedForm, to: CarriedForm): Typed {
  const left = ownFields(from.records)
  const taken = ownFields(to.records)
  const roles = namesByRole(from.records, to.records)
  // The one side's logo is not the other's.
  const { logo } = from.records.business ?? {}
  if (logo !== undefined && from.records.writer !== to.records.writer) left.add(logo)
  return Object.fromEntries(
    Object.entries(typed).flatMap(([key, boxes]) => {
      const [name = '', suffix = ''] = /^(.*?)(@unit)?$/.exec(key)?.slice(1) ?? []
      const target = roles.get(name) ?? name
      if (left.has(name) || taken.has(target)) return []
      const [ours, theirs] = [member(from.shape, name), member(to.shape, target)]
      if (!fits(boxes, ours, theirs)) return []
      const columns = columnNames(from.records, to.records, name)
      return [[target + suffix, typeof boxes === 'string' ? boxes : boxes.map((row) => renamed(row, columns))] as const]
    }),
  )
}

type Shape = CarriedForm['shape'][string] | undefined

function fits(boxes: Typed[string], ours: Shape, theirs: Shape): boolean {
  if (theirs === undefined) return true
  if (typeof boxes !== 'string') return typeof theirs === 'object'
  return typeof theirs === 'string' && (ours === undefined || ours === theirs)
}

/** Roles of the business that a text is enough for; a choice needs its options, and has been carried over. */
const isText = (kind: Shape): kind is 'text' | 'long-text' => kind === 'text' || kind === 'long-text'

/**
 * What the new document asks of the business and the one that it is made from has no place for, such as where to pay an invoice that was
 * a quotation. Nothing where somebody else's name stands in the new one.
 */
export function ownBoxes(carried: Typed, from: CarriedForm, to: CarriedForm, business: Business): Typed {
  const roles = Object.entries(to.records.business ?? {}) as [BusinessRole, string][]
  const nameBox = to.records.business?.name ?? to.records.business?.party
  const named = nameBox === undefined ? undefined : carried[nameBox]
  if (typeof named !== 'string' || named.split('\n')[0]?.trim() !== business.name.trim()) return {}
  const asked = from.records.writer === to.records.writer ? (from.records.business ?? {}) : {}
  const missing = roles.filter(([role, name]) => !Object.hasOwn(asked, role) && !Object.hasOwn(carried, name))
  const fields = Object.fromEntries(
    missing.flatMap(([, name]) => {
      const kind = member(to.shape, name)
      return isText(kind) ? [[name, { kind, label: name }]] : []
    }),
  ) as Fields
  return Object.fromEntries(Object.entries(fillBusiness(fields, to.records, business)).filter(([, box]) => box !== ''))
}

function renamed(row: TypedRow, names: ReadonlyMap<string, string>): TypedRow {
  return Object.fromEntries(Object.entries(row).map(([column, text]) => [names.get(column) ?? column, text]))
}
