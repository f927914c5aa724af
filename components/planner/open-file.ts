import { isBookJson, readBookJson, readTableEntries, unmarkedText, withFreshIds } from '@/lib/kits/planner/exchange'
import { storedParser } from '@/lib/kits/planner/entries'
import { plannerMessages as says } from '@/lib/messages/planner'
import { decodeText } from '@/lib/base/text/decode'
import { isSealed, unseal } from '@/lib/platform/storage/sealed'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import type { PlannerActions } from './actions'
import type { SavingParts } from './save-files'

const largest = 50 * 1024 * 1024
/** A book of a hundred thousand entries has about 50 MB. */
const largestBook = 200 * 1024 * 1024
const mostRows = 20_000
const mostFaults = 8

export interface Opened {
  tone: 'good' | 'bad'
  /** Sentences, the first of which says what happened. */
  says: readonly string[]
}

type Parts = SavingParts & {
  actions: PlannerActions
  /** The kind of a file's rows. */ rowsOf: string
  password: string
}

function refused(...sentences: string[]): Opened {
  return { tone: 'bad', says: sentences }
}

async function openJson(text: string, parts: Parts): Promise<Opened> {
  const { declaration, module, records, actions } = parts
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return refused(says.notJson(error instanceof Error ? error.message : ''))
  }
  if (isSealed(parsed)) {
    if (parts.password === '') return refused(says.locked)
    const opened = await unseal(parsed, parts.password)
    return opened === undefined ? refused(says.wrongPassword) : openJson(opened, parts)
  }
  if (isBookJson(parsed)) {
    const { book: form, kinds, id } = declaration
    const read = readBookJson(parsed, id, storedParser(form.fields, kinds))
    const isTaken = [...read.records.keys()].some((key) => records.has(key))
    const opened = isTaken ? withFreshIds(read, kinds, () => crypto.randomUUID()) : read
    actions.openRecords(opened.book, opened.records)
    const stored = opened.records.get(opened.book)
    return {
      tone: 'good',
      says: [says.opened(String((stored?.type === 'book' && stored.values.name) || says.untitled))],
    }
  }
  const way = Object.values(module.imports ?? {}).find((one) => one.knows(parsed))
  if (!way) return refused(says.notOurs)
  const { notes = [], ...beginning } = way.read(parsed)
  actions.openBeginning(beginning)
  return { tone: 'good', says: [says.opened(String(beginning.book.name ?? says.importedBook)), ...notes] }
}

async function openTable(file: File, parts: Parts): Promise<Opened> {
  const { declaration, work, actions, rowsOf } = parts
  const { main, kinds, same } = declaration
  const { rows } = await readTable(file, { mostBytes: largest, mostRows })
  const read = readTableEntries(
    rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => unmarkedText(typedText(cell, work.show.region))),
    })),
    { kinds, kind: rowsOf, work, freshId: () => crypto.randomUUID(), same: rowsOf === main ? same : undefined },
  )
  if (rows.length < 2) return refused(says.noRows)
  if (read.entries.length > 0) actions.addLinked(rowsOf, read.entries, read.linked)
  const { faults, unknown, duplicates } = read
  const notes = [
    ...(duplicates > 0 ? [says.duplicates(duplicates)] : []),
    ...(unknown.length > 0 ? [says.unknownColumns(unknown.join(', '))] : []),
    ...(faults.length > 0 ? [says.leftOut(faults.length), ...faults.slice(0, mostFaults)] : []),
    ...(faults.length > mostFaults ? [says.moreFaults(faults.length - mostFaults)] : []),
  ]
  const said = says.added(read.entries.length, kinds[rowsOf]?.one ?? '', kinds[rowsOf]?.many ?? '')
  return { tone: read.entries.length > 0 || faults.length === 0 ? 'good' : 'bad', says: [said, ...notes] }
}

/** A file of another program, whose entries come into the book that is open; undefined where no reader knows it. */
async function openRead(file: File, { module, work, actions }: Parts): Promise<Opened | undefined> {
  const name = file.name.toLowerCase()
  const readers = Object.entries(module.readers ?? {}).filter(([, { endings }]) =>
    endings.some((ending) => name.endsWith(ending)),
  )
  if (readers.length === 0) return undefined
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (decoded.kind !== 'text') return undefined
  const found = readers.find(([, { knows }]) => knows(name, decoded.text, work))
  if (!found) return undefined
  const [label, { read }] = found
  const result = read(decoded.text, work)
  if (!actions.apply(label, result)) return refused(says.refused)
  return { tone: result.tone === 'bad' ? 'bad' : 'good', says: result.says }
}

/** Opens a file as a book of its own or as rows of the one that is open. What cannot be read changes nothing. */
export async function openFile(file: File, parts: Parts): Promise<Opened> {
  const isJson = /\.json$/i.test(file.name) || file.type === 'application/json'
  if (file.size > (isJson ? largestBook : largest)) return refused(says.fileTooLarge(isJson ? 200 : 50))
  try {
    const read = await openRead(file, parts)
    if (read) return read
    if (!isJson) return await openTable(file, parts)
    return await openJson(await file.text(), parts)
  } catch (error) {
    if (error instanceof RangeError || error instanceof TableRefused) return refused(error.message)
    if (error instanceof DOMException) return refused(says.unreadable)
    throw error
  }
}
