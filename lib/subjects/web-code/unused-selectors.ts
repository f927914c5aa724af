import { ident, parse as parseStyles, tokenize, tokenTypes, type CssNode, type Selector } from 'css-tree'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

import { allBlocks, styleBlocks, type Stretch, type StyleBlock } from './style-blocks'

/** What a page can be styled by: its elements, and every word that may be a class, an id or an attribute. */
export interface UsedNames {
  elements: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** Elements that are on every page. */
const always = ['html', 'head', 'body', '*']
const word = /[\w\u00b7-\uffff-]+/g

/**
 * Names in pages of HTML, or in code that makes some. Scripts never run: every word in a script or in the value of an attribute counts as
 * a name that a script may set, since a selector that is kept costs some bytes and one that is taken out costs a look.
 */
export function usedNames(pages: readonly string[]): UsedNames {
  const elements = new Set(always)
  const words = new Set<string>()
  for (const page of pages) {
    if (/<[a-z!]/i.test(page)) readTree(page, elements, words)
    else for (const [name] of page.matchAll(word)) words.add(name)
  }
  return { elements, words }
}

function readTree(html: string, elements: Set<string>, words: Set<string>): void {
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isElementNode(node)) {
      elements.add(node.tagName.toLowerCase())
      for (const { name, value } of node.attrs) {
        words.add(name)
        for (const part of value.split(/\s+/)) words.add(part)
        for (const [part] of value.matchAll(word)) words.add(part)
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child)
    if ('content' in node) waiting.push(node.content)
    if (!tree.isTextNode(node) || !node.parentNode || !('tagName' in node.parentNode)) continue
    if (node.parentNode.tagName !== 'script') continue
    for (const [part] of node.value.matchAll(word)) words.add(part)
    for (const [, part = ''] of node.value.matchAll(/["'`\s]([^"'`\s<>]+)(?=["'`\s])/g)) words.add(part)
    // A script may write elements of its own.
    for (const [, part = ''] of node.value.matchAll(/<([a-z][\w-]*)|createElement\(\s*["'`]([\w-]+)/gi))
      elements.add(part.toLowerCase())
  }
}

export interface UnusedSelector extends Stretch {
  /** As it is written, with single spaces. */
  selector: string
}

/** At-rules whose blocks hold no selectors of pages. */
const withoutSelectors =
  /^(?:-\w+-)?(?:keyframes|font-face|page|property|counter-style|font-feature-values|font-palette-values|view-transition|position-try|color-profile)$/

/**
 * Selectors that match nothing on pages with these names: one that asks for an element, a class, an id or an attribute which is on none
 * of them. States, `:not()` and `:has()` are taken to match. Whether parts stand beside each other on a page is not looked at.
 */
export function unusedSelectors(css: string, used: UsedNames, safelist: readonly string[]): UnusedSelector[] {
  const isSafe = safelistTest(safelist)
  const found: UnusedSelector[] = []
  for (const block of allBlocks(styleBlocks(css))) {
    if (block.kind !== 'rule' || isWithin(block, ({ kind, name }) => kind === 'at' && withoutSelectors.test(name)))
      continue
    const parts = selectorsIn(css, block.prelude).map((stretch) => ({
      ...stretch,
      selector: plainSelector(css, stretch),
    }))
    const unmatched = parts.filter(({ selector }) => selector !== '' && !mayMatch(selector, used, isSafe))
    // One that a browser does not know voids the list that it stands in: without it the others would come to count.
    const taken =
      unmatched.length === parts.length ? parts : unmatched.filter(({ selector }) => !mayBeUnknown(selector))
    for (const one of taken) found.push(one)
  }
  return found
}

const plainSelector = (css: string, { from, to }: Stretch) =>
  css
    .slice(from, to)
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** With the prefix of a browser or of a namespace. */
const mayBeUnknown = (selector: string) => /:-|\|(?!=)/.test(selector)

function isWithin(block: StyleBlock, test: (outer: StyleBlock) => boolean): boolean {
  for (let outer = block.parent; outer; outer = outer.parent) if (test(outer)) return true
  return false
}

