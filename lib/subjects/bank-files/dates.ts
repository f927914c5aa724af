import { isCalendarDay } from '@/lib/base/format/dates'
import type { DateOrder } from '@/lib/base/region/types'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const iso = (year: number, month: number, day: number) =>
  isCalendarDay(year, month, day)
    ? `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : undefined
const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year))

type Figures = readonly [first: number, second: number, year: string]

function figuresOf(text: string): Figures | undefined {
  const [, first, second, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)(?:[ T].*)?$/.exec(text.trim()) ?? []
  return first === undefined || second === undefined || year === undefined
    ? undefined
    : [Number(first), Number(second), year]
}

/** A day as banks write it in a file, the order of its figures known; undefined for what is none. */
export function readBankDay(text: string, order: DateOrder): string | undefined {
  const plain = text.trim()
  const [, year, month, day] = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?:\D.*)?$/.exec(plain) ?? []
  if (year !== undefined) return iso(Number(year), Number(month), Number(day))
  const [, dayText, name = '', namedYear = ''] =
    /^(\d{1,2})[ .-]*([A-Za-z]{3,9})\.?[ ,.-]*(\d{4}|\d\d)$/.exec(plain) ?? []
  const named = monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (dayText !== undefined && named > 0) return iso(fullYear(namedYear), named, Number(dayText))
  const [, leading = '', leadDay, leadYear = ''] = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(plain) ?? []
  const leadMonth = monthNames.indexOf(leading.slice(0, 3).toLowerCase()) + 1
  if (leadDay !== undefined && leadMonth > 0) return iso(Number(leadYear), leadMonth, Number(leadDay))
  const figures = figuresOf(plain)
  if (!figures) return undefined
  const [first, second, last] = figures
  return order === 'month-day-year' ? iso(fullYear(last), first, second) : iso(fullYear(last), second, first)
}

/** What a column of days says of the order of its figures: sure where one of them is beyond twelve. */
export function orderOf(texts: readonly string[], usual: DateOrder): { order: DateOrder; isSure: boolean } {
  let dayFirst = 0
  let monthFirst = 0
  let open = 0
  for (const text of texts) {
    const figures = figuresOf(text)
    if (!figures) continue
    const [first, second] = figures
    if (first > 12 && second <= 12) dayFirst++
    else if (second > 12 && first <= 12) monthFirst++
    else if (first !== second) open++
  }
  if (dayFirst > 0 && monthFirst === 0) return { order: 'day-month-year', isSure: true }
  if (monthFirst > 0 && dayFirst === 0) return { order: 'month-day-year', isSure: true }
  // 01.02.2026 has its day first wherever points are written.
  const isPointed = texts.some((text) => /^\d{1,2}\.\d{1,2}\.\d/.test(text.trim()))
  if (isPointed) return { order: 'day-month-year', isSure: true }
  return { order: usual === 'month-day-year' ? usual : 'day-month-year', isSure: open === 0 }
}
