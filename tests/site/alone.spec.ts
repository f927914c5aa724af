import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { lateMessages } from '@/lib/messages/late'
import { startHost } from '@/tests/offline/static-host'
import { count } from './counts'
import { giveFile, openTool, pressAll, textBoxes, withoutDialogs } from './fields'
import { isComplete } from './kept-page'
import { ofEveryTool, probedTools } from './opened'
import { expect, test } from './site'

test.use({ serviceWorkers: 'allow' })

const out = path.resolve(import.meta.dirname, '../../out')
const mostBoxes = 6

/** What the tool shows: its words, what stands in boxes that it fills, its drawings. */
function shown(): string {
  const tool = document.querySelector<HTMLElement>('#tool')
  const filled = [...document.querySelectorAll<HTMLTextAreaElement>('#tool :is(textarea, input)[readonly]')]
  const drawn = [...document.querySelectorAll('#tool :is(svg, img, canvas)')]
  return [tool?.innerText, ...filled.map(({ value }) => value), ...drawn.map((one) => one.outerHTML.length)].join('\n')
}

/** Other entries than what stands in a box, of which one is likely valid. */
async function otherEntries(box: Locator): Promise<string[]> {
  const { type, mode, value } = await box.evaluate((element: HTMLInputElement) => ({
    type: element.type,
    mode: element.inputMode,
    value: element.value,
  }))
  if (type === 'date') return ['2026-03-05']
  if (type === 'month') return ['2026-03']
  if (type === 'time') return ['09:45']
  if (/^#[0-9a-f]{6}$/i.test(value)) return ['#123456']
  // A number with a check digit.
  if (/^\d{13}$/.test(value)) return ['4006381333931']
  return mode === 'numeric' || mode === 'decimal'
    ? ['7', '38', '250']
    : ['38', '38 ships at sea', 'https://example.org/38']
}

/** Enters something else in one box after the other, then gives a file or chooses otherwise, until the tool shows something else. */
async function computes(page: Page): Promise<boolean> {
  const before = await page.evaluate(shown)
  /** Looked at from outside: the page's own policy lets nothing be run that is not in its files. */
  async function changed(): Promise<boolean> {
    for (let looks = 0; looks < 40; looks++) {
      if ((await page.evaluate(shown)) !== before) return true
      await page.waitForTimeout(100)
    }
    return false
  }
  const boxes = page.locator(textBoxes)
  for (let position = 0; position < Math.min(await boxes.count(), mostBoxes); position++) {
    const box = boxes.nth(position)
    const first = await box.inputValue()
    for (const entry of await otherEntries(box)) {
      await box.fill(entry, { timeout: 2000 }).catch(() => undefined)
      const faults = () => page.locator('#tool [aria-invalid=true]').count()
      if ((await changed()) && (await faults()) === 0) return true
    }
    await box.fill(first, { timeout: 2000 }).catch(() => undefined)
  }
  const file = page.locator('#tool input[type=file]').first()
  if ((await file.count()) > 0) {
    await giveFile(file)
    if (await changed()) return true
  }
  const others = page.locator('#tool').getByRole('button', { name: /example|^start/i })
  const choices = page.locator('#tool input:is([type=radio], [type=checkbox]):not(:checked)')
  for (const one of [others.first(), choices.first()]) {
    if ((await one.count()) === 0) continue
    await one.dispatchEvent('click')
    if (await changed()) return true
  }
  return false
}

/** Tools that are given files alone, and one that shows nothing before a country is chosen, whose table comes with the choice. */
const withoutBoxes: readonly string[] = ['public-holidays', 'qr-scanner']

for (const { id, href } of probedTools)
  test(`${id}: opens, computes and has its engines with its server stopped`, ofEveryTool, async ({ browser }) => {
    test.setTimeout(240_000)
    const host = await startHost(out)
    const context = await browser.newContext({ acceptDownloads: true })
    const page = await context.newPage()
    await page.addInitScript(withoutDialogs)
    const address = `${host.origin}${href}/`
    await openTool(page, address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => isComplete(page, `${href}/`), { timeout: 60_000 }).toBe(true)
    const storedBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await page.goto(`${host.origin}/settings/`)
    await host.down()

    const missing: string[] = []
    const said: string[] = []
    // Letters of scripts that a document does not have are fetched with the first one that has them, holidays with their country; the icon of the tab is fetched by
    // the browser, past the worker.
    const isOnUse = (url: string) =>
      /\/t\/fonts\/on-use\/|\/t\/engines\/[a-z]{2}\.[\w-]+\.zip$|\/icons\/icon\.svg$/.test(url)
    page.on('requestfailed', (request) => {
      // What is given up because the page is left was not missing.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED'
      if (/^https?:/.test(request.url()) && !isOnUse(request.url()) && !isLeft) missing.push(request.url())
    })
    page.on('pageerror', (error) => said.push(error.message))
    await openTool(page, address)
    if (!withoutBoxes.includes(id)) expect(await computes(page)).toBe(true)
    await pressAll(page, 'keyboard')
    await expect(page.getByText(lateMessages.failed).filter({ visible: true })).toHaveCount(0)
    expect({ missing, said }).toEqual({ missing: [], said: [] })
    await context.close()
    count(id, { offline: 1, storedBytes })
  })
