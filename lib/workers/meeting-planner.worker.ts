import type { HolidayCountry } from '@/lib/subjects/holidays/countries'
import type { HolidayTable } from '@/lib/subjects/holidays/table'
import { defineTask } from '@/lib/workers/define-task'
import { holidayTableOf } from './holiday-table-of'

defineTask<HolidayCountry, HolidayTable>(holidayTableOf)
