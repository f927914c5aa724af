/*
 * npm run sweep: tries every finished tool, first with seeded inputs, then its page in the browser, group by group, and records
 * what passed. `npm test` tries a share. Interrupted, it goes on where it stopped as long as nothing was compiled to anything else;
 * `--shard 2/5` takes a share, `--changed` what is not recorded as it is now, `--built` the export that is there. Once every tool
 * passed, over one and the same site, what was counted stands in content/last-sweep.json, which /about and /privacy show.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installBrowser } from '../install.mjs'
import { root, run, runOrStop } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { addedUp, countsIn, resultOf } from './result.mjs'

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

const resultFile = path.join(root, 'content/last-sweep.json')
const countsFile = path.join(root, '.tools/sweep/counts.jsonl')

function state() {
  const none = { site, tried: [], counts: {} }
  if (!existsSync(stateFile)) return none
  const kept = JSON.parse(readFileSync(stateFile, 'utf8'))
  return kept.site === site ? { ...none, ...kept } : none
}

function record(ids) {
  const { tried, counts } = state()
  writeFileSync(
    stateFile,
    JSON.stringify({ site, tried: [...tried, ...ids], counts: addedUp([counts, ...countsIn(countsFile)]) }),
  )
  const file = path.join(root, recordFile)
  const known = JSON.parse(readFileSync(file, 'utf8'))
  for (const id of ids) known[id] = present[id]
  const finished = Object.entries(known).filter(([id]) => Object.hasOwn(present, id))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(finished.sort()), null, 2)}\n`)
}

mkdirSync(path.dirname(stateFile), { recursive: true })
const done = new Set(state().tried)
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
  rmSync(countsFile, { force: true })
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
    { env: { TOOLS: ids.join(','), CHROMIUM_PATH: chromium, SWEEP_COUNTS: countsFile } },
  )
  if (code === 0) record(ids)
  else failed.push(...ids)
}
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const result = resultOf({ ...state(), finished: finishedTools.map(({ id }) => id), version, now: new Date() })
if (result) writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
console.log(
  failed.length === 0 ? `\n${left.length} tools tried` : `\nSomething failed in the groups of: ${failed.join(' ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
