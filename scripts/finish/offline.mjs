import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { movedTo } from './redirects.mjs'

/** Kept from the first visit on, where the site has them: the installed app starts at the first. */
const shellPages = ['/', '/offline/', '/settings/']
/** Pages that nobody needs without a connection: they are never kept, and neither is what they alone need. */
const onlinePages = ['/design/']
const workerFile = 'service-worker.js'
const manifestPattern = /^offline-manifest\.[0-9a-f]+\.json$/
/**
 * What is named there is fetched when a document, a chosen language or a country needs it, and kept from then on: no page needs all of it.
 * Archives named by a country are tables of its holidays.
 */
const onUse = /^\/t\/(?:fonts\/on-use\/|engines\/(?:password-words-|[a-z]{2}\.[A-Za-z0-9_-]+\.zip$))/
/** Longer runs of such characters are data. */
const longestName = 300
const scanned = /\.(?:js|css|json|webmanifest|svg)$/

/**
 * Writes the service worker and the list of pages and files it may keep into a built site. Last step of a build: a page
 * that changes afterwards is no longer kept offline.
 * @param {string} outDir the exported site
 * @param {{ basePath?: string }} [options] the sub-path the site is served under, '' or '/name'
 * @returns {{ version: string, pages: number, assets: number, bytes: number, manifestBytes: number }} sizes in bytes, uncompressed
 */
export function writeOffline(outDir, { basePath = '' } = {}) {
  for (const name of readdirSync(outDir))
    if (manifestPattern.test(name) || name === workerFile) rmSync(join(outDir, name))
  const files = listFiles(outDir)
  const fileSet = new Set(files)
  const graph = new Map()
  for (const file of files) if (scanned.test(file)) graph.set(file, referencesInFile(outDir, file, fileSet, basePath))

  const pageFiles = files.filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^\/(?:404|_not-found)\//.test(file))
  /** Addresses that only lead on. To a tool that is not there yet links lead past them, and nothing is kept. */
  const moved = {}
  const allPages = pageFiles.flatMap((file) => {
    const body = readFileSync(join(outDir, file))
    const html = body.toString('utf8')
    const target = movedTo(html)
    if (target !== undefined) {
      if (!target.startsWith(`${basePath}/coming-soon/`)) moved[basePath + file.slice(0, -'index.html'.length)] = target
      return []
    }
    return {
      path: basePath + file.slice(0, -'index.html'.length),
      revision: revisionOf(body),
      bytes: body.length,
      needs: closure(referencesInPage(html, fileSet, basePath), graph),
    }
  })
  const isOnline = ({ path }) => onlinePages.includes(path.slice(basePath.length))
  const pages = allPages.filter((page) => !isOnline(page))
  if (pages.length === 0) throw new Error(`${outDir} holds no pages`)

  const needed = new Set(pages.flatMap(({ needs }) => [...needs]))
  const online = new Set(allPages.filter(isOnline).flatMap(({ needs }) => [...needs]))
  const isKept = (file) => isHashed(file) && !online.has(file)
  // A file that a script asks for under a name it puts together is not found by reading; it is still part of "everything".
  const assetFiles = [...new Set([...needed, ...files.filter(isKept)])].sort()
  const indexOf = new Map(assetFiles.map((file, index) => [file, index]))
  const common = [...needed].filter((file) => pages.every(({ needs }) => needs.has(file)))
  const commonSet = new Set(common)
  const shell = pages.filter(({ path }) => shellPages.includes(path.slice(basePath.length)))
  if (!shell.some(({ path }) => path === `${basePath}/offline/`)) throw new Error(`${outDir} has no /offline/ page`)

  /** @param {Iterable<string>} names */
  const indexes = (names) => [...names].map((file) => indexOf.get(file) ?? -1).sort((a, b) => a - b)
  const list = {
    pages: Object.fromEntries(
      pages.map(({ path, revision, bytes, needs }) => [
        path,
        [revision, bytes, indexes([...needs].filter((file) => !commonSet.has(file)))],
      ]),
    ),
    moved,
    assets: assetFiles.map((file) => assetOf(outDir, file, basePath)),
    common: indexes(common),
    shell: { pages: shell.map(({ path }) => path), assets: indexes(new Set(shell.flatMap(({ needs }) => [...needs]))) },
  }
  const template = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
  const version = revisionOf(JSON.stringify(list) + template + basePath)
  const manifest = JSON.stringify({ version, ...list })
  writeFileSync(join(outDir, `offline-manifest.${version}.json`), manifest)
  writeFileSync(join(outDir, workerFile), template.replace('__VERSION__', version).replace('__BASE__', basePath))
  const bytes = [...pages, ...list.assets.map(([, size]) => ({ bytes: Number(size) }))].reduce(
    (sum, part) => sum + part.bytes,
    0,
  )
  return { version, pages: pages.length, assets: assetFiles.length, bytes, manifestBytes: manifest.length }
}

