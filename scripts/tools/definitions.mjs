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

/** Every definition: lib/tools/calculators/<folder>/<id>.ts and its likes, with the file of its cases where there is one. */
export function findDefinitions() {
  const definitions = []
  for (const [folder, category] of Object.entries(shapes))
    for (const file of filesUnder(`lib/tools/${folder}`, '.ts')) {
      if (/\.(cases|messages)\.ts$/.test(file)) continue
      const cases = file.replace(/\.ts$/, '.cases.ts')
      definitions.push({
        id: named(file, '.ts'),
        category,
        plural: folder,
        file,
        cases: existsSync(cases) ? cases : undefined,
      })
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
  const top = path.join(root, 'lib/law')
  return Object.fromEntries(
    filesUnder('lib/law', '.ts')
      .filter((file) => path.dirname(file) !== top)
      .map((file) => [path.relative(top, file).replace(/\.ts$/, ''), file]),
  )
}

/** The kits that bring a declared tool to life, and the pages of what a visitor keeps. */
const kits = {
  calculator: 'components/calculator/calculator-form.tsx',
  generator: 'components/generator/generator-form.tsx',
  transform: 'components/transform/transform-form.tsx',
  workbench: 'components/workbench/workbench-form.tsx',
  planner: 'components/planner/planner-form.tsx',
  settings: 'components/site/settings-panels.tsx',
  profile: 'components/records/profile-panels.tsx',
  documents: 'components/records/document-list.tsx',
  scenarios: 'components/scenarios/scenario-list.tsx',
}

/** An island that shows what the others do, so that nobody may count it among those who share a module. */
const islandsApart = { design: 'components/design-page/design-rooms.tsx' }

/** Name and file of the islands that are compiled apart from the others. */
export function findIslandsApart() {
  return Object.entries(islandsApart)
    .map(([name, file]) => [name, path.join(root, file)])
    .filter(([, file]) => existsSync(file))
}

/** Components of apps, components/<calculators|generators|utilities>/<id>.tsx. */
export function findAppIslands() {
  return Object.keys(shapes).flatMap((plural) => {
    const folder = path.join(root, 'components', plural)
    const names = existsSync(folder) ? readdirSync(folder).sort() : []
    return names
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => ({ id: named(name, '.tsx'), file: path.join(folder, name) }))
  })
}

/** Name and file of every island: a kit's, or the id of an app. */
export function findIslands() {
  const ofKits = Object.entries(kits).map(([name, file]) => [name, path.join(root, file)])
  const ofApps = findAppIslands().map(({ id, file }) => [id, file])
  return [...ofKits.filter(([, file]) => existsSync(file)), ...ofApps]
}

/** The account menu is part of a build that says so, and of no other. */
const hasAccounts = process.env.NEXT_PUBLIC_AUTH === '1'

/** Name and file of the plain modules that pages run without React, components/**\/<name>.page.ts. */
export function findPageScripts() {
  const scripts = filesUnder('components', '.page.ts').map((file) => [named(file, '.page.ts'), file])
  return scripts.filter(([name]) => hasAccounts || name !== 'account')
}
