import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, test } from './site'

const address = '/generators/barcode/'
const number = (page: Page) => page.getByLabel('EAN-13 number', { exact: true })
const symbology = (page: Page) => page.getByLabel('Symbology', { exact: true })
const passed = (page: Page) => page.getByText('Read-back check passed')

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a code is in the HTML before any script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + address)
  await expect(page.getByRole('img', { name: /EAN-13 barcode that holds: 9506000134352/ })).toBeVisible()
  await expect(page.getByText('37.29 × 25.93 mm')).toBeVisible()
  await context.close()
})

test('a check digit is computed, and a wrong one named under its field', async ({ page }) => {
  await page.goto(address)
  await number(page).fill('629104150021')
  await expect(page.getByText('3, computed')).toBeVisible()
  await number(page).fill('6291041500214')
  await expect(
    page.getByText('EAN-13 number must end in 3, the check digit of 629104150021; this ends in 4.'),
  ).toBeVisible()
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
  await number(page).fill('62910415002')
  await expect(page.getByText('13 digits, or 12 without the check digit; this has 11')).toBeVisible()
})

const kinds = [
  ['ean8', 'EAN-8'],
  ['upca', 'UPC-A'],
  ['upce', 'UPC-E'],
  ['isbn', 'ISBN'],
  ['itf14', 'ITF-14'],
  ['gs1-128', 'GS1-128'],
  ['gs1-datamatrix', 'GS1 DataMatrix'],
  ['code128', 'Code 128'],
  ['code39', 'Code 39'],
  ['datamatrix', 'Data Matrix'],
  ['pdf417', 'PDF417'],
  ['aztec', 'Aztec'],
] as const

test('every symbology is read back from the picture on the page', async ({ page }) => {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
  // The decoder comes with the first change; until then the page claims nothing.
  await expect(passed(page)).toHaveCount(0)
  for (const [kind, name] of kinds) {
    await symbology(page).selectOption(kind)
    await expect(page.getByText(`exactly this content from the picture as ${name}.`)).toBeVisible()
  }
})

test('files carry the printed size', async ({ page }) => {
  await page.goto(address)
  const svg = await saved(page, 'Save SVG')
  expect(svg.name).toBe('EAN-13 9506000134352.svg')
  expect(svg.bytes.toString()).toContain('width="37.29mm"')
  const png = await saved(page, 'Save PNG')
  // 8 pixels for each of 113 modules at 600 dpi, which are 23,622 pixels for a metre.
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(41)]).toEqual([113 * 8, 23622])
  const pdf = await saved(page, 'Save PDF label sheets')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a list gives an archive, and names each line that makes no code', async ({ page }) => {
  await page.goto(address)
  await page.getByText('Many from a list').first().click()
  await page.getByLabel('List', { exact: true }).fill('950600013435,Coffee\n9506000134353\n123')
  await expect(page.getByText('2 lines make no code')).toBeVisible()
  await expect(page.getByText('The code must end in 2')).toBeVisible()
  const zip = await saved(page, 'Save ZIP with all codes')
  const files = unzipSync(zip.bytes)
  expect(Object.keys(files).sort()).toEqual(['1-Coffee.svg', 'report.csv'])
  expect(new TextDecoder().decode(files['report.csv'])).toContain('1,1-Coffee.svg,passed,9506000134352')
})

test('ten thousand lines are made in a worker and can be cancelled', async ({ page }) => {
  await page.goto(address)
  await page.getByText('Many from a list').first().click()
  const lines = Array.from({ length: 10_000 }, (_, at) => String(200_000_000_000 + at)).join('\n')
  await page
    .getByLabel('Or a CSV file')
    .setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
  await expect(page.getByText('10,000; the first one is shown')).toBeVisible()
  await page.getByRole('button', { name: 'Save ZIP with all codes', exact: true }).click()
  await expect(page.getByText(/of 10,000/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Nothing was saved')).toBeVisible()
})
