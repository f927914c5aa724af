import type { Page } from '@playwright/test'
import { foundMessages, searchMessages } from '@/lib/messages/search'
import { starMessages } from '@/lib/messages/own-tools'
import { isComplete } from './kept-page'
import { expect, test } from './site'

test.use({ serviceWorkers: 'allow' })

const box = (page: Page) => page.getByRole('combobox', { name: searchMessages.label })
const options = (page: Page) => page.getByRole('option')

test('nothing of the search is fetched before it is opened; what is typed at once is found, and Enter opens it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about/')
  await page.waitForLoadState('networkidle')
  const isOfSearch = (path: string) => /search/.test(path)
  expect(asked.filter(isOfSearch)).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('mortage calc')
  await expect(options(page).first()).toContainText('Mortgage Calculator')
  expect(asked).toContain('/search-tools.json')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage Calculator')
})

const answer = (page: Page) => page.getByRole('group', { name: foundMessages.answer })

test('a question is answered in the list, and Enter opens the tool with it in its boxes', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('/')
  await box(page).fill('vat on 240 at 20')
  await expect(answer(page)).toContainText('£48.00')
  await expect(answer(page)).toContainText('£288.00')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VAT Calculator')
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('240')
  await expect(page.locator('#tool')).toContainText('£288.00')
})

test('a digest is answered by the tool’s own worker, and the text is brought to its page, not into the address', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await box(page).fill('sha256 abc')
  // FIPS 180-4, example of one block.
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  await expect(answer(page)).toContainText(digest)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Text', { exact: true }).last()).toHaveValue('abc')
  await expect(page.locator('#tool')).toContainText(digest)
  expect(page.url()).not.toContain('abc')
})

test.describe('data that is pasted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is told by its form, with its line ends, and opens the tool for it', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('/')
    const table = 'name,amount\nAsha,1\nBen,2'
    await page.evaluate((text) => navigator.clipboard.writeText(text), table)
    await box(page).press('ControlOrMeta+V')
    await answer(page).getByText('CSV to JSON').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CSV to JSON/)
    await expect(page.locator('textarea').first()).toHaveValue(table)
  })
})

test.describe('a number or a colour that is pasted', () => {
  for (const [text, figure] of [
    ['DE89 3704 0044 0532 0130 00', 'IBAN of Germany Valid: DE89 3704 0044 0532 0130 00'],
    ['DE88370400440532013000', 'IBAN Not valid: DE88370400440532013000'],
    ['978-0-306-40615-7', 'ISBN-13 Valid: 9780306406157'],
  ] as const)
    test(`${text} is judged, and Enter opens the tool with it in its box`, async ({ page }) => {
      await page.goto('/')
      await page.keyboard.press('/')
      await box(page).fill(text)
      await expect(answer(page)).toContainText(figure)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Numbers, one a line')).toHaveValue(text)
      expect(page.url()).not.toContain(text.slice(0, 4))
    })

  // CSS Color 4: #0f0 is lime, whose hue in OKLCH is 142.5.
  test('a colour is written in its main notations, and Enter opens the picker with it', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('/')
    await box(page).fill('#0f0')
    await expect(answer(page)).toContainText('HEX #00ff00')
    await expect(answer(page)).toContainText('rgb(0 255 0)')
    await expect(answer(page)).toContainText('hsl(120 100% 50%)')
    await expect(answer(page)).toContainText('142.5')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Colour', { exact: true }).first()).toHaveValue('#0f0')
  })
})

test('Escape closes the search and the focus is where it was', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('main').getByRole('button', { name: new RegExp(`^${searchMessages.open}`) })
  await hero.focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(hero).toBeFocused()
})

test('the search works without a connection on a page that was opened once', async ({ page, context }) => {
  test.setTimeout(180_000)
  await page.goto('/calculators/breakeven/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  await expect.poll(() => isComplete(page, '/calculators/breakeven/'), { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.keyboard.press('Control+k')
  await box(page).fill('break even')
  await expect(options(page).first()).toContainText('Break-Even')
})

test('without scripts the header leads to the list of all tools', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/`)
  await page.getByRole('banner').getByRole('link', { name: searchMessages.open }).click()
  await expect(page).toHaveURL(/\/site-map\/$/)
  await context.close()
})

test('a star given on a page shows in another tab, on the home page and in the search', async ({ context, page }) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/calculators/roi/')
  // Stars come with the first sign of somebody.
  await page.mouse.move(300, 300)
  await page.getByRole('button', { name: starMessages.label('ROI Calculator') }).click()
  const own = other.locator('[data-own-tools]').getByRole('link', { name: /ROI Calculator/ })
  await expect(own).toBeVisible()
  await other.keyboard.press('/')
  const favourites = other.getByRole('group', { name: foundMessages.favourites })
  await expect(favourites.getByRole('option')).toHaveText(/ROI Calculator/)
})

test('what is planned is folded on a topic, and a list is narrowed as its address says', async ({ page }) => {
  await page.goto('/topics/personal-finance/')
  const main = page.getByRole('main')
  await expect(main.locator('details').getByRole('article').first()).toBeHidden()
  await main.getByRole('searchbox').fill('salary')
  await expect(page).toHaveURL(/#find=salary$/)
  await page.reload()
  await expect(main.getByRole('searchbox')).toHaveValue('salary')
  await expect(main.getByRole('link', { name: 'Salary Calculator', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Budget Planner Calculator' })).toBeHidden()
})
