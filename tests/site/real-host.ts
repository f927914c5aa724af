import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'

export interface RealHost {
  origin: string
  down(): Promise<void>
}

/** Starts nginx or Caddy over a folder, with an example of docs/hosting in which the names of its own machine are put. */
export async function startRealHost(program: 'nginx' | 'caddy', example: string, folder: string): Promise<RealHost> {
  const own = mkdtempSync(path.join(tmpdir(), 'hosting-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const [command, args] = program === 'nginx' ? nginx(example, folder, own, port) : caddy(example, folder, own, port)
  let said = ''
  const host = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: own } })
  host.on('error', (error) => (said += error.message))
  host.stderr?.on('data', (data) => (said += String(data)))
  const answers = () =>
    fetch(origin).then(
      ({ status }) => status,
      () => said,
    )
  // A bundle for a sub-path has nothing at the root itself, and says so.
  await expect.poll(answers, { timeout: 20_000 }).toBeGreaterThanOrEqual(200)
  return {
    origin,
    down: async () => {
      await ended(host)
      rmSync(own, { recursive: true, force: true })
    },
  }
}

function nginx(example: string, folder: string, own: string, port: number): [string, string[]] {
  const site = example
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ *ssl_certificate.*\n/g, '')
    .replace('/srv/tallykit/out', folder)
    .replace('mime.types', '/etc/nginx/mime.types')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own};`)
  const settings = path.join(own, 'nginx.conf')
  const around = `daemon off; pid ${own}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}`
  writeFileSync(settings, `${around} events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`)
  return ['/usr/sbin/nginx', ['-p', own, '-c', settings]]
}

function caddy(example: string, folder: string, own: string, port: number): [string, string[]] {
  const site = example.replace('example.com {', `http://127.0.0.1:${port} {`).replace('/srv/tallykit/out', folder)
  const settings = path.join(own, 'Caddyfile')
  writeFileSync(settings, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return ['caddy', ['run', '--adapter', 'caddyfile', '--config', settings]]
}

async function ended(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null) return
  const end = new Promise((resolve) => host.once('exit', resolve))
  host.kill()
  await end
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
