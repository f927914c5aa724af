/* Serves an export as a static host does: folders with their index.html, the headers of _headers, 404.html for the rest. */
import { readFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { headersFor, readHeadersFile } from './headers-file.mjs'

const settings = '/_headers'

export async function serve(folder, { port = 0, host = 'localhost' } = {}) {
  const files = sirv(folder, { etag: true, dotfiles: false, dev: true })
  const missing = path.join(folder, '404.html')
  const rulesFile = path.join(folder, settings)
  const rules = existsSync(rulesFile) ? readHeadersFile(readFileSync(rulesFile, 'utf8')) : []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const answerMissing = () => {
      // A missing file below /t must not be missing for a year.
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      response.setHeaders(new Map([['Cache-Control', 'no-cache'], ...headersFor(rules, '/404.html')]))
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(existsSync(missing) ? readFileSync(missing) : 'Not found')
    }
    if (pathname === settings) return answerMissing()
    response.setHeaders(headersFor(rules, pathname))
    files(request, response, answerMissing)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    origin: `http://${host}:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
