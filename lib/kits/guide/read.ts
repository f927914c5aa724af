import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseGuide, type GuideContext } from './parse'
import type { Guide } from './types'

const plurals = { calculator: 'calculators', generator: 'generators', utility: 'utilities' } as const

/** Where the guide of a tool is kept, relative to the project. */
export function guideFile(tool: { category: keyof typeof plurals; folder: string; id: string }): string {
  return `content/guides/${plurals[tool.category]}/${tool.folder}/${tool.id}.md`
}

/** The hand-written guide of a tool, or nothing when no file exists. Build only; throws GuideError for a faulty file. */
export function readGuide(
  tool: { category: keyof typeof plurals; folder: string; id: string },
  context: GuideContext,
  project = /* turbopackIgnore: true */ process.cwd(),
): Guide | undefined {
  const file = guideFile(tool)
  const location = path.join(project, file)
  if (!existsSync(location)) return undefined
  return parseGuide(readFileSync(location, 'utf8'), file, context)
}
