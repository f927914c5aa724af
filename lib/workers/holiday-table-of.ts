import type { HolidayCountry } from '@/lib/subjects/holidays/countries'
import type { HolidayTable } from '@/lib/subjects/holidays/table'
import { TaskRefusal } from './define-task'

const tables = new Map<string, HolidayTable>()

/** Each country is fetched once; without a connection those that were fetched still answer. */
export async function holidayTableOf(country: HolidayCountry): Promise<HolidayTable> {
  const held = tables.get(country)
  if (held) return held
  const { holidayTable } = await import('@/lib/engines/holiday-tables')
  const table = await holidayTable(country).catch((error: unknown) => {
    throw new TaskRefusal(
      'The holidays of this country did not load. Check your connection, then change an entry to try again.',
      { cause: error },
    )
  })
  tables.set(country, table)
  return table
}
