import type { ListedDay } from './business-days'
import { holidaysBetween, type HolidayRule, type Observed } from './holidays'

/** As a rule of the law keeps them: from a day on, the first version. */
interface HolidayLaw {
  versions: readonly [
    { from: string; value: { observed: Observed; days: readonly HolidayRule[] } },
    ...(readonly unknown[]),
  ]
}

/** The public holidays from one ISO day to another by a law; those before the law's first day are not known and left out. */
export function publicHolidays(law: HolidayLaw | undefined, from: string, to: string): readonly ListedDay[] {
  if (!law) return []
  const { from: known, value } = law.versions[0]
  return holidaysBetween(value.days, value.observed, Number(from.slice(0, 4)), Number(to.slice(0, 4))).filter(
    ({ day }) => day >= from && day <= to && day >= known,
  )
}
