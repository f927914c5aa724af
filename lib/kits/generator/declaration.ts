import type { DocumentFormat } from '@/lib/kits/document/formats'
import type { Condition, Fields } from '@/lib/kits/fields/types'
import type { RecordFields } from '@/lib/kits/records/roles'
import type { AnyGenerator, Fresh } from './types'

/** One button under the preview. */
export interface FileDeclaration {
  label: string
  type: string
  extension: string
  shownWhen?: Condition | readonly Condition[]
  /** Drawn by the browser from SVG. */
  picture: boolean
  slow: boolean
  /** Its button stands before those of the sheet. */
  leads?: true
}

/** What crosses from the page to the form: data only. A change that old readers would misread raises `schema`. */
export interface GeneratorDeclaration {
  schema: 1
  id: string
  name: string
  /** The name that entries are kept under on the visitor's device, where it is not the id. */
  keptAs?: string
  law?: AnyGenerator['law']
  form: Fields
  files: Readonly<Record<string, FileDeclaration>>
  saves: readonly DocumentFormat[]
  opens?: true
  many?: true
  fresh?: Fresh
  records?: RecordFields
}

/** Throws where a field is named that the form does not have, or where the lines of items are no table of it. */
function checkRecords(id: string, form: Fields, records: RecordFields): void {
  const { business = {}, client = {}, origin = {}, stays = [], number, date, due, items } = records
  const named = [...[business, client, origin].flatMap((roles) => Object.values(roles)), ...stays, number, date, due]
  for (const name of named)
    if (name !== undefined && !Object.hasOwn(form, name))
      throw new Error(`${id}: records names ${name}, which is no field of the form`)
  if (!items) return
  const table = form[items.rows]
  if (table?.kind !== 'rows')
    throw new Error(`${id}: records.items.rows is ${items.rows}, which is no table of the form`)
  for (const column of Object.values(items.columns))
    if (!Object.hasOwn(table.columns, column))
      throw new Error(`${id}: records.items names the column ${column}, which ${items.rows} does not have`)
}

export function declareGenerator(
  id: string,
  name: string,
  {
    law,
    form,
    files = {},
    saves = ['pdf', 'docx', 'html', 'txt'],
    opens = false,
    many = false,
    fresh,
    records,
  }: AnyGenerator,
  keptAs?: string,
): GeneratorDeclaration {
  if (records) checkRecords(id, form, records)
  return {
    schema: 1,
    id,
    name,
    ...(keptAs === undefined ? {} : { keptAs }),
    ...(law === undefined ? {} : { law }),
    form,
    files: Object.fromEntries(
      Object.entries(files).map(([key, file]) => {
        const { label, type, extension, shownWhen, leads } = file
        const declared = {
          label,
          type,
          extension,
          picture: 'picture' in file,
          slow: 'slow' in file && file.slow === true,
          ...(leads ? { leads } : {}),
        }
        return [key, shownWhen === undefined ? declared : { ...declared, shownWhen }]
      }),
    ),
    saves,
    ...(opens ? { opens } : {}),
    ...(many ? { many } : {}),
    ...(fresh === undefined ? {} : { fresh }),
    ...(records === undefined ? {} : { records }),
  }
}
