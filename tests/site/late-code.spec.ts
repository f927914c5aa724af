import type { Page } from '@playwright/test'
import { crashMessages } from '@/lib/messages/crash'
import { lateMessages } from '@/lib/messages/late'
import { expect, test, untilKept } from './site'

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
    kind: 'workbench with prose',
    address: '/utilities/word-counter/',
    island: 'workbench',
    box: 'Your text',
    typed: 'one two three four five',
    answered: (page: Page) => expect(page.getByText('23', { exact: true }).first()).toBeVisible(),
  },
  {
    kind: 'app',
    address: '/utilities/color-picker/',
    island: 'color-picker',
    box: 'Colour',
    typed: '#123456',
    answered: (page: Page) => expect(page.getByRole('img', { name: '#123456' })).toBeVisible(),
  },
  {
    kind: 'workbench',
    address: '/utilities/hash-generator/',
    island: 'workbench',
    box: 'Text to hash',
    typed: 'abc',
    answered: (page: Page) =>
      expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible(),
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

test('a number typed while the code is on the way is read as the visitor’s region writes it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedRegion', 'de'))
  await page.route(/\/t\/ui\/calculator\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/calculators/breakeven/', { waitUntil: 'commit' })
  await boxOf(page, 'Fixed costs').fill('24.000,50')
  await expect(awake(page)).toHaveCount(1)
  await expect(boxOf(page, 'Fixed costs')).toHaveValue(/^24\.000,50?$/)
  await expect(page.locator('[data-result="units"]')).toHaveText('1.601')
})

test('a box that was tabbed into while the code is on the way is still selected when it comes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedRegion', 'de'))
  await page.route(/\/t\/ui\/calculator\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/calculators/breakeven/', { waitUntil: 'commit' })
  const costs = boxOf(page, 'Fixed costs')
  await costs.selectText()
  await expect(awake(page)).toHaveCount(1)
  await expect(costs).toHaveValue('12.000')
  await page.keyboard.type('6.000')
  await expect(costs).toHaveValue('6.000')
  await expect(page.locator('[data-result="units"]')).toHaveText('400')
})

test('trying again for a part leaves every entry in its own box, also where rows were taken away', async ({ page }) => {
  let isMissing = true
  await page.route(/\/t\/ui\/case-list\./, (route) => (isMissing ? route.abort() : route.continue()))
  await page.goto('/calculators/irr/')
  await expect(awake(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove period 2' }).click()
  await page.locator('summary', { hasText: 'Checked against' }).click()
  await expect(page.locator('[data-island]').getByText(lateMessages.failed)).toBeVisible()
  const boxes = page.locator('[data-island] :is(input:not([type=radio]):not([type=checkbox]), select)')
  const before = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  isMissing = false
  await page.locator('[data-island]').getByRole('button', { name: lateMessages.reload }).click()
  await expect(awake(page)).toHaveCount(1)
  await expect(boxes).toHaveCount(before.length)
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).toEqual(before)
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

test('what is typed is there when somebody leaves before the code has come, and comes back', async ({ page }) => {
  let isLate = true
  await page.route(/\/t\/ui\/wake\./, (route) => (isLate ? new Promise<void>(() => {}) : route.continue()))
  for (const { address, box, typed } of kinds) {
    isLate = true
    await page.goto(address, { waitUntil: 'commit' })
    await boxOf(page, box).fill(typed)
    isLate = false
    await page.goto('/about/')
    await page.goto(address)
    await expect(awake(page)).toHaveCount(1)
    await expect(boxOf(page, box)).toHaveValue(typed)
  }
})

/** Tools whose own code fetches what an earlier visit left, or an example, after the page wakes. */
const withEarlierText = [
  ['/calculators/roi/', '[data-island] input[type=text]', '381', '412'],
  ['/generators/qr-code/', '#field-url', 'https://example.org/early', 'https://example.org/late'],
  ['/utilities/text-case/', '#text-case-takes', 'early words', 'late words'],
  ['/utilities/base64/', '#base64-takes', 'early words', 'late words'],
  ['/utilities/remove-extra-spaces/', '#remove-extra-spaces-takes', 'early words', 'late words'],
  ['/utilities/word-counter/', '[data-island] textarea', 'early words', 'late words'],
  ['/utilities/json-formatter/', '[data-island] textarea', '{"early":1}', '{"late":1}'],
  ['/utilities/csv-to-json/', '[data-island] textarea', 'early,1', 'late,1'],
  ['/utilities/hash-generator/', '[data-island] textarea', 'early words', 'late words'],
  ['/utilities/text-diff-checker/', '[data-island] textarea', 'early words', 'late words'],
  ['/utilities/utm-builder/', '[data-island] input[inputmode=url]', 'example.org/early', 'example.org/late'],
  ['/utilities/color-picker/', '[data-island] input.font-mono', '#123456', '#654321'],
] as const

for (const [address, selector, early, late] of withEarlierText)
  test(`${address}: what is typed before the code is neither replaced by an earlier visit's text nor by the example`, async ({
    page,
  }) => {
    let pause = 0
    await page.route(/\/t\/ui\/wake\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await route.continue()
    })
    const box = page.locator(selector).first()
    await page.goto(address)
    await expect(awake(page)).toHaveCount(1)
    await box.fill(early)
    pause = 2000
    await page.goto(address, { waitUntil: 'commit' })
    await box.fill(late)
    await expect(awake(page)).toHaveCount(0)
    await expect(awake(page)).toHaveCount(1)
    await expect(box).toHaveValue(late)
    // Reloading asks nobody but the device.
    pause = 0
    await page.goto('/about/')
    await page.goto(address)
    await expect(awake(page)).toHaveCount(1)
    await expect(box).toHaveValue(late)
  })

test('a slider whose markup stands between two of its steps is nothing that was typed', async ({ page }) => {
  await page.goto('/utilities/color-picker/')
  const colour = await page.locator('[data-island] input.font-mono').first().getAttribute('value')
  await expect(awake(page)).toHaveCount(1)
  await expect(page.locator('[data-island] input.font-mono').first()).toHaveValue(colour ?? '')
  expect(await page.evaluate(() => localStorage.getItem('tallykit:color-picker'))).toBeNull()
})

/** What a page asks for the module of its tool. */
function toolRequests(page: Page, id: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new RegExp(`/t/${id}\\.`).test(request.url())) asked.push(request.url())
  })
  return asked
}

test('a workbench that nobody touches fetches none of its tool; a key, a text or a draft brings it', async ({
  page,
}) => {
  const asked = toolRequests(page, 'csv-to-json')
  await page.goto('/utilities/csv-to-json/')
  await expect(awake(page)).toHaveCount(1)
  await page.waitForTimeout(1000)
  expect(asked).toEqual([])
  await page.keyboard.press('Shift')
  await expect.poll(() => asked.length).toBe(1)
  await boxOf(page, 'CSV to convert').fill('a,b')
  await expect(page.getByText('0 rows, 2 columns')).toBeVisible()
  await untilKept(page, '"text":"a,b"')
  await page.reload()
  await expect(page.getByText('0 rows, 2 columns')).toBeVisible()
})

test('a link that sets an option of a workbench is answered untouched', async ({ page }) => {
  const asked = toolRequests(page, 'csv-to-json')
  await page.goto('/utilities/csv-to-json/#shape=arrays')
  await expect.poll(() => asked.length).toBe(1)
})
