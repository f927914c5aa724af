import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/site/site'

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/utilities/${id}/`)
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
}

const cell = (page: Page, name: string | RegExp) => page.getByRole('list', { name })

test('a week with a holiday is planned from people to the saved calendar', async ({ page }) => {
  await open(page, 'shift-scheduling')
  await page.getByRole('button', { name: 'Open the example' }).click()
  await expect(page.getByText('Ben rests 8 h between')).toBeVisible()
  await expect(page.getByText('Town festival')).toBeVisible()
  await page.getByRole('button', { name: 'Fill open shifts' }).click()
  await expect(page.getByText('15 places are filled. Nothing is open.')).toBeVisible()
  // The festival wants what a Sunday wants.
  await expect(cell(page, /^(Ana|Ben|Cleo|Dan|Eve|Finn), Thu/).locator('[data-card]')).toHaveCount(1)
  const short = cell(page, /^Ben, Tue/).locator('[data-card]')
  await short.locator('[role="button"]').click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Ben rests 8 h between')).toHaveCount(0)
  await page.getByText('Save, open and print', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Shifts as calendar: which person' }).selectOption({ label: 'Ben' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Shifts as calendar, ICS' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toContain('SUMMARY:Late')
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Roster to print, PDF' }).click(),
  ])
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a shift is dragged to somebody else in the grid, and a filling is one step back', async ({ page }) => {
  await open(page, 'shift-scheduling')
  await page.getByRole('button', { name: 'Open the example' }).click()
  // What is fetched late stands above the grid and moves it; near the edge of the screen the page would scroll under the card.
  await expect(page.getByRole('button', { name: 'Fill open shifts' })).toBeVisible()
  await cell(page, /^Ana, Mon/).evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const from = await cell(page, /^Ana, Mon/)
    .locator('[data-card]')
    .boundingBox()
  const to = await cell(page, /^Cleo, Mon/).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.waitForTimeout(60)
  await page.mouse.up()
  await expect(cell(page, /^Cleo, Mon/).locator('[data-card]')).toHaveCount(2)
  await expect(page.getByText('Cleo has two shifts at once')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, /^Ana, Mon/).locator('[data-card]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Fill open shifts' }).click()
  await expect(page.getByText('Nothing is open.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-card]')).toHaveCount(4)
})

test('a book is deleted after a question only', async ({ page }) => {
  await open(page, 'leave-tracker-alerts')
  await page.getByRole('button', { name: 'Open the example' }).click()
  await page.getByRole('button', { name: 'Settings of this list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this list' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this list' })
  await expect(question).toContainText('Delete “Print shop (example)” with')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Change Mia' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings of this list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this list' }).click()
  await question.getByRole('button', { name: 'Delete this list' }).click()
  await expect(page.getByRole('button', { name: 'Change Mia' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('combobox', { name: 'list', exact: true })).toContainText('Print shop (example)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('views and filters wait behind a menu and a button', async ({ page }) => {
    await open(page, 'environmental-compliance')
    await page.getByRole('button', { name: 'Open the example' }).click()
    await expect(page.getByRole('combobox', { name: 'Narrow by Area' })).toBeHidden()
    await page.getByRole('button', { name: 'Narrow', exact: true }).click()
    await page.getByRole('combobox', { name: 'Narrow by Area' }).selectOption({ label: 'Air' })
    await expect(page.getByRole('button', { name: 'Narrow (1)' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Show as' }).selectOption({ label: 'Report' })
    await expect(page.getByText('3.35 mg/m³').first()).toBeVisible()
  })
})
