/* Everything that needs no browser: format, lint, types, folder map, health, units, dead code. */
import { runOrStop } from './run.mjs'

const bin = (name, file) => [`node_modules/${name}/${file}`]

await runOrStop(['scripts/tools/compile.mjs'])
await runOrStop([...bin('oxfmt', 'bin/oxfmt'), '--check', '.'])
await runOrStop([...bin('oxlint', 'bin/oxlint'), '--deny-warnings'])
await runOrStop(['scripts/types.mjs'])
await runOrStop([...bin('knip', 'bin/knip.js')])
await runOrStop([...bin('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)])
