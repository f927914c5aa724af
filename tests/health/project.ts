import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allTools } from '@/catalogue'
import type { Tool } from '@/catalogue/types'
import { definitionOf, manifest } from '@/tests/every/compiled'

/** What the health checks look at. Fixtures build one by hand with a single mistake in it. */
export interface Project {
  /** Text of every source and content file, by its path from the root. */
  files: ReadonlyMap<string, string>
  tools: readonly Pick<Tool, 'id' | 'category' | 'folder' | 'implemented' | 'href' | 'tier'>[]
  /** Compiled definitions by id. */
  definitions: ReadonlyMap<string, object>
  /** Number of cases by id. */
  caseCounts: ReadonlyMap<string, number>
}

/** One thing that is wrong, where, and what to do about it. */
export interface Fault {
  at: string
  says: string
}

export const root = path.resolve(import.meta.dirname, '../..')
const readFolders = ['app', 'catalogue', 'components', 'content', 'lib', 'scripts', 'tests']
const readEndings = ['.ts', '.tsx', '.mjs', '.md', '.css']

export function readFiles(): Map<string, string> {
  const files = readFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && readEndings.includes(path.extname(entry.name)) && !entry.parentPath.includes('vectors'),
      )
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  return new Map(files.sort().map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]))
}

export async function readProject(): Promise<Project> {
  const compiled = await Promise.all(
    Object.entries(manifest.tools).map(async ([id, { node, nodeCases }]) => ({
      id,
      definition: await definitionOf<object>(node),
      cases: nodeCases ? (await definitionOf<readonly unknown[]>(nodeCases)).length : 0,
    })),
  )
  return {
    files: readFiles(),
    tools: allTools,
    definitions: new Map(compiled.map(({ id, definition }) => [id, definition])),
    caseCounts: new Map(compiled.map(({ id, cases }) => [id, cases])),
  }
}
