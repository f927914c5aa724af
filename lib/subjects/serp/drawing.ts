/* A result as a drawing, for a picture to send around. Lines are as long as in Arial, whatever font a device has in its place. */
import { escapeXml } from '@/lib/kits/chart/svg'
import { arialLines, runsWidth, type Run } from '@/lib/subjects/html/arial-lines'
import type { ResultLines } from './snippet'

const margin = 16
const colours = { site: '#202124', path: '#4d5156', title: '#1a0dab', text: '#4d5156', ground: '#ffffff' }

/** A text in runs, bold where places say so. */
export function runsOf(text: string, bold: readonly (readonly [number, number])[]): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const [start, end] of bold) {
    if (start > at) runs.push({ text: text.slice(at, start), isBold: false })
    runs.push({ text: text.slice(start, end), isBold: true })
    at = end
  }
  if (at < text.length) runs.push({ text: text.slice(at), isBold: false })
  return runs
}

/** SVG of a result, of the given width in pixels, and its height. */
export function resultDrawing(lines: ResultLines, width: number): { svg: string; width: number; height: number } {
  const room = width - 2 * margin
  const parts: string[] = []
  let y = margin
  const write = (runs: readonly Run[], size: number, colour: string, lead: number) => {
    for (const line of arialLines(runs, size, room)) {
      y += lead
      const written = line.map((run, at) => (at === line.length - 1 ? { ...run, text: run.text.trimEnd() } : run))
      const spans = written.map(
        ({ text, isBold }) => `<tspan${isBold ? ' font-weight="700"' : ''}>${escapeXml(text)}</tspan>`,
      )
      parts.push(
        `<text x="${String(margin)}" y="${String(y)}" font-size="${String(size)}" fill="${colour}" xml:space="preserve" textLength="${runsWidth(line, size).toFixed(2)}" lengthAdjust="spacingAndGlyphs">${spans.join('')}</text>`,
      )
    }
  }
  const plain = (text: string): Run[] => [{ text, isBold: false }]
  write(plain(lines.site), 14, colours.site, 18)
  write(plain(lines.path), 12, colours.path, 16)
  write(plain(lines.title), 20, colours.title, 28)
  y += 4
  const dated = lines.date.length
  const bold = lines.bold.map(([start, end]) => [start + dated, end + dated] as const)
  write(runsOf(`${lines.date}${lines.text}`, bold), 14, colours.text, 20)
  if (lines.rating !== '') write(plain(lines.rating), 14, colours.text, 22)
  for (const question of lines.questions) write(plain(`▾ ${question}`), 14, colours.site, 26)
  for (const link of lines.sitelinks) write(plain(link), 16, colours.title, 28)
  const height = y + margin
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif"><rect width="100%" height="100%" fill="${colours.ground}"/>${parts.join('')}</svg>`,
    width,
    height,
  }
}
