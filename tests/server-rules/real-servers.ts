import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const programs = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
} as const
export const isInstalled = (program: keyof typeof programs) => existsSync(programs[program])

export interface Answer {
  status: number
  location: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

export interface RealServer {
  ask(host: string, target: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  down(): Promise<void>
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

function ask(port: number, host: string, target: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, headers: { host, ...headers } }, (answer) => {
      let body = ''
      answer.on('data', (part) => (body += String(part)))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? '',
          headers: answer.headers,
          body,
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

function settingsOf(program: keyof typeof programs, file: string, own: string, port: number): string[] {
  const site = path.join(own, 'site')
  if (program === 'nginx') {
    const text = file.replaceAll('listen 80;', `listen 127.0.0.1:${String(port)};`).replaceAll('/var/www/site', site)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own};`)
    const around = `daemon off; pid ${own}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}`
    writeFileSync(
      path.join(own, 'all.conf'),
      `${around} events {}\nhttp { access_log off; ${temporary.join(' ')}\ntypes { text/html html; image/png png; }\n${text}}\n`,
    )
    return ['-p', own, '-c', path.join(own, 'all.conf')]
  }
  const text = file
    .replaceAll(/http:\/\/([\w.-]+)(?=[ ,][^/]*\{$|, )/gm, `http://$1:${String(port)}`)
    .replaceAll('/var/www/site', site)
  writeFileSync(path.join(own, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
  return ['run', '--adapter', 'caddyfile', '--config', path.join(own, 'Caddyfile')]
}

/** Starts the real program with a rendered file over a small site. Only plain HTTP is served. */
export async function startServer(
  program: keyof typeof programs,
  file: string,
  pages: Readonly<Record<string, string>>,
): Promise<RealServer> {
  const own = mkdtempSync(path.join(tmpdir(), 'rules-'))
  for (const [name, text] of Object.entries(pages)) {
    const place = path.join(own, 'site', name)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  const port = await freePort()
  const started = spawn(programs[program], settingsOf(program, file, own, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: own },
  })
  let said = ''
  started.stderr.on('data', (part) => (said += String(part)))
  for (let tries = 0; ; tries++) {
    const answer = await ask(port, 'nobody.test', '/', {}).catch(() => undefined)
    if (answer) break
    if (tries > 200 || started.exitCode !== null) throw new Error(`${program} does not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    ask: (host, target, headers = {}) => ask(port, host, target, headers),
    async down() {
      const end = new Promise((resolve) => started.once('exit', resolve))
      started.kill()
      await end
      rmSync(own, { recursive: true, force: true })
    },
  }
}

/** What the program's own check says against a file; empty where it is accepted. A certificate of its own stands for the one that is named. */
export function accepted(program: keyof typeof programs, file: string): string {
  const own = mkdtempSync(path.join(tmpdir(), 'rules-'))
  try {
    if (program === 'caddy') {
      writeFileSync(path.join(own, 'Caddyfile'), file)
      const { status, stderr } = spawnSync(
        programs.caddy,
        ['adapt', '--adapter', 'caddyfile', '--config', path.join(own, 'Caddyfile')],
        { encoding: 'utf8', env: { ...process.env, HOME: own } },
      )
      return status === 0 ? '' : stderr
    }
    const pair = certificate()
    writeFileSync(path.join(own, 'fullchain.pem'), pair)
    writeFileSync(path.join(own, 'privkey.pem'), pair)
    const text = file.replaceAll('/etc/nginx/tls', own)
    writeFileSync(
      path.join(own, 'all.conf'),
      `pid ${own}/pid; error_log stderr; events {}\nhttp { access_log off; client_body_temp_path ${own}; proxy_temp_path ${own}; fastcgi_temp_path ${own}; uwsgi_temp_path ${own}; scgi_temp_path ${own};\n${text}}\n`,
    )
    const { status, stderr } = spawnSync(programs.nginx, ['-t', '-p', own, '-c', path.join(own, 'all.conf')], {
      encoding: 'utf8',
    })
    return status === 0 ? '' : stderr
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

let pairText: string | undefined

/** A certificate and its key in one file, made once by openssl. */
function certificate(): string {
  if (pairText !== undefined) return pairText
  const { stdout } = spawnSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout - -days 2 -subj /CN=example.com'.split(' '),
    { encoding: 'utf8' },
  )
  pairText = stdout
  return stdout
}
