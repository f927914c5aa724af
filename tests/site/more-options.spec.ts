import type { Page } from '@playwright/test'
import { allTools } from '@/catalogue'
import { expect, test, untilKept } from './site'

const address = '/calculators/mortgage/'
const closedLine = (page: Page) => page.locator('.more-options > summary')
const propertyTax = (page: Page) => page.getByLabel('Property tax a year', { exact: true })
const answer = (page: Page) => page.locator('output[data-result="payment"]')

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
}

test('a mortgage asks for five things, and says what the others are set to', async ({ page }) => {
  await open(page, address)
  await expect(page.locator('#tool form :is(label[for], legend):visible')).toHaveText([
    'Home price',
    'Deposit or down payment',
    'Interest rate',
    'Term',
    'Type',
  ])
  await expect(propertyTax(page)).toBeHidden()
  await expect(closedLine(page)).toContainText('Paid: Monthly; First payment on: ')
  await closedLine(page).click()
  await expect(propertyTax(page)).toBeVisible()
  await expect(closedLine(page)).toHaveText('More options', { useInnerText: true })
})

test('the keyboard opens and closes More options', async ({ page }) => {
  await open(page, address)
  await closedLine(page).focus()
  await page.keyboard.press('Enter')
  await expect(propertyTax(page)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(propertyTax(page)).toBeHidden()
})

test('a link that sets a folded field opens it, and one that sets another does not', async ({ page }) => {
  await open(page, `${address}#propertyTax=6000`)
  await expect(propertyTax(page)).toBeVisible()
  // 340,000 over 360 months at 6.5%: 2,149.03; tax 500, home insurance 150, mortgage insurance 141.67.
  await expect(answer(page)).toContainText('2,940.70')
  await page.goto('about:blank')
  await open(page, `${address}#price=500000`)
  await expect(page.getByLabel('Home price', { exact: true })).toHaveValue('500,000')
  await expect(propertyTax(page)).toBeHidden()
})

test('what was typed under More options is in sight again on the next visit', async ({ page }) => {
  await open(page, address)
  await closedLine(page).click()
  await propertyTax(page).fill('6000')
  await expect(answer(page)).toContainText('2,940.70')
  await closedLine(page).click()
  await expect(closedLine(page)).toContainText('Property tax a year: ')
  await untilKept(page, '6,000')
  await page.reload()
  await expect(propertyTax(page)).toBeVisible()
})

test('a mistake is never folded away', async ({ page }) => {
  await open(page, address)
  await closedLine(page).click()
  await propertyTax(page).fill('a lot')
  await closedLine(page).click()
  await expect(page.getByText(/^Property tax a year must be/)).toBeVisible()
  await expect(page.getByText('Correct the marked field')).toBeVisible()
})

test('without scripts More options opens as well', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto(address)
  await expect(propertyTax(page)).toBeHidden()
  await closedLine(page).click()
  await expect(propertyTax(page)).toBeVisible()
  await context.close()
})

test('opened before the page wakes, it stays open', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/t\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await closedLine(page).click()
  await propertyTax(page).fill('6000')
  release()
  await expect(answer(page)).toContainText('2,940.70')
  await expect(propertyTax(page)).toBeVisible()
})

test('paper shows what is folded on the screen', async ({ page }) => {
  await open(page, address)
  await page.emulateMedia({ media: 'print' })
  const box = await propertyTax(page).boundingBox()
  expect(box?.height ?? 0).toBeGreaterThan(10)
  expect(await propertyTax(page).evaluate((field) => field.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  await expect(closedLine(page).locator('small')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(propertyTax(page)).toBeHidden()
})

test('a wide table that nobody has opened leaves the results beside the fields', async ({ page }) => {
  await open(page, '/calculators/area/')
  const [fields, result] = await Promise.all([
    page.locator('#tool form').first().boundingBox(),
    page.locator('output[data-result="area"]').boundingBox(),
  ])
  expect(result?.x ?? NaN).toBeGreaterThan((fields?.x ?? NaN) + (fields?.width ?? NaN))
})

const calculators = allTools.filter(({ implemented, category }) => implemented && category === 'calculator')

for (const share of [0, 1])
  test(`on a phone the answer is in sight while the first number is typed, half ${share + 1}`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const unseen: string[] = []
    for (const { href } of calculators.filter((_, position) => position % 2 === share)) {
      await page.goto(`${site.origin}${href}/`)
      await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
      const first = page.locator('#tool form input[inputmode]:visible').first()
      if ((await first.count()) > 0) await first.focus()
      const isSeen = await page.evaluate(() =>
        [...document.querySelectorAll('#tool output, [data-answer-bar]')].some((shown) => {
          const { top, bottom, height } = shown.getBoundingClientRect()
          return shown.checkVisibility() && height > 0 && top >= 0 && bottom <= innerHeight
        }),
      )
      if (!isSeen) unseen.push(href)
    }
    expect(unseen).toEqual([])
    await context.close()
  })
