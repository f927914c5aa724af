import type { Page } from '@playwright/test'
import { crashMessages } from '@/lib/messages/crash'
import { lateMessages } from '@/lib/messages/late'
import { expect, test } from './site'

/** One tool of every kind, a box of it and something the page says once it has been answered. */
const kinds = [
  {
    kind: 'calculator',
    address: '/calculators/breakeven/',
    island: 'calculator',
    box: 'Price per unit',
    typed: '30',
    answered: (page: Page) => expect(page.locator('[data-result="units"]')).toHaveText('600'),
  },
  {
    kind: 'generator',
    address: '/generators/qr-code/',
    island: 'generator',
    box: 'Web address',
    typed: 'https://example.org/a',
    answered: (page: Page) => expect(page.locator('figure[aria-label*="example.org/a"]')).toBeVisible(),
  },
  {
    kind: 'transform',
    address: '/utilities/base64/',
    island: 'transform',
    box: 'Text or file',
    typed: 'foob',
    answered: (page: Page) => expect(page.getByLabel('Base64', { exact: true })).toHaveValue('Zm9vYg=='),
  },
  {
    kind: 'app',
    address: '/utilities/word-counter/',
    island: 'word-counter',
    box: 'Your text',
    typed: 'one two three four five',
    answered: (page: Page) => expect(page.getByText('23', { exact: true }).first()).toBeVisible(),
  },
] as const

const boxOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()
const awake = (page: Page) => page.locator('[data-island][data-awake]')

for (const { kind, address, island, box, typed, answered } of kinds) {
  test(`${kind}: what is typed while its code is on the way is kept and then answered`, async ({ page }) => {
    await page.route(new RegExp(`/t/ui/${island}\\.`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await boxOf(page, box).fill(typed)
    await expect(awake(page)).toHaveCount(0)
    await expect(awake(page)).toHaveCount(1)
    await expect(boxOf(page, box)).toHaveValue(typed)
    await answered(page)
  })

  test(`${kind}: Enter in a sleeping form sends nothing anywhere`, async ({ page }) => {
    await page.route(/\/t\/ui\/(wake|react)\./, () => new Promise(() => {}))
    const asked: string[] = []
    await page.goto(address, { waitUntil: 'commit' })
    const field = boxOf(page, box)
    await field.fill(typed)
    page.on('request', (request) => asked.push(request.url()))
    page.on('framenavigated', (frame) => asked.push(frame.url()))
    await field.press('Enter')
    await page.waitForTimeout(500)
    expect(asked.filter((url) => url.includes('?') || url.endsWith(address))).toEqual([])
    await expect(field).toHaveValue(kind === 'calculator' || kind === 'generator' ? typed : new RegExp(`^${typed}`))
  })

  for (const missing of ['wake', 'react', island])
    test(`${kind}: without the file ${missing} the page says so in one sentence, and tries again with what was typed`, async ({
      page,
    }) => {
      let isMissing = true
      await page.route(new RegExp(`/t/ui/${missing}\\.`), (route) => (isMissing ? route.abort() : route.continue()))
      await page.goto(address)
      await boxOf(page, box).fill(typed)
      await expect(page.getByText(lateMessages.failed)).toBeVisible()
      isMissing = false
      await page.getByRole('button', { name: lateMessages.reload }).click()
      await expect(awake(page)).toHaveCount(1)
      await expect(page.getByText(lateMessages.failed)).toBeHidden()
      await expect(boxOf(page, box)).toHaveValue(typed)
      await answered(page)
    })

  test(`${kind}: without scripts the page says that its figures are an example`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.origin + address)
    await expect(page.locator('noscript p')).toHaveText(lateMessages.noScripts)
    await expect(page.getByText(lateMessages.failed)).toBeHidden()
    await boxOf(page, box).fill(typed)
    await boxOf(page, box).press('Enter')
    await page.waitForTimeout(300)
    expect(page.url()).toBe(site.origin + address)
    await context.close()
  })
}

test('menus, buttons and ticks chosen while the code is on the way are kept', async ({ page }) => {
  await page.route(/\/t\/ui\/generator\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/generators/barcode/', { waitUntil: 'commit' })
  const menu = page.locator('[data-island] select').first()
  const radio = page.locator('[data-island] input[type=radio]:not(:checked)').first()
  const tick = page.locator('[data-island] input[type=checkbox]').first()
  const before = await menu.inputValue()
  const last = (await menu.locator('option').last().getAttribute('value')) ?? ''
  expect(last).not.toBe(before)
  await menu.selectOption(last)
  const chosen = await radio.evaluate((box: HTMLInputElement) => {
    box.click()
    return [box.name, box.value]
  })
  const ticked = await tick.evaluate((box: HTMLInputElement) => {
    box.click()
    return box.checked
  })
  await expect(awake(page)).toHaveCount(1)
  await expect(menu).toHaveValue(last)
  await expect(page.locator(`input[type=radio][value="${chosen[1]}"]`).first()).toBeChecked()
  await expect(tick).toBeChecked({ checked: ticked })
  await page.reload()
  await expect(awake(page)).toHaveCount(1)
  await expect(menu).toHaveValue(last)
})

test('a part that does not arrive says so and leaves the rest alive', async ({ page }) => {
  await page.route(/\/t\/ui\/case-list\./, (route) => route.abort())
  await page.goto('/calculators/breakeven/')
  await page.locator('summary', { hasText: 'Checked against' }).click()
  await expect(page.locator('[data-island]').getByText(lateMessages.failed)).toBeVisible()
  await boxOf(page, 'Price per unit').fill('30')
  await expect(page.locator('[data-result="units"]')).toHaveText('600')
  await expect(page.getByText(crashMessages.page)).toHaveCount(0)
})
