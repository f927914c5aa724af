import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { violations } from './axe'
import { expect, test } from './site'

const address = '/calculators/breakeven/'

test('answers are pinned, named, compared, saved, put back, and found again on the page of all', async ({ page }) => {
  await page.goto(address)
  const fixed = page.getByRole('textbox', { name: 'Fixed costs' })
  const compare = page.getByRole('button', { name: 'Compare scenarios' })
  await compare.click()
  const panel = page.getByRole('region', { name: 'Scenarios side by side' })
  await panel.getByRole('button', { name: 'Pin this answer' }).click()
  await expect(panel.getByText('“Scenario A” is pinned.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Pin this answer' })).toBeDisabled()
  const before = await fixed.inputValue()

  await fixed.fill('50000')
  await panel.getByRole('button', { name: 'Pin this answer' }).click()
  await panel.getByRole('textbox', { name: 'Name of Scenario B' }).fill('Dearer rent')
  await fixed.fill('60000')

  const table = panel.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const line = table.getByRole('row', { name: /^Fixed costs/ })
  await expect(line.getByRole('cell').nth(1)).toContainText('50,000')
  await expect(line.getByRole('cell').nth(2)).toContainText('60,000')
  // The second and third column differ from the first by their own share of it: nothing of the page's formula is used here.
  const units = table.getByRole('row', { name: /^Units to break even/ })
  const figures = (await units.getByRole('cell').allInnerTexts()).map((text) =>
    Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '')),
  )
  const [first = 0, second = 0] = figures
  await expect(units.getByRole('cell').nth(1)).toContainText(`${((second / first - 1) * 100).toFixed(1)}%`)

  await panel.getByLabel('Differences from').selectOption({ label: 'Dearer rent' })
  await expect(units.getByRole('cell').nth(0)).toContainText(`−${((1 - first / second) * 100).toFixed(1)}%`)

  expect(await violations(page)).toEqual([])

  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save PDF' }).click()
  const file = await (await saving).path()
  const text = execFileSync('pdftotext', ['-layout', file, '-']).toString()
  expect(text).toContain('Dearer rent')
  expect(text).toContain('60,000')
  const table2 = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save CSV' }).click()
  const csv = readFileSync(await (await table2).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe('\uFEFFEntry or result,Scenario A,Dearer rent,In the form')

  await panel.getByRole('button', { name: 'Use Scenario A' }).click()
  await expect(fixed).toHaveValue(before)

  await page.goto('/scenarios/')
  await expect(page.getByRole('heading', { name: 'Break-even' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Scenario A' }).click()
  await expect(page.getByText('“Scenario A” is deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Open Scenario A' })).toBeVisible()
  await page.getByRole('link', { name: 'Open Dearer rent' }).click()
  await expect(page.getByRole('textbox', { name: 'Fixed costs' })).toHaveValue('50,000')
})

test('four stand side by side; more are refused with the reason, and a mistake in the form is not pinned', async ({
  page,
}) => {
  await page.goto(address)
  const fixed = page.getByRole('textbox', { name: 'Fixed costs' })
  await page.getByRole('button', { name: 'Compare scenarios' }).click()
  const pin = page.getByRole('button', { name: 'Pin this answer' })
  for (const amount of ['1000', '2000', '3000', '4000']) {
    await fixed.fill(amount)
    await pin.click()
    await expect(page.getByText('has these entries.')).toBeVisible()
  }
  await fixed.fill('5000')
  await expect(pin).toBeDisabled()
  await expect(page.getByText('4 stand side by side.')).toBeVisible()
  await fixed.fill('many')
  await expect(page.getByText('Correct the marked fields first.')).toBeVisible()
})

test('what another tab pins stands here too', async ({ context, site }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) {
    await page.goto(site.origin + address)
    await page.getByRole('button', { name: 'Compare scenarios' }).click()
  }
  await one.getByRole('button', { name: 'Pin this answer' }).click()
  await expect(other.getByRole('textbox', { name: 'Name of Scenario A' })).toBeVisible()
})
