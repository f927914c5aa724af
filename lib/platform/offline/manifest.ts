/** The list that the build writes beside the service worker: what can be kept offline, named by content. */
export interface OfflineManifest {
  version: string
  /** By address: revision (twelve hexadecimal digits of SHA-256), size in bytes, and which of `assets` it needs beside `common`. */
  pages: Record<string, readonly [revision: string, bytes: number, assets: readonly number[]]>
  /** Addresses that a page once had, and where they lead: nothing is kept for them. */
  moved: Record<string, string>
  assets: readonly OfflineAsset[]
  common: readonly number[]
  /** What is kept from the first visit on. */
  shell: { pages: readonly string[]; assets: readonly number[] }
}

/** The revision is that of a page: a name that carries a hash says what the file should be, not what a disk made of it. */
export type OfflineAsset = readonly [href: string, bytes: number, revision: string]

/** What the worker notes for the page, and the page for the worker. */
export type OfflineNote = 'version' | 'activated' | 'settled' | 'collected' | 'everything' | 'halted'

// The names agree with scripts/finish/service-worker.js.
export function pagesCache(basePath: string): string {
  return `tallykit:${basePath}:1:pages`
}

export function assetsCache(basePath: string): string {
  return `tallykit:${basePath}:1:assets`
}

function metaCache(basePath: string): string {
  return `tallykit:${basePath}:1:meta`
}

export function syncLock(basePath: string): string {
  return `tallykit:${basePath}:sync`
}

export const bypassHeaders = { 'x-tallykit-sync': '1' }

/** Where a document of a certain revision lies in the pages cache. */
export function pageKey(path: string, revision: string): string {
  return `${path}?__rev=${revision}`
}

export function assetKey([href, , revision]: OfflineAsset): string {
  return `${href}?__rev=${revision}`
}

/** The list of the version that is active here; undefined while there is no service worker. */
export async function readManifest(basePath: string): Promise<OfflineManifest | undefined> {
  const version = await readNote(basePath, 'version')
  if (version === undefined) return undefined
  const meta = await caches.open(metaCache(basePath))
  const response = await meta.match(`${basePath}/offline-manifest.${version}.json`)
  return response ? ((await response.json()) as OfflineManifest) : undefined
}

export async function readNote(basePath: string, name: OfflineNote): Promise<string | undefined> {
  const meta = await caches.open(metaCache(basePath))
  return (await meta.match(`${basePath}/__offline/${name}`))?.text()
}

export async function writeNote(basePath: string, name: OfflineNote, text: string): Promise<void> {
  const meta = await caches.open(metaCache(basePath))
  await meta.put(`${basePath}/__offline/${name}`, new Response(text))
}

export async function removeNote(basePath: string, name: OfflineNote): Promise<void> {
  const meta = await caches.open(metaCache(basePath))
  await meta.delete(`${basePath}/__offline/${name}`)
}
