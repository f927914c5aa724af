import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, untilKept } from './site'

const address = '/utilities/utm-builder/'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fill(page: Page): Promise<void> {
  await page.goto(address)
  await box(page, 'Landing page address').fill('https://example.com/shoes?size=42#blue')
  await page.getByLabel('Source (utm_source)').fill('newsletter')
  await page.getByLabel('Medium (utm_medium)').fill('email')
  await page.getByLabel('Campaign (utm_campaign)').fill('Spring Sale')
}

const link = 'https://example.com/shoes?size=42&utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale#blue'

test('builds the link, shows its channel and keeps what was typed over a reload', async ({ page }) => {
  await fill(page)
  await expect(page.getByText(link, { exact: true })).toBeVisible()
  await expect(page.getByText('Rule: source or medium is email, e-mail, e_mail or e mail.')).toBeVisible()
  await page.getByLabel('Medium (utm_medium)').fill('qr')
  await expect(page.getByRole('status').filter({ hasText: /^Unassigned$/ })).toBeVisible()
  await untilKept(page, '"qr"')
  await page.reload()
  await expect(page.getByLabel('Medium (utm_medium)')).toHaveValue('qr')
  await page.getByLabel('Start from a channel').selectOption('facebook-ads')
  await expect(page.getByRole('status').filter({ hasText: /^Paid Social$/ })).toBeVisible()
})

test('refuses what is no web address, and takes no script', async ({ page }) => {
  await fill(page)
  await box(page, 'Landing page address').fill('java\tscript:alert(1)')
  await expect(page.getByText('A javascript: address is refused.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test the link' })).toHaveCount(0)
})

test('keeps links in the history, warns of a second one, and hands it to the QR code tool', async ({ page }) => {
  await fill(page)
  await page.getByRole('button', { name: 'Copy and keep in history' }).click()
  await expect(page.getByText(/^Check: You made this same link on \d{4}-\d\d-\d\d\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Edit ${link}` })).toBeVisible()
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Edit ${link}` })).toBeVisible()
  await page.getByRole('link', { name: 'Make a QR code of it' }).click()
  await expect(page.locator(`input[value="${link}"]`)).toBeVisible({ timeout: 20_000 })
})

test('applies rules of one’s own and keeps presets', async ({ page }) => {
  await fill(page)
  await page.getByText('Naming rules', { exact: true }).first().click()
  await page.getByLabel('Allowed values for medium').fill('cpc\nsocial')
  await expect(page.getByText('“email” is not on your list for medium.')).toBeVisible()
  await box(page, 'Page where the link will stand, if known').fill('https://www.example.com/')
  await expect(page.getByText(/^Against your rules: The link would stand on example\.com/)).toBeVisible()
  await page.getByText('Presets', { exact: true }).click()
  await page.getByLabel('Name for these parameters').fill('Weekly mail')
  await page.getByRole('button', { name: 'Save preset' }).click()
  await page.getByLabel('Source (utm_source)').fill('other')
  await page.getByLabel('Saved preset').selectOption({ label: 'Choose a preset' })
  await page.getByLabel('Saved preset').selectOption('Weekly mail')
  await expect(page.getByLabel('Source (utm_source)')).toHaveValue('newsletter')
})

test('builds the links of 20,000 rows', async ({ page }) => {
  await page.goto(address)
  const rows = Array.from({ length: 20_000 }, (_, at) => `https://example.com/p/${at % 19_999},google,cpc,Sale "24"`)
  const text = [
    'url,utm_source,utm_medium,utm_campaign',
    ...rows.map((row) => row.replace('Sale "24"', '"Sale ""24"""')),
  ]
  await page.getByLabel('Open CSV file').setInputFiles({
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text.join('\n')),
  })
  await expect(page.getByText('20,000 links from 20,000 rows.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 duplicate')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the links as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(20_001)
  expect(lines[1]).toBe(
    '2,https://example.com/p/0,https://example.com/p/0?utm_source=google&utm_medium=cpc&utm_campaign=sale-%2224%22,Paid Search,',
  )
  expect(lines[20_000]).toContain('Same link as row 2.')
})
