import { generate, lexer, parse, walk, type CssNode, type Declaration, type Rule, type Selector } from 'css-tree'

import { hexOfName } from '@/lib/subjects/colour/names'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { hexOf } from '@/lib/subjects/colour/write'

/** A declaration that browsers would pass over. */
export interface StyleDoubt {
  kind: 'property' | 'value' | 'unread'
  name: string
  offset: number
  length: number
}

/** What a style sheet holds, each with how often it stands there. */
export interface StyleFacts {
  rules: number
  selectors: number
  declarations: number
  important: number
  /** The selector that weighs most, with its three numbers: ids, classes, types. */
  heaviest: { selector: string; weight: Specificity } | undefined
  colours: Counted[]
  fonts: Counted[]
  queries: Counted[]
  /** Selectors that have more than one rule in the same surroundings. */
  repeated: Counted[]
  doubts: StyleDoubt[]
}

interface Counted {
  text: string
  count: number
}
export type Specificity = readonly [ids: number, classes: number, types: number]

class Counter {
  private readonly counts = new Map<string, number>()
  add(text: string): void {
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1)
  }
  list(least = 1): Counted[] {
    return [...this.counts]
      .filter(([, count]) => count >= least)
      .map(([text, count]) => ({ text, count }))
      .sort((one, other) => other.count - one.count)
  }
}

const colourFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** The colour of a part of a value as #rrggbb or #rrggbbaa; undefined where it is none or follows from others. */
function colourIn(node: CssNode): string | undefined {
  if (node.type === 'Identifier' && !hexOfName.has(node.name.toLowerCase())) return undefined
  if (node.type === 'Function' ? !colourFunction.test(node.name) : node.type !== 'Hash' && node.type !== 'Identifier')
    return undefined
  const read = parseColour(generate(node))
  return isColour(read) ? hexOf(read) : undefined
}

/**
 * What a plain style sheet holds, and which declarations no browser would take by the grammar of the library css-tree. Values with `var()`
 * or `env()`, custom properties and names with the prefix of a browser are not judged. What nests deeper than the stack is refused by the
 * library with a RangeError.
 */
export function styleFacts(css: string): StyleFacts {
  const doubts: StyleDoubt[] = []
  const tree = parse(css, {
    positions: true,
    parseCustomProperty: false,
    onParseError: ({ offset }) => doubts.push({ kind: 'unread', name: '', offset, length: 1 }),
  })
  const [colours, fonts, queries, rules] = [new Counter(), new Counter(), new Counter(), new Counter()]
  const facts = { rules: 0, selectors: 0, declarations: 0, important: 0 }
  let heaviest: StyleFacts['heaviest']
  const surroundings: string[] = []
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'media' && node.prelude) queries.add(generate(node.prelude))
        surroundings.push(`@${node.name} ${node.prelude ? generate(node.prelude) : ''}`)
      }
      if (node.type === 'Rule') {
        const isFrame = surroundings.at(-1)?.includes('keyframes') ?? false
        facts.rules++
        if (!isFrame) {
          const all = selectorsOf(node)
          facts.selectors += all.length
          rules.add([...surroundings, generate(node.prelude)].join(' › '))
          for (const selector of all) {
            const weight = specificity(selector)
            if (!heaviest || weighsMore(weight, heaviest.weight)) heaviest = { selector: generate(selector), weight }
          }
        }
        surroundings.push(generate(node.prelude))
      }
      if (node.type !== 'Declaration') return
      facts.declarations++
      if (node.important) facts.important++
      if (node.property === 'font-family' && node.value.type === 'Value') fonts.add(generate(node.value))
      walk(partsOf(node), (part) => {
        const colour = colourIn(part)
        if (colour) colours.add(colour)
      })
      const doubt = doubtOf(node, surroundings.at(-1) ?? '')
      if (doubt) doubts.push(doubt)
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' || node.type === 'Rule') surroundings.pop()
    },
  })
  return {
    ...facts,
    heaviest,
    colours: colours.list(),
    fonts: fonts.list(),
    queries: queries.list(),
    repeated: rules.list(2),
    doubts: doubts.sort((one, other) => one.offset - other.offset),
  }
}

