import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { expect, test } from './site'

const out = path.resolve(import.meta.dirname, '../../out')
const built = (file: string) => readFileSync(path.join(out, file), 'utf8')

async function open(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  await page.goto('/design/')
  await page.locator('[data-island=design][data-awake]').waitFor({ state: 'attached' })
  // The search, which scripts without React draw, comes last.
  await expect(page.locator('#dark-search').getByRole('option').first()).toBeAttached({ timeout: 30_000 })
  return found
}

test('stands apart: not indexed, and in no sitemap, search, list, link or offline copy', () => {
  expect(built('design/index.html')).toContain('<meta name="robots" content="noindex')
  for (const file of ['sitemap.xml', 'search-tools.json', 'search-words.json', 'search-asked.json', 'llms.txt'])
    expect(built(file), file).not.toContain('/design')
  for (const page of ['index.html', 'site-map/index.html', 'calculators/breakeven/index.html', 'settings/index.html'])
    expect(built(page), page).not.toContain('href="/design/')
  const [list = ''] = readdirSync(out).filter((name) => name.startsWith('offline-manifest.'))
  const { pages } = JSON.parse(built(list)) as { pages: object }
  expect(Object.keys(pages)).toContain('/settings/')
  expect(Object.keys(pages)).not.toContain('/design/')
})

for (const [name, width, height] of [
  ['desk', 1280, 800],
  ['phone', 390, 844],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`shows both themes on a ${name} in the ${colorScheme} theme: nothing for axe, no complaint, no sideways scrolling`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, baseURL: site.origin })
      const page = await context.newPage()
      const found = await open(page)
      expect(await violations(page)).toEqual([])
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(over)).toBe(0)
      const grounds = await page.evaluate(() =>
        ['light', 'dark'].map((theme) => {
          const all = document.querySelectorAll(`main [data-theme=${theme}]`)
          return [...new Set([...all].map((part) => getComputedStyle(part).backgroundColor))]
        }),
      )
      expect(grounds).toEqual([['rgb(246, 247, 246)'], ['rgb(17, 21, 23)']])
      expect(found).toEqual([])
      await context.close()
    })

test('shows what is pointed at, focused and pressed as the style sheet draws it', async ({ page }) => {
  await open(page)
  const button = (state: string) =>
    page.getByRole('button', { name: `Copy results, normal, ${state}`, exact: true }).first()
  const look = (state: string) =>
    button(state).evaluate((element) => {
      const { backgroundColor, borderColor, outlineStyle, boxShadow } = getComputedStyle(element)
      return { backgroundColor, borderColor, outlineStyle, boxShadow }
    })
  const rest = await look('rest')
  const hovered = await look('hover')
  expect(hovered.backgroundColor).not.toBe(rest.backgroundColor)
  await button('rest').hover()
  expect(await look('rest')).toEqual(hovered)
  expect((await look('focus-visible')).outlineStyle).toBe('solid')
  expect((await look('active')).boxShadow).not.toBe(rest.boxShadow)
})

test('keeps nothing, and takes the focus from nobody', async ({ page }) => {
  await open(page)
  expect(await page.evaluate(() => [document.activeElement === document.body, scrollY])).toEqual([true, 0])
  const box = page.locator('#fields').locator('..').getByLabel('Name of the shop').first()
  await box.fill('A shop that nobody keeps')
  await page.waitForTimeout(600)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain('A shop that nobody keeps')
})
