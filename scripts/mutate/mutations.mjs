/* What can be changed in a piece of code so that it computes something else. */
import { parse } from 'acorn'

const swapped = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '++': ['--'],
  '--': ['++'],
}
const swappedCalls = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', round: 'floor', trunc: 'ceil' }
const swappedVerdicts = { good: 'bad', fair: 'bad', bad: 'good', plain: 'good' }

/** Nodes that hold no formula: what is thrown is a bug, and what is exported has no value of its own. */
const passedOver = new Set(['ThrowStatement', 'ExportNamedDeclaration'])

function isText(node) {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node.value === 'string'
  return node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right))
}

/** Where the operator stands between its two sides. */
function betweenSides(source, { left, right, operator }) {
  const at = source.indexOf(operator, left.end)
  return at < right.start ? { start: at, end: at + operator.length } : undefined
}

function otherNumber({ value }) {
  // One more than a trillion is no other limit.
  if (Math.abs(value) >= 1e6) return String(value * 10)
  return Number.isInteger(value) || Math.abs(value) < 1e-6 ? String(value + 1) : String(value * 2)
}

function* ofOperator(source, node) {
  const place = node.left ? betweenSides(source, node) : undefined
  if (!place || (node.operator === '+' && isText(node))) return
  for (const text of swapped[node.operator] ?? []) yield { ...place, text }
}

function* ofUpdate(source, { operator, prefix, start, end }) {
  const place = prefix ? { start, end: start + 2 } : { start: end - 2, end }
  for (const text of swapped[operator]) yield { ...place, text }
}

function* ofUnary({ operator, start, argument }) {
  if (operator === '-' || operator === '!') yield { start, end: argument.start, text: ' ' }
}

function* ofLiteral(node, parent) {
  const { value, start, end } = node
  if (typeof value === 'number') yield { start, end, text: otherNumber(node) }
  if (typeof value === 'boolean') yield { start, end, text: String(!value) }
  const isVerdict = parent?.type === 'Property' && parent.value === node && parent.key.name === 'is'
  if (isVerdict && value in swappedVerdicts) yield { start, end, text: `'${swappedVerdicts[value]}'` }
}

function* ofCall({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.object.name !== 'Math') return
  const text = swappedCalls[callee.property.name]
  if (text) yield { start: callee.property.start, end: callee.property.end, text }
}

/** A test that is no comparison of its own, such as `if (wholeUnits)`. */
function* ofTest({ test }) {
  if (['Identifier', 'MemberExpression', 'CallExpression'].includes(test.type))
    yield { start: test.start, end: test.start, text: '!' }
}

function* ofNode(source, node, parent) {
  if (['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(node.type))
    yield* ofOperator(source, node)
  if (node.type === 'UpdateExpression') yield* ofUpdate(source, node)
  if (node.type === 'UnaryExpression') yield* ofUnary(node)
  if (node.type === 'Literal') yield* ofLiteral(node, parent)
  if (node.type === 'CallExpression') yield* ofCall(node)
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') yield* ofTest(node)
}

/** How the function or constant is called that a node makes, if it makes one. */
function nameMadeBy(node) {
  if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') return node.id.name
  if (node.type === 'Property' && node.value.type === 'FunctionExpression') return node.key.name
  return undefined
}

/** Whether a name is that of the whole bundle or definition, within which functions have names that say more. */
function isWhole(name) {
  return name === '' || name === 'tool' || name.endsWith('_default')
}

/**
 * What stands in for an element that the types say may be missing and that is there: `parts[index] ?? 0`, `[first = 0]`.
 * Another number there changes nothing. An optional entry (`planned ?? 0`) is looked at.
 */
function isFallback(node, parent) {
  if (node.type !== 'Literal' && node.type !== 'ObjectExpression') return false
  if (parent?.type === 'AssignmentPattern') return parent.right === node
  if (parent?.operator !== '??' || parent.right !== node) return false
  return (
    parent.left.type === 'CallExpression' || Boolean(parent.left.computed) || parent.left.type === 'ChainExpression'
  )
}

const spaces = /\s+/g

/**
 * Every mutation of JavaScript `source`: which characters become which, in which named function, and the expression before and
 * after in one line. `enters(node)` says whether what lies within a node is looked at.
 */
export function mutationsOf(source, enters = () => true) {
  const found = []
  function look(node, parent, inside, expression) {
    if (!node || typeof node.type !== 'string' || passedOver.has(node.type) || !enters(node)) return
    if (node.operator === 'void' || isFallback(node, parent)) return
    const name = isWhole(inside) ? (nameMadeBy(node) ?? inside) : inside
    const shown = node.type.endsWith('Expression') && !/Function|Object/.test(node.type) ? node : expression
    for (const change of ofNode(source, node, parent)) {
      const { start, end } = shown && shown.end - shown.start < 160 ? shown : node
      const from = source.slice(start, end)
      const to = source.slice(start, change.start) + change.text + source.slice(change.end, end)
      found.push({ ...change, inside: name, from: from.replace(spaces, ' '), to: to.replace(spaces, ' ') })
    }
    for (const [key, child] of Object.entries(node)) {
      // The name of a property is no constant, and a key in brackets of a table neither.
      if (key === 'key' && !node.computed) continue
      if (Array.isArray(child)) for (const one of child) look(one, node, name, shown)
      else if (child && typeof child === 'object') look(child, node, name, shown)
    }
  }
  look(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }), undefined, '', undefined)
  return found
}

/** The bundler numbers names that several files use. */
const numbered = /\b([A-Za-z_$][\w$]*?)\d+\b/g

/** The same for one mutation in whatever bundle it is found. */
export function keyOf({ file, line, column, from, to }) {
  return `${file}:${line}:${column} ${from} → ${to}`.replace(numbered, '$1')
}

const loops = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'])

/** Where a loop begins its round, so that one which a mutation made endless can be stopped. */
export function roundsOf(source) {
  const found = []
  function look(node) {
    if (!node || typeof node.type !== 'string') return
    if (loops.has(node.type)) found.push({ start: node.body.start, end: node.body.end })
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.forEach(look)
      else if (child && typeof child === 'object') look(child)
    }
  }
  look(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }))
  return found
}

/** `source` with every edit made; edits do not overlap. */
export function edited(source, edits) {
  const parts = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    parts.push(source.slice(at, start), text)
    at = end
  }
  return parts.join('') + source.slice(at)
}
