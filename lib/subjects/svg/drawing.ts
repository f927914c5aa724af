import { readXml, type XmlElement } from '@/lib/base/xml/read-xml'
import { escapeHtml } from '@/lib/base/text/escape-html'
import type { Size } from '@/lib/subjects/picture/sizes'

/* What an SVG says of itself before it is drawn, and the same SVG for a size of pixels. */

const svgSpace = 'http://www.w3.org/2000/svg'

/** CSS pixels of a unit (CSS Values and Units 3, 6.2); em and ex as with letters of 16 pixels, of which browsers begin. */
const pixelsOfUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}

/** What a picture without a size of its own has in CSS 2.1, 10.3.2. */
const usualSize: Size = { width: 300, height: 150 }

/** A length of an attribute in CSS pixels; undefined for a percentage, `auto` and what is none. */
export function lengthInPixels(text: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? []
  const factor = Object.hasOwn(pixelsOfUnit, unit.toLowerCase()) ? pixelsOfUnit[unit.toLowerCase()] : undefined
  const pixels = digits === undefined || factor === undefined ? Number.NaN : Number(digits) * factor
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined
}

function viewBoxOf(text: string | undefined): Size | undefined {
  const [, , width = 0, height = 0, ...more] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 && more.length === 0 ? { width, height } : undefined
}

/** The size in CSS pixels that a browser gives an SVG of these attributes (SVG 2, 8.2; CSS Images 3, 5.2). */
export function sizeOfDrawing(attributes: ReadonlyMap<string, string>): Size {
  const width = lengthInPixels(attributes.get('width'))
  const height = lengthInPixels(attributes.get('height'))
  if (width !== undefined && height !== undefined) return { width, height }
  const box = viewBoxOf(attributes.get('viewBox'))
  if (!box) return { width: width ?? usualSize.width, height: height ?? usualSize.height }
  if (width !== undefined) return { width, height: (width * box.height) / box.width }
  return height === undefined ? box : { width: (height * box.width) / box.height, height }
}

export interface DrawingNotes {
  /** Addresses of what is not in the file: a picture shown by the browser fetches nothing. */
  elsewhere: readonly string[]
  /** Names of font families that its texts ask for and that it does not bring along. */
  families: readonly string[]
  scripts: number
  /** HTML in it (foreignObject). */
  html: number
  /** Elements that move something. */
  movements: number
}

export interface Drawing {
  text: string
  /** In CSS pixels. */
  size: Size
  notes: DrawingNotes
}

export interface DrawingFault {
  /** Completes “The file …”. */
  fault: string
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Entities that a DOCTYPE declares with plain values, as drawing programs do for the names of their namespaces. */
function withoutDoctype(text: string): string {
  const [all = '', subset = ''] = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/.exec(text) ?? []
  if (all === '') return text
  const declared = [...subset.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%]{0,500})"|'([^'&%]{0,500})')\s*>/g)]
  const values = new Map(declared.map(([, name = '', double, single]) => [name, double ?? single ?? '']))
  return text
    .replace(all, '')
    .replace(/&([\w.-]+);/g, (written, name: string) =>
      values.has(name) ? escapeHtml(values.get(name) ?? '') : written,
    )
}

const generic = new Set(
  'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji inherit initial unset'.split(
    ' ',
  ),
)

function familiesIn(list: string): string[] {
  return list
    .replace(/!important/i, '')
    .split(',')
    .map((one) => one.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((one) => one !== '' && !generic.has(one.toLowerCase()) && !one.includes('('))
}

const isElsewhere = (address: string) => address !== '' && !/^(?:#|data:)/i.test(address)

function addressesIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)|@import\s+["']([^"']+)["']/gi)].flatMap(
    ([, ...found]) => found.filter((one) => one !== undefined),
  )
}

const movements = new Set(['animate', 'animateTransform', 'animateMotion', 'set', 'animateColor'])
const fetching = new Set([
  'image',
  'feImage',
  'use',
  'linearGradient',
  'radialGradient',
  'pattern',
  'textPath',
  'mpath',
])

interface Found {
  elsewhere: Set<string>
  families: Set<string>
  own: Set<string>
  scripts: number
  html: number
  movements: number
}

function readCss(css: string, found: Found): void {
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  for (const address of addressesIn(plain)) if (isElsewhere(address.trim())) found.elsewhere.add(address.trim())
  const rest = plain.replace(/@font-face\s*\{([^}]*)\}/gi, (_, face: string) => {
    const [, name = ''] = /font-family\s*:\s*([^;]+)/i.exec(face) ?? []
    for (const family of familiesIn(name)) found.own.add(family.toLowerCase())
    return ' '
  })
  for (const [, list = ''] of rest.matchAll(/(?:^|[\s;{])font-family\s*:\s*([^;}]+)/gi))
    for (const family of familiesIn(list)) found.families.add(family)
}

