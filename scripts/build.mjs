/* The whole site into out/: tools, pages, then what can only be written once the pages exist. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root, runOrStop } from './run.mjs'

rmSync(path.join(root, 'out'), { recursive: true, force: true })
await runOrStop(['scripts/tools/compile.mjs'])
await runOrStop(['node_modules/next/dist/bin/next', 'build'])
await runOrStop(['scripts/finish/finish.mjs'])
