import {
  assetKey,
  assetsCache,
  bypassHeaders,
  pageKey,
  pagesCache,
  readManifest,
  readNote,
  removeNote,
  syncLock,
  writeNote,
  type OfflineAsset,
  type OfflineManifest,
} from '@/lib/platform/offline/manifest'

export interface OfflineProgress {
  /** Pages and files that are here. */
  done: number
  total: number
  /** Their size, uncompressed. */
  bytes: number
  totalBytes: number
}

/** Why keeping everything ended. All but `complete` can be resumed: what is here is not fetched again. */
export type OfflineEnd =
  | { kind: 'complete' }
  | { kind: 'paused' }
  /** Not enough room; bytes, as far as the browser tells. */
  | { kind: 'full'; needed: number; free: number | undefined }
  | { kind: 'no-connection' }
  /** The site changed on its host while this ran, or the host alters pages: these were not stored. */
  | { kind: 'changed'; pages: string[] }
  | { kind: 'host-error'; status: number }
  /** There is no service worker: private window, switched off, or not ready. */
  | { kind: 'unavailable' }

export interface OfflineState {
  progress: OfflineProgress
  /** Pages that open without a connection. */
  pages: number
  allPages: number
  /** Everything was kept, and updates are followed. */
  everything: boolean
}

interface Piece {
  href: string
  bytes: number
  fetch(signal: AbortSignal): Promise<void>
}

class HostAnswer extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: number,
  ) {
    super(`answer ${status}`)
  }
}

class OtherVersion extends Error {}

const lanes = 6
const attempts = 4
/** Copies take more room than their bytes. */
const overhead = 1.2
/** So many pages of another version mean that the site was changed meanwhile, not that one page is odd. */
const otherVersionLimit = 5

/** What is kept now; undefined while there is no service worker. */
export async function readOfflineState(basePath: string): Promise<OfflineState | undefined> {
  const manifest = await readManifest(basePath)
  if (!manifest) return undefined
  const { progress, missing } = await compare(basePath, manifest, new AbortController().signal)
  const missingPages = missing.filter(({ href }) => Object.hasOwn(manifest.pages, href)).length
  const allPages = Object.keys(manifest.pages).length
  const everything = (await readNote(basePath, 'everything')) === 'yes'
  return { progress, pages: allPages - missingPages, allPages, everything }
}

/**
 * Fetches every page and file of the active version that is not here yet, six at a time, one tab at a time.
 * `signal` pauses. Never rejects for the network, the host or a full disk: it says how it ended.
 */
export async function keepEverything(
  basePath: string,
  { onProgress, signal }: { onProgress(progress: OfflineProgress): void; signal: AbortSignal },
): Promise<OfflineEnd> {
  const manifest = await readManifest(basePath)
  if (!manifest) return { kind: 'unavailable' }
  // Asks the browser not to clear this site under pressure; a refusal changes nothing here.
  await navigator.storage?.persist?.()
  try {
    return await navigator.locks.request(syncLock(basePath), { signal }, () =>
      run(basePath, manifest, onProgress, signal),
    )
  } catch (error) {
    if (signal.aborted) return { kind: 'paused' }
    throw error
  }
}

