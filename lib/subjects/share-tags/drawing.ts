/* A shared page as a drawing, for a picture to send around. Lines are as long as in Arial, whatever font a device has in its place. */
import { escapeXml } from '@/lib/kits/chart/svg'
import { arialLines, runsWidth } from '@/lib/subjects/html/arial-lines'
import type { SharePreview } from './report'

const width = 520
const margin = 14
const square = 130
const wideHeight = Math.round(width / 1.91)
const looks = {
  small: { size: 13, lead: 18, colour: '#65676b' },
  title: { size: 17, lead: 23, colour: '#050505' },
  text: { size: 14, lead: 19, colour: '#65676b' },
} as const
/** Lines that a card gives a part. */
const mostLines = { small: 1, title: 2, text: 3 } as const

/** SVG of a card, with a picture where there is one: an address that holds it (data:), cut to the shape already. */
export function cardDrawing(
  { picture, lines }: SharePreview,
  image: string | undefined,
): { svg: string; width: number; height: number } {
  const isSquare = picture?.shape === 'square'
  const left = isSquare ? square + margin : margin
  let y = picture && !isSquare ? wideHeight + 6 : 6
  const parts: string[] = []
  for (const { look, text } of lines) {
    const { size, lead, colour } = looks[look]
    const broken = arialLines([{ text, isBold: false }], size, width - left - margin)
    for (const [at, line] of broken.slice(0, mostLines[look]).entries()) {
      y += lead
      const isCut = at === mostLines[look] - 1 && broken.length > mostLines[look]
      const written = `${line
        .map((run) => run.text)
        .join('')
        .trimEnd()}${isCut ? ' …' : ''}`
      const length = runsWidth([{ text: written, isBold: false }], size)
      parts.push(
        `<text x="${String(left)}" y="${String(y)}" font-size="${String(size)}" fill="${colour}" textLength="${length.toFixed(2)}" lengthAdjust="spacingAndGlyphs">${escapeXml(written)}</text>`,
      )
    }
  }
  const height = Math.max(y + margin, isSquare ? square : 0)
  const box = isSquare ? { width: square, height: square } : { width, height: wideHeight }
  const place = picture
    ? image
      ? `<image href="${escapeXml(image)}" width="${String(box.width)}" height="${String(box.height)}" preserveAspectRatio="xMidYMid slice"/>`
      : `<rect width="${String(box.width)}" height="${String(box.height)}" fill="#dfe3e8"/><text x="${String(box.width / 2)}" y="${String(box.height / 2)}" font-size="13" text-anchor="middle" fill="#65676b">${escapeXml(picture.says.slice(0, isSquare ? 16 : 60))}</text>`
    : ''
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif"><rect width="100%" height="100%" fill="#ffffff"/>${place}${parts.join('')}</svg>`,
    width,
    height,
  }
}
