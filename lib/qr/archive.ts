import { isProblem, problem } from '@/lib/calculator/define'
import { capacityFault, encodeQr, listOf, logoOf, qrPixels, qrShading, qrSvg } from '@/lib/engines/qr'
import type { QrDrawing, QrProblem, QrToolValues } from '@/lib/engines/qr'
import { csvCell } from '@/lib/format/csv-cell'
import { fileWord } from '@/lib/format/file-word'
import { englishCount } from '@/lib/format/english-count'

/** Lets a message that cancels reach the worker. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * All codes of a list in one archive, each decoded again before it goes in, with report.csv: what each file holds, whether it
 * scanned, and which lines made none.
 */
export async function makeArchive(
  values: QrToolValues,
  progress: (share: number, note?: string) => void,
): Promise<Uint8Array<ArrayBuffer> | QrProblem> {
  const list = listOf(values)
  if (isProblem(list)) return list
  if (values.picture === 'png' && values.logo)
    return problem('logo', 'cannot be in PNG files of a list. Remove it, or choose SVG')
  const logo = logoOf(values)
  if (logo && isProblem(logo)) return logo
  const [{ codePng, zipArchive }, { decodeQr }] = await Promise.all([
    import('@/lib/engines/qr-bulk'),
    import('@/lib/engines/qr-decode'),
  ])
  const files: Record<string, string | Uint8Array> = {}
  const report = ['line,file,scan check,content or reason']
  const digits = String(list.good.length).length
  const { level, shape, quietZone, dark, light, width, pixels } = values
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
      ...(logo ? { logo } : {}),
    }
    const side = matrix.size + 2 * quietZone
    const small = qrPixels(qrShading(drawing, 4), dark, light)
    const wanted = utf8.encode(content)
    const found = await decodeQr(small)
    const scans = found?.length === wanted.length && wanted.every((byte, at) => byte === found[at])
    const word = fileWord((name || content).replace(/^https?:\/\//, ''))
    const file = `${String(index + 1).padStart(digits, '0')}${word ? `-${word}` : ''}.${values.picture}`
    files[file] =
      values.picture === 'svg'
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
