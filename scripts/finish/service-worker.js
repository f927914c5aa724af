/*
 * Template: offline.mjs puts the version and the base path in. What the caches hold:
 *   pages   <page>?__rev=<revision>      whole documents
 *   assets  <address>?__rev=<revision>   scripts, styles, pictures
 *   meta    what the worker and the settings page tell each other, see `note` below
 * The revision is a hash of the content: all versions share the caches, and an update fetches only what changed. A copy is
 * stored, and given to a page, only if its content has that hash.
 */
const VERSION = '__VERSION__'
const BASE = '__BASE__'

const cachePrefix = `tallykit:${BASE}:`
const pagesName = `${cachePrefix}1:pages`
const assetsName = `${cachePrefix}1:assets`
const metaName = `${cachePrefix}1:meta`
const lockName = `${cachePrefix}sync`
/** The settings page marks requests that must reach the network with this header. */
const bypassHeader = 'x-tallykit-sync'

/** A weak connection that answers nothing counts as none after so many milliseconds. */
const patienceWithCopy = 3000
const patienceWithoutCopy = 20_000
/** A page on its way fetches its assets itself; what it has not fetched by then is filled in. */
const fillDelay = 2000
/** Browsers end a worker after some minutes; the rest is done on the next visit. */
const upkeepBudget = 120_000
/** Tabs of the version before may still load a file lazily, so its files stay this long. */
const oldAssetsKept = 24 * 3600 * 1000
/** Upkeep that could not finish waits so long: a host that alters pages must not be asked at every click. */
const upkeepPause = 600_000

/** @type {Promise<Manifest> | undefined} */
let manifestRead
let updateAsked = false
let upkeepRunning = false
let upkeepAfter = 0

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  // Sent by a page that was loaded before there was a worker.
  if (event.data?.kind === 'keep') event.waitUntil(keepOpenPage(String(event.data.path)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin || request.headers.has(bypassHeader)) return
  if (request.headers.has('range') || !address.pathname.startsWith(`${BASE}/`)) return
  if (request.mode === 'navigate') answerNavigation(event, address)
  else event.respondWith(answerAsset(event, address))
})

async function install() {
  // The name carries the version: while a deployment is half done this is missing, the install fails and is tried again.
  const response = await fetchGood(manifestHref())
  const manifest = await response.clone().json()
  if (manifest.version !== VERSION) throw new Error('the manifest is of another version')
  const meta = await caches.open(metaName)
  await meta.put(manifestHref(), response)
  await eachOf(manifest.shell.assets, (index) => keepAsset(manifest.assets[index]))
  await eachOf(manifest.shell.pages, async (path) => {
    if (await storedPage(path, manifest.pages[path][0])) return
    const stored = await storePage(manifest, path, await fetchGood(path, { cache: 'no-cache' }))
    if (!stored) throw new Error(`${path} is of another version`)
  })
  // Every page is a full load with files named by content, so versions never mix and nobody has to be asked.
  await self.skipWaiting()
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix) && ![pagesName, assetsName, metaName].includes(name)) await caches.delete(name)
  }
  const meta = await caches.open(metaName)
  for (const key of await meta.keys()) {
    if (key.url.includes('/offline-manifest.') && !key.url.endsWith(manifestHref())) await meta.delete(key)
  }
  await note('version', VERSION)
  await note('activated', String(Date.now()))
  await self.clients.claim()
}

/** @param {FetchEvent} event @param {URL} address */
function answerNavigation(event, address) {
  let kept = Promise.resolve()
  const answer = (async () => {
    const manifest = await readManifest()
    const path = canonicalPath(address.pathname)
    const target = manifest?.moved[path]
    if (target) return Response.redirect(target + address.search, 301)
    const page = manifest?.pages[path]
    if (!page) return withPatience(fetch(event.request), patienceWithoutCopy).catch(offlinePage)
    if (path !== address.pathname) return Response.redirect(path + address.search, 301)
    const current = await storedPage(path, page[0])
    if (current) {
      kept = fillAssets(manifest, path)
      return current
    }
    const older = await olderPage(path)
    const network = fetch(event.request)
    kept = network.then((response) => {
      const good = response.ok && response.type === 'basic' && !response.redirected
      return good ? keepPage(manifest, path, response.clone()) : undefined
    })
    try {
      const response = await withPatience(network, older ? patienceWithCopy : patienceWithoutCopy)
      return response.status >= 500 && older ? older : response
    } catch {
      return older ?? offlinePage()
    }
  })()
  event.respondWith(answer)
  // A network that fails was answered above; what could not be kept is fetched again on the next visit.
  event.waitUntil(answer.then(() => kept.catch(() => undefined)).then(upkeep))
}

/** @param {FetchEvent} event @param {URL} address */
async function answerAsset(event, address) {
  const manifest = await readManifest()
  const asset = manifest?.assetsByHref.get(address.pathname)
  if (!asset) {
    // A tab of the version before still finds its files.
    const older = await (await caches.open(assetsName)).match(address.pathname, { ignoreSearch: true })
    return older ?? fetch(event.request)
  }
  const stored = await storedAsset(asset)
  if (stored) return stored
  const response = await fetch(event.request)
  // Quota, other content or a page in place of a file: the visitor has the answer, only the copy is missing.
  if (response.ok) event.waitUntil(storeAsset(asset, response.clone()).catch(() => undefined))
  return response
}

