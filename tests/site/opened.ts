import path from 'node:path'
import { finishedTools, idsToTry } from '@/scripts/sweep/finished'
import { toOpen } from '@/scripts/sweep/selection'

/** A tool of each page kind. */
const models = ['breakeven', 'mortgage-calculator', 'qr-code', 'base64', 'word-counter', 'hash-generator']

const ids = new Set(idsToTry(path.resolve(import.meta.dirname, '../..'), models, toOpen))

/** The tools whose pages this run opens: a selection, or all of them group by group in `npm run sweep`. */
export const openedTools = finishedTools.filter(({ id }) => ids.has(id))

/** Marks a test that `npm run sweep` repeats for every tool. */
export const ofEveryTool = { tag: '@every-tool' }

/** A tool of each kit that is on most pages. */
const probed = ['breakeven', 'qr-code', 'base64', 'word-counter']

/** The tools that the long probes try: a few in `npm test`, and all of them group by group in the sweep. */
export const probedTools = process.env.TOOLS ? openedTools : openedTools.filter(({ id }) => probed.includes(id))
