import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { faultsOf, pagesOf } from '@/tests/paper/pdf-programs'
import { expect, test } from './site'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const head = 'Invoice no,Client,Address,Date,Description,Qty,Price,VAT %'

/** Two lines for each invoice: so many hours at 100 and a flat 9.50, both with 20%. */
function table(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const number = at + 1
    return [
      `B-${number},Client ${number},${number} Mill Lane,2026-11-05,Design,${number},100,20`,
      `B-${number},Client ${number},,,Hosting,1,9.5,20`,
    ]
  })
  return [head, ...rows.flat()].join('\n')
}

async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Many from a table' }).click()
  await expect(page.getByRole('heading', { name: 'Many from a table' })).toBeVisible()
}

const box = (page: Page) => page.getByLabel('The table, with the names of its columns')

async function filesOf(page: Page, press: string | RegExp): Promise<Record<string, Uint8Array>> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: press }).click()
  return unzipSync(await readFile(await (await download).path()))
}

const textOf = (pdf: Uint8Array | undefined) => pagesOf(pdf ?? new Uint8Array(), '-layout').join('\n')

test('a pasted table makes twenty invoices, and rows that cannot be read are listed and saved', async ({ page }) => {
  test.setTimeout(180_000)
  await openPanel(page, '/generators/invoice/')
  const [names = '', ...rows] = table(21).split('\n')
  // The second line of the fourth invoice has no price that can be read.
  rows[7] = 'B-4,Client 4,,,Hosting,1,free,20'
  await box(page).fill([names, ...rows].join('\n'))
  await expect(page.getByText('20 documents from 42 rows.')).toBeVisible()
  await expect(page.getByText('1 of 20: Invoice B-1, Client 1')).toBeVisible()
  await expect(page.getByRole('region', { name: '2 rows are in no document' })).toContainText(
    'Row 9: Unit price must be a number, such as 1,234. The table has “free”.',
  )
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: unknown[] }> } }
    return (await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations
  })
  expect(violations).toEqual([])

  const files = await filesOf(page, 'Make 20 documents')
  await expect(page.getByText('20 of 20 made.')).toBeVisible()
  const made = [1, 2, 3, ...Array.from({ length: 17 }, (_, at) => at + 5)]
  expect(Object.keys(files)).toEqual(made.map((number) => `Invoice B-${number} Client ${number}.pdf`))
  for (const number of [1, 21]) {
    const pdf = files[`Invoice B-${number} Client ${number}.pdf`]
    expect(faultsOf(pdf ?? new Uint8Array())).toBe('')
    const text = textOf(pdf)
    expect(text).toContain(`${number} Mill Lane`)
    // (100 × n + 9.50) × 1.2
    const due = { 1: '$131.40', 21: '$2,531.40' }[number] ?? ''
    expect(text).toContain(due)
  }

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save these rows as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n').map((line) => line.split(',').slice(0, 2).join())).toEqual([
    '\uFEFFInvoice no,Client',
    'B-4,Client 4',
    'B-4,Client 4',
    '',
  ])
  // Mended, they are a table again.
  await box(page).fill(csv.replace('free', '9.5'))
  await expect(page.getByText('1 document from 2 rows.')).toBeVisible()
})

test('who cancels keeps what is made', async ({ page }) => {
  test.setTimeout(180_000)
  await openPanel(page, '/generators/invoice/')
  await box(page).fill(table(900))
  await expect(page.getByText('900 documents from 1,800 rows.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Make 900 documents' }).click()
  await expect(page.getByText(/^\d+ of 900, about/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  const said = page.getByText(/^Cancelled: \d+ of 900 are made/)
  await expect(said).toBeVisible()
  const count = Number(/\d+/.exec(await said.innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(900)
  expect(Object.keys(await filesOf(page, /^Save ZIP/))).toHaveLength(count)
  await expect(page.getByText('Cancelled before its turn.').first()).toBeVisible()
})

test('without numbers in the table they follow the series of the kept documents', async ({ page }) => {
  test.setTimeout(180_000)
  await openPanel(page, '/generators/invoice/')
  await page.getByRole('button', { name: 'Take the next number' }).click()
  await box(page).fill('Client;Invoice date;Description;Price\nOne;2026-11-05;Lamp;10,50\nTwo;2026-11-05;Lamp;1.234,5')
  await expect(page.getByText('2 documents from 2 rows.')).toBeVisible()
  await page.getByLabel('Keep each of them').check()
  const files = await filesOf(page, 'Make 2 documents')
  expect(Object.keys(files)).toEqual(['Invoice INV-2026-0002 One.pdf', 'Invoice INV-2026-0003 Two.pdf'])
  expect(textOf(files['Invoice INV-2026-0003 Two.pdf'])).toContain('$1,234.50')
  await expect(page.getByText('2 kept among your documents.')).toBeVisible()
  await page.goto('/documents/')
  await expect(page.getByText('INV-2026-0003').first()).toBeVisible()
})

test('the template opens as a table, and a letter is made for each of its rows', async ({ page }) => {
  test.setTimeout(180_000)
  await openPanel(page, '/generators/quotation/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a template as Excel' }).click()
  const template = await readFile(await (await download).path())
  await page
    .locator('section input[type=file][accept*=xlsx]')
    .setInputFiles({ name: 'template.xlsx', mimeType: 'application/octet-stream', buffer: template })
  await expect(page.getByText('2 documents from 3 rows.')).toBeVisible()

  await openPanel(page, '/generators/experience-letter/')
  await box(page).fill(
    'Name\tPosition\tEmployed from\tLast day\tDate of the letter\tEmployer\nMaya\tPlanner\t2020-01-06\t2026-10-30\t2026-11-02\tHarbour Tools\nJo\tWelder\t2019-03-04\t2026-10-30\t2026-11-02\tHarbour Tools',
  )
  await expect(page.getByText('2 documents from 2 rows.')).toBeVisible()
  await page.getByLabel('Save each as').selectOption('html')
  const files = await filesOf(page, 'Make 2 documents')
  expect(Object.keys(files)).toEqual(['Experience letter Maya.html', 'Experience letter Jo.html'])
  expect(new TextDecoder().decode(files['Experience letter Jo.html'])).toContain('Welder')
})

test('a table that cannot be used is refused in a sentence', async ({ page }) => {
  await openPanel(page, '/generators/invoice/')
  const alert = page.getByRole('region', { name: 'Many from a table' }).getByRole('alert')
  const open = (name: string, content: string | Uint8Array) =>
    page
      .locator('section input[type=file][accept*=xlsx]')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  await open('long.csv', table(5000))
  await expect(alert).toHaveText('This table has more than 5,001 rows, its head included. Take it apart first.')
  await open('many.csv', table(1001))
  await expect(alert).toContainText('This table makes 1,001 documents, and at most 1,000 are made at once.')
  await open('broken.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))
  await expect(alert).toContainText('This workbook is damaged')
  await open('head.csv', head)
  await expect(alert).toHaveText('This table has no rows below the names of its columns.')
  await open('other.csv', 'Colour of the sky,Wind\nblue,north')
  await expect(alert).toContainText('None of the columns is known by its name.')
  await page.getByLabel('Wind').selectOption('Bill to')
  await expect(page.getByText('1 document from 1 row.')).toBeVisible()
})
