import { readFileSync } from 'node:fs'
import { fileMessages } from '@/lib/messages/file'
import { expect, test, unfold } from './site'

const address = '/generators/invoice/'
const sheet = 'article.doc'

test('typing shows on the sheet, which adds up, and a saved JSON brings everything back', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Bill to').fill('<b>Ana & Sons</b>\n=2+2 Road')
  await page.getByLabel('Description, line 1', { exact: true }).fill('Chairs <script>')
  await page.getByLabel('Quantity, line 1', { exact: true }).fill('3')
  await page.getByLabel('Unit price, line 1', { exact: true }).fill('0.335')
  await page.getByRole('button', { name: 'Remove line 3' }).click()
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  // 3 × 0.335 = 1.005, rounded 1.01; 10% of it 0.10.
  await expect(page.locator(sheet)).toContainText('$1.01')
  await expect(page.locator(sheet)).toContainText('Amount due$1.11')
  await expect(page.locator(sheet)).toContainText('<b>Ana & Sons</b>')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save JSON' }).click()
  const file = await (await saving).path()
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { sums: { toPay: number; currency: string } }
  expect(saved.sums).toMatchObject({ toPay: 111, currency: 'USD' })

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.locator(sheet)).toContainText('Alder & Finch')
  await page.getByLabel('Open a saved JSON').setInputFiles({
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  })
  await expect(page.locator(sheet)).toContainText('<b>Ana & Sons</b>')
  await expect(page.locator(sheet)).toContainText('Amount due$1.11')
  await expect(page.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('0.335')
})

test('what cannot be is said beside its field, and the last sheet stays', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Quantity, line 2', { exact: true }).fill('-1')
  await expect(page.getByText(/In line 2: Quantity must be 0 or more/)).toBeVisible()
  await expect(page.locator(sheet)).toContainText('Amount due$3,370.95')
  await page.getByLabel('Quantity, line 2', { exact: true }).fill('6')
  await page.getByLabel('From (your business)').fill('x'.repeat(10_000))
  await expect(page.getByText(/From \(your business\) can have at most/)).toBeVisible()
  await page.getByLabel('Open a saved JSON').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[1]'),
  })
  await expect(page.getByText('This file holds no entries of this page.')).toBeVisible()
})

test('a logo of 30 MB and a broken one are refused in a sentence, and a large photograph is made small', async ({
  page,
}) => {
  await page.goto(address)
  await unfold(page)
  const logo = page.getByLabel('Logo', { exact: false })
  const give = (buffer: Buffer) => logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const large = Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 3000
      canvas.height = 1000
      canvas.getContext('2d')?.fillRect(100, 100, 2000, 500)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }),
    'base64',
  )
  await give(Buffer.alloc(30_000_000, 7))
  await expect(page.getByText('The file must be 8 MB or smaller.')).toBeVisible()
  await give(large.subarray(0, large.length / 2))
  await expect(page.getByText(fileMessages.noPicture)).toBeVisible()
  await expect(page.locator(`${sheet} image`)).toHaveCount(0)
  await give(large)
  const href = await page.locator(`${sheet} image`).getAttribute('href')
  const size = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src ?? ''
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, href)
  expect(size).toEqual([800, 267])
})

test('rows pasted from a spreadsheet become lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await page.evaluate(() =>
    navigator.clipboard.writeText('Bolt\t1000\tpieces\t0.0421\t\t20%\nNut\t500\tpieces\t0.02\t10%\t20%'),
  )
  await expect(page.locator('[data-island][data-awake]')).toBeAttached()
  await page.getByLabel('Description, line 1', { exact: true }).focus()
  await page.keyboard.press('Control+V')
  // 42.10 + 10.00 less 1.00 = 51.10; 20% of it 10.22.
  await expect(page.locator(sheet)).toContainText('Amount due$61.32')
})

for (const width of [320, 390, 1280])
  test(`nothing scrolls sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await expect(page.locator(sheet)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // Every box of a line can be reached without pushing the table about.
    for (const column of ['Description', 'Quantity', 'Unit', 'Unit price', 'Discount', 'Tax']) {
      const box = await page.getByLabel(`${column}, line 1`, { exact: true }).boundingBox()
      expect(box && box.x + box.width).toBeLessThanOrEqual(width)
    }
  })
