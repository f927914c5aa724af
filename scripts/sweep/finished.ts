import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allTools } from '@/catalogue'
import { fingerprint } from './fingerprint'
import type { Passed } from './record.mjs'
import { toProve, toolsToTry, type Hashes, type Share } from './selection'

/** Tools that have a page, in the order of the catalogue. */
export const finishedTools = allTools.filter(({ implemented }) => implemented)

/** Which tools passed, what they were made of then, and what was counted. Written by `npm run sweep`. */
export const recordFile = 'tests/site/swept.json'

/** The hash of each finished tool's own files; `root` is the project's folder. */
export function presentHashes(root: string): Hashes {
  return Object.fromEntries(finishedTools.map((tool) => [tool.id, fingerprint(root, tool)]))
}

/** The ids that a run of the tests tries: those it was told (`TOOLS=irr,npv`), else `models` and a share of the rest. */
export function idsToTry(root: string, models: readonly string[], share: Share): readonly string[] {
  if (process.env.TOOLS) return process.env.TOOLS.split(',')
  const recorded = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as Record<string, Passed>
  return toolsToTry(
    {
      finished: finishedTools.map(({ id }) => id),
      models,
      hashes: presentHashes(root),
      swept: Object.fromEntries(Object.entries(recorded).map(([id, { files }]) => [id, files])),
    },
    share,
  )
}

/** Ids of the tools whose seeded inputs a run of the tests draws, and of those that a check proves. */
export function toolsToProve(root: string): readonly string[] {
  return idsToTry(root, [], toProve)
}
