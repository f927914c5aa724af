import { holidayReport, type HolidayAnswer, type HolidayQuestion } from '@/lib/subjects/holidays/report'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { holidayTableOf } from './holiday-table-of'

defineTask<HolidayQuestion, HolidayAnswer>(async (question) => {
  const known = await Promise.all(
    question.places.map(async (place) => ({ place, table: await holidayTableOf(place.country) })),
  )
  const [first, ...others] = known
  if (!first) throw new TaskRefusal('Choose a country.')
  return holidayReport(question, [first, ...others])
})
