import { crashMessages } from '@/lib/messages/crash'
import type { Page } from '@playwright/test'
import { expect, test, untilKept } from './site'

const address = '/calculators/breakeven/'
const headline = (page: Page) => page.locator('[data-result="units"]')

test('results are in the HTML before any script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + address)
  await expect(headline(page)).toHaveText('800')
  await expect(page.getByRole('img', { name: 'Revenue against cost' }).first()).toBeVisible()
  await context.close()
})

test('a result follows every keystroke', async ({ page }) => {
  await page.goto(address)
  const price = page.getByLabel('Price per unit', { exact: true })
  await price.fill('')
  await price.pressSequentially('30')
  await expect(headline(page)).toHaveText('600')
})

test('what is answered for today is answered for the visitor’s own, before anybody touches the form', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-08-12T20:00:00Z') })
  await page.goto('/calculators/moon-phase/')
  await expect(page.locator('[data-result="phase"]')).toHaveText('New Moon')
  await expect(page.getByRole('img', { name: 'The Moon, 0% lit' })).toBeVisible()
})

for (const [awaited, brought] of [
  ['/calculators/date-add/', 'Distance from today'],
  ['/utilities/timestamp-converter/', 'Days apart'],
] as const)
  test(`what only today brings to ${awaited} has its place before it comes`, async ({ page }) => {
    let bring = () => {}
    const asked = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route('**/t/*.js', async (route) => {
      await asked
      await route.continue()
    })
    const saving = page.getByRole('button', { name: 'Save as…' })
    await page.goto(awaited)
    await expect(page.getByText(brought, { exact: true })).toBeHidden()
    const before = await saving.boundingBox()
    bring()
    await expect(page.getByText(brought, { exact: true })).toBeVisible()
    expect(await saving.boundingBox()).toEqual(before)
  })

test('an invalid field says what is allowed and keeps the last good result, greyed', async ({ page }) => {
  await page.goto(address)
  const price = page.getByLabel('Price per unit', { exact: true })
  await price.fill('thirty')
  await expect(page.getByText('Price per unit must be a number')).toBeVisible()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(headline(page)).toHaveText('800')
  await price.blur()
  await page.getByRole('link', { name: 'Go to the field' }).click()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('thirty')
  await expect(page.getByText('These are the last valid results')).toBeVisible()
  await price.fill('5')
  await expect(page.getByText('Price per unit must be higher than the variable cost')).toBeVisible()
  await price.fill('40')
  await expect(headline(page)).toHaveText('400')
  await expect(price).not.toHaveAttribute('aria-invalid', 'true')
})

test('numbers are read as the visitor’s region writes them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedRegion', 'de'))
  await page.goto(address)
  await page.getByLabel('Fixed costs', { exact: true }).fill('24.000,50')
  await page.getByLabel('Price per unit', { exact: true }).fill('25,00 €')
  await expect(headline(page)).toHaveText('1.601')
  await expect(page.locator('[data-result="contribution"]')).toContainText('15,00')
})

test('what was typed survives a reload, a change of region and a closed page', async ({ context, page }) => {
  await page.goto(address)
  await page.getByLabel('Fixed costs', { exact: true }).fill('1,234.50')
  await expect(headline(page)).toHaveText('83')
  await untilKept(page, '1,234.50')
  await page.close()
  const again = await context.newPage()
  await again.addInitScript(() => localStorage.setItem('selectedRegion', 'fr'))
  await again.goto(address)
  await expect(again.getByLabel('Fixed costs', { exact: true })).toHaveValue(/^1\s234,5/)
  await again.getByRole('button', { name: 'Start over' }).click()
  await expect(headline(again)).toHaveText('800')
})

