import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file on the disk for as long as a program of other authors looks at it. */
function withFile<Result>(bytes: Uint8Array, look: (file: string, folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-paper-'))
  const file = path.join(folder, 'document.pdf')
  try {
    writeFileSync(file, bytes)
    return look(file, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text that poppler reads, page by page, without the marks it sets round text from right to left. */
export function pagesOf(pdf: Uint8Array, ...options: string[]): string[] {
  return withFile(pdf, (file) =>
    execFileSync('pdftotext', [...options, file, '-'], { encoding: 'utf8' })
      .replace(/[\u200B\u202A-\u202E\u2066-\u2069]/g, '')
      .split('\f')
      .slice(0, -1),
  )
}

/** Each word that poppler finds, with its left edge in points, without the marks of direction. */
export function wordsIn(pdf: Uint8Array): { text: string; left: number }[] {
  const html = withFile(pdf, (file) => execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }))
  return Array.from(html.matchAll(/<word xMin="([\d.]+)"[^>]*>([^<]*)</g), ([, left, text = '']) => ({
    text: text.replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, ''),
    left: Number(left),
  }))
}

/** What qpdf finds wrong with a file: nothing. */
export function faultsOf(pdf: Uint8Array): string {
  return withFile(pdf, (file) => {
    try {
      execFileSync('qpdf', ['--check', file], { encoding: 'utf8', stdio: 'pipe' })
      return ''
    } catch (error) {
      return String(error)
    }
  })
}

export const infoOf = (pdf: Uint8Array, ...options: string[]) =>
  withFile(pdf, (file) => execFileSync('pdfinfo', [...options, file], { encoding: 'utf8' }))

/** The pictures in a file: a line for each, with its size in dots. */
export const picturesIn = (pdf: Uint8Array) =>
  withFile(pdf, (file) => execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }))

export interface Grey {
  width: number
  height: number
  pixels: Uint8Array
}

/** The top of the first page as poppler draws it, in shades of grey. */
export function pictureOf(pdf: Uint8Array, dpi: number, height: number): Grey {
  return withFile(pdf, (file, folder) => {
    const base = path.join(folder, 'page')
    const size = ['-x', '0', '-y', '0', '-W', String(Math.round((595 / 72) * dpi)), '-H', String(height)]
    execFileSync('pdftoppm', ['-r', String(dpi), '-gray', '-singlefile', ...size, file, base])
    return greyOf(readFileSync(`${base}.pgm`))
  })
}

/** A whole page as poppler draws it, in shades of grey. Pages count from 1. */
export function pageAsGrey(pdf: Uint8Array, page: number, dpi: number, ...options: string[]): Grey {
  return withFile(pdf, (file, folder) => {
    const base = path.join(folder, 'page')
    const which = ['-f', String(page), '-l', String(page)]
    execFileSync('pdftoppm', ['-r', String(dpi), '-gray', '-singlefile', ...options, ...which, file, base])
    return greyOf(readFileSync(`${base}.pgm`))
  })
}

/** A picture in the format of netpbm: "P5 width height 255", then a byte for each pixel. */
export function greyOf(pgm: Uint8Array): Grey {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(pgm.subarray(0, 40)).toString('latin1'))
  if (!head) throw new TypeError('not a picture in shades of grey')
  return { width: Number(head[1]), height: Number(head[2]), pixels: pgm.subarray(head[0].length) }
}

/** The share of the ink of either picture that the other lacks; soft edges of letters differ between versions of a program. */
export function difference(one: Grey, other: Grey): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  let apart = 0
  let ink = 0
  one.pixels.forEach((value, at) => {
    apart += Math.abs(value - (other.pixels[at] ?? 255))
    ink += 255 - Math.min(value, other.pixels[at] ?? 255)
  })
  return apart / ink
}
