import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileNames, type ToolPlace } from '../tool-files/place'

function filesAt(name: string): string[] {
  if (!existsSync(name)) return []
  if (!name.endsWith('/')) return [name]
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** A hash of a tool's own files; `root` is the project's folder. Its row in the catalogue and what it shares do not count. */
export function fingerprint(root: string, tool: ToolPlace): string {
  const hash = createHash('sha256')
  const { row: _row, ...own } = fileNames(tool)
  for (const name of Object.values(own))
    for (const file of filesAt(path.join(root, name) + (name.endsWith('/') ? '/' : ''))) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