test('a link holds the values; unknown keys are ignored, nonsense is named', async ({ page }) => {
  await page.goto(`${address}#price=30&colour=red`)
  await expect(headline(page)).toHaveText('600')
  await page.goto('about:blank')
  await page.goto(`${address}#price=%E0%A4%A`)
  await expect(page.getByText('could not be read')).toBeVisible()
  await expect(headline(page)).toHaveText('800')
  await page.goto('about:blank')
  await page.goto(`${address}#price=${'9'.repeat(9000)}`)
  await expect(page.getByText('more than a link can')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`${address}#price=abc&fixedCosts=1500`)
  await expect(page.getByText('The link’s value for Price per unit is not allowed')).toBeVisible()
  await expect(headline(page)).toHaveText('100')
})

test('typing before the calculator has arrived is kept, shown as pending, then answered', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/t\/breakeven\.[A-Z0-9]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const price = page.getByLabel('Price per unit', { exact: true })
  await price.fill('30')
  await expect(page.getByText('Waiting for the calculator to load')).toBeVisible()
  await expect(headline(page)).toHaveText('800')
  release()
  await expect(headline(page)).toHaveText('600')
  await expect(price).toHaveValue(/^30/)
})

test('a calculator that does not load says so, keeps what was typed, and can be tried again', async ({ page }) => {
  let broken = true
  await page.route(/\/t\/breakeven\.[A-Z0-9]+\.js/, (route) => (broken ? route.abort() : route.continue()))
  await page.goto(address)
  const price = page.getByLabel('Price per unit', { exact: true })
  await price.focus()
  await expect(page.getByText('The calculator did not load')).toBeVisible()
  await price.fill('30')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(headline(page)).toHaveText('600')
})

test('the cases run again on the page and agree', async ({ page }) => {
  await page.goto(address)
  await page.locator('summary', { hasText: 'Checked against' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'agree, computed just now' })).toContainText(
    /^(\d+) of \1 agree/,
  )
})

test('rows are added, removed and pasted from a spreadsheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/calculators/irr/')
  await page.waitForLoadState('networkidle')
  const first = page.getByLabel('Amount, period 1', { exact: true })
  await first.focus()
  await page.evaluate(() => navigator.clipboard.writeText('-1600\n10000\n-10000'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('Amount, period 3', { exact: true })).toHaveValue('-10000')
  // What came with the page made room for what was pasted.
  await expect(page.getByLabel('Amount, period 4', { exact: true })).toHaveCount(0)
  await expect(page.getByText('2 rates fit')).toBeVisible()
  await first.focus()
  await page.evaluate(() => navigator.clipboard.writeText('-1700\n10500'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('Amount, period 2', { exact: true })).toHaveValue('10500')
  await expect(page.getByLabel('Amount, period 3', { exact: true })).toHaveValue('-10000')
  await page.getByRole('button', { name: 'Add period' }).click()
  await page.getByLabel('Amount, period 4', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'Remove period 3' }).click()
  await expect(page.getByLabel('Amount, period 3', { exact: true })).toHaveValue('50')
})

test('everything a calculator does works by keyboard alone', async ({ page }) => {
  await page.goto(address)
  const price = page.getByLabel('Price per unit', { exact: true })
  await price.focus()
  await page.keyboard.press('ArrowUp')
  await expect(price).toHaveValue('26')
  await page.keyboard.press('PageUp')
  await expect(price).toHaveValue('36')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(price).toHaveValue('26')
  await expect(headline(page)).toHaveText('750')
})

test('blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(address)
  await page.getByLabel('Price per unit', { exact: true }).fill('30')
  await expect(headline(page)).toHaveText('600')
})

test('what is typed never leaves the page', async ({ page }) => {
  const marker = '918273645'
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  )
  await page.goto(address)
  await page.getByLabel('Fixed costs', { exact: true }).fill(marker)
  await page.getByRole('button', { name: 'Copy results' }).click()
  await untilKept(page, '918,273,645')
  await page.reload()
  await expect(page.getByLabel('Fixed costs', { exact: true })).toHaveValue(/918/)
  const encodings = [
    marker,
    Buffer.from(marker).toString('base64').replace(/=+$/, ''),
    Buffer.from(marker).toString('hex'),
  ]
  expect(asked.filter((request) => encodings.some((one) => request.includes(one)))).toEqual([])
})

