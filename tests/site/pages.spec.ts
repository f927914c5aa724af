import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { sweepMessages } from '@/lib/messages/company'
import { violations } from './axe'
import { ofEveryTool, openedTools } from './opened'
import { expect, test } from './site'

/** One of every kind of page that is no tool. */
const pages = [
  '/',
  '/about/',
  '/contact/',
  '/terms/',
  '/privacy/',
  '/settings/',
  '/profile/',
  '/documents/',
  '/scenarios/',
  '/offline/',
  '/topics/loans/',
  '/calculators/',
  '/generators/',
  '/utilities/',
  '/coming-soon/?tool=ai-image-generator',
  '/coming-soon/?tool=nothing-of-this-name',
].map((address) => ({ address, options: {} }))
const tools = openedTools.map(({ href }) => ({ address: `${href}/`, options: ofEveryTool }))
const sizes = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** Adds up how far things move by themselves, from the first moment on. */
function watchShifts(): void {
  const state = globalThis as unknown as { shift: number }
  state.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shift: number }).shift)

/** Everything the browser complains about, requests to other hosts included. */
function complaints(page: Page, origin: string): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) found.push(`asks ${url}`)
  })
  return found
}

for (const { address, options } of [...pages, ...tools])
  for (const { name, width, height } of sizes)
    test(
      `${address} on a ${name}: nothing for axe to find, no complaint, no sideways scrolling, nothing moves`,
      options,
      async ({ browser, site }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          // A worker installs by itself; that it does so silently is seen once a page.
          const serviceWorkers = width > height && colorScheme === 'light' ? 'allow' : 'block'
          const context = await browser.newContext({ viewport: { width, height }, colorScheme, serviceWorkers })
          const page = await context.newPage()
          const found = complaints(page, site.origin)
          await page.addInitScript(watchShifts)
          await page.goto(site.origin + address)
          await page.waitForLoadState('networkidle')
          expect(await shifted(page)).toBeLessThan(0.001)
          expect(await violations(page)).toEqual([])
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBe(0)
          expect(found).toEqual([])
          await context.close()
        }
      },
    )

test('what the last full sweep came to stands on the pages that promise it, or nothing does', async ({ page }) => {
  const isThere = existsSync(path.resolve(import.meta.dirname, '../../content/last-sweep.json'))
  for (const address of ['/about/', '/privacy/']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: sweepMessages.title })).toHaveCount(isThere ? 1 : 0)
  }
})

test('a page that does not exist says so, and is no 200', async ({ page }) => {
  const response = await page.goto('/calculators/nothing-of-this-name/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tool not found')
})

test('the address of an unfinished tool leads to what it will do', async ({ page }) => {
  await page.goto('/calculators/zakat/')
  await expect(page).toHaveURL(/\/coming-soon\/\?tool=zakat$/)
})

test('a folder of addresses lists what is in it', async ({ page }) => {
  for (const [address, target] of [
    ['/universal-tool/', '/site-map/'],
    ['/universal-tool/calculator/', '/calculators/'],
    ['/universal-tool/generator/', '/generators/'],
    ['/universal-tool/utility/', '/utilities/'],
    ['/topics/', '/site-map/'],
  ] as const) {
    await page.goto(address)
    await page.waitForURL(`**${target}`)
  }
  await page.goto('/calculators/')
  await page.getByRole('main').getByRole('link', { name: 'Loan EMI Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI Calculator')
})

test('a second address of a tool hands on what a shared link holds', async ({ page }) => {
  await page.goto('/universal-tool/utility/symbol-picker/#laps=3')
  await expect(page).toHaveURL(/\/coming-soon\/\?tool=symbol-picker#laps=3$/)
})

test('an injected script, handler or foreign script does not run', async ({ page }) => {
  await page.goto('/calculators/breakeven/')
  const ran = await page.evaluate(async () => {
    const state = globalThis as unknown as { injected?: string }
    const inline = document.createElement('script')
    inline.textContent = "globalThis.injected = 'inline'"
    document.body.append(inline)
    const image = document.createElement('img')
    image.setAttribute('onerror', "globalThis.injected = 'handler'")
    image.src = '/nothing.png'
    document.body.append(image)
    // Code in a string, run by the page itself: what a debugger evaluates is exempt from the policy.
    setTimeout("globalThis.injected = 'eval'", 0)
    const asked = await fetch('https://example.com/').then(
      () => true,
      () => false,
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { injected: state.injected, asked }
  })
  expect(ran).toEqual({ injected: undefined, asked: false })
})

test('nothing moves while a calculator loads, whatever the region', async ({ browser, site }) => {
  for (const region of ['global', 'in', 'de']) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript((code) => localStorage.setItem('selectedRegion', code), region)
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    await page.goto(`${site.origin}/calculators/breakeven/`)
    await page.waitForLoadState('networkidle')
    expect(await shifted(page)).toBeLessThan(0.001)
    await context.close()
  }
})
