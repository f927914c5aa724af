/* What `npm run check` runs, in its order; `npm test` and the bench take their steps from here. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './run.mjs'
import { importTypeScript } from './typescript.mjs'

const vitest = (...words) => ['node_modules/vitest/vitest.mjs', 'run', ...words]
const vitestRelated = (...words) => ['node_modules/vitest/vitest.mjs', 'related', '--run', ...words]

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

const project = ['--project', 'plain*', '--project', 'page']

/** Of a git command, what it prints; nothing where there is no repository. */
function gitSays(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : ''
}

/** Sources that are not committed. */
function changedSources() {
  const lines = gitSays('status', '--porcelain', '--untracked-files=all', '--no-renames', '--', '.').split('\n')
  const top = gitSays('rev-parse', '--show-toplevel').trim()
  return lines
    .filter((line) => /\.(ts|tsx|mjs)$/.test(line) && !/^.?D/.test(line))
    .map((line) => path.join(top, line.slice(3)))
}

const lots = 3

/** Which lot of the tests is drawn, as the last commit has it. */
const lot = () => `${((parseInt(gitSays('rev-parse', 'HEAD').slice(0, 8), 16) || 0) % lots) + 1}/${lots}`

/**
 * The unit tests of a check: health whole, those of the project that meet a change and a third of the others by lot, those that run over
 * tools for what changed since it was last swept and some by lot, so that a check costs little more however many tools there are.
 * `npm test` proves all.
 */
export async function unitSteps() {
  const { toolsToProve } = await importTypeScript('scripts/sweep/finished.ts')
  const changed = changedSources()
  return [
    ...(changed.length > 0
      ? [{ name: 'unit tests that meet a change', args: vitestRelated(...project, '--passWithNoTests', ...changed) }]
      : []),
    { name: 'health', args: vitest(...project, 'tests/health', 'tests/guide') },
    {
      name: 'a third of the other unit tests',
      args: vitest(...project, '--exclude', 'tests/{health,guide}/**', '--shard', lot()),
    },
    { name: 'tools of a share', args: vitest('--project', 'tools*'), env: { TOOLS: toolsToProve(root).join(',') } },
  ]
}