async function run(
  basePath: string,
  manifest: OfflineManifest,
  onProgress: (progress: OfflineProgress) => void,
  signal: AbortSignal,
): Promise<OfflineEnd> {
  const stopping = new AbortController()
  signal.addEventListener('abort', () => stopping.abort(signal.reason), { signal: stopping.signal })
  const { progress, missing } = await compare(basePath, manifest, stopping.signal)
  onProgress({ ...progress })
  const needed = missing.reduce((sum, piece) => sum + piece.bytes, 0)
  const free = await freeBytes()
  if (free !== undefined && needed * overhead > free) return { kind: 'full', needed, free }

  const otherVersions: string[] = []
  let end: OfflineEnd | undefined
  let next = 0
  async function lane(): Promise<void> {
    for (let piece = missing[next++]; piece && !end; piece = missing[next++]) {
      try {
        await fetchPatiently(piece, stopping.signal)
        progress.done++
        progress.bytes += piece.bytes
        onProgress({ ...progress })
      } catch (error) {
        if (error instanceof OtherVersion) {
          otherVersions.push(piece.href)
          if (otherVersions.length <= otherVersionLimit) continue
        }
        end ??= endFor(error, signal, otherVersions, needed)
        stopping.abort()
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (otherVersions.length > 0) await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
  if (end) return end
  if (otherVersions.length > 0) return { kind: 'changed', pages: otherVersions }
  await removeOldPages(basePath, manifest)
  await writeNote(basePath, 'everything', 'yes')
  return { kind: 'complete' }
}

function endFor(error: unknown, signal: AbortSignal, otherVersions: string[], needed: number): OfflineEnd {
  if (signal.aborted) return { kind: 'paused' }
  if (error instanceof OtherVersion) return { kind: 'changed', pages: otherVersions }
  if (error instanceof HostAnswer) return { kind: 'host-error', status: error.status }
  if (error instanceof Error && error.name === 'QuotaExceededError') return { kind: 'full', needed, free: undefined }
  // fetch rejects with a TypeError when there is no connection, or when it breaks off.
  if (error instanceof TypeError) return { kind: 'no-connection' }
  throw error
}

/** Sets what is here against the list. */
async function compare(
  basePath: string,
  manifest: OfflineManifest,
  signal: AbortSignal,
): Promise<{ progress: OfflineProgress; missing: Piece[] }> {
  const pages = await caches.open(pagesCache(basePath))
  const assets = await caches.open(assetsCache(basePath))
  const storedPages = await storedKeys(pages)
  const storedAssets = await storedKeys(assets)
  const progress: OfflineProgress = { done: 0, total: 0, bytes: 0, totalBytes: 0 }
  const missing: Piece[] = []
  function count(stored: boolean, piece: Piece): void {
    progress.total++
    progress.totalBytes += piece.bytes
    if (!stored) {
      missing.push(piece)
      return
    }
    progress.done++
    progress.bytes += piece.bytes
  }
  for (const asset of manifest.assets) {
    const [href, bytes] = asset
    count(storedAssets.has(assetKey(asset)), { href, bytes, fetch: () => fetchAsset(assets, asset, signal) })
  }
  for (const [path, [revision, bytes]] of Object.entries(manifest.pages)) {
    const stored = storedPages.has(pageKey(path, revision))
    count(stored, { href: path, bytes, fetch: () => fetchPage(pages, path, revision, signal) })
  }
  return { progress, missing }
}

async function fetchPatiently(piece: Piece, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await piece.fetch(signal)
      return
    } catch (error) {
      if (!(error instanceof HostAnswer) || attempt === attempts) throw error
      // A page that is gone belongs to another version.
      if (error.status === 404 || error.status === 410) throw new OtherVersion()
      if (error.status !== 429 && error.status < 500) throw error
      await pause(Math.min(30, error.retryAfter || 2 ** (attempt - 1)) * 1000, signal)
    }
  }
}

async function fetchPage(pages: Cache, path: string, revision: string, signal: AbortSignal): Promise<void> {
  const key = pageKey(path, revision)
  await pages.put(key, await fetchSound(path, revision, signal))
  for (const stored of await pages.keys(path, { ignoreSearch: true })) {
    if (!stored.url.endsWith(key)) await pages.delete(stored)
  }
}

async function fetchAsset(assets: Cache, asset: OfflineAsset, signal: AbortSignal): Promise<void> {
  const [href, , revision] = asset
  await assets.put(assetKey(asset), await fetchSound(href, revision, signal))
}

/** What the build made. A cache on the way may hold the version before or a damaged copy: then the host is asked. */
async function fetchSound(href: string, revision: string, signal: AbortSignal): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const [body, response] = await fetchBody(href, cache, signal)
    if ((await revisionOf(body)) === revision) return copyOf(body, response)
  }
  throw new OtherVersion()
}

async function fetchBody(href: string, cache: RequestCache, signal: AbortSignal): Promise<[ArrayBuffer, Response]> {
  const response = await fetch(href, { cache, signal, headers: bypassHeaders })
  if (!response.ok) throw new HostAnswer(response.status, Number(response.headers.get('retry-after')) || 0)
  return [await response.arrayBuffer(), response]
}

/** A new response: a navigation refuses one that was redirected, and the body is no longer compressed. */
function copyOf(body: ArrayBuffer, response: Response): Response {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) headers.delete(name)
  return new Response(body, { headers })
}

/** Drops documents that the active version does not name. Files of the version before are left to the worker: a tab may need them. */
async function removeOldPages(basePath: string, manifest: OfflineManifest): Promise<void> {
  const pages = await caches.open(pagesCache(basePath))
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url)
    const page = manifest.pages[pathname]
    if (!page || pageKey(pathname, page[0]) !== pathname + search) await pages.delete(request)
  }
}

/** Drops every copy but what is kept from the first visit on. Visited pages are kept again from then on. */
export async function forgetCopies(basePath: string): Promise<void> {
  await removeNote(basePath, 'everything')
  const manifest = await readManifest(basePath)
  const shellPages = manifest?.shell.pages ?? []
  const shellAssets = new Set(manifest?.shell.assets.map((index) => manifest.assets[index]?.[0]))
  const pages = await caches.open(pagesCache(basePath))
  for (const request of await pages.keys()) {
    if (!shellPages.includes(new URL(request.url).pathname)) await pages.delete(request)
  }
  const assets = await caches.open(assetsCache(basePath))
  for (const request of await assets.keys()) {
    if (!shellAssets.has(new URL(request.url).pathname)) await assets.delete(request)
  }
}

async function storedKeys(cache: Cache): Promise<Set<string>> {
  const requests = await cache.keys()
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url)
      return pathname + search
    }),
  )
}

async function freeBytes(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate?.()
  return estimate?.quota === undefined ? undefined : estimate.quota - (estimate.usage ?? 0)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

async function revisionOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
