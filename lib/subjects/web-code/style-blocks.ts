import { tokenize, tokenTypes } from 'css-tree'

/** A stretch of a style sheet in UTF-16 units. */
export interface Stretch {
  from: number
  to: number
}

/** A rule or an at-rule with a block: what stands before the brace, and what stands within. */
export interface StyleBlock extends Stretch {
  kind: 'rule' | 'at'
  /** Of an at-rule, small, without the sign. */
  name: string
  prelude: Stretch
  parent: StyleBlock | undefined
  items: (StyleBlock | StyleDeclaration)[]
}

export interface StyleDeclaration extends Stretch {
  kind: 'declaration'
}

const closers = new Map<number, number>([
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
])
const { LeftCurlyBracket, RightCurlyBracket, Semicolon, WhiteSpace, Comment, AtKeyword, CDO, CDC } = tokenTypes
const unseen = new Set([WhiteSpace, Comment, CDO, CDC])

interface Item {
  from: number
  isAt: boolean
  isCustom: boolean
}

/**
 * The blocks of a style sheet and the declarations in them, by the tokens of CSS Syntax Level 3. Whether something begins like a
 * declaration and has a block is decided as browsers do: a block makes it a rule, except after a custom property.
 */
export function styleBlocks(css: string): StyleBlock[] {
  const top: StyleBlock[] = []
  let open: StyleBlock | undefined
  let item: Item | undefined
  let brackets: number[] = []
  const endDeclaration = (to: number) => {
    if (item && open && !item.isAt) open.items.push({ kind: 'declaration', from: item.from, to })
    item = undefined
  }
  tokenize(css, (type, from, to) => {
    if (unseen.has(type)) return
    item ??= { from, isAt: type === AtKeyword, isCustom: css.startsWith('--', from) }
    if (brackets.length > 0) {
      if (type === brackets.at(-1)) {
        brackets.pop()
        return
      }
      // A brace within brackets that nobody closes ends them, so that one mistake does not swallow the rest.
      if (type !== LeftCurlyBracket && type !== RightCurlyBracket) {
        const closer = closers.get(type)
        if (closer !== undefined) brackets.push(closer)
        return
      }
      if (type === LeftCurlyBracket) {
        brackets.push(RightCurlyBracket)
        return
      }
      brackets = []
    }
    const closer = closers.get(type)
    if (closer !== undefined) brackets.push(closer)
    else if (type === LeftCurlyBracket && item.isCustom && open) brackets.push(RightCurlyBracket)
    else if (type === LeftCurlyBracket) {
      const name = item.isAt ? (/^@([\w-]+)/.exec(css.slice(item.from, item.from + 60))?.[1] ?? '').toLowerCase() : ''
      const prelude = { from: item.from + (item.isAt ? name.length + 1 : 0), to: from }
      const kind = item.isAt ? 'at' : 'rule'
      const block: StyleBlock = { kind, name, from: item.from, to: css.length, prelude, parent: open, items: [] }
      if (open) open.items.push(block)
      else top.push(block)
      open = block
      item = undefined
    } else if (type === RightCurlyBracket) {
      if (item.from === from) item = undefined
      endDeclaration(from)
      if (open) open.to = to
      open = open?.parent
    } else if (type === Semicolon) {
      if (item.from === from) item = undefined
      else if (open || item.isAt) endDeclaration(to)
    }
  })
  return top
}

/** Every block, those within others too. */
export function* allBlocks(blocks: readonly StyleBlock[]): Generator<StyleBlock> {
  const waiting = blocks.toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    for (const item of next.items.toReversed()) if (item.kind !== 'declaration') waiting.push(item)
  }
}
