import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Types of script that run; the others (JSON-LD) are data. */
const runs = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes)) continue
    const type = attributes.match(/\stype="([^"]*)"/)?.[1] ?? ''
    if (runs.test(type)) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

/** Hosts a page may ask, where its tool says so before it asks: `<meta name="connects-to" content="https://…">`. */
function connections(html) {
  return [...html.matchAll(/<meta name="connects-to" content="(https:\/\/[^"\s;,]+)"/g)].map(([, host]) => host)
}

function policyOf(html) {
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections(html)].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
  ].join('; ')
}

/** Next writes a page's data as a row of scripts, each of which would need its own hash; one script does the same. */
function joinDataScripts(html) {
  return html.replaceAll(/(?<=self\.__next_f\.push\([^<]*\))<\/script><script>(?=self\.__next_f\.push\()/g, ';')
}

/** Gives every page of the export its own policy, before anything else in its head. Returns the number of pages. */
export function writePolicies(out) {
  const pages = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  )
  for (const page of pages) {
    const file = path.join(page.parentPath, page.name)
    const html = joinDataScripts(readFileSync(file, 'utf8'))
    if (html.includes('http-equiv="Content-Security-Policy"'))
      throw new Error(`${file} has a policy already: build first, finish once`)
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`
    const withPolicy = html.replace(/<head[^>]*>(<meta charSet="utf-8"\/?>)?/i, (head) => head + meta)
    if (withPolicy === html) throw new Error(`${file} has no head`)
    writeFileSync(file, withPolicy)
  }
  return pages.length
}
