/* What needs no browser: format, lint, types, folder map, health, dead code, and the unit tests that meet a change, with some by lot. */
import { runOrStop } from './run.mjs'
import { unitSteps, wholeSteps } from './steps.mjs'

for (const { args } of wholeSteps) await runOrStop(args)
for (const { args, env } of await unitSteps()) await runOrStop([...args, ...process.argv.slice(2)], { env })
