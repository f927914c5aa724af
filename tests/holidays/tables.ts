import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tableIn, type HolidayTable } from '@/lib/subjects/holidays/table'

const folder = path.join(import.meta.dirname, '../../lib/subjects/holidays/tables')

/** The table of a country as it lies in the project. */
export const tableOf = (country: string): HolidayTable =>
  tableIn(new Uint8Array(readFileSync(path.join(folder, `${country.toLowerCase()}.zip`))))
