import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { expect, test } from './site'

const rowCount = 100_000

const listed = (page: Page, text: string) =>
  page.getByRole('table', { name: /^The first/ }).getByRole('cell', { name: text, exact: true })

test('a hundred thousand rows are converted beside the page, and saved', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/utilities/currency-converter/')
  await page.getByText('A long list or a CSV file').click()
  // Row n is n dollars: ECB of 28 June 2024, 0.84638 pounds for 1.0705 dollars.
  const rows = Array.from({ length: rowCount }, (_, at) => `Invoice ${at + 1},${at + 1},USD`)
  rows[41] = 'Invoice 42,much,USD'
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`What,Sum,Code\n${rows.join('\n')}\n`),
  })
  const status = page.getByText('99,999 of 100,000 rows converted.')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible({ timeout: 60_000 })
  // The work is the worker's, so the page goes on answering meanwhile.
  expect(page.workers()).toHaveLength(1)
  await expect(status).toBeVisible({ timeout: 200_000 })
  await expect(page.getByText('Line 43, much USD')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).first().click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).split('\r\n')
  expect(lines).toHaveLength(rowCount + 2)
  expect(lines[0]).toBe('\uFEFFWhat,Sum,Code,Received,Received currency,Rate,Note')
  // =ROUND(100000*0.84638/1.0705, 2)
  expect(lines[rowCount]).toMatch(/^Invoice 100000,100000,USD,79063\.99,GBP,0\.79063988/)
})

test('a list is stopped, and worked out again with another amount above', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/utilities/unit-conversion/')
  await page.getByText('A long list or a CSV file').click()
  const box = page.getByLabel('Rows, one a line')
  await box.fill('5 ft 11 in\n2 m')
  await expect(page.getByText('2 of 2 rows converted.')).toBeVisible()
  await expect(listed(page, '180.34')).toBeVisible()
  await page.getByLabel('What to convert').fill('1 ft to m')
  await expect(listed(page, '1.8034')).toBeVisible()

  const many = Array.from({ length: 90_000 }, (_, at) => `${at + 1} mm`).join('\n')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(many) })
  await page.getByRole('button', { name: 'Cancel' }).click({ timeout: 60_000 })
  await expect(page.getByText('Stopped.')).toBeVisible()
  await page.getByRole('button', { name: 'Convert again' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible({ timeout: 60_000 })
})

test('a workbook is read like a CSV file, at the sheet that is chosen', async ({ page }) => {
  await page.goto('/utilities/currency-converter/')
  await page.getByText('A long list or a CSV file').click()
  const workbook = workbookXlsx({
    title: 'Bills',
    sheets: [
      { name: 'Notes', rows: [['Nothing to convert']] },
      {
        name: 'Bills',
        rows: [
          ['What', 'Sum', 'Code'],
          ['Hotel', { value: 240 }, 'USD'],
          ['=1+1', { value: 0.5 }, 'EUR'],
        ],
      },
    ],
  })
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await choose('bills.xlsx', Buffer.from(workbook))
  await page.getByLabel('Sheet', { exact: true }).selectOption('Bills')
  await expect(page.getByText('2 of 2 rows converted.')).toBeVisible()
  // ECB of 28 June 2024: 240 × 0.84638 ÷ 1.0705.
  await expect(listed(page, '189.75')).toBeVisible()
  await choose('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
  await expect(page.getByRole('alert')).toContainText('Save it as .xlsx without a password first.')
})