/** The value of a declaration in its parts; that of a custom property is text, which need not be a value. */
function partsOf({ value }: Declaration): CssNode {
  if (value.type !== 'Raw') return value
  try {
    return parse(value.value, { context: 'value' })
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error
    return value
  }
}

const selectorsOf = ({ prelude }: Rule): Selector[] =>
  prelude.type === 'SelectorList' ? prelude.children.toArray().filter((one) => one.type === 'Selector') : []

/** At-rules whose contents are descriptors, which the grammar of properties does not know. */
const ofDescriptors = /^@(?!media|supports|layer|container|scope|starting-style|keyframes|-webkit-keyframes|page)/

function doubtOf(declaration: Declaration, surrounding: string): StyleDoubt | undefined {
  const { property, value, loc } = declaration
  if (property.startsWith('-') || /^[*_$]/.test(property) || ofDescriptors.test(surrounding)) return undefined
  const place = { offset: loc?.start.offset ?? 0, length: (loc?.end.offset ?? 0) - (loc?.start.offset ?? 0) }
  const { error } = lexer.matchProperty(property, value)
  if (!error) return undefined
  if (error.name === 'SyntaxReferenceError' || /unknown property/i.test(error.message))
    return { kind: 'property', name: property, ...place }
  const text = generate(value)
  if (/\b(?:var|env|attr|if|-[a-z]+-[a-z-]+)\(|(?:^|[\s,(])-(?:webkit|moz|ms|o)-/i.test(text) || text.includes('\\'))
    return undefined
  return { kind: 'value', name: property, ...place }
}

const weighsMore = (one: Specificity, other: Specificity) => {
  for (const place of [0, 1, 2] as const) if (one[place] !== other[place]) return one[place] > other[place]
  return false
}

const sum = (one: Specificity, other: Specificity): Specificity => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
]

const oldPseudoElements = new Set(['before', 'after', 'first-line', 'first-letter'])

/** The weight of a selector by Selectors Level 4, section 17. `:where()` weighs nothing, `:is()`, `:not()` and `:has()` what their heaviest does. */
export function specificity(selector: Selector): Specificity {
  let weight: Specificity = [0, 0, 0]
  for (const part of selector.children.toArray()) weight = sum(weight, weightOfPart(part))
  return weight
}

function weightOfPart(part: CssNode): Specificity {
  if (part.type === 'IdSelector') return [1, 0, 0]
  if (part.type === 'ClassSelector' || part.type === 'AttributeSelector') return [0, 1, 0]
  if (part.type === 'TypeSelector') return [0, 0, part.name === '*' || part.name.endsWith('|*') ? 0 : 1]
  if (part.type === 'PseudoElementSelector') return [0, 0, 1]
  if (part.type !== 'PseudoClassSelector') return [0, 0, 0]
  const name = part.name.toLowerCase()
  if (oldPseudoElements.has(name)) return [0, 0, 1]
  if (name === 'where') return [0, 0, 0]
  const heaviest = heaviestWithin(part)
  if (name === 'is' || name === 'not' || name === 'has' || name === 'matches') return heaviest
  return sum([0, 1, 0], heaviest)
}

function heaviestWithin(part: CssNode): Specificity {
  let heaviest: Specificity = [0, 0, 0]
  if (!('children' in part) || !part.children) return heaviest
  for (const child of part.children.toArray()) {
    const list = child.type === 'Nth' ? child.selector : child
    if (list?.type !== 'SelectorList') continue
    for (const selector of list.children.toArray()) {
      if (selector.type !== 'Selector') continue
      const weight = specificity(selector)
      if (weighsMore(weight, heaviest)) heaviest = weight
    }
  }
  return heaviest
}