/** Parts of a list of selectors, without the commas. */
function selectorsIn(css: string, { from, to }: Stretch): Stretch[] {
  const parts: Stretch[] = []
  let [start, depth] = [from, 0]
  tokenize(css.slice(from, to), (type, first, end) => {
    if (type === tokenTypes.Function || type === tokenTypes.LeftParenthesis || type === tokenTypes.LeftSquareBracket)
      depth++
    else if (type === tokenTypes.RightParenthesis || type === tokenTypes.RightSquareBracket) depth--
    else if (type === tokenTypes.Comma && depth === 0) {
      parts.push({ from: start, to: from + first })
      start = from + end
    }
  })
  return [...parts, { from: start, to }]
}

/** Names of which a star stands for any letters. */
function safelistTest(names: readonly string[]): (name: string) => boolean {
  const patterns = names.map(
    (name) =>
      new RegExp(
        `^${name.replace(/^[.#]/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`))}$`,
      ),
  )
  return (name) => patterns.some((pattern) => pattern.test(name))
}

function mayMatch(selector: string, used: UsedNames, isSafe: (name: string) => boolean): boolean {
  let read: CssNode
  try {
    // A nested selector may begin with a combinator.
    read = parseStyles(selector.replace(/^\s*[>+~]\s*/, ''), { context: 'selector' })
  } catch (error) {
    if (error instanceof SyntaxError) return true
    throw error
  }
  if (read.type !== 'Selector') return true
  const has = (name: string) => used.words.has(name) || isSafe(name)
  const isSafeElement = (name: string) => used.elements.has(name) || isSafe(name)
  return partsMatch(read, has, isSafeElement)
}

function partsMatch(selector: Selector, has: (name: string) => boolean, isElement: (name: string) => boolean): boolean {
  return selector.children.toArray().every((part) => {
    if (part.type === 'TypeSelector') return isElement(ident.decode(part.name).replace(/^.*\|/, '').toLowerCase())
    if (part.type === 'ClassSelector' || part.type === 'IdSelector') return has(ident.decode(part.name))
    if (part.type === 'AttributeSelector') return has(part.name.name.toLowerCase()) || has(part.name.name)
    if (part.type !== 'PseudoClassSelector' || !/^(?:is|where|matches|any|-\w+-any)$/i.test(part.name)) return true
    const list = part.children?.first
    if (list?.type !== 'SelectorList') return true
    const choices = list.children.toArray().filter((one) => one.type === 'Selector')
    return choices.length === 0 || choices.some((one) => partsMatch(one, has, isElement))
  })
}

/**
 * A style sheet without those selectors, spaces in their place, so that everything else stays where it was; a rule that loses all of its
 * selectors goes whole.
 */
export function cutSelectors(css: string, taken: readonly UnusedSelector[]): string {
  const starts = new Set(taken.map(({ from }) => from))
  const gaps: Stretch[] = []
  for (const block of allBlocks(styleBlocks(css))) {
    if (block.kind !== 'rule') continue
    const parts = selectorsIn(css, block.prelude)
    const kept = parts.filter(({ from }) => !starts.has(from))
    if (kept.length === parts.length) continue
    if (kept.length === 0) {
      gaps.push(block)
      continue
    }
    let isFirst = true
    for (const part of parts) {
      if (starts.has(part.from)) gaps.push({ from: part.from, to: part.to })
      // The comma before the first that stays, and before one that goes.
      if (part !== parts[0] && (starts.has(part.from) || isFirst)) gaps.push({ from: part.from - 1, to: part.from })
      if (!starts.has(part.from)) isFirst = false
    }
  }
  return blanked(css, gaps)
}

/** Spaces in the place of stretches; line ends stay. */
function blanked(css: string, gaps: readonly Stretch[]): string {
  let [written, at] = ['', 0]
  for (const { from, to } of gaps.toSorted((one, other) => one.from - other.from)) {
    if (to <= at) continue
    const start = Math.max(at, from)
    written += css.slice(at, start) + css.slice(start, to).replaceAll(/[^\n\r]/g, ' ')
    at = to
  }
  return written + css.slice(at)
}
