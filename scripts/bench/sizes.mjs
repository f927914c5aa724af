/* What a page makes a browser fetch, read from a finished export. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const known = new Map()

export function brotli(file) {
  if (!known.has(file))
    known.set(file, brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length)
  return known.get(file)
}

/** Scripts that a page names in its HTML, those for browsers without modules left out. */
function scriptsOf(html) {
  const addresses = [...html.matchAll(/<(?:script|link)\b([^>]*)>/g)].flatMap(([, attributes]) =>
    /noModule/i.test(attributes) ? [] : (attributes.match(/(?:src|href)="([^"]+\.js)"/)?.[1] ?? []),
  )
  return [...new Set(addresses)]
}

export function weigh(out, page) {
  const file = path.join(out, page, 'index.html')
  const html = readFileSync(file, 'utf8')
  const scripts = scriptsOf(html)
    .map((address) => path.join(out, address))
    .filter(existsSync)
  return {
    page,
    html: brotli(file),
    scripts: scripts.reduce((sum, script) => sum + brotli(script), 0),
    tool: scripts.filter((script) => /\/t\/[^/]+\.js$/.test(script)).reduce((sum, script) => sum + brotli(script), 0),
  }
}

/** The pages of finished tools: those that Next wrote and that are not bare. */
export function toolPages(out) {
  return ['calculators', 'generators', 'utilities', 'universal-tool/calculator'].flatMap((root) => {
    const folder = path.join(out, root)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${root}/${entry.name}`)
      .filter(
        (page) =>
          existsSync(path.join(out, page, 'index.html')) &&
          readFileSync(path.join(out, page, 'index.html'), 'utf8').includes('__next_f'),
      )
  })
}

export function countFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
}