function readElement(element: XmlElement, found: Found): void {
  const name = localName(element.name)
  if (name === 'script') found.scripts += 1
  if (name === 'foreignObject') found.html += 1
  if (movements.has(name)) found.movements += 1
  for (const [attribute, value] of element.attributes) {
    if (/^on[a-z]+$/i.test(attribute)) found.scripts += 1
    if (attribute === 'font-family') for (const family of familiesIn(value)) found.families.add(family)
    else if (localName(attribute) === 'href') {
      if (fetching.has(name) && isElsewhere(value.trim())) found.elsewhere.add(value.trim())
    } else if (attribute === 'style' || value.includes('url(')) readCss(value, found)
  }
  const texts = element.children.filter((child) => typeof child === 'string')
  if (name === 'style') readCss(texts.join(''), found)
  for (const child of element.children) if (typeof child === 'object') readElement(child, found)
}

/** What an SVG text says of its size and of what it needs. Refuses, with a reason, what is no well-formed SVG. */
export function readDrawing(text: string): Drawing | DrawingFault {
  const root = readXml(withoutDoctype(text))
  if ('fault' in root) return { fault: `is no SVG that can be read: it ${root.fault}` }
  if (localName(root.name) !== 'svg') return { fault: `is no SVG: its first element is ${root.name.slice(0, 40)}` }
  const found: Found = { elsewhere: new Set(), families: new Set(), own: new Set(), scripts: 0, html: 0, movements: 0 }
  readElement(root, found)
  const { elsewhere, families, own, ...counts } = found
  return {
    text,
    size: sizeOfDrawing(root.attributes),
    notes: {
      elsewhere: [...elsewhere],
      families: [...families].filter((family) => !own.has(family.toLowerCase())),
      ...counts,
    },
  }
}

const prolog = /^(?:\ufeff|\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/
const attribute = /([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** A font as it is put into a drawing. */
export interface DrawingFont {
  family: string
  weight: number
  isItalic: boolean
  /** As a data address. */
  address: string
}

export interface DrawingStyle {
  fonts: readonly DrawingFont[]
  /** Custom properties with their dashes, such as --brand, and what they become. */
  variables: readonly (readonly [name: string, value: string])[]
  /** What currentColor stands for; undefined leaves it. */
  ink: string | undefined
}

function faceOf({ family, weight, isItalic, address }: DrawingFont): string {
  const name = family.replaceAll(/["\\\n]/g, '')
  return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${isItalic ? 'italic' : 'normal'};src:url("${address}")}`
}

/**
 * The text of an SVG that is drawn in so many pixels, with fonts, custom properties and ink put in. What it had no viewBox for is
 * scaled by one of its size.
 */
export function drawingAt({ text, size }: Drawing, pixels: Size, { fonts, variables, ink }: DrawingStyle): string {
  const head = prolog.exec(text)?.[0] ?? ''
  const [tag = '', name = 'svg', written = '', closed = ''] =
    /^<([\w.:-]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/.exec(text.slice(head.length)) ?? []
  if (tag === '') throw new Error('the first tag of a drawing that was read is missing')
  const attributes = new Map(
    [...written.matchAll(attribute)].map(([, key = '', double, single]) => [
      key,
      double ?? single?.replaceAll('"', '&quot;') ?? '',
    ]),
  )
  // Only a box that could be read holds the shape; a wrong one counts as none, as in browsers.
  if (!viewBoxOf(attributes.get('viewBox'))) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`)
  attributes.set('width', String(pixels.width))
  attributes.set('height', String(pixels.height))
  const prefix = name.includes(':') ? `${name.slice(0, name.indexOf(':'))}:` : ''
  if (prefix === '' && !attributes.has('xmlns')) attributes.set('xmlns', svgSpace)
  const inline = [
    ...variables.map(([property, value]) => `${property}:${value} !important`),
    ...(ink === undefined ? [] : [`color:${ink} !important`]),
    // A size in its style would come before the attributes.
    `width:${pixels.width}px !important;height:${pixels.height}px !important`,
  ]
  const before = attributes.get('style')
  attributes.set('style', `${before ? `${before};` : ''}${escapeHtml(inline.join(';'))}`)
  const start = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}>`
  const faces = fonts.map(faceOf).join('')
  const style = faces === '' ? '' : `<${prefix}style>${faces}</${prefix}style>`
  const rest = text.slice(head.length + tag.length)
  return `${head.replace(/^\ufeff/, '')}${start}${style}${closed === '' ? rest : `</${name}>${rest}`}`
}

const safeValue = /^[^;{}<>"'\\]{1,200}$/

/** Lines such as `--brand: #0b5fff`, also parted by semicolons. Undefined where one is none. */
export function readVariables(text: string): [name: string, value: string][] | undefined {
  const found: [string, string][] = []
  for (const line of text.split(/[;\n]+/)) {
    if (line.trim() === '') continue
    const [, name = '', value = ''] = /^\s*(--[\w-]+)\s*:\s*(.+?)\s*$/.exec(line) ?? []
    if (name === '' || !safeValue.test(value)) return undefined
    found.push([name, value])
  }
  return found
}