async function keepOpenPage(pathname) {
  const manifest = await readManifest()
  const path = canonicalPath(pathname)
  if (!manifest?.pages[path]) return
  // The page is on the screen already; without a network there is just no copy.
  const kept = fetchGood(path).then((response) => keepPage(manifest, path, response, 0))
  await kept.catch(() => undefined)
}

async function keepPage(manifest, path, response, delay = fillDelay) {
  if (!(await storePage(manifest, path, response))) return askForUpdate()
  await fillAssets(manifest, path, delay)
}

async function fillAssets(manifest, path, delay = fillDelay) {
  await new Promise((resolve) => setTimeout(resolve, delay))
  await eachOf(assetIndexes(manifest, path), (index) => keepAsset(manifest.assets[index]))
}

/** Stores a document the build vouches for, in place of its older copies. False when the host sends another one. */
async function storePage(manifest, path, response) {
  const body = await response.arrayBuffer()
  const [revision] = manifest.pages[path]
  if ((await revisionOf(body)) !== revision) return false
  const pages = await caches.open(pagesName)
  await putOrMakeRoom(pages, pageKey(path, revision), copyOf(body, response))
  for (const key of await pages.keys(path, { ignoreSearch: true })) {
    if (!key.url.endsWith(`=${revision}`)) await pages.delete(key)
  }
  return true
}

/** Stores a file. Where `response` is not what the build made, a cache on the way may be damaged or old: the host is asked. */
async function storeAsset(asset, response) {
  const [href, , revision] = asset
  let sent = response
  let body = await sent.arrayBuffer()
  if ((await revisionOf(body)) !== revision) {
    sent = await fetchGood(href, { cache: 'reload' })
    body = await sent.arrayBuffer()
    if ((await revisionOf(body)) !== revision) throw new Error(`${href} is of another version`)
  }
  await putOrMakeRoom(await caches.open(assetsName), assetKey(asset), copyOf(body, sent))
}

async function keepAsset(asset) {
  if (await storedAsset(asset)) return
  await storeAsset(asset, await fetchGood(asset[0]))
}

async function putOrMakeRoom(cache, key, response) {
  try {
    await cache.put(key, response.clone())
  } catch (error) {
    if (error?.name !== 'QuotaExceededError') throw error
    await collect(await readManifest())
    await cache.put(key, response)
  }
}

/** After an update: fetches the stored pages that changed, and what is new if everything is kept; then drops what is old. */
async function upkeep() {
  const manifest = await readManifest()
  if (!manifest || upkeepRunning || Date.now() < upkeepAfter || navigator.connection?.saveData) return
  upkeepRunning = true
  try {
    if ((await noted('settled')) !== VERSION) {
      upkeepAfter = Date.now() + upkeepPause
      await alone(() => refresh(manifest))
    }
    const age = Date.now() - Number(await noted('activated'))
    if ((await noted('settled')) === VERSION && (await noted('collected')) !== VERSION && age > oldAssetsKept) {
      await collect(manifest)
      await note('collected', VERSION)
    }
  } catch {
    // No network or no room: the stored copies still answer, and the next visit goes on from here.
  } finally {
    upkeepRunning = false
  }
}

async function refresh(manifest) {
  const end = Date.now() + upkeepBudget
  const pages = await caches.open(pagesName)
  const wanted = new Set()
  for (const key of await pages.keys()) {
    const { pathname } = new URL(key.url)
    if (manifest.pages[pathname]) wanted.add(pathname)
    else await pages.delete(key)
  }
  const keepsEverything = (await noted('everything')) === 'yes'
  const everything = keepsEverything && navigator.connection?.type !== 'cellular'
  if (everything) for (const path of Object.keys(manifest.pages)) wanted.add(path)
  if (everything) await eachOf(manifest.assets, keepAsset, end)
  await eachOf(
    [...wanted],
    async (path) => {
      if (!(await storedPage(path, manifest.pages[path][0]))) {
        const stored = await storePage(manifest, path, await fetchGood(path, { cache: 'no-cache' }))
        if (!stored) return askForUpdate()
      }
      await eachOf(assetIndexes(manifest, path), (index) => keepAsset(manifest.assets[index]))
    },
    end,
  )
  if (Date.now() < end && !updateAsked && everything === keepsEverything) await note('settled', VERSION)
}

/**
 * Drops documents and files that this version does not name. A page of the version before whose new copy is not here yet stays with
 * its files while it is the only one: on a full device the new copy may never come.
 */