test('on a phone the answer stays in sight beside the field, until the results are there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/calculators/roi/')
  await page.locator('.more-options > summary').click()
  await page.evaluate(() => window.scrollTo(0, 0))
  const bar = page.locator('[data-answer-bar]')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('30%')
  await page.getByLabel('Final value', { exact: true }).fill('15000')
  await expect(bar).toContainText('55%')
  await bar.click()
  const headline = page.locator('output').first()
  await expect(headline).toBeInViewport({ ratio: 1 })
  const covered = await headline.evaluate((shown) => {
    const { left, top } = shown.getBoundingClientRect()
    return document.elementFromPoint(left + 5, top + 5)?.closest('[data-answer-bar]') !== null
  })
  expect(covered).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 0))
  const years = page.getByRole('textbox', { name: 'Years held' })
  await years.focus()
  const [field, edge] = await Promise.all([years.boundingBox(), bar.boundingBox()])
  expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThanOrEqual(edge?.y ?? NaN)
})

test('an answer of two lines hides behind its results as one of a single line does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1688 })
  await page.goto('/calculators/ohms-law/')
  const [bar, results] = await page
    .locator('[data-answer-bar]')
    .evaluate((shown) => [shown, shown.nextElementSibling].map((one) => one?.getBoundingClientRect().top ?? NaN))
  expect(bar).toBeGreaterThanOrEqual(results ?? NaN)
})

test('a calculator with a bug is replaced by one sentence; the rest of the site stands', async ({ page }) => {
  await page.route(/\/t\/breakeven\.[A-Z0-9]+\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default { compute() { throw new Error("a bug") }, steps: () => [] }',
    }),
  )
  await page.goto(address)
  await page.getByLabel('Price per unit', { exact: true }).focus()
  await expect(page.locator('main').getByRole('alert')).toHaveText(crashMessages.page)
  await expect(page.getByRole('link', { name: 'Calculators' }).first()).toBeVisible()
})

/** Runs in the page: types a text in one go, and tells what stands in the last row of a table before anything else happens. */
function typeAtOnce({ field, text, print }: { field: string; text: string; print: boolean }): string | null {
  const box = document.getElementById(field)
  if (!(box instanceof HTMLInputElement)) throw new Error(`There is no box ${field}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  if (print) dispatchEvent(new Event('beforeprint'))
  return [...document.querySelectorAll('.result-table tbody tr')].at(-1)?.textContent ?? null
}

test('what is printed in the moment of a keystroke is the present answer', async ({ page }) => {
  await page.goto('/calculators/beam/')
  await page.waitForLoadState('networkidle')
  await page.locator('#field-span').fill('7')
  await expect(page.locator('[data-result="moment"]')).toHaveText('61.25 kN·m')
  const printed = await page.evaluate(typeAtOnce, { field: 'field-span', text: '8', print: true })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-result="moment"]')).toHaveText('80.00 kN·m')
  const shown = () => page.evaluate(() => [...document.querySelectorAll('.result-table tbody tr')].at(-1)?.textContent)
  await expect.poll(shown).toBe(printed)
})

test('a keystroke that changes no figure leaves every picture and table alone', async ({ page }) => {
  await page.goto('/calculators/beam/')
  await page.waitForLoadState('networkidle')
  const late = () =>
    page.evaluate(() => [...document.querySelectorAll('.chart-figure, .result-table')].map((one) => one.innerHTML))
  const earlier = await late()
  await page.locator('#field-span').fill('7')
  await expect(page.locator('[data-result="moment"]')).toHaveText('61.25 kN·m')
  // All of them have followed the first keystroke before the second comes.
  const unchanged = async () => (await late()).filter((one) => earlier.includes(one)).length
  await expect.poll(unchanged).toBe(0)
  await page.evaluate(() => {
    const changed: string[] = []
    new MutationObserver((changes) => {
      for (const { target, type } of changes)
        if (target instanceof Element && target.closest('.chart-figure, .result-table')) changed.push(type)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { changed })
  })
  await page.locator('#field-span').fill('7.0')
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([])
})
