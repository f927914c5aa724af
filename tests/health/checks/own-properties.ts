import { parse, type AnyNode } from 'acorn'
import { transformSync } from 'esbuild'
import type { Fault, Project } from '../project'

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Every `x in object` of a tree whose x is not a word written in the code. */
function openQuestions(node: AnyNode): AnyNode[] {
  const below = Object.values(node).flatMap((part: unknown) =>
    (Array.isArray(part) ? part : [part]).filter(isNode).flatMap(openQuestions),
  )
  return node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type !== 'Literal'
    ? [node, ...below]
    : below
}

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
/** Files in which no such expression can stand are not parsed; one of prose may slip through, and is found to have none. */
const maybeAsks = /[\w)\]`] in [\w.[\]'()]+ *(?:[)?,;&|}]|$)/m

/**
 * `text in table` is also true of constructor, toString and __proto__, which every table has from its prototype. Whether a
 * table has a key that came from outside is asked with Object.hasOwn, or of a Map.
 */
export function checkOwnProperties({ files }: Pick<Project, 'files'>): Fault[] {
  return [...files].flatMap(([file, text]) => {
    if (!/^(lib|components)\/.*\.tsx?$/.test(file) || !maybeAsks.test(text.replace(comments, ''))) return []
    const { code } = transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', target: 'esnext' })
    return openQuestions(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).map(({ start, end }) => ({
      at: file,
      says: `“${code.slice(start, end)}” also finds what objects inherit: ask Object.hasOwn or a Map`,
    }))
  })
}
