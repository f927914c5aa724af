import { createShow, type Show } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Typed } from './read'
import { readCell } from './read'
import { isKept } from './kept'
import type { AnyValues, Field, Fields, Scalar, ScalarField } from './types'
import { typedCell } from './write'

/** Browsers and chat programs cut or refuse longer addresses. */
const longestState = 8000

/** Addresses are written once for every region: the decimal point, no grouping. */
const plainShow: Show = createShow(regionOf('global'))

function plainCell(field: ScalarField, value: Scalar | undefined): string {
  return typeof value === 'number'
    ? typedCell(field, value, plainShow).replaceAll(',', '').replace('−', '-')
    : typedCell(field, value, plainShow)
}

function plainField(field: Field, value: AnyValues[string]): string | undefined {
  if (!isKept(field)) return undefined
  if (field.kind !== 'rows') return plainCell(field, value as Scalar | undefined)
  if (!Array.isArray(value)) return undefined
  const columns = Object.entries(field.columns)
  return JSON.stringify(value.map((row) => columns.map(([name, column]) => plainCell(column, row[name]))))
}

/** The values of a form as one line of any length, written once for every region. Files and secrets stay out. */
export function writeState(fields: Fields, values: AnyValues): string {
  const state = new URLSearchParams()
  for (const [name, field] of Object.entries(fields)) {
    const text = plainField(field, values[name])
    if (text !== undefined) state.set(name, text)
  }
  return state.toString()
}

/** Whether a state is short enough to stand in an address. */
export const fitsAddress = (state: string) => state.length <= longestState

/** The values of a form as the part of an address after '#'. Undefined where the address would be too long. */
export function writeAddressState(fields: Fields, values: AnyValues): string | undefined {
  const written = writeState(fields, values)
  return fitsAddress(written) ? written : undefined
}

export interface ReadState {
  typed: Typed
  /** Labels of fields that refused what was kept for them. */
  refused: readonly string[]
}
export type AddressState = ReadState | { fault: 'too-long' | 'malformed' }

/** A number as somebody would have typed it, with its thousands apart; anything else as it stands. */
function typedAs(field: ScalarField, text: string): string {
  const reading = readCell(field, text, {}, plainShow)
  return 'value' in reading && typeof reading.value === 'number' ? typedCell(field, reading.value, plainShow) : text
}

function readRowsText(field: Field & { kind: 'rows' }, text: string) {
  const parsed: unknown = JSON.parse(text)
  if (!Array.isArray(parsed) || parsed.length > (field.max ?? 1000)) throw new SyntaxError('rows')
  const columns = Object.entries(field.columns)
  return parsed.map((cells: unknown) => {
    if (!Array.isArray(cells)) throw new SyntaxError('row')
    return Object.fromEntries(columns.map(([name, column], at) => [name, typedAs(column, String(cells[at] ?? ''))]))
  })
}

/**
 * Boxes from the part of an address after '#', as typed in the global region. Keys that are no field are ignored; a value
 * that its field refuses is left out and its label reported. Never throws.
 */
export function readAddressState(fields: Fields, state: string): AddressState {
  return fitsAddress(state) ? readState(fields, state) : { fault: 'too-long' }
}

/** The same of a state of any length, as `writeState` wrote it. */
export function readState(fields: Fields, state: string): ReadState | { fault: 'malformed' } {
  const typed: Record<string, Typed[string]> = {}
  const refused: string[] = []
  try {
    // A stray % makes the browser's own decoder keep it as text, so the check is explicit.
    decodeURIComponent(state.replaceAll('+', ' '))
    for (const [name, text] of new URLSearchParams(state)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || !isKept(field)) continue
      if (field.kind === 'rows') typed[name] = readRowsText(field, text)
      else if ('error' in readCell(field, text, {}, plainShow)) refused.push(field.label)
      else typed[name] = typedAs(field, text)
    }
  } catch {
    return { fault: 'malformed' }
  }
  return { typed, refused }
}
