import { isProblem, problem } from '@/lib/calculator/define'
import type { Problem } from '@/lib/calculator/types'
import {
  byteCapacity,
  bytesIn,
  contentOf,
  encodeQr,
  mostRows,
  qrPixels,
  qrShading,
  qrSvg,
  readList,
  valuesOfRow,
} from '@/lib/engines/qr'
import { contentLabels } from './labels'
import type { QrContentValues, QrDrawing, QrKind, QrLevel, QrShape } from '@/lib/engines/qr'

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

type ToolProblem = Problem<keyof QrToolValues & string>

export const levelNames: Readonly<Record<QrLevel, string>> = {
  L: 'L, about 7% can be restored',
  M: 'M, about 15% can be restored',
  Q: 'Q, about 25% can be restored',
  H: 'H, about 30% can be restored',
}

const mainField: Readonly<Record<QrKind, keyof QrContentValues>> = {
  url: 'url',
  text: 'content',
  wifi: 'ssid',
  contact: 'note',
  email: 'body',
  sms: 'message',
  geo: 'latitude',
  event: 'details',
}

function counted(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** What cannot be encoded, with the numbers of ISO/IEC 18004. */
export function capacityFault(content: string, { kind, level }: Pick<QrToolValues, 'kind' | 'level'>): ToolProblem {
  const bytes = bytesIn(content)
  const most = byteCapacity[level]
  const way =
    bytes <= byteCapacity.L
      ? `choose error correction L, which holds ${counted(byteCapacity.L)}`
      : `no QR code holds more than ${counted(byteCapacity.L)}`
  return problem(
    mainField[kind],
    `must be shorter: the code would hold ${counted(bytes)} bytes, and level ${level} holds ${counted(most)}; ${way}`,
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

function textOf({ list, csv }: QrToolValues): string {
  if (!csv) return list
  const base64 = csv.slice(csv.indexOf(',') + 1)
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Spreadsheets on Windows save CSV in the code page of Western Europe.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The lines of the list: those with content for a code, and those without, each with the reason. */
export function listOf(values: QrToolValues): { good: GoodRow[]; refused: RefusedRow[] } | ToolProblem {
  const rows = readList(textOf(values), values.kind, contentLabels)
  if (rows.length === 0) return problem('list', 'must have at least one line, or choose a CSV file')
  if (rows.length > mostRows)
    return problem('list', `can have at most ${counted(mostRows)} lines; yours has ${counted(rows.length)}`)
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

/** A part of a file name that every system takes. */
function fileWord(text: string): string {
  return text
    .normalize('NFC')
    .replace(/^https?:\/\//, '')
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
}

function csvCell(text: string): string {
  // A spreadsheet would run what begins like a formula.
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lets a message that cancels reach the worker. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * All codes of a list in one archive, each decoded again before it goes in, with report.csv: what each file holds, whether it
 * scanned, and which lines made none.
 */
export async function makeArchive(
  values: QrToolValues,
  progress: (share: number, note?: string) => void,
): Promise<Uint8Array<ArrayBuffer> | ToolProblem> {
  const list = listOf(values)
  if (isProblem(list)) return list
  if (values.picture === 'png' && values.logo)
    return problem('logo', 'cannot be in PNG files of a list. Remove it, or choose SVG')
  const [{ codePng, zipArchive }, { decodeQr }] = await Promise.all([
    import('@/lib/engines/qr-bulk'),
    import('@/lib/engines/qr-decode'),
  ])
  const files: Record<string, string | Uint8Array> = {}
  const report = ['line,file,scan check,content or reason']
  const digits = String(list.good.length).length
  const { level, shape, quietZone, dark, light, logo, logoShare, width, pixels } = values
  const utf8 = new TextEncoder()
  for (const [index, { position, name, content }] of list.good.entries()) {
    const matrix = encodeQr(content, level)
    if (!matrix) {
      report.push([String(position), '', '', csvCell(capacityFault(content, values).message)].join(','))
      continue
    }
    const drawing: QrDrawing = {
      matrix,
      shape,
      quietZone,
      dark,
      light,
      ...(logo ? { logo: { href: logo, share: logoShare } } : {}),
    }
    const side = matrix.size + 2 * quietZone
    const small = qrPixels(qrShading(drawing, 4), dark, light)
    const wanted = utf8.encode(content)
    const found = await decodeQr(small)
    const scans = found?.length === wanted.length && wanted.every((byte, at) => byte === found[at])
    const file = `${String(index + 1).padStart(digits, '0')}${fileWord(name || content) ? `-${fileWord(name || content)}` : ''}.${values.picture}`
    files[file] =
      values.picture === 'svg'
        ? qrSvg(drawing, `${width}mm`)
        : codePng(qrShading(drawing, Math.max(1, Math.round(pixels / side))), dark, light)
    report.push([String(position), csvCell(file), scans ? 'passed' : 'failed', csvCell(content)].join(','))
    progress((index + 1) / list.good.length, `${counted(index + 1)} of ${counted(list.good.length)}`)
    if (index % 50 === 49) await breath()
  }
  for (const { position, says } of list.refused) report.push([String(position), '', '', csvCell(says)].join(','))
  if (Object.keys(files).length === 0) return problem('list', 'has no line that fits into a code')
  return zipArchive({ ...files, 'report.csv': `\uFEFF${report.join('\r\n')}\r\n` })
}
