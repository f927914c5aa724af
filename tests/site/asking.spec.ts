import type { Page } from '@playwright/test'
import { expect, test } from './site'

const answer = (page: Page) => page.locator('[data-result]').first()

test('any entry can be the unknown: the price that a wanted number of units needs', async ({ page }) => {
  await page.goto('/calculators/breakeven/')
  await page.getByRole('button', { name: 'Work backwards' }).click()
  await page.getByLabel('Units to break even should be').fill('500')
  await page.getByLabel('By changing').selectOption({ label: 'Price per unit' })
  await page.getByRole('button', { name: 'Use $34.00' }).click()
  await expect(page.getByLabel('Price per unit', { exact: true }).first()).toHaveValue('34')
  await expect(answer(page)).toHaveText('500')
})

test('what no number gives is said, and what is no number is refused under its box', async ({ page }) => {
  await page.goto('/calculators/breakeven/')
  await page.getByRole('button', { name: 'Work backwards' }).click()
  const wanted = page.getByLabel('Units to break even should be')
  await wanted.fill('-20')
  await expect(page.getByText(/^No Fixed costs from \$0\.00 to .* gives that\./)).toBeVisible()
  await wanted.fill('many')
  await expect(page.getByText(/^Units to break even should be must be a number/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
})

test('a number in a row is found and put into its row', async ({ page }) => {
  await page.goto('/universal-tool/calculator/stock-average/')
  await page.getByRole('button', { name: 'Work backwards' }).click()
  await page.getByLabel('Average cost of a share should be').fill('46')
  await page.getByLabel('By changing').selectOption({ label: 'Price, trade 2' })
  await page.getByRole('button', { name: /^Use / }).click()
  await expect(page.getByLabel('Price, trade 2')).toHaveValue(/^39\.16/)
  await expect(answer(page)).toHaveText('$46.0000')
})

test('what moves the answer is listed, the most first, with its curve', async ({ page }) => {
  await page.goto('/calculators/breakeven/')
  await page.getByRole('button', { name: 'What moves it' }).click()
  const rows = page.getByRole('table').filter({ hasText: '10% less' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Price per unit')
  await page.getByLabel('Each entry alone, less and more by').selectOption({ label: '20%' })
  await expect(page.getByRole('columnheader', { name: '20% more' })).toBeVisible()
  await expect(
    page.getByRole('figure', { name: 'Units to break even by Price per unit' }).locator('svg').first(),
  ).toBeVisible()
})
