import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allTools } from '@/catalogue'
import { fingerprint } from './fingerprint'
import { toolsToTry, type Share, type SweepRecord } from './selection'

/** Tools that have a page, in the order of the catalogue. */
export const finishedTools = allTools.filter(({ implemented }) => implemented)

/** Which tools were tried last, all of them, and what they were made of. Written by `npm run sweep`. */
export const recordFile = 'tests/site/swept.json'

/** The hash of each finished tool's own files; `root` is the project's folder. */
export function presentHashes(root: string): SweepRecord {
  return Object.fromEntries(finishedTools.map((tool) => [tool.id, fingerprint(root, tool)]))
}

/** The ids that a run of the tests tries: those it was told (`TOOLS=irr,npv`), else `models` and a share of the rest. */
export function idsToTry(root: string, models: readonly string[], share: Share): readonly string[] {
  if (process.env.TOOLS) return process.env.TOOLS.split(',')
  return toolsToTry(
    {
      finished: finishedTools.map(({ id }) => id),
      models,
      hashes: presentHashes(root),
      swept: JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as SweepRecord,
    },
    share,
  )
}
