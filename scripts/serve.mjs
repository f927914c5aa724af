/* Serves an export as a static host does: folders with their index.html, the headers of _headers, the redirects of
   _redirects, 404.html for the rest. */
import { readFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { headersFor, readHeadersFile, readRedirectsFile } from './headers-file.mjs'

const settings = ['/_headers', '/_redirects']

/** What a file of the export says to its host; nothing where there is none. */
function settingsIn(folder, name, read) {
  const file = path.join(folder, name)
  return existsSync(file) ? read(readFileSync(file, 'utf8')) : undefined
}

/**
 * @param {string} folder
 * @param {{ port?: number, host?: string, seen?: (request: import('node:http').IncomingMessage) => void }} [options] `seen` is shown
 * every request before it is answered
 */
export async function serve(folder, { port = 0, host = 'localhost', seen } = {}) {
  const files = sirv(folder, { etag: true, dotfiles: false, dev: true })
  const missing = path.join(folder, '404.html')
  const rules = settingsIn(folder, '_headers', readHeadersFile) ?? []
  const redirects = settingsIn(folder, '_redirects', readRedirectsFile) ?? new Map()
  const server = createServer((request, response) => {
    seen?.(request)
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const answerMissing = () => {
      // A missing file below /t must not be missing for a year.
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      response.setHeaders(new Map([['Cache-Control', 'no-cache'], ...headersFor(rules, '/404.html')]))
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(existsSync(missing) ? readFileSync(missing) : 'Not found')
    }
    if (settings.includes(pathname)) return answerMissing()
    response.setHeaders(headersFor(rules, pathname))
    const redirect = redirects.get(pathname)
    if (redirect) return response.writeHead(redirect.status, { Location: redirect.to + search }).end()
    files(request, response, answerMissing)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    origin: `http://${host}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
