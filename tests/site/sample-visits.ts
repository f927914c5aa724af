import { expect, type Page } from '@playwright/test'
import type { OfflineEnd, OfflineProgress, OfflineState } from '@/lib/platform/offline/keep-everything'
import type { StoredPage } from '@/lib/platform/offline/stored-pages'
import type { StaticHost } from '@/tests/offline/static-host'

declare global {
  interface Window {
    offline: {
      readOfflineState(basePath: string): Promise<OfflineState | undefined>
      keepEverything(
        basePath: string,
        options: { onProgress(progress: OfflineProgress): void; signal: AbortSignal },
      ): Promise<OfflineEnd>
      forgetCopies(basePath: string): Promise<void>
      listStoredPages(basePath: string, limit: number): Promise<{ pages: StoredPage[]; more: number }>
    }
  }
}

/** What a visitor of a sample site does, on the page and the host of the moment. */
export function visitsOn(page: () => Page, host: () => StaticHost) {
  async function visit(path: string): Promise<number | undefined> {
    return (await page().goto(host().origin + path))?.status()
  }

  /** Opens the home page and waits until the worker looks after the site. */
  async function firstVisit(path = '/'): Promise<void> {
    await visit(path)
    await page().waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  /** Keys of a cache, without origin and revision. */
  function stored(kind: 'pages' | 'assets', basePath = ''): Promise<string[]> {
    return page().evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort(),
      `tallykit:${basePath}:1:${kind}`,
    )
  }

  async function untilStored(kind: 'pages' | 'assets', path: string, basePath = ''): Promise<void> {
    await expect.poll(() => stored(kind, basePath), { timeout: 10_000 }).toContain(path)
  }

  function result() {
    return page()
      .waitForFunction(() => document.querySelector('output')?.textContent)
      .then((handle) => handle.jsonValue())
  }

  function keepEverything(): Promise<OfflineEnd> {
    return page().evaluate(() =>
      window.offline.keepEverything('', { onProgress: () => undefined, signal: new AbortController().signal }),
    )
  }

  /** Puts another version on the host and waits until its worker is in charge. */
  async function deploy(folder: string): Promise<void> {
    host().root = folder
    await page().evaluate(async () => {
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
      await (await navigator.serviceWorker.getRegistration())?.update()
      await changed
    })
  }

  return { visit, firstVisit, stored, untilStored, result, keepEverything, deploy }
}
