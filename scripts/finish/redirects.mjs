/* Where the addresses lead that a page once had, for hosts that read a `_redirects` file. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { htmlFiles } from './pages.mjs'

/** Where a page sends whoever opens it, before anything is read; undefined for a page that stays. @param {string} html */
export function movedTo(html) {
  return /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and GitLab Pages: what a bare page does after it was sent, a host that reads
 * this does before. A tool that is not there yet is left out, since its address will be a page. Returns how many lines there are.
 * @param {string} outDir the exported site @param {{ basePath?: string }} [options]
 */
export function writeRedirects(outDir, { basePath = '' } = {}) {
  const lines = htmlFiles(outDir).flatMap((file) => {
    const to = movedTo(readFileSync(file, 'utf8'))
    if (to === undefined || to.startsWith(`${basePath}/coming-soon/`) || path.basename(file) !== 'index.html') return []
    const from = path.relative(outDir, path.dirname(file)).split(path.sep).join('/')
    return `${basePath}/${from}/ ${to} 301`
  })
  writeFileSync(path.join(outDir, '_redirects'), `${lines.sort().join('\n')}\n`)
  return lines.length
}
