/* Develops on the pages that visitors get: compiles on every change, draws each page anew and reloads it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, watch } from 'node:fs'
import { createServer, request } from 'node:http'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'
import { withoutNext } from './finish/pages.mjs'

const { port: told } = parseArgs({ options: { port: { type: 'string' } } }).values
const port = Number(told ?? process.env.PORT ?? 3000)
const run = (args, options) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })

await once(run(['scripts/tools/compile.mjs', '--development']), 'exit')
const tools = run(['scripts/tools/compile.mjs', '--watch'])
const inner = port + 1
const next = run(['node_modules/next/dist/bin/next', 'dev', '--port', String(inner), '--hostname', '127.0.0.1'])

/** Pages that are open and wait for a change. */
const waiting = new Set()
let timer
function reloadSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const page of waiting) page.write('data: reload\n\n')
  }, 50)
}
// The compile step writes its faults after every run; what only Next draws is in the other folders.
watch(path.join(root, '.tools'), (_, name) => name === 'faults.json' && reloadSoon())
for (const folder of ['app', 'catalogue', 'content', 'public'])
  watch(path.join(root, folder), { recursive: true }, (_, name) => !name?.startsWith('t/') && reloadSoon())

function faults() {
  const list = JSON.parse(readFileSync(path.join(root, '.tools/faults.json'), 'utf8'))
  if (list.length === 0) return ''
  const text = stripVTControlCharacters(list.join('\n')).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<pre role="alert" style="position:fixed;inset:auto 0 0;max-height:50vh;overflow:auto;z-index:99;margin:0;padding:1rem;background:#300;color:#fff">${text}</pre>`
}

/** What a visitor would get, with word of what does not compile, and an ear for changes. */
function developed(html) {
  // As a function: what a compiler says may hold a `$`.
  return withoutNext(html).replace('</body>', () => `${faults()}<script src="/reload-on-change.js"></script></body>`)
}

const listener = "new EventSource('/changes').onmessage = () => location.reload()"

function answer(from, to) {
  if (from.url === '/changes') {
    to.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    to.flushHeaders()
    waiting.add(to)
    from.on('close', () => waiting.delete(to))
    return
  }
  if (from.url === '/reload-on-change.js') {
    to.writeHead(200, { 'Content-Type': 'text/javascript' })
    to.end(listener)
    return
  }
  const asked = request(
    {
      host: '127.0.0.1',
      port: inner,
      path: from.url,
      method: from.method,
      headers: { ...from.headers, 'accept-encoding': 'identity' },
    },
    async (got) => {
      const isPage = got.headers['content-type']?.startsWith('text/html') && got.statusCode !== 500
      const { 'content-length': _, ...headers } = got.headers
      to.writeHead(got.statusCode ?? 502, isPage ? headers : got.headers)
      if (!isPage) return got.pipe(to)
      const parts = await got.toArray()
      to.end(developed(Buffer.concat(parts).toString()))
    },
  )
  asked.on('error', () => {
    to.writeHead(503, { 'Content-Type': 'text/html', Refresh: '1' })
    to.end('The pages are not drawn yet.')
  })
  from.pipe(asked)
}

createServer(answer).listen(port, 'localhost', () => console.log(`Tallykit is at http://localhost:${port}`))

function stop(code) {
  tools.kill()
  next.kill()
  process.exit(code ?? 0)
}
next.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
