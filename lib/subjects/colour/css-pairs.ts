import { parse, walk, generate, type CssNode, type Declaration, type Rule } from 'css-tree'
import { contrastRatio } from '@/lib/subjects/colour/contrast'
import { shownPair, type ShownPair } from '@/lib/subjects/colour/contrast-check'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import type { Colour } from '@/lib/subjects/colour/spaces'

/* Pairs of text and ground that a style sheet itself sets together. */

export interface DeclaredPair extends ShownPair {
  selector: string
  line: number
  ratio: number
  /** As they are written, variables put in. */
  written: { text: string; ground: string }
  /** Whether the rule itself sets letters of 24 px and more, or bold ones of 18.66 px and more. */
  isLarge: boolean
}

export interface StyleAudit {
  pairs: DeclaredPair[]
  /** Rules that set one of the two alone: what stands behind or on it is not known from the sheet. */
  halves: number
  /** Pairs of which a colour is not read: a picture, a gradient, a variable that is not set. */
  unread: { selector: string; line: number; written: string }[]
  /** Rules that could not be parsed. */
  faults: number
}

const deepestVariable = 8

/** Values of custom properties, the first of each name that is set. */
function variablesOf(tree: CssNode): Map<string, string> {
  const values = new Map<string, string>()
  walk(tree, (node) => {
    if (node.type !== 'Declaration' || !node.property.startsWith('--') || values.has(node.property)) return
    values.set(node.property, generate(node.value).trim())
  })
  return values
}

/** A value with its variables put in; a fallback stands for one that is not set. */
function filledIn(value: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  if (depth > deepestVariable) return value
  const filled = value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
    (whole, name: string, fallback: string | undefined) => variables.get(name) ?? fallback ?? whole,
  )
  return filled === value ? value : filledIn(filled, variables, depth + 1)
}

/** The colour within a `background`, which may name a place and a repeat beside it. */
function colourWithin(value: string): Colour | undefined {
  const whole = parseColour(value)
  if (isColour(whole)) return whole
  if (/url\(|gradient\(/i.test(value)) return undefined
  const words = value.match(/[\w-]+\([^()]*\)|[^\s]+/g) ?? []
  const found = words.map((word) => parseColour(word)).filter(isColour)
  return found.length === 1 ? found[0] : undefined
}

/** A length in CSS pixels: px, pt, and em or rem at 16 px. */
function pixelsOf(length: string): number | undefined {
  const [, digits, unit] = /^([\d.]+)(px|pt|rem|em)$/i.exec(length.trim()) ?? []
  if (digits === undefined || unit === undefined) return undefined
  const factor = { px: 1, pt: 4 / 3, rem: 16, em: 16 }[unit.toLowerCase()]
  return factor === undefined ? undefined : Number(digits) * factor
}

/** Large scale text of WCAG 2.2: 18 pt, or 14 pt bold. */
function isLarge(size: string | undefined, weight: string | undefined): boolean {
  const pixels = size === undefined ? undefined : pixelsOf(size)
  if (pixels === undefined) return false
  const isBold = weight === 'bold' || Number(weight) >= 700
  return pixels >= 24 || (isBold && pixels >= 18.66)
}

function declarationsOf(rule: Rule): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  for (const node of rule.block.children) {
    if (node.type !== 'Declaration') continue
    const name = node.property.toLowerCase()
    // A later declaration wins, unless the earlier one is important.
    if (!found.get(name)?.important || node.important) found.set(name, node)
  }
  return found
}

/** Whichever of the two was declared last sets the colour of the ground. */
function groundOf(declared: ReadonlyMap<string, Declaration>): Declaration | undefined {
  const [whole, colour] = [declared.get('background'), declared.get('background-color')]
  if (!whole || !colour) return whole ?? colour
  return (whole.loc?.start.offset ?? 0) > (colour.loc?.start.offset ?? 0) ? whole : colour
}

type JudgedPair = ShownPair & { ratio: number }

function judged(front: string, back: string): JudgedPair | undefined {
  const [text, ground] = [colourWithin(front), colourWithin(back)]
  if (!text || !ground) return undefined
  const pair = shownPair(text, ground)
  return { ...pair, ratio: contrastRatio(pair.text, pair.ground) }
}

/** A sheet says the same pair again and again. */
function rememberingPairs(): typeof judged {
  const known = new Map<string, JudgedPair | undefined>()
  return (front, back) => {
    const key = `${front} on ${back}`
    if (!known.has(key)) known.set(key, judged(front, back))
    return known.get(key)
  }
}

/**
 * Every rule of a style sheet that sets both `color` and a background, with the contrast of the two. Custom properties are put in by the
 * first value of their name. Inheritance, nesting of elements and media conditions are not followed.
 */
export function pairsOfStyles(css: string): StyleAudit {
  let faults = 0
  const tree = parse(css, { positions: true, onParseError: () => void (faults += 1) })
  const variables = variablesOf(tree)
  const pairOf = rememberingPairs()
  const audit: StyleAudit = { pairs: [], halves: 0, unread: [], faults: 0 }
  walk(tree, (node) => {
    if (node.type !== 'Rule') return
    const declared = declarationsOf(node)
    const [text, ground] = [declared.get('color'), groundOf(declared)]
    if (!text || !ground) {
      if (text || ground) audit.halves += 1
      return
    }
    const [front, back] = [text, ground].map(({ value }) => filledIn(generate(value), variables).trim())
    if (front === undefined || back === undefined) return
    const selector = generate(node.prelude).replaceAll(',', ', ')
    const line = node.loc?.start.line ?? 0
    const pair = pairOf(front, back)
    if (!pair) {
      audit.unread.push({ selector, line, written: `${front} on ${back}` })
      return
    }
    const [size, weight] = ['font-size', 'font-weight'].map((name) => {
      const declaration = declared.get(name)
      return declaration && filledIn(generate(declaration.value), variables).trim()
    })
    audit.pairs.push({
      ...pair,
      selector,
      line,
      written: { text: front, ground: back },
      isLarge: isLarge(size, weight),
    })
  })
  audit.faults = faults
  return audit
}
