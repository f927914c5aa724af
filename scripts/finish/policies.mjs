import { readFileSync, writeFileSync } from 'node:fs'
import { htmlFiles } from './pages.mjs'

/** Where the visitor names the host: any over TLS, and servers of the visitor's own machine, which browsers trust without. */
const anywhere = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** Hosts a page may ask, where its tool says so before it asks: `<meta name="connects-to" content="https://…">`, or `anywhere`. */
function connections(html) {
  const named = [...html.matchAll(/<meta name="connects-to" content="(https:\/\/[^"\s;,]+|anywhere)"/g)]
  return named.flatMap(([, host]) => (host === 'anywhere' ? anywhere : host))
}

function policyOf(html) {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections(html)].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Gives every page of the export its own policy, before anything else in its head. Returns the number of pages. */
export function writePolicies(out) {
  const files = htmlFiles(out)
  for (const file of files) {
    const html = readFileSync(file, 'utf8')
    if (html.includes('http-equiv="Content-Security-Policy"'))
      throw new Error(`${file} has a policy already: build first, finish once`)
    // A host need not send the headers that headers.mjs writes: these two hold without it.
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/><meta name="referrer" content="no-referrer"/>`
    const withPolicy = html.replace(/<head[^>]*>(<meta charSet="utf-8"\/?>)?/i, (head) => head + meta)
    if (withPolicy === html) throw new Error(`${file} has no head`)
    writeFileSync(file, withPolicy)
  }
  return files.length
}
