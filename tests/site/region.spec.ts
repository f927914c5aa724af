import type { Page } from '@playwright/test'
import { expect, test } from './site'

const address = '/calculators/breakeven/'
const price = (page: Page) => page.getByLabel('Fixed costs', { exact: true })
const revenue = (page: Page) => page.locator('[data-result="revenue"]')

async function chooseRegion(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Region:/ }).click()
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

test('a region chosen in the header reaches the open form at once, and the form in another tab', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(tab.locator('[data-island][data-awake]')).toHaveCount(1)
  }
  await price(page).fill('24,000.50')
  await chooseRegion(page, 'Germany')
  await expect(price(page)).toHaveValue('24.000,5')
  await expect(revenue(page)).toContainText('€')
  await expect(page.getByRole('combobox', { name: 'Region: Germany, EUR' })).toBeVisible()
  await expect(revenue(other)).toContainText('€')
  await expect(other.getByRole('combobox', { name: 'Region: Germany, EUR' })).toBeVisible()
})

test('a theme chosen in the header reaches another tab', async ({ context, page }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(address)
  const button = (tab: Page) => tab.getByRole('button', { name: /^Theme:/ })
  await button(page).click()
  await button(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(button(other)).toHaveAccessibleName(/^Theme: Dark/)
})

test('content pages bring no React until a list, a menu or a notice needs it', async ({ page }) => {
  for (const path of ['/', '/topics/marketing/', '/about/', '/site-map/', '/coming-soon/?tool=invoice', '/contact/']) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/t\/ui\/react\./.test(url))).toEqual([])
    page.removeAllListeners('request')
  }
  const react = page.waitForRequest(/\/t\/ui\/react\./)
  await chooseRegion(page, 'India')
  await react
  await expect(page.getByRole('combobox', { name: 'Region: India, INR' })).toBeVisible()
})
