/* Serves a finished export as a compressing static host does, and keeps a log of what was asked for. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  png: 'image/png',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
}
/** Compressed in themselves. */
const packedTypes = new Set(['png', 'ico', 'woff', 'woff2'])

const typeOf = (file) => path.extname(file).slice(1)
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Compressed once, also where two exports have the same file. */
const compressed = new Map()

/** Brotli of quality 11, the best there is. */
function brotli(bytes) {
  const digest = createHash('sha1').update(bytes).digest('hex')
  if (!compressed.has(digest))
    compressed.set(digest, compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  return compressed.get(digest)
}

/** An export in a folder, with what its host answers. */
export function exportIn(folder) {
  const bodies = new Map()

  function bodyOf(file) {
    if (!bodies.has(file)) {
      const bytes = readFileSync(file)
      bodies.set(file, packedTypes.has(typeOf(file)) ? Promise.resolve(bytes) : brotli(bytes))
    }
    return bodies.get(file)
  }

  function fileAt(address) {
    const file = path.join(folder, decodeURIComponent(address))
    if (!file.startsWith(folder + path.sep)) return undefined
    return [file, path.join(file, 'index.html')].find(isFile)
  }

  return {
    folder,
    has: (address) => fileAt(address) !== undefined,
    /** Bytes of a file as they are sent. */
    sizeOf: async (file) => (await bodyOf(file)).length,
    async answer(address) {
      const file = fileAt(address)
      const sent = file ?? path.join(folder, '404.html')
      return {
        status: file ? 200 : 404,
        type: types[typeOf(sent)] ?? 'application/octet-stream',
        encoding: packedTypes.has(typeOf(sent)) ? undefined : 'br',
        body: await bodyOf(sent),
      }
    },
    /** Compresses everything but pages, so that no visit waits for it. */
    async warm() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !['html', 'json'].includes(typeOf(entry.name)))
        .map((entry) => path.join(entry.parentPath, entry.name))
      await Promise.all(files.map(bodyOf))
    },
  }
}

/**
 * A host of one export on a free port of the loopback address. `requests` is all that was asked of it: a host for each visit
 * sees what workers fetch too, which a page's own events need not tell.
 */
export async function serve(site) {
  const requests = []
  const server = createServer(async (request, response) => {
    const address = new URL(request.url, 'http://localhost').pathname
    const { 'sec-fetch-dest': destination = '', referer } = request.headers
    requests.push({ address, destination, referrer: referer ? new URL(referer).pathname : '' })
    try {
      const { status, type, encoding, body } = await site.answer(address)
      const headers = { 'Content-Type': type, 'Content-Length': body.length, 'Cache-Control': 'max-age=600' }
      response.writeHead(status, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
      response.end(body)
    } catch (error) {
      response.destroy(error)
    }
  })
  // Browsers take brotli from 'localhost' and https only.
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${server.address().port}`,
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
