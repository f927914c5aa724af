import { monthNames } from './dates'

function monthNumber(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const position = monthNames.findIndex((name) => text.length >= 3 && name.toLowerCase().startsWith(text.toLowerCase()))
  return position < 0 ? undefined : position + 1
}

/** A month as typed ('2026-04', '4/2026', 'Apr 2026', 'April 2026') as 'YYYY-MM'; undefined where it is none. */
export function readMonth(text: string): string | undefined {
  const parts = text.trim().split(/[\s/.,-]+/)
  const yearFirst = /^\d{4}$/.test(parts[0] ?? '')
  const [monthText = '', yearText = ''] = yearFirst ? [parts[1], parts[0]] : parts
  const month = monthNumber(monthText)
  if (parts.length !== 2 || !/^\d{4}$/.test(yearText) || month === undefined || month < 1 || month > 12)
    return undefined
  return `${yearText}-${String(month).padStart(2, '0')}`
}
