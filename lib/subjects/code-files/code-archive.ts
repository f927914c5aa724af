import { problem, type Problem } from '@/lib/base/problem'
import { encodeQr, qrPixels, qrShading, qrSvg } from '@/lib/engines/qr'
import type { QrDrawing, QrLevel } from '@/lib/engines/qr'
import { csvCell } from '@/lib/base/format/csv-cell'
import { fileWord } from '@/lib/base/format/file-word'
import { englishCount } from '@/lib/base/format/english-count'
import { readsBack } from './reads-back'

/** Lets a message that cancels reach the worker. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The lines of a list: those with content for a code, and those without, each with the reason. */
interface CodeList {
  good: readonly { position: number; name: string; content: string }[]
  refused: readonly { position: number; says: string }[]
}

interface CodeLook extends Omit<QrDrawing, 'matrix'> {
  level: QrLevel
  picture: 'svg' | 'png'
  /** Millimetres of an SVG file. */
  width: number
  /** Pixels of a PNG file, about: modules stay whole. */
  pixels: number
  /** Why a content makes no code. */
  tooLong(content: string): string
}

/**
 * All codes of a list in one archive, each decoded again before it goes in, with report.csv: what each file holds, whether it
 * scanned, and which lines made none.
 */
export async function codeArchive(
  list: CodeList,
  { level, picture, width, pixels, tooLong, ...look }: CodeLook,
  progress: (share: number, note?: string) => void,
): Promise<Uint8Array<ArrayBuffer> | Problem<'list'>> {
  const { codePng, zipArchive } = await import('@/lib/engines/qr-bulk')
  const files: Record<string, string | Uint8Array> = {}
  const report = ['line,file,scan check,content or reason']
  const digits = String(list.good.length).length
  for (const [index, { position, name, content }] of list.good.entries()) {
    const matrix = encodeQr(content, level)
    if (!matrix) {
      report.push([String(position), '', '', csvCell(tooLong(content))].join(','))
      continue
    }
    const drawing: QrDrawing = { matrix, ...look }
    const { quietZone, dark, light } = look
    const side = matrix.size + 2 * quietZone
    const scans = await readsBack(qrPixels(qrShading(drawing, 4), dark, light), content)
    const word = fileWord((name || content).replace(/^https?:\/\//, ''))
    const file = `${String(index + 1).padStart(digits, '0')}${word ? `-${word}` : ''}.${picture}`
    files[file] =
      picture === 'svg'
        ? qrSvg(drawing, `${width}mm`)
        : codePng(qrShading(drawing, Math.max(1, Math.round(pixels / side))), dark, light)
    report.push([String(position), csvCell(file), scans ? 'passed' : 'failed', csvCell(content)].join(','))
    progress((index + 1) / list.good.length, `${englishCount(index + 1)} of ${englishCount(list.good.length)}`)
    if (index % 50 === 49) await breath()
  }
  for (const { position, says } of list.refused) report.push([String(position), '', '', csvCell(says)].join(','))
  if (Object.keys(files).length === 0) return problem('list', 'has no line that fits into a code')
  return zipArchive({ ...files, 'report.csv': `\uFEFF${report.join('\r\n')}\r\n` })
}
