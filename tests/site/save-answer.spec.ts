import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { faultsOf, pagesOf, picturesIn } from '@/tests/paper/pdf-programs'
import { sheetsIn } from '@/tests/tables/calc'
import { isComplete } from './kept-page'
import { expect, test } from './site'

test.use({ serviceWorkers: 'allow' })

async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Save as…' }).click()
  await expect(page.getByRole('group', { name: 'Save as' })).toBeVisible()
}

async function saved(page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('group', { name: 'Save as' }).getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const closed = (text: string) => text.replace(/\s+/g, '')

/** Every figure on the page, as it is written there. */
const figures = (page: Page) => page.locator('[data-result]').allInnerTexts()

test('what stands on the page stands in its PDF, with charts, working and the address', async ({ page }) => {
  await openPanel(page, '/calculators/breakeven/')
  await page.getByLabel('Fixed costs', { exact: true }).fill('18000')
  await expect(page.locator('[data-result=units]')).toHaveText('1,200')
  const { name, bytes } = await saved(page, 'PDF report')
  expect(name).toMatch(/^breakeven-\d{4}-\d\d-\d\d\.pdf$/)
  expect(faultsOf(bytes)).toBe('')
  const text = closed(pagesOf(bytes).join(' '))
  for (const figure of await figures(page)) expect(text).toContain(closed(figure))
  expect(text).toContain(closed('Fixed costs $18,000.00'))
  expect(text).toContain(closed('Units to break even: $18,000.00 ÷ $15.00 = 1,200'))
  expect(text).toContain('#fixedCosts=18000')
  expect(picturesIn(bytes).split('\n').length).toBeGreaterThan(3)

  await page.goto(`/calculators/breakeven/#${/#(fixedCosts=[^ ]*)/.exec(pagesOf(bytes, '-raw').join('\n'))?.[1] ?? ''}`)
  await expect(page.locator('[data-result=units]')).toHaveText('1,200')
})

test('the workbook has live formulas, the CSV every figure, the picture its size', async ({ page }) => {
  await openPanel(page, '/calculators/breakeven/')
  const { bytes } = await saved(page, 'Excel workbook')
  const { made = {} } = sheetsIn({ made: bytes })
  const answer = new Map((made.Answer ?? []).map(([label = '', value = '']) => [label, value]))
  // OpenStax: 12,000 ÷ (25 − 10) = 800 units, 800 × 25 = 20,000.
  expect(answer.get('Units to break even')).toBe('800')
  expect(answer.get('Revenue at break-even')).toBe('20000')
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet.match(/<f>/g)?.length).toBeGreaterThan(4)

  const csv = (await saved(page, 'CSV')).bytes.toString('utf8')
  expect(csv).toContain('Results,Units to break even,800,')
  const picture = (await saved(page, /^Picture: Revenue against cost/)).bytes
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1200)
})

test('every row of a long table is in the Word file', async ({ page }) => {
  await openPanel(page, '/calculators/loan-emi/')
  const { bytes } = await saved(page, 'Word')
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click()
  const rows = await page.locator('table.result-table tbody tr').count()
  // Twenty years, and each of their months.
  expect(rows).toBeGreaterThanOrEqual(260)
  expect(xml.match(/<w:tr[ >]/g)?.length).toBeGreaterThan(rows)
})

test('an answer is saved without a connection, by a page that was kept', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, acceptDownloads: true })
  const page = await context.newPage()
  await page.goto('/calculators/breakeven/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isComplete(page, '/calculators/breakeven/'), { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await openPanel(page, '/calculators/breakeven/')
  expect((await saved(page, 'PDF report')).bytes.subarray(0, 4).toString()).toBe('%PDF')
  expect((await saved(page, 'Excel workbook')).bytes.subarray(0, 2).toString()).toBe('PK')
  await context.close()
})

test('nothing that writes files is fetched before somebody asks for one', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/calculators/breakeven/')
  await page.getByLabel('Fixed costs', { exact: true }).fill('1')
  await expect(page.locator('[data-result=units]')).toHaveText('1')
  expect(fetched.filter((url) => /workers\/(?:document|workbook)|save-panel/.test(url))).toEqual([])
})
