/* Names in braces that the working of a calculator uses and nothing answers to, found in its text before anything runs. */
import { parse } from 'acorn'
import { transform } from 'esbuild'

const propertyName = (property) => (property.computed ? undefined : (property.key?.name ?? property.key?.value))

function* childrenOf(node) {
  for (const child of Object.values(node))
    if (Array.isArray(child)) yield* child.filter((one) => one?.type)
    else if (child?.type) yield child
}

/** Every node, those of properties named in `except` left out. */
function* nodesIn(node, except = []) {
  if (node.type === 'Property' && except.includes(propertyName(node))) return
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child, except)
}

/** Stands in a text for what is only known when it runs. */
const gap = '\0'

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(gap) : undefined
}

/** What a key says: `[name]` is any, and `[`part${at}`]` begins with "part". */
const keyText = (property) => (property.computed ? (textOf(property.key) ?? gap) : propertyName(property))

/** Keys of what an expression gives when it runs; a gap for those that its text does not show. */
function keysOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(keysOf)
  if (node?.type !== 'ObjectExpression') return [gap]
  return node.properties.flatMap((one) => (one.type === 'Property' ? [keyText(one)] : [gap]))
}

/** Names that lines find or bring along. */
function ownNames(program) {
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'Property') return []
    if (propertyName(node) === 'as') return [textOf(node.value) ?? gap]
    return propertyName(node) === 'with' ? keysOf(node.value) : []
  })
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a name, which may have gaps itself, may be one of the names. */
function mayBe(name, names) {
  return (
    name.includes(gap) || names.some((one) => new RegExp(`^${one.split(gap).map(escaped).join('.*')}$`, 's').test(name))
  )
}

/** What declares no line of working: prose of the page, and figures. */
const elsewhere = ['inputs', 'outputs', 'limits', 'sources', 'examples', 'formula', 'charts']
const inBraces = /\{([\p{L}\0][^{}:\s]*)(?::\d+)?\}/gu

/** Names that lines use: those in braces, and the fields of their conditions. */
function usedNames(program) {
  return [...nodesIn(program, elsewhere)].flatMap((node) => {
    const text = textOf(node)
    if (text !== undefined)
      return [...text.matchAll(inBraces)].map(([, name]) => ({ name, written: new RegExp(`\\{${escaped(name)}[}:]`) }))
    if (node.type !== 'Property' || !['when', 'unless'].includes(propertyName(node))) return []
    return [...nodesIn(node.value)].flatMap((one) => {
      if (one.type !== 'Property' || propertyName(one) !== 'field') return []
      const name = textOf(one.value)
      return name === undefined ? [] : [{ name, written: new RegExp(`\\bfield: ['"]${escaped(name)}['"]`) }]
    })
  })
}

/** Letters put in, left out, replaced or swapped with their neighbour to make one word the other. */
function distance(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= one.length; at += 1) {
    rows.push([at])
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = rows[at - 1][to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const swapped = isSwapped ? rows[at - 2][to - 2] + 1 : replaced
      rows[at].push(Math.min(rows[at][to - 1] + 1, rows[at - 1][to] + 1, replaced, swapped))
    }
  }
  return rows[one.length][other.length]
}

function nearest(name, names) {
  const ranked = names.map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }))
  return ranked.sort((a, b) => a.far - b.far)[0]?.one
}

/** Fields and results by name, each with the names of its columns; nothing where the text does not show them all. */
function declaredIn(program) {
  const all = {}
  for (const node of nodesIn(program)) {
    if (node.type !== 'Property' || !['inputs', 'outputs'].includes(propertyName(node))) continue
    if (keysOf(node.value).some((key) => key.includes(gap))) return undefined
    for (const property of node.value.properties) {
      const columns = [...nodesIn(property.value)].find(
        (one) => one.type === 'Property' && propertyName(one) === 'columns',
      )
      const names = columns ? keysOf(columns.value) : []
      if (names.some((one) => one.includes(gap))) return undefined
      all[propertyName(property)] = [...(all[propertyName(property)] ?? []), ...names]
    }
  }
  return all
}

/** The same of a definition that was loaded. */
function declaredBy({ inputs, outputs }) {
  const named = Object.keys({ ...inputs, ...outputs })
  return Object.fromEntries(
    named.map((name) => [name, [inputs[name], outputs[name]].flatMap((one) => Object.keys(one?.columns ?? {}))]),
  )
}

const isRowNumber = (text) => /^-?\d+$/.test(text) || text.includes(gap)

/** What is right in place of a wrong path, or nothing where the path is right. */
function correction(path, declared, own) {
  const names = [...Object.keys(declared), ...own.filter((one) => !one.includes(gap))]
  const [head, ...rest] = path.split('.')
  if (mayBe(path, own) || head.includes(gap)) return undefined
  if (!Object.hasOwn(declared, head)) return [nearest(head, names), ...rest].join('.')
  const columns = declared[head]
  const column = rest.at(-1)
  if (column === undefined) return undefined
  if (columns.length === 0) return head
  const row = rest
    .slice(0, -1)
    .map((one) => (isRowNumber(one) || Object.hasOwn(declared, one) ? one : nearest(one, names)))
  const right = [head, ...row, mayBe(column, columns) ? column : nearest(column, columns)].join('.')
  return right === path ? undefined : right
}

/** Lines that a name stands in; where a text is put together and says it nowhere, the line where the working begins. */
function linesOf(typescript, written) {
  const lines = typescript.split('\n')
  const found = lines.flatMap((text, at) => (written.test(text) ? [at + 1] : []))
  return found.length > 0 ? found : [lines.findIndex((text) => text.includes('steps')) + 1]
}

/**
 * Wrong names in the working of one definition, given as TypeScript: each with its line and what is nearest to it. `load` gives the
 * fields and outputs. Whether a line stands above the one that uses its name, and names made while it runs, is for the tests.
 */
export async function wrongNames(typescript, load) {
  if (!/\bsteps\b/.test(typescript)) return []
  const { code } = await transform(typescript, { loader: 'ts', target: 'es2022', format: 'esm' })
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const used = usedNames(program)
  const own = ownNames(program)
  const wrongAmong = (declared) =>
    used.flatMap((one) => {
      const right = correction(one.name, declared, own)
      return right === undefined ? [] : [{ ...one, right }]
    })
  const shown = declaredIn(program)
  // A definition runs only where its text does not answer: two thousand of them take seconds.
  if (shown && wrongAmong(shown).length === 0) return []
  const wrong = wrongAmong(declaredBy(await load()))
  const places = wrong.flatMap(({ name, written, right }) =>
    linesOf(typescript, written).map((line) => ({ line, name, right })),
  )
  const once = new Map(places.map((one) => [`${one.line} ${one.name}`, one]))
  return [...once.values()].sort((a, b) => a.line - b.line)
}
