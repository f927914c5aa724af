import path from 'node:path'

/** One import of a file. */
export interface Import {
  /** What stands in quotes. */
  from: string
  /** The names in braces, as they are called there; '*' for all of them, 'default' for the one without braces. */
  names: readonly string[]
  isType: boolean
  /** Whether it is loaded when it is reached, with `import(…)`. */
  isLate: boolean
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:((?:\w+\s*,\s*)?(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?)|\w+)\s+from\s*)?['"]([^'"\n]+)['"]/g
const call = /\bimport\(\s*['"]([^'"]+)['"]/g

function namesIn(clause: string): string[] {
  const [, braced] = /\{([^}]*)\}/.exec(clause) ?? []
  const inBraces = (braced ?? '').split(',').flatMap((one) => {
    const [name = ''] = one.trim().split(/\s+as\s+/)
    return name === '' || name.startsWith('type ') ? [] : [name]
  })
  return [...(/^\w/.test(clause) ? ['default'] : []), ...(clause.includes('*') ? ['*'] : []), ...inBraces]
}

/** Everything that the text of a file imports, or exports from elsewhere. */
export function importsOf(text: string): Import[] {
  const statements = [...text.matchAll(statement)].map(([, , type, clause = '', from = '']) => {
    const names = namesIn(clause)
    const isType = type !== undefined || (/^\{[^}]+\}$/.test(clause) && names.length === 0)
    return { from, names, isType, isLate: false }
  })
  const calls = [...text.matchAll(call)].map(([, from = '']) => ({ from, names: ['*'], isType: false, isLate: true }))
  return [...statements, ...calls]
}

/** The path from the root that an import of `file` means; undefined for a package. */
export function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('@/')) return from.slice(2)
  return from.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), from)) : undefined
}

/** The file of the project that a path means: imports leave the ending out. */
export function fileAt(files: ReadonlyMap<string, unknown>, target: string): string | undefined {
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((ending) => target + ending).find((file) => files.has(file))
}
