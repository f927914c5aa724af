import { bytesHeader, bytesOf, deflatedStream, pdfFile } from '@/lib/base/pdf/file'
import { written } from '@/lib/base/pdf/page'
import type { Pixels } from '@/lib/base/png/pixels'
import type { Size } from './sizes'

type Part = string | Uint8Array

/** An image of one or three channels, whose stream is packed by zlib. ISO 32000-1, 8.9.5. */
function imageObject(size: Size, space: 'DeviceRGB' | 'DeviceGray', packed: Uint8Array, mask: string): Part[] {
  const [head = '', ...rest] = deflatedStream(packed)
  const about = `/Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace /${space} /BitsPerComponent 8${mask}`
  return [String(head).replace('<<', `<< ${about}`), ...rest]
}

/**
 * A PDF of one page that the picture fills, without loss; see-through pixels stay so by a mask of their own (ISO 32000-1, 11.6.5.3).
 * The page is in points of 1/72 inch. `deflate` packs bytes in zlib's format.
 */
export function picturePdf(
  { data, width, height }: Pixels,
  page: Size,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const colours = new Uint8Array(width * height * 3)
  const alphas = new Uint8Array(width * height)
  let isSolid = true
  for (let at = 0; at < alphas.length; at++) {
    colours.set(data.subarray(at * 4, at * 4 + 3), at * 3)
    alphas[at] = data[at * 4 + 3] ?? 255
    if (alphas[at] !== 255) isSolid = false
  }
  const size = { width, height }
  const content = `q ${written(page.width, 0, 0, page.height, 0, 0)} cm /Picture Do Q`
  const objects: (string | Part[])[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${written(page.width, page.height)}] /Resources << /XObject << /Picture 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    imageObject(size, 'DeviceRGB', deflate(colours), isSolid ? '' : ' /SMask 6 0 R'),
    ...(isSolid ? [] : [imageObject(size, 'DeviceGray', deflate(alphas), '')]),
  ]
  return bytesOf(pdfFile<Part>(objects, bytesHeader))
}
