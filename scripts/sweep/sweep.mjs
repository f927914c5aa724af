/*
 * npm run sweep: tries every finished tool that has not passed as it is now, first with seeded inputs, then its page in the browser,
 * group by group, and records what passed. Interrupted, it goes on where it stopped. `npm test` tries a share. Once every tool passed,
 * what was counted stands in content/last-sweep.json, which /about and /privacy show.
 * <id> …               tries these tools, passed or not
 * --since 2026-11-28   tries again what passed before that day
 * --shard 2/5          takes a share
 * --built              takes the export that is there
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { browserEnvironment } from '../install.mjs'
import { root, run, runOrStop } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { blamed, countsOf, leftToTry, recordText, resultOf } from './record.mjs'

const groupSize = 20

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, shard: { type: 'string', default: '1/1' }, built: { type: 'boolean' } },
})
const [shard, shards] = options.shard.split('/').map(Number)
if (!(shard >= 1 && shard <= shards)) throw new Error(`--shard is a share such as 2/5, not ${options.shard}`)

const { presentHashes, recordFile } = await importTypeScript('scripts/sweep/finished.ts')
const present = presentHashes(root)
const strange = asked.filter((id) => !Object.hasOwn(present, id))
if (strange.length > 0) throw new Error(`no finished tool is called ${strange.join(', ')}`)
if (!options.built) await runOrStop(['scripts/build.mjs'])

const file = path.join(root, recordFile)
const resultFile = path.join(root, 'content/last-sweep.json')
const countsFile = path.join(root, '.tools/sweep-counts.jsonl')
const reportFile = path.join(root, '.tools/sweep-report.json')
const readRecord = () => JSON.parse(readFileSync(file, 'utf8'))

function titlesOfFailed() {
  const titles = []
  const look = ({ suites = [], specs = [] }) => {
    for (const { ok, title } of specs) if (!ok) titles.push(title)
    suites.forEach(look)
  }
  look(JSON.parse(readFileSync(reportFile, 'utf8')))
  return titles
}

/** Tries the pages of a group and records what passed. Returns the ids of those that did not. */
async function tryGroup(ids) {
  for (const old of [countsFile, reportFile]) rmSync(old, { force: true })
  const code = await run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--grep',
      '@every-tool',
      '--reporter=line,json',
      '--output',
      'test-results/pages',
    ],
    {
      env: {
        TOOLS: ids.join(','),
        ...browsers,
        SWEEP_COUNTS: countsFile,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    },
  )
  // A run that was stopped, or ended before its report was written, proves nothing of any of them.
  const isTold = code === 0 || (code === 1 && existsSync(reportFile))
  const failed = !isTold ? ids : code === 0 ? [] : blamed(titlesOfFailed(), ids)
  const counts = existsSync(countsFile) ? countsOf(readFileSync(countsFile, 'utf8')) : {}
  const day = new Date().toISOString().slice(0, 10)
  const passed = ids.filter((id) => !failed.includes(id)).map((id) => [id, { files: present[id], day, ...counts[id] }])
  writeFileSync(file, recordText({ ...readRecord(), ...Object.fromEntries(passed) }, present))
  return failed
}

const wanted = asked.length > 0 ? asked : leftToTry({ present, recorded: readRecord(), since: options.since })
const left = wanted.filter((_, position) => position % shards === shard - 1)
if (left.length > 0)
  await runOrStop(['node_modules/vitest/vitest.mjs', 'run', '--project', 'tools*'], { env: { TOOLS: left.join(',') } })
const failed = []
const browsers = browserEnvironment()
for (let from = 0; from < left.length; from += groupSize) {
  const ids = left.slice(from, from + groupSize)
  console.log(`\n# ${ids.join(' ')} (${from + ids.length} of ${left.length})`)
  failed.push(...(await tryGroup(ids)))
}
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const result = resultOf({ present, recorded: readRecord(), version })
if (result) writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
console.log(failed.length === 0 ? `\n${left.length} tools tried` : `\nThese did not pass: ${failed.join(' ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
