import type { Page } from '@playwright/test'

import { installMessages } from '@/lib/messages/install'
import { keepingMessages } from '@/lib/messages/keeping'
import { offlineMessages } from '@/lib/messages/offline'
import { promoMessages } from '@/lib/messages/shell'
import { expect, test as siteTest } from '@/tests/site/site'

siteTest.use({ serviceWorkers: 'allow' })

/** Tests get `app`, a page in the window of an installed app. */
const test = siteTest.extend<{ app: Page }>({
  app: async ({ playwright, launchOptions, baseURL }, use) => {
    const args = [...(launchOptions.args ?? []), '--app=data:text/html,<title>start</title>']
    const executablePath = process.env.CHROMIUM_WITH_WINDOWS ?? launchOptions.executablePath
    const context = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      ...(executablePath && { executablePath }),
      args,
      baseURL,
    })
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await use(page)
    await context.close()
  },
})
test.setTimeout(180_000)

async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
}

const question = (page: Page) => page.getByRole('region', { name: keepingMessages.label })

/** Addresses of pages that are kept. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('tallykit::1:pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname).sort()
  })
}

function keepsEverything(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const note = await (await caches.open('tallykit::1:meta')).match('/__offline/everything')
    return (await note?.text()) === 'yes'
  })
}

/** Long enough for the question to come, where it comes. */
async function staysQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(4000)
  await expect(question(page)).toHaveCount(0)
}

test('an installed app asks once, with the size, and then keeps everything by itself from page to page', async ({
  app: page,
}) => {
  await firstVisit(page, '/')
  await expect(question(page)).toContainText(/\d+\.\d MB/, { timeout: 20_000 })
  await question(page).getByRole('button', { name: keepingMessages.keep }).click()
  await expect(question(page)).toHaveCount(0)
  await page.goto('/about/')
  await expect.poll(() => keepsEverything(page), { timeout: 150_000 }).toBe(true)
  await staysQuiet(page)
  await page.context().setOffline(true)
  for (const path of ['/calculators/breakeven/', '/topics/loans/', '/coming-soon/?tool=invoice'])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
})

test('an installed app that was told not now fetches nothing by itself and does not ask again', async ({
  app: page,
}) => {
  await firstVisit(page, '/')
  await question(page).getByRole('button', { name: keepingMessages.notNow }).click({ timeout: 20_000 })
  await expect(question(page)).toHaveCount(0)
  await page.goto('/about/')
  await staysQuiet(page)
  expect(await keptPages(page)).not.toContain('/calculators/breakeven/')
})

test('an installed app neither asks nor fetches while the visitor saves data', async ({ app: page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await firstVisit(page, '/')
  expect(await page.evaluate(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData)).toBe(
    true,
  )
  await staysQuiet(page)
  await page.evaluate((key) => localStorage.setItem(key, 'yes'), 'tallykit:keep-everything')
  await page.goto('/about/')
  await staysQuiet(page)
  expect(await keptPages(page)).not.toContain('/calculators/breakeven/')
})

test('an installed app on a mobile network waits for another one, and stops when it changes to one', async ({
  app: page,
}) => {
  // Desktop browsers have no type of connection.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: sessionStorage.getItem('network') ?? 'cellular' })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await firstVisit(page, '/')
  await staysQuiet(page)
  await page.evaluate(() => sessionStorage.setItem('network', 'wifi'))
  await page.reload()
  await expect(question(page)).toBeVisible({ timeout: 20_000 })
  await page.route('**/calculators/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await question(page).getByRole('button', { name: keepingMessages.keep }).click()
  await page.evaluate(() => {
    const { connection } = navigator as unknown as { connection: EventTarget & { type: string } }
    connection.type = 'cellular'
    connection.dispatchEvent(new Event('change'))
  })
  await page.waitForTimeout(3000)
  // What was under way when the network changed may still arrive; then nothing more does.
  const arrived = async () => {
    const before = await keptPages(page)
    await page.waitForTimeout(3000)
    return (await keptPages(page)).length - before.length
  }
  await expect.poll(arrived, { timeout: 30_000 }).toBe(0)
  expect(await keepsEverything(page)).toBe(false)
})

test('a browser window is not asked, until the site is installed from it', async ({ page }) => {
  await firstVisit(page, '/')
  await staysQuiet(page)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(question(page)).toBeVisible({ timeout: 20_000 })
})

test('deleting the offline copies in settings is the last word on keeping them', async ({ app: page }) => {
  await page.addInitScript(() => localStorage.setItem('tallykit:keep-everything', 'yes'))
  await firstVisit(page, '/settings/')
  await expect(page.getByText(offlineMessages.everythingKept)).toBeVisible({ timeout: 150_000 })
  await page.getByRole('button', { name: offlineMessages.forget }).click()
  await expect(page.getByText(offlineMessages.forgotten)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tallykit:keep-everything'))).toBe('no')
})

test('installing is offered in footer and settings after the bar at the top is gone, and not inside the app', async ({
  page,
  app,
}) => {
  await page.goto('/about/')
  await page.getByRole('button', { name: promoMessages.dismiss }).click()
  await page.reload()
  await page.getByRole('contentinfo').getByRole('button', { name: promoMessages.installOrBookmark }).click()
  await expect(page.getByRole('dialog', { name: installMessages.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/settings/')
  await page.getByRole('main').getByRole('button', { name: promoMessages.installOrBookmark }).click()
  await expect(page.getByRole('dialog', { name: installMessages.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await app.goto('/settings/')
  const inApp = app.getByRole('button', { name: promoMessages.installOrBookmark, includeHidden: true })
  await expect(inApp).toHaveCount(3)
  await expect(inApp.filter({ visible: true })).toHaveCount(0)
  await expect(app.getByRole('region', { name: promoMessages.label })).toBeHidden()
})

test('everything is pages one can use: no page of an unfinished tool and none that only leads there', async ({
  page,
}) => {
  await firstVisit(page, '/settings/')
  const leading = await page.evaluate(async () => {
    const meta = await caches.open('tallykit::1:meta')
    const version = await (await meta.match('/__offline/version'))?.text()
    const manifest = await (await meta.match(`/offline-manifest.${version}.json`))?.json()
    const paths = Object.keys(manifest.pages)
    const bodies = await Promise.all(paths.map(async (path) => [path, await (await fetch(path)).text()] as const))
    return {
      count: paths.length,
      leading: bodies.flatMap(([path, html]) =>
        /http-equiv="refresh" content="0; url=[^"]*\/coming-soon\//.test(html) ? [path] : [],
      ),
    }
  })
  expect(leading.count).toBeGreaterThan(100)
  expect(leading.leading).toEqual([])
})
