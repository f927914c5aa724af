import { isProblem, problem } from '@/lib/base/problem'
import { capacityFault, listOf, logoOf } from '@/lib/engines/qr'
import type { QrProblem, QrToolValues } from '@/lib/engines/qr'
import { codeArchive } from './code-archive'

/** All codes of a list in one archive. */
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
  const { level, shape, quietZone, dark, light, picture, width, pixels } = values
  const look = { level, shape, quietZone, dark, light, picture, width, pixels, ...(logo ? { logo } : {}) }
  return codeArchive(list, { ...look, tooLong: (content) => capacityFault(content, values).message }, progress)
}
