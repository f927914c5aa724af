import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { sample } from '../picture/samples'
import { expect, test } from './site'

/* Chromium's own stand-in for a camera plays a film whose every picture holds a code. */

const film = path.join(mkdtempSync(path.join(tmpdir(), 'camera-')), 'code.mjpeg')
const frame = sample('camera-frame.jpg')
writeFileSync(film, Buffer.concat(Array.from({ length: 5 }, () => frame)))

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

const code = 'http://example.org/menu?table=7'

async function open(page: Page): Promise<void> {
  await page.goto('/utilities/inventory-tracker/')
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
  await expect(page.getByRole('button', { name: 'Settings of this stock book' })).toBeEnabled()
}

test('a code that the camera reads and nobody knows opens a new item, and is booked once it is saved', async ({
  page,
}) => {
  await open(page)
  const line = page.getByRole('textbox', { name: 'Scan or type a movement' })
  await line.fill('in 12')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Barcode', { exact: true })).toHaveValue(code)
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('')
  await form.getByLabel('Name', { exact: true }).fill('Menu card')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(
    page
      .getByText('In: 12 × Menu card')
      .or(page.getByText(`In: 12 × ${code}`))
      .first(),
  ).toBeVisible()
  await expect(page.locator('tbody tr').filter({ hasText: 'Menu card' })).toContainText('12')
  // It stays in sight and is no second delivery.
  await page.waitForTimeout(2500)
  await expect(line).toHaveValue('in 12')
  await expect(page.locator('tbody tr').filter({ hasText: 'Menu card' })).toContainText('12')
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(0)
})

test('a scanner that types an unknown barcode opens a new item too', async ({ page }) => {
  await open(page)
  const line = page.getByRole('textbox', { name: 'Scan or type a movement' })
  await line.click()
  await page.keyboard.type('4006381333931')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Barcode', { exact: true })).toHaveValue('4006381333931')
  await form.getByLabel('Name', { exact: true }).fill('Lamp')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(line).toHaveValue('')
  await line.fill('out 3 4006381333931')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lamp is at −2 in Store.')).toBeVisible()
})

test('labels of the items are saved as a PDF', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Open the example' }).click()
  await page.locator('#tool summary', { hasText: 'Print labels' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save labels as PDF' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('Corner shop (example) labels.pdf')
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(page.getByText('Print the file in its actual size')).toBeVisible()
})
