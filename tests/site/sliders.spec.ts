import type { BrowserContext, Page } from '@playwright/test'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { ofEveryTool, openedTools } from './opened'
import { expect, test, unfold } from './site'

const tools = openedTools.map(({ href }) => `${href}/`)
const shareCount = 4
const shares = [0, 1, 2, 3].map((share) => tools.filter((_, position) => position % shareCount === share))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  await unfold(page)
}

/** What is wrong with the keys of the page's sliders, each with its name. */
async function keyFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const sliders = page.locator(':is(input[type="range"], [role="slider"])').filter({ visible: true })
  for (let position = 0; position < (await sliders.count()); position += 1) {
    const slider = sliders.nth(position)
    const read = () =>
      slider.evaluate((one) => {
        const { value, min, max, step } = one as HTMLInputElement
        return { value: Number(value), min: Number(min), max: Number(max), step: Number(step) }
      })
    const name = await slider.evaluate((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent)
    const { min, max, step } = await read()
    const clamped = (value: number) => Math.min(max, Math.max(min, value))
    await slider.focus()
    for (const [key, expected] of [
      ['End', max],
      ['PageDown', clamped(max - 10 * step)],
      ['Home', min],
      ['ArrowRight', min + step],
      ['Shift+ArrowRight', clamped(min + 11 * step)],
      ['Shift+ArrowLeft', clamped(clamped(min + 11 * step) - 10 * step)],
      ['PageUp', clamped(clamped(clamped(min + 11 * step) - 10 * step) + 10 * step)],
    ] as const) {
      await page.keyboard.press(key)
      const { value } = await read()
      if (!(Math.abs(value - expected) < step / 1000))
        faults.push(`${name}: ${key} gives ${value} instead of ${expected}`)
    }
  }
  return faults
}

for (const [share, addresses] of shares.entries())
  test(
    `every slider snaps, clamps and moves ten steps, share ${share + 1} of ${shareCount}`,
    ofEveryTool,
    async ({ browser, site }) => {
      test.setTimeout(600_000)
      const context = await browser.newContext({ baseURL: site.origin })
      const page = await context.newPage()
      const faults: string[] = []
      for (const address of addresses) {
        await open(page, address)
        faults.push(...(await keyFaults(page)).map((fault) => `${address} ${fault}`))
      }
      expect(faults).toEqual([])
      await context.close()
    },
  )

/** A second page of the site in the same browser, where a visitor changes what holds for all. */
async function secondPage(context: BrowserContext, page: Page) {
  const other = await context.newPage()
  await other.goto('/about/')
  await page.bringToFront()
  const store = (key: string, value: string) =>
    other.evaluate(([name, text]) => localStorage.setItem(String(name), String(text)), [key, value])
  return {
    async setRegion(code: RegionCode) {
      await store('selectedRegion', code)
      if (page.url() !== 'about:blank')
        await expect(page.locator('[data-region-picker] [data-region="name"]').first()).toHaveText(regionOf(code).name)
    },
    async setTheme(theme: 'light' | 'dark') {
      await store('tallykit:theme', theme)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    },
  }
}

/** Sliders and lists that were there before and after a change, but not as the same element: they would lose the focus. */
async function drawnAnew(page: Page, change: () => Promise<void>): Promise<string[]> {
  const controls = await page.locator('#tool :is(input[type="range"], select)').elementHandles()
  await change()
  const lost: string[] = []
  for (const handle of controls) {
    const fault = await handle.evaluate((control) => {
      if (control.isConnected || !(control instanceof Element)) return undefined
      const nameOf = (one: Element) => one.id || one.getAttribute('aria-label')
      const now = [...document.querySelectorAll('#tool :is(input[type="range"], select)')]
      return now.some((one) => nameOf(one) === nameOf(control)) ? nameOf(control) : undefined
    })
    if (fault) lost.push(fault)
  }
  return lost
}

for (const [share, addresses] of shares.entries())
  test(
    `no slider or list is drawn anew when the region or the theme changes, share ${share + 1} of ${shareCount}`,
    ofEveryTool,
    async ({ browser, site }) => {
      test.setTimeout(600_000)
      const context = await browser.newContext({ baseURL: site.origin })
      const page = await context.newPage()
      const other = await secondPage(context, page)
      const lost: string[] = []
      for (const address of addresses) {
        await other.setRegion('global')
        await open(page, address)
        for (const [code, theme] of [
          ['us', 'dark'],
          ['in', 'light'],
        ] as const) {
          const found = await drawnAnew(page, async () => {
            await other.setRegion(code)
            await other.setTheme(theme)
          })
          lost.push(...found.map((name) => `${address} ${name}, to ${code}`))
        }
        const empty = await page.locator('#tool option[value=""], #tool option:not([value])').count()
        if (empty > 0) lost.push(`${address} offers ${empty} empty values`)
      }
      expect(lost).toEqual([])
      await context.close()
    },
  )

test('a slider keeps its keys, its focus and its place while region and theme change under it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 664 },
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await open(page, '/calculators/mortgage/')
  const slider = page.getByRole('slider', { name: 'Interest rate' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('2.75')
  const before = await slider.boundingBox()
  const other = await secondPage(context, page)
  for (const [code, written] of [
    ['in', '2.75'],
    ['de', '2,75'],
    ['us', '2.75'],
  ] as const) {
    await other.setRegion(code)
    await other.setTheme(code === 'de' ? 'light' : 'dark')
    await expect(slider).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Interest rate' })).toHaveValue(written)
    const after = await slider.boundingBox()
    expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThanOrEqual(1)
  }
  await page.keyboard.press('Shift+ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '5.25% a year')
  await context.close()
})

test('a list keeps what is chosen, its focus and its keys while region and theme change under it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await open(page, '/calculators/mortgage/')
  const unit = page.getByRole('combobox', { name: 'Unit of Term' })
  await unit.focus()
  // Arrows and no letters: two letters within a second are one word to a list.
  await page.keyboard.press('ArrowDown')
  await expect(unit).toHaveValue('years')
  const other = await secondPage(context, page)
  await other.setRegion('in')
  await other.setTheme('dark')
  await expect(unit).toBeFocused()
  await expect(unit).toHaveValue('years')
  await page.keyboard.press('ArrowUp')
  await expect(unit).toHaveValue('months')
  await context.close()
})

test('the list of regions stays open and keeps its keys while region and theme change under it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await open(page, '/calculators/breakeven/')
  const other = await secondPage(context, page)
  await page.locator('header [data-region-picker] button').focus()
  await page.keyboard.press('ArrowDown')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  await page.keyboard.type('jap')
  const japan = page.getByRole('option', { name: /Japan/ })
  await expect(japan).toBeFocused()
  await other.setTheme('dark')
  await context.pages()[1]?.evaluate(() => localStorage.setItem('selectedRegion', 'de'))
  await expect(page.getByRole('option', { name: /Germany/, includeHidden: true })).toHaveAttribute('aria-selected', /./)
  await expect(list).toBeVisible()
  await expect(japan).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  const picker = page.locator('header [data-region-picker] button')
  await expect(picker).toHaveAccessibleName(/Japan/)
  await expect(picker).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await context.close()
})
