import { encodeQr, qrSvg } from '@/lib/engines/qr'
import type { DesignCode } from '@/lib/subjects/design/code'

const quietZone = 4

/** A black QR code on white of level M, which restores 15 per cent; undefined where the content is too long for any. */
export function qrOfDesign(content: string, alt: string): DesignCode | undefined {
  const matrix = encodeQr(content, 'M')
  if (!matrix) return undefined
  const svg = qrSvg({ matrix, shape: 'squares', quietZone, dark: '#000000', light: '#ffffff' })
  return { svg, alt, content, modules: matrix.size + 2 * quietZone }
}
