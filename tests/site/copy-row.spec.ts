import type { Page } from '@playwright/test'
import { expect, test } from './site'

test.use({ permissions: ['clipboard-write'] })

/** The policy of the site lets no page read the clipboard: somebody pastes it into a box. */
async function pasted(page: Page): Promise<string> {
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const box = page.getByLabel('Length')
  await box.fill('')
  await box.press('ControlOrMeta+V')
  return box.inputValue()
}

/** The calculator comes with the first sign of somebody; the tables can be copied from then on. */
async function open(page: Page): Promise<void> {
  await page.goto('/calculators/cm-to-inches/')
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
  await page.getByLabel('Length').fill('30.0')
  await expect(page.getByRole('button', { name: 'Copy a row' })).not.toHaveCount(1)
}

const thirdRow = (page: Page) =>
  page.getByRole('region', { name: 'Centimeters to inches' }).locator('tbody > tr').nth(2)
// 3 ÷ 2.54 = 1.1811…; 0.1811 × 16 = 2.9, so 3/16.
const thirdLine = '3\t1.181102\t1\u00A03/16\u00A0in'

test('a row under the pointer is copied by itself', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Copy row: 3, 1.181102' })
  await thirdRow(page).hover()
  await button.click()
  expect(await pasted(page)).toBe(thirdLine)
})

test('a result under the pointer is copied by itself', async ({ page }) => {
  await open(page)
  await page.locator('[data-row="feet"]').hover()
  await page.getByRole('button', { name: 'Copy row: Feet' }).click()
  expect(await pasted(page)).toBe('Feet: 0.984252\u00A0ft')
})

test('arrow keys choose the row that Enter copies, one stop of the tab key for each list', async ({ page }) => {
  await open(page)
  await page.getByRole('region', { name: 'Centimeters to inches' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Copy row: 3, 1.181102' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: /^Copy row: 12, 4\.724409/ })).toBeFocused()
  for (let row = 12; row > 3; row -= 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await pasted(page)).toBe(thirdLine)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a row shows its button when it is tapped and not before', async ({ page }) => {
    await open(page)
    const shown = page.locator('.copy-row').filter({ visible: true })
    const opacities = await shown.evaluateAll((buttons) => buttons.map((one) => getComputedStyle(one).opacity))
    expect(new Set(opacities)).toEqual(new Set(['0']))
    await thirdRow(page).tap()
    const button = page.getByRole('button', { name: 'Copy row: 3, 1.181102' })
    await expect(button).toHaveCSS('opacity', '1')
    await button.tap()
    expect(await pasted(page)).toBe(thirdLine)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  })

  test('no unit is parted from its number or broken within', async ({ page }) => {
    await page.goto('/calculators/troy-ounces-to-grams/')
    await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
    await page.getByLabel('Weight of the metal', { exact: true }).fill('31.1034768 g')
    const lines = (selector: string) =>
      page.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
        }),
      )
    await expect(page.locator('[data-result="answer"]')).toHaveText('1 oz t')
    // What was understood is a sentence.
    expect(new Set(await lines('[data-result]:not([data-result="entered"])'))).toEqual(new Set([1]))
    await page.goto('/calculators/weight-converter/')
    await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
    for (const amount of ['1 oz t', '1 lb', '31.1034768 g to oz t', '1e9 kg to US cwt']) {
      await page.getByLabel('What to convert').fill(amount)
      await expect(page.locator('[data-result="entered"]')).toContainText(amount.split(' ')[1] ?? '')
      expect([amount, ...(await lines('[data-result="answer"]'))]).toEqual([amount, 1])
    }
    expect(new Set(await lines('table:has-text("One of it is") tbody td:first-child'))).toEqual(new Set([1]))
  })
})
