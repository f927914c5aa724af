import { useEffect, useState } from 'react'
import type { HolidayCountry } from '@/lib/subjects/holidays/countries'
import type { HolidayTable } from '@/lib/subjects/holidays/table'
import { runTask, TaskError } from '@/lib/workers/run-task'
import type { HolidayTables } from './store'

/** The tables of countries, each fetched with its first use, and the countries whose table did not come. */
export function useHolidays(
  workerHref: string,
  countries: readonly HolidayCountry[],
): {
  tables: HolidayTables
  missing: readonly HolidayCountry[]
} {
  const [tables, setTables] = useState<HolidayTables>(new Map())
  const [missing, setMissing] = useState<readonly HolidayCountry[]>([])
  const wanted = countries.find((country) => !tables.has(country) && !missing.includes(country))

  useEffect(() => {
    if (wanted === undefined) return
    let isLeft = false
    runTask<HolidayCountry, HolidayTable>(workerHref, wanted).then(
      (table) => isLeft || setTables((before) => new Map([...before, [wanted, table]])),
      (error: unknown) => {
        if (!(error instanceof TaskError)) throw error
        if (!isLeft) setMissing((before) => [...before, wanted])
      },
    )
    return () => {
      isLeft = true
    }
  }, [workerHref, wanted])

  // A connection that came back is another try.
  useEffect(() => {
    const again = () => setMissing([])
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return { tables, missing: missing.filter((country) => countries.includes(country)) }
}
