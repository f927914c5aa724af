import { escapeHtml } from '@/lib/base/text/escape-html'
import type { Size } from '@/lib/subjects/picture/sizes'
import { ratioOf } from './sizes'

export const patterns = ['none', 'cross', 'stripes', 'grid', 'dots', 'gradient', 'noise', 'skeleton'] as const
export type Pattern = (typeof patterns)[number]

/** Families that every device has one of. */
export const families = {
  sans: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
  serif: 'Georgia, Times New Roman, serif',
  mono: 'ui-monospace, Consolas, Menlo, monospace',
} as const
export type Family = keyof typeof families

export interface Look {
  /** #rrggbb. */
  ground: string
  ink: string
  pattern: Pattern
  /** With {w}, {h}, {ratio}, {n} and {name}. */
  text: string
  family: Family
  isBold: boolean
  /** Chance of the noise. */
  seed: number
}

export interface PlaceholderFacts extends Size {
  name?: string | undefined
  /** From 1, in a list. */
  number: number
}

/** The text with what stands in braces filled in; other braces stay. */
export function filledText(template: string, { width, height, name, number }: PlaceholderFacts): string {
  const values: Readonly<Record<string, string>> = {
    w: String(width),
    h: String(height),
    ratio: ratioOf({ width, height }),
    n: String(number),
    name: name ?? '',
  }
  return template.replaceAll(/\{(w|h|ratio|n|name)\}/g, (all, key: string) => values[key] ?? all)
}

/** Widths of letters as a share of their height, wide enough for most words. */
const letterWidth: Readonly<Record<Family, number>> = { sans: 0.64, serif: 0.61, mono: 0.62 }
const lineHeight = 1.25

/** Letters of East Asian scripts, emoji and other full forms are as wide as they are high. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u

const widthOf = (line: string, family: Family) =>
  [...line].reduce((sum, sign) => sum + (wide.test(sign) ? 1 : letterWidth[family]), 0)

/** The size of letters in pixels with which lines fit well within a picture. */
export function letterSize(lines: readonly string[], { width, height }: Size, family: Family): number {
  const longest = Math.max(...lines.map((line) => widthOf(line, family)), 1)
  const byWidth = (width * 0.86) / longest
  const byHeight = (height * 0.7) / (lines.length * lineHeight)
  return Math.max(1, Math.round(Math.min(byWidth, byHeight, Math.max(12, Math.min(width, height) * 0.24)) * 10) / 10)
}

function textPart({ text, ink, family, isBold }: Look, facts: PlaceholderFacts): string {
  const lines = filledText(text, facts)
    .split('\n')
    // Signs that XML does not bear.
    .map((line) =>
      line
        .toWellFormed()
        .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
        .trim(),
    )
  if (lines.every((line) => line === '')) return ''
  const size = letterSize(lines, facts, family)
  const first = facts.height / 2 - ((lines.length - 1) * size * lineHeight) / 2
  const spans = lines
    .map((line, at) => `<tspan x="50%" y="${round(first + at * size * lineHeight)}">${escapeHtml(line)}</tspan>`)
    .join('')
  return `<text fill="${ink}" font-family="${families[family]}" font-size="${size}"${isBold ? ' font-weight="700"' : ''} text-anchor="middle" dominant-baseline="central">${spans}</text>`
}

const round = (value: number) => Math.round(value * 100) / 100

/** A tile that repeats, about as large as suits the picture. */
function tile(size: number, inside: string, turned = false): string {
  const turn = turned ? ' patternTransform="rotate(45)"' : ''
  return `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn}>${inside}</pattern>`
}

interface Drawn {
  defs: string
  shapes: string
}

const filled = (defs: string, opacity: number): Drawn => ({
  defs,
  shapes: `<rect width="100%" height="100%" fill="url(#p)" opacity="${opacity}"/>`,
})

/** Lines of words, a picture and a head, as a page has them that still loads. */
function skeleton({ width, height }: Size, ink: string): string {
  const edge = Math.max(1, Math.min(width, height) * 0.08)
  const corner = round(edge / 3)
  const bar = (x: number, y: number, w: number, h: number) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(1, w))}" height="${round(Math.max(1, h))}" rx="${corner}"/>`
  const isWide = width > height * 1.6
  const picture = isWide
    ? { x: edge, y: edge, w: height - 2 * edge, h: height - 2 * edge }
    : { x: edge, y: edge, w: width - 2 * edge, h: height * 0.5 }
  const left = isWide ? picture.x + picture.w + edge : edge
  const top = isWide ? edge : picture.y + picture.h + edge
  const room = { w: width - left - edge, h: height - top - edge }
  const lines = [0.6, 1, 0.9, 0.45]
  const step = room.h / (lines.length + 0.5)
  return `<g fill="${ink}" opacity="0.18">${bar(picture.x, picture.y, picture.w, picture.h)}${lines
    .map((share, at) => bar(left, top + at * step * 1.12, room.w * share, step * 0.6))
    .join('')}</g>`
}

function patternPart({ pattern, ink, seed }: Look, size: Size): Drawn {
  const { width, height } = size
  const step = Math.max(6, Math.round(Math.min(width, height) / 12))
  switch (pattern) {
    case 'none':
      return { defs: '', shapes: '' }
    case 'cross':
      return {
        defs: '',
        shapes: `<path d="M0 0L${width} ${height}M${width} 0L0 ${height}M.5 .5h${width - 1}v${height - 1}h-${width - 1}z" fill="none" stroke="${ink}" stroke-width="${Math.max(1, Math.round(Math.min(width, height) / 150))}" opacity="0.35"/>`,
      }
    case 'stripes':
      return filled(tile(step, `<rect width="${step / 2}" height="${step}" fill="${ink}"/>`, true), 0.12)
    case 'grid':
      return filled(tile(step, `<path d="M${step} 0H0V${step}" fill="none" stroke="${ink}"/>`), 0.25)
    case 'dots':
      return filled(tile(step, `<circle cx="${step / 2}" cy="${step / 2}" r="${round(step / 6)}" fill="${ink}"/>`), 0.3)
    case 'gradient':
      return filled(
        `<linearGradient id="p" x2="1" y2="1"><stop stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}"/></linearGradient>`,
        0.45,
      )
    case 'noise':
      return {
        defs: `<filter id="p" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="${seed}"/><feColorMatrix type="saturate" values="0"/></filter>`,
        shapes: '<rect width="100%" height="100%" filter="url(#p)" opacity="0.25"/>',
      }
    case 'skeleton':
      return { defs: '', shapes: skeleton(size, ink) }
  }
}

/** A placeholder as an SVG document of so many pixels. Texts are escaped; colours must be #rrggbb. */
export function placeholderSvg(look: Look, facts: PlaceholderFacts): string {
  const { width, height } = facts
  const { defs, shapes } = patternPart(look, facts)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    defs === '' ? '' : `<defs>${defs}</defs>`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    shapes,
    textPart(look, facts),
    '</svg>',
  ].join('')
}
