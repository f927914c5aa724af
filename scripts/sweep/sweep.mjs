/*
 * npm run sweep: tries every finished tool, first with seeded inputs, then its page in the browser, group by group, and records
 * what passed. `npm test` tries a share. Interrupted, it goes on where it stopped as long as nothing was compiled to anything else;
 * `--shard 2/5` takes a share, `--changed` what is not recorded as it is now, `--built` the export that is there.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installBrowser } from '../install.mjs'
import { root, run, runOrStop } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'

const groupSize = 20

const [shard = 1, shards = 1] = (process.argv[process.argv.indexOf('--shard') + 1] ?? '').match(/^\d+\/\d+$/)
  ? process.argv[process.argv.indexOf('--shard') + 1].split('/').map(Number)
  : []

const { finishedTools, presentHashes, recordFile } = await importTypeScript('scripts/sweep/finished.ts')
if (!process.argv.includes('--built')) await runOrStop(['scripts/build.mjs'])

/** The names of what was compiled hold its hashes, so this tells whether two sweeps tried the same site. */
const site = createHash('sha256')
  .update(readFileSync(path.join(root, '.tools/manifest.json')))
  .digest('hex')
const stateFile = path.join(root, '.tools/sweep/state.json')

function tried() {
  if (!existsSync(stateFile)) return []
  const state = JSON.parse(readFileSync(stateFile, 'utf8'))
  return state.site === site ? state.tried : []
}

function record(ids) {
  mkdirSync(path.dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, JSON.stringify({ site, tried: [...tried(), ...ids] }))
  const file = path.join(root, recordFile)
  const known = JSON.parse(readFileSync(file, 'utf8'))
  for (const id of ids) known[id] = present[id]
  const finished = Object.entries(known).filter(([id]) => Object.hasOwn(present, id))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(finished.sort()), null, 2)}\n`)
}

const done = new Set(tried())
const present = presentHashes(root)
const recorded = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8'))
const isWanted = (id) => !process.argv.includes('--changed') || recorded[id] !== present[id]
const left = finishedTools
  .map(({ id }) => id)
  .filter((id, position) => position % shards === shard - 1 && !done.has(id) && isWanted(id))
if (left.length > 0)
  await runOrStop(['node_modules/vitest/vitest.mjs', 'run', '--project', 'tools*'], { env: { TOOLS: left.join(',') } })
const failed = []
const chromium = installBrowser()
for (let from = 0; from < left.length; from += groupSize) {
  const ids = left.slice(from, from + groupSize)
  console.log(`\n# ${ids.join(' ')} (${from + ids.length} of ${left.length})`)
  const code = await run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--grep',
      '@every-tool',
      '--reporter=line',
      '--output',
      'test-results/pages',
    ],
    { env: { TOOLS: ids.join(','), CHROMIUM_PATH: chromium } },
  )
  if (code === 0) record(ids)
  else failed.push(...ids)
}
console.log(
  failed.length === 0 ? `\n${left.length} tools tried` : `\nSomething failed in the groups of: ${failed.join(' ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
