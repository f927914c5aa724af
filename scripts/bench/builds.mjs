/* What a build costs: of the project as it is, and of a copy with a placeholder for every unfinished tool. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { seconds } from './figures.mjs'
import { measure } from './measure.mjs'

const gigabytes = (bytes) => `${(bytes / 1024 ** 3).toFixed(2)} GB`

export async function measureBuild(folder, label) {
  const cost = await measure(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  })
  const figures = [
    { what: `${label}: build, wall clock`, write: seconds, limit: 150, found: [cost.wall] },
    { what: `${label}: build, processor`, write: seconds, found: [cost.cpu] },
    { what: `${label}: build, most memory`, write: gigabytes, limit: 2 * 1024 ** 3, found: [cost.peak] },
  ]
  return { cost, figures }
}

const commands = {
  'compile step': { args: ['scripts/tools/compile.mjs'] },
  types: { args: ['scripts/types.mjs'], memory: 4 * 1024 ** 3 },
  'dead code': { args: ['node_modules/knip/bin/knip.js'], mayFail: true },
  // Placeholders say the same as their models, which some tests refuse: what counts here is what they cost.
  'unit tests': { args: ['node_modules/vitest/vitest.mjs', 'run', '--bail=0'], mayFail: true },
}

/** What the parts of `npm run check` cost, and all of them together. */
export async function measureCheck(folder, label) {
  const figures = []
  let wall = 0
  for (const [name, { args, memory, mayFail }] of Object.entries(commands)) {
    const cost = await measure(process.execPath, args, { cwd: folder, env: {}, mayFail })
    wall += cost.wall
    figures.push(
      { what: `${label}: ${name}, wall clock`, write: seconds, found: [cost.wall] },
      { what: `${label}: ${name}, most memory`, write: gigabytes, limit: memory, found: [cost.peak] },
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