/** @param {string} outDir @returns {string[]} '/'-rooted, sorted */
function listFiles(outDir) {
  /** @type {string[]} */
  const found = []
  /** @param {string} folder */
  function walk(folder) {
    for (const entry of readdirSync(join(outDir, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else found.push(path)
    }
  }
  walk('/')
  return found.sort()
}

/**
 * What a page loads: its elements that load files, and addresses of built files anywhere in it (the page's data names tool
 * modules, engines and workers).
 * @param {string} html @param {Set<string>} fileSet @param {string} basePath
 */
function referencesInPage(html, fileSet, basePath) {
  const loaded = new Set()
  /** @param {string} href */
  const fileOf = (href) => {
    const path = decodeURI(href.replace(/[?#].*$/, ''))
    if (!path.startsWith(`${basePath}/`)) return undefined
    const file = path.slice(basePath.length)
    return fileSet.has(file) && !file.endsWith('.html') ? file : undefined
  }
  for (const [tag] of html.matchAll(/<(?:link|script|img|source|image|use)\b[^>]*>/g)) {
    if (/\srel="(?:canonical|alternate|prefetch|next|prev)"/.test(tag)) continue
    for (const [, href] of tag.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const file = href && fileOf(href)
      if (file) loaded.add(file)
    }
  }
  for (const [file] of html.matchAll(/\/t\/[\w./~@-]+/g)) if (fileSet.has(file) && isHashed(file)) loaded.add(file)
  return loaded
}

/** Files named in a script, style sheet or web manifest, absolutely or relative to it. */
function referencesInFile(
  /** @type {string} */ outDir,
  /** @type {string} */ file,
  /** @type {Set<string>} */ fileSet,
  /** @type {string} */ basePath,
) {
  const found = new Set()
  const text = readFileSync(join(outDir, file), 'utf8')
  for (const [token] of text.matchAll(/[\w./~@-]+/g)) {
    if (token.length > longestName || !/\.\w+$/.test(token)) continue
    const absolute = basePath && token.startsWith(`${basePath}/`) ? token.slice(basePath.length) : token
    for (const candidate of [absolute, posix.resolve(posix.dirname(file), token)]) {
      // A name such as index.js in a message is no reference; only built files are meant by a bare name.
      const named = token.includes('/') || isHashed(candidate)
      if (onUse.test(candidate) || candidate.endsWith('.html')) continue
      if (named && candidate !== file && fileSet.has(candidate)) found.add(candidate)
    }
  }
  return found
}

/** @param {Iterable<string>} start @param {Map<string, Set<string>>} graph @returns {Set<string>} */
function closure(start, graph) {
  const reached = new Set(start)
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return reached
}

/** Whether a file's name changes with its content. @param {string} file */
function isHashed(file) {
  return /^\/t\/.*\.[A-Za-z0-9_-]{6,}\.\w+$/.test(file)
}

/** @param {string} outDir @param {string} file @param {string} basePath */
function assetOf(outDir, file, basePath) {
  const content = readFileSync(join(outDir, file))
  return [basePath + encodeURI(file), content.length, revisionOf(content)]
}

/** Twelve hexadecimal digits of SHA-256, as the worker computes them. @param {string | Buffer} content */
function revisionOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  const outDir = process.argv[2] ?? 'out'
  if (!existsSync(outDir)) throw new Error(`${outDir} is not there: build the site first`)
  const { pages, assets, bytes, manifestBytes } = writeOffline(outDir, {
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  })
  console.log(
    `offline: ${pages} pages and ${assets} files, ${(bytes / 1e6).toFixed(1)} MB; list ${(manifestBytes / 1e3).toFixed(0)} kB`,
  )
}
