import type { Page } from '@playwright/test'

/** Whether the page and every file the list names for it are stored. */
export function isComplete(page: Page, path: string, basePath = ''): Promise<boolean> {
  return page.evaluate(
    async ({ path, basePath }) => {
      const meta = await caches.open(`tallykit:${basePath}:1:meta`)
      const version = await (await meta.match(`${basePath}/__offline/version`))?.text()
      const manifest = await (await meta.match(`${basePath}/offline-manifest.${version}.json`))?.json()
      if (!manifest?.pages[path]) return false
      const assets = await caches.open(`tallykit:${basePath}:1:assets`)
      for (const index of [...manifest.common, ...manifest.pages[path][2]]) {
        const [href, , revision] = manifest.assets[index]
        if (!(await assets.match(`${href}?__rev=${revision}`))) return false
      }
      return (
        (await (
          await caches.open(`tallykit:${basePath}:1:pages`)
        ).match(`${path}?__rev=${manifest.pages[path][0]}`)) !== undefined
      )
    },
    { path, basePath },
  )
}
