import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
}

/** A plain web host on the loopback address that can be taken down, slowed, made to fail, and given another site. */
export interface StaticHost {
  origin: string
  /** The folder it serves; may be changed while it runs. */
  root: string
  /** The sub-path it is served under, '' or '/name'. */
  mount: string
  /** Paths that were asked for, in order. */
  requests: string[]
  /** Milliseconds before each answer. */
  delay: number
  /** Bytes of the bodies that were sent. */
  sent: number
  /** An answer in place of the file's: none at all, its first half and then a cut connection; undefined to serve the file. */
  override:
    | ((
        path: string,
      ) => { status: number; headers?: Record<string, string>; body?: string } | 'hang' | 'cut' | undefined)
    | undefined
  down(): Promise<void>
  up(): Promise<void>
}

/** Starts a host that answers as common static hosts do: index pages, a redirect to the final slash, 404.html. */
export async function startHost(root: string): Promise<StaticHost> {
  const sockets = new Set<Socket>()
  let port = 0
  let server = createServer(answer)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    host.requests.push(path)
    if (host.delay > 0) await new Promise((resolve) => setTimeout(resolve, host.delay))
    const other = host.override?.(path)
    if (other === 'hang') return
    if (other && other !== 'cut') {
      response.writeHead(other.status, other.headers)
      response.end(other.body)
      return
    }
    const inside = path.startsWith(`${host.mount}/`) ? path.slice(host.mount.length) : '/nowhere'
    const kind = kindOf(join(host.root, inside))
    if (kind === 'folder' && !path.endsWith('/')) {
      response.writeHead(301, { location: `${path}/` })
      response.end()
      return
    }
    const file = kind === 'folder' ? join(host.root, inside, 'index.html') : join(host.root, inside)
    const found = kindOf(file) === 'file'
    const body = found ? readFileSync(file) : '<!doctype html><title>Not found</title><h1>Not found</h1>'
    response.writeHead(found ? 200 : 404, {
      'content-type': types[found ? extname(file) : '.html'] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': Buffer.byteLength(body),
    })
    host.sent += Buffer.byteLength(body)
    if (other === 'cut') return void response.write(body.slice(0, body.length / 2), () => request.socket.destroy())
    response.end(body)
  }

  const host: StaticHost = {
    origin: '',
    root,
    mount: '',
    requests: [],
    delay: 0,
    sent: 0,
    override: undefined,
    up: () =>
      new Promise((resolve) => {
        server = createServer(answer)
        server.on('connection', (socket) => {
          sockets.add(socket)
          socket.on('close', () => sockets.delete(socket))
        })
        server.listen(port, '127.0.0.1', () => {
          port = (server.address() as AddressInfo).port
          host.origin = `http://localhost:${port}`
          resolve()
        })
      }),
    down: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  await host.up()
  return host
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  return stats.isDirectory() ? 'folder' : 'file'
}
