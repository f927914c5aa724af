/* What a build costs: of the project as it is, and of a copy with a placeholder for every unfinished tool. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'
import { seconds } from './figures.mjs'
import { measure } from './measure.mjs'

const gigabyte = 1024 ** 3
const gigabytes = (bytes) => `${(bytes / gigabyte).toFixed(2)} GB`

export async function measureBuild(folder, label) {
  const cost = await measure(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  })
  const figures = [
    { what: `${label}: build, wall clock`, write: seconds, limit: 150, found: [cost.wall] },
    { what: `${label}: build, processor`, write: seconds, found: [cost.cpu] },
    { what: `${label}: build, most memory`, write: gigabytes, limit: 2 * gigabyte, found: [cost.peak] },
  ]
  return { cost, figures }
}

/** What the parts of `npm run check` cost, and all of them together. */
export async function measureCheck(folder, label) {
  const figures = []
  let wall = 0
  const { unitSteps, wholeSteps } = await import(pathToFileURL(path.join(folder, 'scripts/steps.mjs')).href)
  for (const { name, args, env = {} } of [...wholeSteps, ...(await unitSteps())]) {
    // Placeholders say the same as their models, which some steps refuse: what counts here is what they cost.
    const cost = await measure(process.execPath, args, {
      cwd: folder,
      env,
      mayFail: name !== 'tools' && name !== 'types',
    })
    wall += cost.wall
    figures.push(
      { what: `${label}: ${name}, wall clock`, write: seconds, found: [cost.wall] },
      { what: `${label}: ${name}, most memory`, write: gigabytes, limit: 4 * gigabyte, found: [cost.peak] },
    )
  }
  return [...figures, { what: `${label}: npm run check`, write: seconds, limit: 360, found: [wall] }]
}

/** What commands make, and packages, which the copy shares. */
const made = ['node_modules', 'out', 'test-results']

/** A copy of the project, to be filled with placeholders. */
export function copyProject() {
  // Inside the project, so that the copy finds its packages without a second set of them.
  const folder = mkdtempSync(path.join(root, '.bench-'))
  const isSource = (name) => !name.startsWith('.') && !made.includes(name)
  for (const name of readdirSync(root).filter(isSource))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}
