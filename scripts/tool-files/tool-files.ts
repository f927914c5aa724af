import path from 'node:path'
import { importedFiles } from './imports'
import { fileNames, type ToolPlace } from './place'

/** Text of every source and content file, by its path from the root. */
export type Sources = ReadonlyMap<string, string>

/** What a command does: files that get another name, files that go, and the text of those that change (by their old name). */
export interface Plan {
  moves: ReadonlyMap<string, string>
  deletions: readonly string[]
  texts: ReadonlyMap<string, string>
}

/** A line that names a tool. */
export interface Mention {
  file: string
  line: number
  text: string
}

/**
 * The files that a tool owns, sorted. A worker is a tool's own only beside a component of the same name or as a workbench's,
 * and a test only where it tests one of the other files: tests/construction/beam.test.ts belongs to another.
 */
export function toolFiles(sources: Sources, tool: ToolPlace): string[] {
  const names = fileNames(tool)
  const files = [names.definition, names.cases, names.template, names.guide]
  const definition = sources.get(names.definition) ?? ''
  const isDrawn = /export default define(Workbench|Planner)\(/.test(definition)
  if (isDrawn || sources.has(names.component))
    files.push(
      names.component,
      names.messages,
      names.worker,
      ...[...sources.keys()].filter((file) => file.startsWith(names.parts)),
    )
  const own = new Set(files.filter((file) => sources.has(file)))
  for (const [file, text] of sources) if (isTestOf(tool, file, text, sources, own)) own.add(file)
  return [...own].sort()
}

function isTestOf(tool: ToolPlace, file: string, text: string, sources: Sources, own: ReadonlySet<string>): boolean {
  if (!file.startsWith('tests/')) return false
  const name = path.posix.basename(file)
  if (name === `${tool.id}.spec.ts`) return true
  if (name !== `${tool.id}.test.ts` && name !== `${tool.id}.test.tsx`) return false
  return importedFiles(sources, file, text).some((imported) => own.has(imported))
}

/** The name that a file of a tool has once the tool has another id or address. */
export function movedName(file: string, tool: ToolPlace, renamed: ToolPlace): string {
  const before = fileNames(tool)
  const after = fileNames(renamed)
  for (const key of Object.keys(before) as (keyof typeof before)[]) {
    if (file === before[key]) return after[key]
    if (before[key].endsWith('/') && file.startsWith(before[key])) return after[key] + file.slice(before[key].length)
  }
  return path.posix.join(path.posix.dirname(file), path.posix.basename(file).replace(tool.id, renamed.id))
}
