import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

const shapes = { calculators: 'calculator', generators: 'generator', utilities: 'utility' }

function filesUnder(folder, suffix) {
  const top = path.join(root, folder)
  if (!existsSync(top)) return []
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

const named = (file, suffix) => path.basename(file, suffix)

/** Every definition: lib/calculators/<folder>/<id>.ts and its likes, with the file of its cases where there is one. */
export function findDefinitions() {
  const definitions = []
  for (const [folder, category] of Object.entries(shapes))
    for (const file of filesUnder(`lib/${folder}`, '.ts')) {
      if (file.endsWith('.cases.ts')) continue
      const cases = file.replace(/\.ts$/, '.cases.ts')
      definitions.push({ id: named(file, '.ts'), category, file, cases: existsSync(cases) ? cases : undefined })
    }
  return definitions
}

/** Libraries that have a file of their own, and workers, by name. */
export function findEngines() {
  return Object.fromEntries(filesUnder('lib/engines', '.ts').map((file) => [named(file, '.ts'), file]))
}
export function findWorkers() {
  return Object.fromEntries(filesUnder('lib', '.worker.ts').map((file) => [named(file, '.worker.ts'), file]))
}

/** Modules of dated law by jurisdiction and topic: 'in/gst'. */
export function findRules() {
  const top = path.join(root, 'lib/rules')
  return Object.fromEntries(
    filesUnder('lib/rules', '.ts')
      .filter((file) => path.dirname(file) !== top)
      .map((file) => [path.relative(top, file).replace(/\.ts$/, ''), file]),
  )
}
