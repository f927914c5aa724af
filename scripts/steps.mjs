/* What `npm run check` runs, in its order; `npm test` and the bench take their steps from here. */
import { root } from './run.mjs'
import { importTypeScript } from './typescript.mjs'

const vitest = (...words) => ['node_modules/vitest/vitest.mjs', 'run', ...words]

/** Steps that pass or fail as a whole. */
export const wholeSteps = [
  { name: 'tools', args: ['scripts/tools/compile.mjs'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'types', args: ['scripts/types.mjs'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
]

/** Every unit test of every tool. */
export const allUnitTests = vitest

/**
 * The unit tests of a check: those of the project whole, those that run over tools for what changed since it was last swept and some by
 * lot, so that a check costs the same however many tools there are.
 */
export async function unitSteps() {
  const { toolsToProve } = await importTypeScript('scripts/sweep/finished.ts')
  return [
    { name: 'unit tests', args: vitest('--project', 'plain', '--project', 'page') },
    { name: 'tools of a share', args: vitest('--project', 'tools*'), env: { TOOLS: toolsToProve(root).join(',') } },
  ]
}
