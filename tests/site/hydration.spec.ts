import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { compileDevelopmentCopy } from '@/scripts/tools/islands.mjs'
import { ofEveryTool, openedTools } from './opened'
import { expect, test } from './site'

let copy = ''

test.beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'development-'))
  await compileDevelopmentCopy(copy)
})
test.afterAll(() => rmSync(copy, { recursive: true, force: true }))

const opened = openedTools.map(({ href }) => `${href}/`)
/** Pages in which React wakes something, shared out so that two workers have as much to do. */
const shares = [0, 1, 2, 3].map((share) =>
  ['/settings/', '/profile/', '/documents/', ...opened].filter((_, position) => position % 4 === share),
)

/** What React's development build says of a finished page, whose modules are named without their hashes there. */
async function warnings(browser: Browser, origin: string, address: string, region: string): Promise<string[]> {
  const context = await browser.newContext()
  await context.addInitScript((code) => localStorage.setItem('selectedRegion', code), region)
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', (error) => said.push(`${address}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${address}: ${message.text()}`)
  })
  await page.route(`${origin}${address}`, async (route) => {
    const html = await (await route.fetch()).text()
    const body = html
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replaceAll(/(\/t\/ui\/[\w-]+)\.[\w-]+\.js/g, '$1.js')
    await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  await page.route(`${origin}/t/ui/*.js`, (route) => {
    const file = path.join(copy, path.basename(new URL(route.request().url()).pathname))
    const body = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return route.fulfill({ body, contentType: 'text/javascript' })
  })
  await page.goto(origin + address)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  // The copy is React's development build, or this test would say nothing.
  expect(readFileSync(path.join(copy, 'react.js'), 'utf8')).toContain('hydrated but some attributes')
  await context.close()
  return said
}

for (const [position, addresses] of shares.entries())
  test(
    `React has nothing to say when it wakes a page, share ${position + 1} of ${shares.length}`,
    ofEveryTool,
    async ({ browser, site }) => {
      test.setTimeout(300_000)
      const said: string[] = []
      for (const address of addresses)
        said.push(...(await warnings(browser, site.origin, address, position % 2 === 0 ? 'global' : 'in')))
      expect(said).toEqual([])
    },
  )
