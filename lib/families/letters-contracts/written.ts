import { monthNames } from '@/lib/base/format/dates'
import type { Show } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { DateOrder } from '@/lib/base/region/types'
import type { AnyValue, AnyValues, Field } from '@/lib/kits/fields/types'

/** A day as letters write it, with the month's whole name: 6 April 2026, in the US April 6, 2026. */
function letterDay(iso: string, dateOrder: DateOrder): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const name = monthNames[month - 1] ?? ''
  return dateOrder === 'month-day-year' ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`
}

/** How the reader's country writes days: that of the law a letter is under, else the visitor's. */
export type DaysOf = (iso: string) => string

export function daysOf(law: { field: string } | string | undefined, values: AnyValues, show: Show): DaysOf {
  const code = typeof law === 'object' ? values[law.field] : law
  const { dateOrder } = code === undefined || code === 'global' ? show.region : regionOf(code)
  return (iso) => letterDay(iso, dateOrder)
}

/** Round amounts without decimals, as a letter says them: £52,000, but £17.50. */
function letterMoney(value: number, show: Show): string {
  return Number.isInteger(value) ? show.money(value, 0) : show.money(value)
}

/** A label within a sentence: "Job title" is job title, "PAN" stays. */
export function inSentence(label: string): string {
  return /^[A-Z](?![A-Z0-9])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** The text of a filled-in field; undefined where there is nothing to write. */
export function writtenField(field: Field, value: AnyValue, show: Show, day: DaysOf): string | undefined {
  if (value === undefined || Array.isArray(value) || typeof value === 'boolean') return undefined
  if (typeof value === 'number') {
    if (field.kind === 'money') return letterMoney(value, show)
    if (field.kind === 'percent' || field.kind === 'rate') return show.percent(value)
    return show.number(value)
  }
  const text = String(value).trim()
  if (text === '') return undefined
  if (field.kind === 'date') return day(text)
  if (field.kind === 'month') return show.month(text)
  if (field.kind === 'choice') return inSentence(field.options[text] ?? text)
  return text.replace(/\r\n?/g, '\n')
}
