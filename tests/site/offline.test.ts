import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { offlineMessages } from '@/lib/messages/offline'
import { openSite } from '@/tests/site/open-site'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function newVisitor(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await site.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text()))
      faults.push(message.text())
  })
  await page.goto(site.origin + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  return { page, faults }
}

/** Whether the page and every file the list names for it are stored. */
function isComplete(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const meta = await caches.open('tallykit::1:meta')
    const version = await (await meta.match('/__offline/version'))?.text()
    const manifest = await (await meta.match(`/offline-manifest.${version}.json`))?.json()
    if (!manifest?.pages[path]) return false
    const assets = await caches.open('tallykit::1:assets')
    for (const index of [...manifest.common, ...manifest.pages[path][2]]) {
      const [href, , revision] = manifest.assets[index]
      if (!(await assets.match(revision ? `${href}?__rev=${revision}` : href))) return false
    }
    return (
      (await (await caches.open('tallykit::1:pages')).match(`${path}?__rev=${manifest.pages[path][0]}`)) !== undefined
    )
  }, path)
}

async function goOffline(page: Page) {
  await page.context().setOffline(true)
}

it('a tool that was opened once opens again without a connection, and computes', async () => {
  const { page, faults } = await newVisitor('/calculators/breakeven/')
  await vi.waitFor(async () => expect(await isComplete(page, '/calculators/breakeven/')).toBe(true), {
    timeout: 30_000,
  })
  await goOffline(page)
  await page.goto(`${site.origin}/calculators/breakeven/`)
  const field = page.getByLabel('Fixed costs', { exact: false }).first()
  const before = await page.locator('main').textContent()
  await field.fill('24000')
  await field.blur()
  await vi.waitFor(async () => expect(await page.locator('main').textContent()).not.toBe(before), { timeout: 10_000 })
  expect(faults).toEqual([])
})

it('the home page, settings and the offline page open without a connection from the first visit on', async () => {
  const { page, faults } = await newVisitor('/')
  await goOffline(page)
  for (const path of ['/', '/settings/']) expect((await page.goto(site.origin + path))?.status()).toBe(200)
  await page.goto(`${site.origin}/generators/lorem-ipsum-gen/`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(offlineMessages.pageTitle)
  await page.getByRole('heading', { name: offlineMessages.storedPagesTitle }).waitFor()
  expect(faults).toEqual([])
})

it('settings fetch everything, and then any page opens without a connection', async () => {
  const { page, faults } = await newVisitor('/settings/')
  await page.getByRole('button', { name: /Make everything available|Go on/ }).click()
  await page.getByText(offlineMessages.complete).waitFor({ timeout: 110_000 })
  await goOffline(page)
  for (const path of ['/utilities/base64/', '/generators/qr-code/', '/about/', '/site-map/']) {
    expect([path, (await page.goto(site.origin + path))?.status()]).toEqual([path, 200])
  }
  expect(faults).toEqual([])
})

it('the manifest names icons that are there', async () => {
  const { page } = await newVisitor('/')
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const manifest: { icons: { src: string }[] } = await (await fetch(link?.href ?? '')).json()
    return Promise.all(manifest.icons.map(async ({ src }) => [src, (await fetch(src)).status] as const))
  })
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const icon of icons) expect(icon).toEqual([icon[0], 200])
})
