/* Runs one of the project's own commands and waits for it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Resolves with the exit code. */
export async function run(args, { env = {}, ...options } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    ...options,
  })
  const [code, signal] = await once(child, 'exit')
  return code ?? (signal ? 1 : 0)
}

export async function runOrStop(args, options) {
  const code = await run(args, options)
  if (code !== 0) process.exit(code)
}
