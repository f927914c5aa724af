import { projectFile } from '@/lib/base/format/project-file'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Show } from '@/lib/base/format/show'
import { problem, type Problem } from '@/lib/base/problem'
import type { SheetLook } from '@/lib/kits/document/sheet-look'
import type { Block, Document, Notice } from '@/lib/kits/document/types'
import {
  countedEntries,
  hourLines,
  longDays,
  overlaps,
  type CountedEntry,
  type Grouping,
  type Rounding,
  type TimeEntry,
} from '@/lib/subjects/time-entries/hours'
import { documentOf, sumsOfEntries } from './document'
import type { Entries } from './form'
import { jsonOf } from './json'
import { plainInvoice } from './plain-invoice'

/** Logged time and who is billed for it, as it is filled in. */
export interface Timesheet extends SheetLook {
  from: string
  to: string
  rate: number
  grouping: Grouping
  entries: readonly TimeEntry[]
  rounding: Rounding
  cap: number | undefined
  tax: number | undefined
  taxName: string
  fromId: string | undefined
  currency: string
  number: string
  date: string
  deadline: string | undefined
  terms: string | undefined
  bank: string | undefined
  notes: string | undefined
  annex: boolean
}

type Field = keyof Timesheet & string

/** What is to be paid is named last, under whatever was taken off. */
const kind = { ...plainInvoice, due: 'Amount due' }

interface Billing {
  counted: readonly CountedEntry[]
  entries: Entries
}

/** The invoice of the hours: what is beyond a cap is taken off as a discount on the whole. */
function billingOf(sheet: Timesheet, show: Show): Billing | Problem<Field> {
  const counted = countedEntries(sheet.entries, sheet.rounding)
  if ('problem' in counted) return counted
  const lines = hourLines(counted, sheet.grouping, sheet.rate, (day) => show.date(day))
  if (lines.length === 0) return problem('entries', 'must have a line that is billed')
  const entries: Entries = {
    ...sheet,
    lines: lines.map(({ name, counted: hundredths, rate }) => ({
      description: name,
      quantity: hundredths / 100,
      unit: 'h',
      price: rate,
      ...(sheet.tax === undefined ? {} : { tax: sheet.tax }),
    })) as unknown as Entries['lines'],
    taxName: 'own',
    ownTax: sheet.taxName,
    prices: 'without tax',
    rounding: 'document',
    language: 'en',
    numbered: false,
    adjustments: [],
  }
  const sums = sumsOfEntries(kind, entries)
  if (!sums || 'problem' in sums) return problem('entries', sums?.message ?? 'must have a price')
  const { cap } = sheet
  const beyond = cap === undefined ? 0 : sums.net / 10 ** sums.digits - cap
  if (beyond <= 0) return { counted, entries }
  const size = Number(beyond.toFixed(sums.digits))
  return {
    counted,
    entries: { ...entries, adjustments: [{ reason: 'Beyond the agreed cap', kind: 'discount-amount', size }] },
  }
}

/** Every entry as it was logged and as it is billed. */
function annexBlocks(counted: readonly CountedEntry[], show: Show): Block[] {
  const hours = (hundredths: number) => show.number(hundredths / 100, 2)
  const hasPeople = counted.some(({ person }) => person?.trim())
  const hasTasks = counted.some(({ task }) => task?.trim())
  const times = ({ start, end }: CountedEntry) => (start && end ? `${start}–${end}` : '')
  const hasTimes = counted.some(({ span }) => span)
  return [
    { kind: 'page-break' },
    { kind: 'heading', level: 2, text: 'Timesheet' },
    {
      kind: 'table',
      label: 'Timesheet',
      columns: [
        { label: 'Date', width: 6 },
        { label: 'Project', width: 5 },
        ...(hasPeople ? [{ label: 'Person', width: 4 }] : []),
        ...(hasTasks ? [{ label: 'Task', width: 6 }] : []),
        ...(hasTimes ? [{ label: 'Time', width: 6 }] : []),
        { label: 'Worked', width: 3, align: 'end' },
        { label: 'Billed', width: 3, align: 'end' },
      ],
      rows: counted.map((entry) => [
        show.date(entry.date),
        entry.project,
        ...(hasPeople ? [entry.person ?? ''] : []),
        ...(hasTasks ? [entry.task ?? ''] : []),
        ...(hasTimes ? [entry.span ? times(entry) : ''] : []),
        hours(entry.worked),
        entry.billed ? hours(entry.counted) : '',
      ]),
      totals: [
        { label: 'Hours worked', value: hours(counted.reduce((all, { worked }) => all + worked, 0)) },
        { label: 'Hours billed', value: hours(counted.reduce((all, entry) => all + entry.counted, 0)), strong: true },
      ],
    },
  ]
}

function remarks(counted: readonly CountedEntry[], show: Show): Notice[] {
  const [pair, ...more] = overlaps(counted)
  const [long] = longDays(counted)
  return [
    ...(pair
      ? [
          {
            is: 'fair' as const,
            says: `Lines ${pair[0]} and ${pair[1]} are of the same time${more.length > 0 ? `, and ${more.length} more` : ''}.`,
          },
        ]
      : []),
    ...(long
      ? [
          {
            is: 'fair' as const,
            says: `More than 24 hours on ${show.date(long.date)}${long.person ? ` for ${long.person}` : ''}.`,
          },
        ]
      : []),
  ]
}

/** The invoice of a timesheet with the timesheet behind it, or the field that keeps it from being made. */
export function hoursInvoice(sheet: Timesheet, show: Show): Document | Problem<Field> {
  const billing = billingOf(sheet, show)
  if ('problem' in billing) return billing
  const document = documentOf(kind, billing.entries, show)
  if ('problem' in document) return problem(document.field === 'logo' ? 'logo' : 'entries', document.message)
  return {
    ...document,
    blocks: [...document.blocks, ...(sheet.annex ? annexBlocks(billing.counted, show) : [])],
    notices: [...remarks(billing.counted, show), ...(document.notices ?? [])],
  }
}

/** The entries of the invoice as its own tool opens them. */
export function hoursInvoiceJson(sheet: Timesheet, show: Show): string | Problem<Field> {
  const billing = billingOf(sheet, show)
  if ('problem' in billing) return billing
  const sums = sumsOfEntries(kind, billing.entries)
  return sums && 'problem' in sums ? problem('entries', sums.message) : jsonOf(kind, billing.entries, sums)
}

const head = ['Date', 'Project', 'Person', 'Task', 'Start', 'End', 'Worked', 'Billed', 'Rate', 'Currency']

/** Every entry as it was logged and billed, hours with two decimals, for spreadsheets (RFC 4180). */
export function hoursCsv(sheet: Timesheet): string | Problem<Field> {
  const counted = countedEntries(sheet.entries, sheet.rounding)
  if ('problem' in counted) return counted
  const rows = counted.map(
    ({ date, project, person = '', task = '', start = '', end = '', worked, counted: billed, rate }) => [
      date,
      project,
      person,
      task,
      start,
      end,
      (worked / 100).toFixed(2),
      (billed / 100).toFixed(2),
      String(rate ?? sheet.rate),
      sheet.currency,
    ],
  )
  return csvText([head, ...rows])
}

/** The entries of the form, for opening them again. */
export const timesheetJson = (sheet: Timesheet) => projectFile('Timesheet invoice', sheet)
