import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './site'

const address = '/utilities/time-tracker/'
const monday = new Date('2026-06-15T09:00:00')
const question = (page: Page) => page.getByRole('alert').filter({ hasText: 'nobody was there' })

async function startWork(page: Page): Promise<void> {
  await page.goto(address)
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
  await page.getByRole('button', { name: /Client work, Mon 15/ }).click()
  await expect(page.getByText('“Client work” started')).toBeVisible()
}

async function entriesOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('radio', { name: 'Entries' }).check({ force: true })
  return page.locator('main table tbody tr').allInnerTexts()
}

test('a laptop that slept asks what counts, and the time is taken out', async ({ page }) => {
  await page.clock.install({ time: monday })
  await startWork(page)
  await page.clock.runFor('10:00')
  await page.clock.fastForward('42:00')
  await expect(question(page)).toContainText('from 09:10 to 09:52 (0:42)')
  await page.getByRole('button', { name: 'Nothing: go on from 09:52' }).click()
  await expect(question(page)).toHaveCount(0)
  const entries = await entriesOf(page)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toContain('09:52')
  expect(entries[1]).toMatch(/09:00:\d\d\s+09:10:\d\d\s+0:10/)
})

test('a short absence, and one while the page is hidden, ask nothing', async ({ page }) => {
  await page.clock.install({ time: monday })
  await startWork(page)
  await page.clock.runFor('05:00')
  await page.clock.fastForward('14:00')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward('40:00')
  await page.clock.runFor('01:00')
  await expect(question(page)).toHaveCount(0)
})

test('once allowed, the browser tells that nobody is at the keys', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  const permissions = ['idleDetection' as const]
  await session.send('Browser.grantPermissions', {
    permissions,
    origin: site.origin,
    ...(browserContextId && { browserContextId }),
  })
  const setActive = (isUserActive: boolean) =>
    session.send('Emulation.setIdleOverride', { isUserActive, isScreenUnlocked: true })
  await setActive(true)
  await page.clock.install({ time: monday })
  await startWork(page)
  await expect(page.getByRole('button', { name: 'Notice when nobody is there' })).toHaveCount(0)
  await page.clock.runFor('20:00')
  await setActive(false)
  await page.waitForTimeout(500)
  await page.clock.runFor('30:00')
  await setActive(true)
  await expect(question(page)).toContainText(/“Work” ran while nobody was there from 09:(19|20) to 09:50 \(0:3[01]\)/)
  await page.getByRole('button', { name: /^Nothing: stop at/ }).click()
  await expect(page.getByRole('button', { name: /Client work, Mon 15/ })).toContainText('▶')
  await context.close()
})

test('the month’s billable entries open in the timesheet invoice, and its own tax stays', async ({ page }) => {
  await page.clock.install({ time: monday })
  await page.goto(address)
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
  await page.getByRole('button', { name: 'Open the example' }).click()
  await page.getByText('Save, open and print').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /to be opened in Timesheet Invoice, JSON/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Studio Ines (example) 2026-06.json')
  const file = await readFile(await download.path())
  await page.goto('/generators/timesheet-invoice/')
  await page.mouse.move(200, 300)
  await page.locator('.more-options').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await page.getByLabel('Tax rate').fill('20')
  await page
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ name: 'hours.json', mimeType: 'application/json', buffer: file })
  await expect(page.getByLabel('Tax rate')).toHaveValue('20')
  await expect(page.getByRole('article').or(page.locator('main')).first()).toContainText('Web shop')
})
