import type { Page } from '@playwright/test'

import { offlineMessages } from '@/lib/messages/offline'
import { isComplete } from '@/tests/site/kept-page'
import { expect, test } from '@/tests/site/site'

test.use({ serviceWorkers: 'allow' })

test.setTimeout(180_000)

/** Opens a page as a new visitor and waits until the service worker looks after the site. Collects what must not happen. */
async function firstVisit(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const bad = message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text())
    if (bad) faults.push(message.text())
  })
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  return faults
}

test('a tool that was opened once opens again without a connection, and computes', async ({ page, context }) => {
  const faults = await firstVisit(page, '/calculators/breakeven/')
  await expect.poll(() => isComplete(page, '/calculators/breakeven/'), { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  await page.goto('/calculators/breakeven/')
  const before = (await page.locator('main').textContent()) ?? ''
  const field = page.getByLabel('Fixed costs').first()
  await field.fill('24680')
  await field.blur()
  await expect(page.locator('main')).not.toHaveText(before)
  expect(faults).toEqual([])
})

test('the home page, settings and the offline page open without a connection from the first visit on', async ({
  page,
  context,
}) => {
  const faults = await firstVisit(page, '/')
  await context.setOffline(true)
  for (const path of ['/', '/settings/']) expect((await page.goto(path))?.status()).toBe(200)
  await page.goto('/about/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineMessages.pageTitle)
  await expect(page.getByRole('heading', { name: offlineMessages.storedPagesTitle })).toBeVisible()
  expect(faults).toEqual([])
})

test('settings fetch everything, and then any page opens without a connection', async ({ page, context }) => {
  const faults = await firstVisit(page, '/settings/')
  await page.getByRole('button', { name: /^(Make everything available offline|Go on)/ }).click()
  await expect(page.getByText(offlineMessages.complete)).toBeVisible({ timeout: 150_000 })
  await context.setOffline(true)
  for (const path of ['/calculators/breakeven/', '/about/', '/site-map/', '/coming-soon/?tool=invoice']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
  }
  expect(faults).toEqual([])
})

test('what is kept can be saved, deleted and read back', async ({ page }) => {
  await page.goto('/settings/')
  await page.evaluate(() => localStorage.setItem('selectedRegion', 'in'))
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup file' }).click(),
  ])
  const backup = await download.path()
  await page.getByRole('button', { name: 'Delete everything stored' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('selectedRegion'))).toBeNull()
  await page.getByLabel('Read a backup file').setInputFiles(backup)
  await expect(page.getByRole('checkbox', { name: 'Your region' })).toBeChecked()
  await page.getByRole('button', { name: 'Take what is ticked' }).click()
  await expect(page.getByText('1 entry was read back.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Your region' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('selectedRegion'))).toBe('in')
})

test('a file that is no backup is refused with a sentence', async ({ page }) => {
  await page.goto('/settings/')
  const file = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('["notes"]') }
  await page.getByLabel('Read a backup file').setInputFiles(file)
  await expect(page.getByText('This file is not a Tallykit backup.')).toBeVisible()
})

test('the manifest names icons that are there', async ({ page }) => {
  await page.goto('/')
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const manifest: { icons: { src: string }[] } = await (await fetch(link?.href ?? '')).json()
    return Promise.all(manifest.icons.map(async ({ src }) => [src, (await fetch(src)).status] as const))
  })
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const icon of icons) expect(icon).toEqual([icon[0], 200])
})
