import { problem, type Problem } from '@/lib/base/problem'
import { bytesIn, contentOf, type QrContentValues, type QrKind } from './content'
import type { QrShape } from './drawing'
import { byteCapacity, type QrLevel } from './encode'
import { contentLabels } from './labels'
import { mostRows, readList, valuesOfRow } from './list'
import { englishCount } from '@/lib/base/format/english-count'
import { mustBeTextFile, uploadedText } from '@/lib/base/text/uploaded-text'

export interface QrToolValues extends QrContentValues {
  list: string
  csv: string | undefined
  picture: 'svg' | 'png'
  level: QrLevel
  shape: QrShape
  quietZone: number
  dark: string
  light: string
  logo: string | undefined
  logoShare: number
  width: number
  pixels: number
}

export type QrProblem = Problem<keyof QrToolValues & string>

const mainField: Readonly<Record<QrKind, keyof QrContentValues>> = {
  url: 'url',
  text: 'text',
  wifi: 'ssid',
  contact: 'note',
  email: 'body',
  sms: 'message',
  geo: 'latitude',
  event: 'details',
}

/** What cannot be encoded, with the numbers of ISO/IEC 18004. */
export function capacityFault(content: string, { kind, level }: Pick<QrToolValues, 'kind' | 'level'>): QrProblem {
  const bytes = bytesIn(content)
  const most = byteCapacity[level]
  const way =
    bytes <= byteCapacity.L
      ? `choose error correction L, which holds ${englishCount(byteCapacity.L)}`
      : `no QR code holds more than ${englishCount(byteCapacity.L)}`
  return problem(
    mainField[kind],
    `must be shorter: the code would hold ${englishCount(bytes)} bytes, and level ${level} holds ${englishCount(most)}; ${way}`,
  )
}

interface GoodRow {
  position: number
  name: string
  content: string
}
interface RefusedRow {
  position: number
  says: string
}

/** The lines of the list: those with content for a code, and those without, each with the reason. */
export function listOf(values: QrToolValues): { good: GoodRow[]; refused: RefusedRow[] } | QrProblem {
  const text = values.csv ? uploadedText(values.csv) : values.list
  if (text === undefined) return problem('csv', mustBeTextFile)
  const rows = readList(text, values.kind, contentLabels)
  if (rows.length === 0) return problem('list', 'must have at least one line, or choose a CSV file')
  if (rows.length > mostRows)
    return problem('list', `can have at most ${englishCount(mostRows)} lines; yours has ${englishCount(rows.length)}`)
  const good: GoodRow[] = []
  const refused: RefusedRow[] = []
  for (const row of rows) {
    const own = valuesOfRow(values, row)
    const labelOf = (field: keyof QrContentValues) => (field === 'kind' ? field : contentLabels[field])
    if ('unreadable' in own) {
      refused.push({ position: row.position, says: `${labelOf(own.unreadable)} cannot be read.` })
      continue
    }
    const content = contentOf(own)
    if (typeof content === 'string') good.push({ position: row.position, name: row.name, content })
    else
      refused.push({
        position: row.position,
        says: content.field === null ? content.message : `${labelOf(content.field)} ${content.message}.`,
      })
  }
  return { good, refused }
}
