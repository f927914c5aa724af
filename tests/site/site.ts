import path from 'node:path'
import { test as base } from '@playwright/test'
import { serve } from '@/scripts/serve.mjs'

interface Site {
  origin: string
}

/** Tests get `origin`, where the finished export is served as a static host would; `baseURL` is set to it. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright reads the names of the first argument: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await serve(path.resolve(import.meta.dirname, '../../out'), { host: '127.0.0.1' })
      await use({ origin: server.origin })
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect } from '@playwright/test'
