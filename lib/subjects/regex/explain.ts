import { visitRegExpAST, type AST } from '@eslint-community/regexpp'

/** A piece of a pattern and what it means; `depth` counts the groups around it. */
export interface Explained {
  depth: number
  piece: string
  means: string
}

const escapes: Readonly<Record<string, string>> = {
  '\n': 'a line feed',
  '\r': 'a carriage return',
  '\t': 'a tab',
  '\f': 'a form feed',
  '\v': 'a vertical tab',
  '\0': 'the character NUL',
  ' ': 'a space',
  '\u00a0': 'a no-break space',
}

function characterName(code: number): string {
  const text = String.fromCodePoint(code)
  return (
    escapes[text] ??
    (code < 0x20 || (code >= 0xd800 && code < 0xe000)
      ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
      : `“${text}”`)
  )
}

function times({ min, max, greedy }: AST.Quantifier): string {
  const shy = greedy ? '' : ', as few as possible'
  if (min === 0 && max === 1) return `once or not at all${shy}`
  if (min === 0 && max === Infinity) return `any number of times, also none${shy}`
  if (min === 1 && max === Infinity) return `once or more${shy}`
  if (min === max) return `exactly ${min} times`
  return max === Infinity ? `${min} times or more${shy}` : `${min} to ${max} times${shy}`
}

function sets(node: AST.CharacterSet): string {
  if (node.kind === 'property') {
    const named = node.value === null ? node.key : `${node.key} = ${node.value}`
    return `${node.negate ? 'a character without' : 'a character with'} the Unicode property ${named}`
  }
  if (node.kind === 'any') return 'any character but a line end, or with the flag s any at all'
  if (node.kind === 'digit') return node.negate ? 'any character but a digit 0 to 9' : 'a digit 0 to 9'
  if (node.kind === 'space') return node.negate ? 'any character but white space' : 'white space'
  return node.negate ? 'any character but letters a to z, digits and _' : 'a letter a to z, a digit or _'
}

function classPart(node: AST.CharacterClassElement): string {
  if (node.type === 'Character') return characterName(node.value)
  if (node.type === 'CharacterClassRange') return `${characterName(node.min.value)} to ${characterName(node.max.value)}`
  if (node.type === 'CharacterSet') return sets(node)
  return node.raw
}

function assertion(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, flags: AST.Flags): string {
  if (node.kind === 'word') return node.negate ? 'not at the edge of a word' : 'the edge of a word'
  const edge = node.kind === 'start' ? 'the start' : 'the end'
  return flags.multiline ? `${edge} of a line` : `${edge} of the text`
}

const around = ({ kind, negate }: AST.LookaroundAssertion): string =>
  `${negate ? 'only where this does not stand' : 'only where this stands'} ${kind === 'lookahead' ? 'next' : 'just before'}; it is not part of the match`

/** A pattern piece by piece in the order in which it is written. Runs of plain characters are one piece. */
export function explain(pattern: AST.Pattern, flags: AST.Flags): Explained[] {
  const rows: Explained[] = []
  let depth = 0
  let groups = 0
  const add = (node: AST.Node, means: string) => rows.push({ depth, piece: node.raw, means })
  function open(node: AST.Node, means: string): void {
    add(node, means)
    depth++
  }
  const close = () => void depth--
  let skipped: AST.Node | undefined

  visitRegExpAST(pattern, {
    onAlternativeEnter(node) {
      const { elements, parent } = node
      if (parent.alternatives.some((one, at) => one === node && at > 0))
        rows.push({ depth: Math.max(0, depth - 1), piece: '|', means: 'or' })
      let run: AST.Character[] = []
      const flush = () => {
        const [head, ...tail] = run
        if (head && tail.length > 0)
          // The run is told at the place of its first character.
          joined.set(head, run)
        run = []
      }
      for (const element of elements) {
        if (element.type === 'Character') run.push(element)
        else flush()
      }
      flush()
    },
    onCapturingGroupEnter(node) {
      groups++
      open(
        node,
        node.name
          ? `group ${groups}, named ${node.name}: what it matches is kept`
          : `group ${groups}: what it matches is kept`,
      )
    },
    onCapturingGroupLeave: close,
    onGroupEnter: (node) => open(node, 'a group whose match is not kept'),
    onGroupLeave: close,
    onQuantifierEnter: (node) => open(node, times(node)),
    onQuantifierLeave: close,
    onBackreferenceEnter: (node) => void add(node, `the same text again that group ${node.ref} has matched`),
    onAssertionEnter(node) {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') open(node, around(node))
      else add(node, assertion(node, flags))
    },
    onAssertionLeave(node) {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') close()
    },
    onCharacterClassEnter(node) {
      const parts = node.elements.map((element) => classPart(element as AST.CharacterClassElement)).join(', ')
      add(node, `${node.negate ? 'one character that is none of' : 'one of'} ${parts || 'nothing'}`)
      skipped ??= node
    },
    onCharacterClassLeave(node) {
      if (skipped === node) skipped = undefined
    },
    onExpressionCharacterClassEnter: (node) => void add(node, 'one character of a set that is computed from others'),
    onCharacterSetEnter(node) {
      if (!skipped) add(node, sets(node))
    },
    onCharacterEnter(node) {
      if (skipped || inRun.has(node)) return
      const run = joined.get(node)
      if (!run) add(node, characterName(node.value))
      else {
        rows.push({
          depth,
          piece: run.map(({ raw }) => raw).join(''),
          means: `the text “${run.map(({ value }) => String.fromCodePoint(value)).join('')}”`,
        })
        for (const one of run.slice(1)) inRun.add(one)
      }
    },
  })
  return rows
}

/** Runs of characters by their first, and the others in them. Nodes belong to one tree, so nothing of another is found here. */
const joined = new WeakMap<AST.Node, AST.Character[]>()
const inRun = new WeakSet<AST.Node>()
