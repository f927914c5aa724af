import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { formMessages } from '@/lib/messages/form'
import { batchMessages } from '@/lib/messages/batch'
import { manyMessages } from '@/lib/messages/many'
import { expect, test } from './site'

const box = (page: Page) => page.getByRole('textbox', { name: batchMessages.box })

async function openTable(page: Page): Promise<void> {
  await page.goto('/calculators/discount/')
  await page.getByRole('button', { name: formMessages.many }).click()
  await expect(box(page)).toBeVisible()
}

test('a pasted table is answered row by row, its reasons stand beside it, and the file has every row', async ({
  page,
}) => {
  await openTable(page)
  await box(page).fill('Order\tOriginal price of one\tDiscount\nA-1\t80\t25%\nA-2\teighty\t25%\n=A3\t19.99\t20%\n')
  await expect(page.getByText(manyMessages.done('2', '3'))).toBeVisible()
  // By hand: 80 less a quarter, and 19.99 less a fifth to the cent.
  const table = page.getByRole('table', { name: manyMessages.firstRows('2') })
  await expect(table).toContainText('$60.00')
  await expect(table).toContainText('$15.99')
  await expect(page.getByText(/^Row 3: .*“eighty”/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: manyMessages.saveAs('CSV') }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain(manyMessages.refusedHead)
  expect(lines[1]).toMatch(/^A-1,80,25%,60,/)
  expect(lines[2]).toContain('eighty')
  // Text from outside never becomes a formula.
  expect(lines[3]).toMatch(/^'=A3,19\.99,/)
})

test('ten thousand rows are worked out away from the page, which stays quick; another rate works them out anew', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openTable(page)
  const rows = Array.from({ length: 10_000 }, (_, at) => String(at + 1))
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Original price of one', ...rows].join('\n')),
    })
  await expect(page.getByText(manyMessages.done('10,000', '10,000'))).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Discount', { exact: true }).first().fill('50')
  await expect(page.getByRole('table', { name: manyMessages.firstRows('10') })).toContainText('$0.50', {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: batchMessages.close }).click()
  await expect(box(page)).toHaveCount(0)
})