async function collect(manifest) {
  if (!manifest) return
  const pages = await caches.open(pagesName)
  const keys = (await pages.keys()).map(({ url }) => new URL(url))
  const isCurrent = ({ pathname, search }) => {
    const page = manifest.pages[pathname]
    return page !== undefined && pageKey(pathname, page[0]) === pathname + search
  }
  const replaced = new Set(keys.filter(isCurrent).map(({ pathname }) => pathname))
  let isLastCopy = false
  for (const key of keys) {
    if (isCurrent(key)) continue
    if (manifest.pages[key.pathname] && !replaced.has(key.pathname)) isLastCopy = true
    else await pages.delete(key)
  }
  if (isLastCopy) return
  const assets = await caches.open(assetsName)
  const named = new Set(manifest.assets.map(assetKey))
  for (const key of await assets.keys()) {
    const { pathname, search } = new URL(key.url)
    if (!named.has(pathname + search)) await assets.delete(key)
  }
}

async function offlinePage() {
  const manifest = await readManifest()
  const path = `${BASE}/offline/`
  const stored = manifest?.pages[path] && (await storedPage(path, manifest.pages[path][0]))
  if (stored) return new Response(stored.body, { status: 503, statusText: 'Offline', headers: stored.headers })
  return new Response('<!doctype html><html lang="en"><title>Offline</title><h1>You are offline</h1>', {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** @returns {Promise<Manifest | undefined>} nothing when the site's data was cleared and there is no network */
function readManifest() {
  manifestRead ??= (async () => {
    const manifest = (await storedManifest()) ?? (await fetchManifest())
    return { ...manifest, assetsByHref: new Map(manifest.assets.map((asset) => [asset[0], asset])) }
  })()
  return manifestRead.catch(() => {
    manifestRead = undefined
    return undefined
  })
}

/** The list as it was installed; nothing where it is missing or damaged. */
async function storedManifest() {
  const response = await (await caches.open(metaName)).match(manifestHref())
  return response?.json().catch(() => undefined)
}

async function fetchManifest() {
  const response = await fetchGood(manifestHref())
  const manifest = await response.clone().json()
  await (await caches.open(metaName)).put(manifestHref(), response)
  await note('version', VERSION)
  return manifest
}

function askForUpdate() {
  if (updateAsked) return
  updateAsked = true
  // The browser asks again by itself on the next visit.
  self.registration.update().catch(() => undefined)
}

/** Keeps one short text where the settings page can read it: version, activated, settled, collected, everything, halted. */
async function note(name, text) {
  await (await caches.open(metaName)).put(`${BASE}/__offline/${name}`, new Response(text))
}

async function noted(name) {
  return (await (await caches.open(metaName)).match(`${BASE}/__offline/${name}`))?.text()
}

function storedPage(path, revision) {
  return soundCopy(pagesName, pageKey(path, revision), revision)
}

/** The page as a version before had it. */
async function olderPage(path) {
  for (const key of await (await caches.open(pagesName)).keys(path, { ignoreSearch: true })) {
    const copy = await soundCopy(pagesName, key, new URL(key.url).searchParams.get('__rev'))
    if (copy) return copy
  }
  return undefined
}

function storedAsset(asset) {
  return soundCopy(assetsName, assetKey(asset), asset[2])
}

/** What is kept under a key. A copy that was damaged on the device, or cannot be read, is dropped and counts as missing. */
async function soundCopy(cacheName, key, revision) {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(key)
  if (!stored) return undefined
  const body = await stored.arrayBuffer().catch(() => undefined)
  if (body && (await revisionOf(body)) === revision) return new Response(body, { headers: stored.headers })
  await cache.delete(key)
  return undefined
}

function assetIndexes(manifest, path) {
  return [...manifest.common, ...manifest.pages[path][2]]
}

function pageKey(path, revision) {
  return `${path}?__rev=${revision}`
}

function assetKey([href, , revision]) {
  return `${href}?__rev=${revision}`
}

function manifestHref() {
  return `${BASE}/offline-manifest.${VERSION}.json`
}

function canonicalPath(pathname) {
  const path = pathname.replace(/\/index\.html$/, '/')
  return path.endsWith('/') ? path : `${path}/`
}

async function fetchGood(href, options) {
  const response = await fetch(href, options)
  if (!response.ok) throw new Error(`${response.status} ${href}`)
  return response
}

/** A new response: a navigation refuses one that was redirected, and the body is no longer compressed. */
function copyOf(body, response) {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) headers.delete(name)
  return new Response(body, { headers })
}

async function revisionOf(body) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function withPatience(promise, milliseconds) {
  let timer
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}

async function eachOf(items, job, end = Infinity) {
  let next = 0
  async function lane() {
    while (next < items.length && Date.now() < end) await job(items[next++])
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}

/** Runs `job` unless another tab or worker is at it. */
function alone(job) {
  return navigator.locks ? navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock && job()) : job()
}

/**
 * @typedef {[href: string, bytes: number, revision: string]} Asset
 * @typedef {object} Manifest
 * @property {string} version
 * @property {Record<string, [revision: string, bytes: number, assets: number[]]>} pages
 * @property {Record<string, string>} moved  where addresses lead that a page once had
 * @property {Asset[]} assets
 * @property {number[]} common  assets that every page needs
 * @property {{ pages: string[], assets: number[] }} shell  kept from the first visit on
 * @property {Map<string, Asset>} assetsByHref  added on reading
 */
