import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './site'

const address = '/calculators/graphing-calculator/'
const names = ['x from', 'x to', 'y from', 'y to'] as const

const plot = (page: Page) => page.locator('svg[data-plane]')
// An empty one is called optional.
const box = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const stage = (page: Page) => page.getByRole('group', { name: 'Graph, which can be moved and zoomed' })

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(address + hash)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  const options = page.locator('details.more-options')
  // A link that sets a folded field has opened them.
  if ((await options.getAttribute('open')) === null) await options.locator('summary').click()
}

/** What the picture says that it shows. */
async function shown(page: Page): Promise<number[]> {
  const { x, y } = JSON.parse((await plot(page).getAttribute('data-plane')) ?? '') as Record<
    'x' | 'y',
    { from: number; to: number }
  >
  return [x.from, x.to, y.from, y.to]
}

async function typed(page: Page): Promise<number[]> {
  const texts = await Promise.all(names.map((name) => box(page, name).inputValue()))
  return texts.map((text) => Number(text.replace('−', '-').replaceAll(',', '')))
}

/** A picture that is drawn anew is another one. */
const inSight = (page: Page) => expect(() => plot(page).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()

/** Where a point of the plane is on the screen. */
async function onScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return plot(page).evaluate(
    (svg, point) => {
      const one = svg as SVGSVGElement
      const { at, width, height, x: across, y: up } = JSON.parse(one.dataset.plane ?? '')
      const place = new DOMPoint(
        at[0] + ((point.x - across.from) / (across.to - across.from)) * width,
        at[1] + (1 - (point.y - up.from) / (up.to - up.from)) * height,
      ).matrixTransform(one.getScreenCTM() ?? undefined)
      return { x: place.x, y: place.y }
    },
    { x, y },
  )
}

/** A pointer stands on whole pixels, of which a unit of the plane has about forty. */
const tolerance = 0.1

async function expectShown(page: Page, wanted: readonly number[]): Promise<void> {
  await expect
    .poll(async () => (await shown(page)).every((end, at) => Math.abs(end - (wanted[at] ?? 0)) < tolerance))
    .toBe(true)
  expect(await typed(page)).toEqual(await shown(page))
}

const square = '#left=-5&right=5&bottom=-5&top=5'

test('a plot is dragged, zoomed by wheel, keys and buttons, and its fields follow and are kept', async ({ page }) => {
  await open(page, square)
  await expectShown(page, [-5, 5, -5, 5])
  await inSight(page)
  const [from, to] = [await onScreen(page, 0, 0), await onScreen(page, 2, -1)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
  await expectShown(page, [-7, 3, -4, 6])

  // The place under the pointer stays: 0 of x and of y.
  const origin = await onScreen(page, 0, 0)
  await page.mouse.move(origin.x, origin.y)
  // A turn of 231 pixels shows a share of exp(−0.0015 × 231), which is 1/√2.
  await page.mouse.wheel(0, -231)
  await page.mouse.wheel(0, -231)
  await expectShown(page, [-3.5, 1.5, -2, 3])
  await page.keyboard.press('ArrowRight')
  await expectShown(page, [-3, 2, -2, 3])
  await page.keyboard.press('Shift+ArrowUp')
  await expectShown(page, [-3, 2, 0.5, 5.5])
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expectShown(page, [-3.625, 2.625, -0.125, 6.125])
  await page.getByRole('button', { name: 'Move down' }).click()
  await expectShown(page, [-3.625, 2.625, -0.75, 5.5])
  const last = await typed(page)

  await page.waitForTimeout(600)
  // The link would come before what was kept.
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  await expect.poll(() => shown(page)).toEqual(last)
})

test('the view of before brings back what was typed, and the wheel scrolls a page whose plot nobody has clicked', async ({
  page,
}) => {
  await open(page)
  await box(page, 'x to').fill('7')
  const before = await typed(page)
  expect(before.slice(0, 2)).toEqual([-5, 7])
  await expect.poll(async () => (await shown(page))[1]).toBe(7)
  const seen = await shown(page)
  await inSight(page)
  const place = await onScreen(page, 1, 1)
  await page.mouse.move(place.x, place.y)
  const height = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(height)
  expect(await shown(page)).toEqual(seen)

  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Move left' }).click()
  await expect.poll(() => shown(page)).not.toEqual(seen)
  await stage(page).focus()
  await page.keyboard.press('0')
  await expect.poll(() => shown(page)).toEqual(seen)
  await expect(box(page, 'y from')).toHaveValue('')
})

test('two fingers zoom on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await open(page, square)
  await expectShown(page, [-5, 5, -5, 5])
  await inSight(page)
  const client = await context.newCDPSession(page)
  const at = async (x: number) => [await onScreen(page, -x, 0), await onScreen(page, x, 0)]
  const [near, far] = [await at(1), await at(2)]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: near })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: far })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expectShown(page, [-2.5, 2.5, -2.5, 2.5])
  await context.close()
})

test('a plot is saved as SVG and PNG as it is shown', async ({ page }) => {
  await open(page, '#functions=x%5E2%20-%202&left=-2&right=2&bottom=-3&top=3')
  await page.getByRole('button', { name: 'Save as…' }).click()
  for (const [label, name] of [
    ['Picture as SVG: Graph', 'Graph.svg'],
    ['Picture: Graph', 'Graph.png'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    const bytes = readFileSync(await download.path())
    if (name.endsWith('png')) expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    else {
      const svg = bytes.toString('utf8')
      expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      expect(svg).not.toMatch(/class=|var\(--/)
      expect(svg).toContain('Graph of y₁')
    }
  }
})
