import { toast } from '@/components/ui/toast'
import { tableToCsv } from '@/lib/calculator/csv'
import type { Declaration } from '@/lib/calculator/declaration'
import type { Answer } from '@/lib/calculator/run'
import type { Columns, TableRow } from '@/lib/calculator/types'
import { writeResult } from '@/lib/calculator/write'
import { writeAddressState } from '@/lib/fields/address-state'
import type { AnyValues } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'
import { formMessages } from '@/lib/messages/form'

/* Ways of taking results away. Loaded on use. */

async function copy(text: string, done: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  toast(copied ? done : formMessages.copyFailed)
}

export function saveFile(name: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

export function saveCsv(fileName: string, columns: Columns, rows: readonly TableRow[]): void {
  // The mark tells Excel that the file is UTF-8.
  saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', `\uFEFF${tableToCsv(columns, rows)}`)
}

/** Tabs between cells: a spreadsheet takes the block as it is. */
export function copyTable(columns: Columns, rows: readonly TableRow[]): Promise<void> {
  const names = Object.keys(columns)
  const lines = [
    names.map((name) => columns[name]?.label ?? name),
    ...rows.map((row) => names.map((name) => String(row[name] ?? ''))),
  ]
  return copy(lines.map((cells) => cells.join('\t')).join('\n'), formMessages.copied)
}

export function copyResults({ name, outputs }: Declaration, answer: Answer, show: Show): Promise<void> {
  const lines = Object.entries(outputs).flatMap(([key, output]) => {
    const result = answer.results[key]
    if (output.kind === 'verdict' && typeof result === 'object' && 'says' in result) return [result.says]
    const written = writeResult(output, result, show)
    return written === undefined ? [] : [`${output.label}: ${written}`]
  })
  return copy([name, ...lines].join('\n'), formMessages.copied)
}

export async function copyLink({ inputs }: Declaration, values: AnyValues): Promise<void> {
  const state = writeAddressState(inputs, values)
  if (state === undefined) return void toast(formMessages.addressTooLong)
  const address = `${location.origin}${location.pathname}#${state}`
  history.replaceState(null, '', address)
  await copy(address, formMessages.linkCopied)
}
