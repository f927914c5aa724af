import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { linkPanelMessages as says } from '@/lib/messages/link-panel'
import { expect, test } from './site'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** What a scanner reads on the screen. */
async function scanned(page: Page): Promise<string | undefined> {
  await prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer }, fireImmediately: true })
  const seen = await page.getByRole('img', { name: says.code }).screenshot({ scale: 'css' })
  const [code] = await readBarcodes(new Blob([Uint8Array.from(seen)]), { formats: ['QRCode'] })
  return code?.text
}

async function copyLink(page: Page, name: string): Promise<void> {
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('region', { name: says.title })).toBeVisible()
}

test('the code of a calculator’s link opens it with the values, and goes when they change', async ({ page, site }) => {
  await page.goto('/calculators/breakeven/')
  const box = page.getByLabel('Fixed costs', { exact: true })
  await box.fill('18000')
  await copyLink(page, 'Copy link with these values')
  const address = await scanned(page)
  expect(address).toMatch(`${site.origin}/calculators/breakeven/#`)
  await box.fill('19000')
  await expect(page.getByRole('region', { name: says.title })).toHaveCount(0)

  await page.goto('about:blank')
  await page.goto(address ?? '')
  await expect(page.locator('[data-result=units]')).toHaveText('1,200')
})

test('the code of a text’s link opens the tool with the text', async ({ page }) => {
  await page.goto('/utilities/base64/')
  await page.getByLabel('Text or file', { exact: true }).first().fill('foob')
  await copyLink(page, 'Copy link')
  const address = await scanned(page)
  await page.getByText('URL-safe - _', { exact: true }).click()
  await expect(page.getByRole('region', { name: says.title })).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(address ?? '')
  await expect(page.getByLabel('Base64', { exact: true })).toHaveValue('Zm9vYg==')
})

test('a link that is too long for a code says so', async ({ page }) => {
  await page.goto('/generators/qr-code/')
  await page.getByRole('textbox', { name: 'Web address' }).fill(`https://example.org/?q=${'a1'.repeat(700)}`)
  await copyLink(page, 'Copy link with these values')
  await expect(page.getByText(says.long)).toBeVisible()
  await expect(page.getByRole('img', { name: says.code })).toHaveCount(0)
})
