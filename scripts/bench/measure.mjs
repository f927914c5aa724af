/* Runs a command and reads what it cost from the operating system. Linux only. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return undefined
  }
}

/** Resident memory of a process and all that it started, in bytes. */
function memoryOfTree(root) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = statusOf(pid)
      if (!status) return []
      const number = (key) => Number(status.match(new RegExp(`^${key}:\\s+(\\d+)`, 'm'))?.[1] ?? 0)
      return [{ pid: Number(pid), parent: number('PPid'), bytes: number('VmRSS') * 1024 }]
    })
  const members = new Set([root])
  let grew = true
  while (grew) {
    grew = false
    for (const { pid, parent } of processes)
      if (members.has(parent) && !members.has(pid)) {
        members.add(pid)
        grew = true
      }
  }
  return processes.filter(({ pid }) => members.has(pid)).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Seconds of wall clock and processor, and the most memory seen at once. Throws where the command fails, unless it may. */
export async function measure(command, args, { cwd, env, mayFail = false }) {
  const started = performance.now()
  const child = spawn('bash', ['-c', `TIMEFORMAT='%U %S'; time "$0" "$@"`, command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, memoryOfTree(child.pid))), 250)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} failed:\n${printed.slice(-4000)}${said}`)
  const [user, system] = said.trim().split('\n').at(-1).split(' ').map(Number)
  return { wall: (performance.now() - started) / 1000, cpu: user + system, peak }
}
