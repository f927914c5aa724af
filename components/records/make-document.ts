import { carryOver, ownBoxes as boxesOfBusiness } from '@/lib/kits/records/carry-over'
import { documentKinds } from '@/lib/kits/records/kinds'
import type { Typed } from '@/lib/kits/fields/read'
import type { RecordFields } from '@/lib/kits/records/roles'
import type { SavedDocument } from '@/lib/kits/records/saved-document'
import type { Kept } from '@/lib/platform/records/collection'
import { businesses, documents } from './collections'
import type { DocumentTool } from './document-tools'
import { nextNumber } from './next-number'
import { localDay } from '@/lib/base/format/local-day'

/** What a document is called in lists: its kind and its number, or its title where it has none. */
export function nameOfDocument({ kind, number, title }: Pick<SavedDocument, 'kind' | 'number' | 'title'>): string {
  const { label } = documentKinds[kind]
  return number ? `${label} ${number}` : title || label
}

/** The boxes that are the new document's own: its number and its day. The day to pay by is for the visitor to say. */
function ownBoxes({ number, date }: RecordFields, taken: string, day: string): Typed {
  return { ...(number !== undefined && { [number]: taken }), ...(date !== undefined && { [date]: day }) }
}

/** A document of another kind with what goes along of this one: a draft with the next number, which knows where it came from. */
export async function makeFrom(
  source: Kept<SavedDocument>,
  from: DocumentTool,
  to: DocumentTool,
): Promise<Kept<SavedDocument>> {
  const day = localDay()
  const { business, client, region, total, number: origin = '', date: originDate } = source.value
  const number = await nextNumber({ kind: to.records.kind, business, day })
  const { origin: originFields = {} } = to.records
  const carried = carryOver(source.value.typed, from, to)
  const own = business === undefined ? undefined : await businesses.get(business)
  const { record } = await documents.create({
    tool: to.id,
    kind: to.records.kind,
    state: 'draft',
    region,
    typed: {
      ...carried,
      ...(own && boxesOfBusiness(carried, from, to, own.value)),
      ...ownBoxes(to.records, number, day),
      ...(originFields.number !== undefined && { [originFields.number]: origin }),
      ...(originFields.date !== undefined && originDate !== undefined && { [originFields.date]: originDate }),
    },
    ...(to.records.number !== undefined && { number }),
    ...(to.records.date !== undefined && { date: day }),
    ...(business !== undefined && { business }),
    ...(client !== undefined && { client }),
    ...(total && { total }),
    from: { id: source.id, kind: source.value.kind, number: origin },
  })
  return record
}

/** A copy as a draft, with the next number and today's day. */
export async function duplicate(source: Kept<SavedDocument>, tool: DocumentTool): Promise<Kept<SavedDocument>> {
  const day = localDay()
  const { records } = tool
  const { business, kind, from: _from, due: _due, ...rest } = source.value
  const number = await nextNumber({ kind, business, day })
  const typed = Object.fromEntries(Object.entries(source.value.typed).filter(([name]) => name !== records.due))
  const { record } = await documents.create({
    ...rest,
    kind,
    ...(business !== undefined && { business }),
    state: 'draft',
    typed: { ...typed, ...ownBoxes(records, number, day) },
    ...(records.number !== undefined && { number }),
    ...(records.date !== undefined && { date: day }),
  })
  return record
}
