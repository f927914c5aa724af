import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { serve } from '@/scripts/serve.mjs'

interface Site {
  origin: string
}

/**
 * Tests get `origin`, where the finished export is served as a static host would; `baseURL` is set to it. A page keeps no copy of itself
 * unless a file says `test.use({ serviceWorkers: 'allow' })`: keeping costs a processor more than most tests do.
 */
export const test = base.extend<object, { site: Site }>({
  serviceWorkers: 'block',
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

/** Opens what waits under "More options". */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.more-options').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
}

/** Waits until all of these texts lie in the browser's storage, as they are written there. */
export async function untilKept(page: Page, ...texts: string[]): Promise<void> {
  const missing = () =>
    page.evaluate((wanted) => wanted.filter((text) => !Object.values(localStorage).join('\n').includes(text)), texts)
  await expect.poll(missing, { message: 'not kept yet' }).toEqual([])
}

export { expect } from '@playwright/test'
