/* The whole site into out/: tools, pages, then what can only be written once the pages exist. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root, runOrStop } from './run.mjs'
import { siteUrlFault } from './site-url.mjs'

const { publish } = parseArgs({ options: { publish: { type: 'boolean', default: false } } }).values
const fault = siteUrlFault(process.env.NEXT_PUBLIC_SITE_URL, { publish })
if (fault) console.error(fault.says)
if (fault?.stops) process.exit(1)

rmSync(path.join(root, 'out'), { recursive: true, force: true })
await runOrStop(['scripts/tools/compile.mjs'])
// Without limits each of Next's processes lets its heap grow to a gigabyte before it tidies up, and glibc keeps a pool of memory for
// every thread.
await runOrStop(['node_modules/next/dist/bin/next', 'build'], {
  env: { NODE_OPTIONS: '--max-old-space-size=600', MALLOC_ARENA_MAX: '2' },
})
await runOrStop(['scripts/finish/finish.mjs'])
