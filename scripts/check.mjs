/* What needs no browser: format, lint, types, folder map, health, dead code, and unit tests of the project and of a share of its tools. */
import { runOrStop } from './run.mjs'
import { unitSteps, wholeSteps } from './steps.mjs'

for (const { args } of wholeSteps) await runOrStop(args)
for (const { args, env } of await unitSteps()) await runOrStop([...args, ...process.argv.slice(2)], { env })
