/* Next builds the pages; it does not run them. What a visitor gets is its HTML and style sheets, and our own scripts. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const isData = (attributes) => /\stype="application\/(ld\+)?json"/.test(attributes)

/** What starts Next in the browser and what it would draw there; React's own scripts, which move late markup, are not among it. */
function isNexts(attributes, text) {
  return /\/_next\/|\sid="_R_"/.test(attributes) || /^\(?self\.__next/.test(text)
}

/** A page without Next's scripts, the data they would read and the marks they would find their places by. */
export function withoutNext(html) {
  return (
    html
      .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (tag, attributes, text) =>
        isData(attributes) || !isNexts(attributes, text) ? tag : '',
      )
      .replaceAll(/<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*>/g, '')
      // React repeats an island's preloads before the style sheets, where they would be fetched first.
      .replaceAll(/<link rel="modulepreload" href="[^"]*"\/>/g, '')
      .replace('<div hidden=""><!--$--><!--/$--></div>', '')
  )
}

/** What of Next's a page would still load, and scripts that stand in the page itself, which the policy does not run. */
export function foreignCode(html) {
  const found = [...html.matchAll(/<[a-z][^>]*\/_next\/[^>]*>/gi)].map(([tag]) => tag)
  for (const [tag, attributes] of html.matchAll(/<script\b([^>]*)>/g))
    if (!isData(attributes) && !/\ssrc=/.test(attributes)) found.push(tag)
  return found
}

/** Forms that a browser could submit by itself, and boxes whose text it would send. */
export function submittable(html) {
  const forms = [...html.matchAll(/<form\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('method="dialog"'))
  const boxes = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*\sname="[^>]*>/g)].map(([tag]) => tag)
  return [...forms, ...boxes.filter((tag) => !tag.includes('type="radio"'))]
}

export function htmlFiles(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Moves the style sheets out of Next's folder and returns how a page's addresses change. */
function moveStyles(out, basePath) {
  const addresses = new Map()
  const folder = path.join(out, '_next/static')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.css')) continue
    const file = path.join(entry.parentPath, entry.name)
    const css = readFileSync(file, 'utf8')
    if (/url\((?!["']?data:)/.test(css)) throw new Error(`${file} loads a file, which would stay behind`)
    const name = entry.name.replace(/^(.*)\.css$/, 'style.$1.css')
    mkdirSync(path.join(out, 't/ui'), { recursive: true })
    copyFileSync(file, path.join(out, 't/ui', name))
    addresses.set(`${basePath}/_next/${path.relative(path.join(out, '_next'), file)}`, `${basePath}/t/ui/${name}`)
  }
  return addresses
}

/** Makes every page of the export plain and takes Next's folder and data files out of it. Returns the number of pages. */
export function finishPages(out, { basePath }) {
  const styles = moveStyles(out, basePath)
  const files = htmlFiles(out)
  for (const file of files) {
    let html = withoutNext(readFileSync(file, 'utf8'))
    for (const [before, after] of styles) html = html.replaceAll(before, after)
    const foreign = foreignCode(html)
    if (foreign.length > 0) throw new Error(`${file} would run code that is not ours: ${foreign.join(' ')}`)
    const leaks = submittable(html)
    if (leaks.length > 0) throw new Error(`${file} could send what is typed: ${leaks.join(' ')}`)
    writeFileSync(file, html)
  }
  rmSync(path.join(out, '_next'), { recursive: true })
  removeNavigationData(out)
  return files.length
}

/** Next writes each page a second time as data for its own navigation; links here load documents. */
function removeNavigationData(out) {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.txt') && !['robots.txt', 'llms.txt'].includes(entry.name))
      rmSync(path.join(entry.parentPath, entry.name))
}
