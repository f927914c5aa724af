/* Compiles the tools, then again on every change, beside the development server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const run = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

await once(run('scripts/tools/compile.mjs', '--development'), 'exit')
const tools = run('scripts/tools/compile.mjs', '--watch')
const next = run('node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2))
next.on('exit', (code) => {
  tools.kill()
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    next.kill(signal)
    tools.kill(signal)
  })
