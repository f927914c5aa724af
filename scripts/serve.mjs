/* Serves an export as a static host does: folders with their index.html, 404.html for the rest. */
import { readFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

export async function serve(folder, { port = 0, host = 'localhost' } = {}) {
  const files = sirv(folder, { etag: true, dotfiles: false, dev: true })
  const missing = path.join(folder, '404.html')
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(existsSync(missing) ? readFileSync(missing) : 'Not found')
    }),
  )
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    origin: `http://${host}:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
