/** A part of a tree of ESTree or Babel. */
interface CodeNode {
  type: string
  start: number
  end: number
  extra?: { parenthesized?: boolean; raw?: string }
  [key: string]: unknown
}

interface Edit {
  from: number
  to: number
  text: string
}

const isNode = (value: unknown): value is CodeNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'start' in value &&
  typeof value.type === 'string' &&
  typeof value.start === 'number'

/** Fields that hold no code of their own. */
const asides = new Set(['loc', 'extra', 'range', 'comments', 'tokens', 'errors', 'leadingComments', 'trailingComments'])

/**
 * Code as it was before a minifier shortened it, by the tree that a reader made of it: `void 0`, `!0` and `!1` as words, strings without
 * needless escapes, and a statement for each part of `a(), b()`. Nothing is run or renamed. What could come to mean something else stays:
 * parts in brackets, behind comments, or beginning like a declaration.
 */
export function unpacked(text: string, tree: unknown): string {
  const edits: Edit[] = []
  const pending: { node: CodeNode; parent: CodeNode | undefined }[] = []
  if (isNode(tree)) pending.push({ node: tree, parent: undefined })
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parent } = next
    edits.push(...editsOf(text, node, parent))
    for (const [name, value] of Object.entries(node)) {
      if (asides.has(name)) continue
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) pending.push({ node: child, parent: node })
    }
  }
  return applied(text, edits)
}

function applied(text: string, edits: Edit[]): string {
  let [written, at] = ['', 0]
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (edit.from < at) continue
    written += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return written + text.slice(at)
}

function editsOf(text: string, node: CodeNode, parent: CodeNode | undefined): Edit[] {
  if (node.type === 'UnaryExpression') return wordFor(text, node)
  if (node.type === 'StringLiteral') return plainString(text, node, parent)
  if (node.type === 'ExpressionStatement') return statementsOf(text, node, node.expression, parent)
  if (node.type === 'ReturnStatement' || node.type === 'ThrowStatement')
    return statementsOf(text, node, node.argument, parent)
  return []
}

const words: Readonly<Record<string, string>> = { 'void 0': 'undefined', '!0': 'true', '!1': 'false' }

function wordFor(text: string, { start, end }: CodeNode): Edit[] {
  const word = words[text.slice(start, end).replaceAll(/\s+/g, ' ')]
  if (word === undefined) return []
  // `typeof!0` needs room, and so does `return!0`.
  const room = /[\w$]$/.test(text.slice(Math.max(0, start - 1), start)) ? ' ' : ''
  const after = /^[\w$]/.test(text.slice(end, end + 1)) ? ' ' : ''
  return [{ from: start, to: end, text: room + word + after }]
}

/** Escapes of letters that a string may hold as they are; backslashes, quotes, line ends and what is not seen stay escaped. */
function plainString(text: string, { start, end }: CodeNode, parent: CodeNode | undefined): Edit[] {
  if (parent?.type === 'JSXAttribute' || parent?.type === 'Directive') return []
  const raw = text.slice(start, end)
  const plain = raw.replaceAll(
    /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|[\s\S])/gi,
    (found: string, ...codes: (string | undefined)[]) => {
      const code = Number.parseInt(codes[0] ?? codes[1] ?? codes[2] ?? '', 16)
      const isSeen = (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code < 0x2000)
      return isSeen && !/^["'\\<\u00ad\u061c]$/.test(String.fromCodePoint(code)) ? String.fromCodePoint(code) : found
    },
  )
  return plain === raw ? [] : [{ from: start, to: end, text: plain }]
}

const holders = new Set(['BlockStatement', 'Program', 'SwitchCase', 'StaticBlock', 'TSModuleBlock'])

function statementsOf(text: string, statement: CodeNode, value: unknown, parent: CodeNode | undefined): Edit[] {
  if (!isNode(value) || value.type !== 'SequenceExpression' || value.extra?.parenthesized) return []
  if (!Array.isArray(value.expressions) || !value.expressions.every(isNode)) return []
  const parts: CodeNode[] = value.expressions
  const gaps = parts.slice(1).map((part, index) => ({ from: parts[index]?.end ?? 0, to: part.start }))
  const isClear = gaps.every(({ from, to }) => /^[\s)]*,[\s(]*$/.test(text.slice(from, to)))
  const keyword = /^(?:return|throw)/.exec(text.slice(statement.start, value.start))?.[0]
  const first = keyword ? text.slice(statement.start + keyword.length).trimStart() : ''
  const mayDeclare = (code: string) => /^(?:function|class|async|let|using|await|["'`{])/.test(code)
  const isPlain =
    (keyword === undefined || !mayDeclare(first)) &&
    gaps.every(({ from }, index) => {
      const isLast = index === gaps.length - 1
      const rest = text.slice(from).replace(/^[\s)]*,\s*/, '')
      return (keyword !== undefined && isLast) || !mayDeclare(rest)
    }) &&
    parts[0]?.type !== 'StringLiteral'
  if (!isClear || !isPlain) return []
  const edits: Edit[] = gaps.map(({ from, to }, index) => {
    const last = keyword && index === gaps.length - 1 ? `;${keyword} ` : ';'
    const comma = text.indexOf(',', from)
    return { from: comma, to: Math.min(comma + 1, to), text: last }
  })
  const isHeld = parent !== undefined && holders.has(parent.type)
  const { start, end } = statement
  const head = keyword ? start + keyword.length : start
  if (!isHeld || keyword) edits.unshift({ from: start, to: head, text: isHeld ? '' : '{' })
  if (!isHeld) edits.push({ from: end, to: end, text: '}' })
  return edits
}
