import path from 'node:path'

const quotedPath = /(['"])((?:@|\.{1,2})\/[^'"\n]+)\1/g
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** The file that a path in quotes means in `file`, and the ending that was left out. */
function resolved(files: ReadonlyMap<string, unknown>, file: string, quoted: string) {
  const target = quoted.startsWith('@/') ? quoted.slice(2) : path.posix.join(path.posix.dirname(file), quoted)
  const ending = endings.find((one) => files.has(target + one))
  return ending === undefined ? undefined : { target: target + ending, ending }
}

/** The files of the project that `file` imports. */
export function importedFiles(files: ReadonlyMap<string, unknown>, file: string, text: string): string[] {
  return [...text.matchAll(quotedPath)].flatMap(([, , quoted = '']) => resolved(files, file, quoted)?.target ?? [])
}

/** `text` of `file` with the imports of moved files, and those of a moved file itself, written anew. */
export function moveImports(
  files: ReadonlyMap<string, unknown>,
  moves: ReadonlyMap<string, string>,
  file: string,
  text: string,
): string {
  return text.replace(quotedPath, (whole, quote: string, quoted: string) => {
    const found = resolved(files, file, quoted)
    if (!found) return whole
    const target = moves.get(found.target) ?? found.target
    const from = moves.get(file) ?? file
    if (target === found.target && from === file) return whole
    const bare = found.ending ? target.slice(0, -found.ending.length) : target
    if (quoted.startsWith('@/')) return `${quote}@/${bare}${quote}`
    const relative = path.posix.relative(path.posix.dirname(from), bare)
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`
  })
}
