import type { XmlElement } from '@/lib/base/xml/read-xml'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { srgbOf } from '@/lib/subjects/colour/spaces'

/* The values of properties that shapes are drawn by, from attributes, style sheets and style attributes (SVG 2, 6). */

/** Why a drawing cannot be outlines. */
export type Obstacle =
  | 'text'
  | 'picture'
  | 'filter'
  | 'mask'
  | 'pattern'
  | 'marker'
  | 'html'
  | 'style'
  | 'colour'
  | 'opacity'
  | 'gradient'
  | 'clip'
  | 'transform'
  | 'other'

export class NotOutlines extends Error {
  override readonly name = 'NotOutlines'
  constructor(readonly why: Obstacle) {
    super(why)
  }
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1)
export const elementsOf = ({ children }: XmlElement) => children.filter((child) => typeof child === 'object')

export type Properties = ReadonlyMap<string, string>

interface Rule {
  tag: string | undefined
  id: string | undefined
  classes: readonly string[]
  weight: number
  declarations: readonly (readonly [string, string])[]
}

function declarationsOf(text: string): [string, string][] {
  return text.split(';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':')
    if (colon < 0) return []
    const name = one.slice(0, colon).trim()
    const value = one
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
    return name === '' ? [] : [[name.startsWith('--') ? name : name.toLowerCase(), value]]
  })
}

const simple = /^([\w-]+|\*)?((?:[.#][\w-]+)*)$/

function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ')
  if (/@(?!charset)/i.test(plain)) throw new NotOutlines('style')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, list = '', body = '']) =>
    list.split(',').map((one): Rule => {
      const [, tag, marks = ''] = simple.exec(one.trim()) ?? []
      if (one.trim() === '' || (tag === undefined && marks === '')) throw new NotOutlines('style')
      const ids = [...marks.matchAll(/#([\w-]+)/g)].map(([, id = '']) => id)
      const classes = [...marks.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
      return {
        tag: tag === '*' ? undefined : tag,
        id: ids[0],
        classes,
        weight: ids.length * 10_000 + classes.length * 100 + (tag && tag !== '*' ? 1 : 0),
        declarations: declarationsOf(body),
      }
    }),
  )
}

function* descendants(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of elementsOf(element)) yield* descendants(child)
}

/** The rules of all style sheets of a drawing, the weakest first. Refuses what asks for more than names, classes and ids. */
export function sheetOf(root: XmlElement): Rule[] {
  const texts = [...descendants(root)]
    .filter(({ name }) => localName(name) === 'style')
    .map(({ children }) => children.filter((child) => typeof child === 'string').join(''))
  return rulesOf(texts.join('\n')).toSorted((one, other) => one.weight - other.weight)
}

const fits = ({ tag, id, classes }: Rule, element: XmlElement, own: readonly string[]) =>
  (tag === undefined || tag === localName(element.name)) &&
  (id === undefined || id === element.attributes.get('id')) &&
  classes.every((name) => own.includes(name))

/** What goes on to the children (SVG 2, appendix "Property index"). */
const inherited = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'color',
  'visibility',
  'paint-order',
  'marker-start',
  'marker-mid',
  'marker-end',
])
const presented = new Set([
  ...inherited,
  'opacity',
  'display',
  'clip-path',
  'mask',
  'filter',
  'stop-color',
  'stop-opacity',
  'vector-effect',
  'mix-blend-mode',
  'transform',
])

/** The properties of an element whose parent has others. Values of custom properties are put in. */
export function propertiesOf(element: XmlElement, parent: Properties, sheet: readonly Rule[]): Properties {
  const found = new Map([...parent].filter(([name]) => inherited.has(name) || name.startsWith('--')))
  for (const [name, value] of element.attributes) if (presented.has(name)) found.set(name, value.trim())
  const classes = (element.attributes.get('class') ?? '').split(/\s+/)
  for (const rule of sheet)
    if (fits(rule, element, classes)) for (const [name, value] of rule.declarations) found.set(name, value)
  for (const [name, value] of declarationsOf(element.attributes.get('style') ?? '')) found.set(name, value)
  for (const [name, value] of found) {
    if (value === 'inherit') {
      const above = parent.get(name)
      if (above === undefined) found.delete(name)
      else found.set(name, above)
    } else if (value.includes('var(')) found.set(name, withVariables(value, found))
  }
  return found
}

function withVariables(value: string, known: Properties): string {
  let text = value
  for (let round = 0; text.includes('var(') && round < 10; round++)
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (_, name: string, other?: string) => known.get(name) ?? other ?? 'none',
    )
  return text
}

/** Red, green, blue and alpha, each 0 to 1. */
export interface Ink {
  rgb: readonly [number, number, number]
  alpha: number
}

export function inkOf(text: string, colour: string | undefined): Ink {
  const wanted = /^currentcolor$/i.test(text) ? (colour ?? '#000') : text
  const read = parseColour(/^currentcolor$/i.test(wanted) ? '#000' : wanted)
  if (!isColour(read)) throw new NotOutlines('colour')
  const [red, green, blue] = srgbOf(read.xyz)
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return { rgb: [within(red), within(green), within(blue)], alpha: read.alpha }
}

/** A number, or a percentage of a whole, or a length in user units. */
export function lengthOf(text: string | undefined, whole: number, usual = 0): number {
  if (text === undefined || text === '' || text === 'auto') return usual
  const [, digits, unit = ''] =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|px|pt|pc|in|cm|mm)?$/i.exec(text.trim()) ?? []
  if (digits === undefined) throw new NotOutlines('other')
  const factors: Readonly<Record<string, number>> = {
    '': 1,
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
  }
  return unit === '%' ? (Number(digits) / 100) * whole : Number(digits) * (factors[unit.toLowerCase()] ?? 1)
}

/** An opacity as a number or a percentage, 0 to 1. */
export function shareOf(text: string | undefined): number {
  return text === undefined ? 1 : Math.min(1, Math.max(0, lengthOf(text, 1, 1)))
}
