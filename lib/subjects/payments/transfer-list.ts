import { toMinor } from '@/lib/base/money/minor-units'
import { problem, type Problem } from '@/lib/base/problem'
import { englishCount } from '@/lib/base/format/english-count'
import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import { readRecords } from '@/lib/subjects/qr/list'
import { epcContent, type SepaTransfer } from './epc-qr'

/** What forms and lists call the parts of a transfer. */
export const transferLabels: Readonly<Record<keyof SepaTransfer, string>> = {
  name: 'Payee',
  iban: 'IBAN',
  bic: 'BIC',
  cents: 'Amount',
  purpose: 'Purpose code',
  reference: 'Reference',
  text: 'Payment text',
  note: 'Note to the payer',
}

/** Most codes made in one go. */
const mostTransfers = 5000

export interface TransferList {
  good: { position: number; name: string; content: string }[]
  refused: { position: number; says: string }[]
}

type Column = keyof SepaTransfer | 'file'
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

function columnOf(heading: string): Column | undefined {
  if (plain(heading) === 'file') return 'file'
  const fields = Object.keys(transferLabels) as (keyof SepaTransfer)[]
  return fields.find((field) => plain(field) === plain(heading) || plain(transferLabels[field]) === plain(heading))
}

/** An amount as people of a region write it, in cents; undefined for an empty cell. */
function centsOf(cell: string, region: Region): number | undefined | Problem<'cents'> {
  if (cell === '') return undefined
  const read = readNumber(cell, region)
  if ('problem' in read)
    return read.problem === 'ambiguous'
      ? problem('cents', `“${cell}” can be read in two ways; write it without thousands`)
      : problem('cents', `“${cell}” is no amount`)
  // More than two decimals are no euro amount; NaN is refused with the sentence of the limits.
  const cents = toMinor(read.value, 2)
  return cents !== undefined && Math.abs(cents / 100 - read.value) < 1e-9 ? cents : Number.NaN
}

function transferOf(cells: Partial<Record<Column, string>>, rest: SepaTransfer, region: Region) {
  const { cents: amount, file: _, ...texts } = cells
  const cents = amount === undefined ? rest.cents : centsOf(amount, region)
  return typeof cents === 'object' ? cents : { ...rest, ...texts, cents }
}

/**
 * The transfers of a list (CSV with a heading): columns are found by the names of the fields in any order, and a part without a
 * column is that of `rest`. A column "file" names the files.
 */
export function transferList(text: string, rest: SepaTransfer, region: Region): TransferList | Problem<'list'> {
  const [headings = [], ...records] = readRecords(text)
  const columns = headings.map(columnOf)
  if (!columns.some((column) => column !== undefined && column !== 'file'))
    return problem('list', 'must begin with a line of headings, such as: file, amount, reference')
  if (records.length === 0) return problem('list', 'must have a line below its headings')
  if (records.length > mostTransfers)
    return problem(
      'list',
      `can have at most ${englishCount(mostTransfers)} lines; yours has ${englishCount(records.length)}`,
    )
  const list: TransferList = { good: [], refused: [] }
  records.forEach((record, index) => {
    const position = index + 1
    const cells: Partial<Record<Column, string>> = {}
    columns.forEach((column, at) => {
      if (column !== undefined) cells[column] = (record[at] ?? '').trim()
    })
    const transfer = transferOf(cells, rest, region)
    const content = 'problem' in transfer ? transfer : epcContent(transfer)
    if (typeof content === 'string')
      list.good.push({ position, name: cells.file || cells.reference || cells.text || '', content })
    else {
      const label = content.field === null ? '' : `${transferLabels[content.field]} `
      list.refused.push({ position, says: `${label}${content.message}.` })
    }
  })
  return list
}
