import type { Page } from '@playwright/test'
import { expect, test } from './site'

const address = '/utilities/todo-list/'
/* A Friday. */
const now = new Date('2026-06-12T09:00:00')
const task = (page: Page, title: string) => page.locator('[data-card]').filter({ hasText: title })
const quick = (page: Page) => page.getByRole('textbox', { name: 'New task' })

async function open(page: Page, at = address): Promise<void> {
  await page.clock.install({ time: now })
  await page.goto(at)
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
}

async function add(page: Page, line: string): Promise<void> {
  await expect(quick(page)).toBeEnabled()
  await quick(page).fill(line)
  await quick(page).press('Enter')
}

test('a line says what it means, and is asked about where it may mean two days', async ({ page }) => {
  await open(page)
  await expect(quick(page)).toBeEnabled()
  await quick(page).fill('pay rent every 1st 9am #home !1')
  await expect(page.getByText('“pay rent”')).toBeVisible()
  await expect(page.getByText('every 1st', { exact: true })).toBeVisible()
  await quick(page).press('Enter')
  await expect(task(page, 'pay rent')).toContainText('!1')
  await expect(quick(page)).toHaveValue('')
  await add(page, 'call Ana 1/7')
  await expect(page.getByText('Choose what is meant')).toBeVisible()
  await expect(task(page, 'call Ana')).toHaveCount(0)
  await page.getByRole('button', { name: 'Wed Jul 1, 2026' }).click()
  await quick(page).press('Enter')
  await expect(task(page, 'call Ana')).toContainText('Jul')
})

test('a tick makes the next task, by mouse, by key and by a drop, and undo takes both back', async ({ page }) => {
  await open(page)
  await add(page, 'water plants every 3 days')
  await task(page, 'water plants').getByRole('checkbox').click()
  await expect(task(page, 'water plants')).toHaveCount(2)
  await expect(page.getByText(/comes again on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(task(page, 'water plants')).toHaveCount(1)
  await task(page, 'water plants').getByRole('button').focus()
  await page.keyboard.press('x')
  await expect(task(page, 'water plants')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await task(page, 'water plants').getByRole('button').focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(task(page, 'water plants')).toHaveCount(2)
})

test('several tasks get one value in one step', async ({ page }) => {
  await open(page)
  await add(page, 'milk\nbread\nsalt')
  await page.getByRole('radio', { name: 'All tasks' }).check({ force: true })
  await page.getByRole('button', { name: 'Choose several' }).click()
  await page.getByRole('button', { name: 'Choose all' }).click()
  await page.getByLabel('What to set').selectOption({ label: 'Tags' })
  await page.getByRole('textbox', { name: 'Tags' }).fill('shop')
  await page.getByRole('button', { name: 'Set for 3' }).click()
  await expect(page.locator('tbody tr').filter({ hasText: 'shop' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tbody tr').filter({ hasText: 'shop' })).toHaveCount(0)
})

test('a task is announced at its time while the page is open', async ({ page }) => {
  await open(page)
  await add(page, 'call the bank 9:20')
  await page.clock.runFor('09:00')
  await expect(page.getByRole('alert').filter({ hasText: 'call the bank' })).toHaveCount(0)
  await page.clock.runFor('02:00')
  await expect(page.getByRole('alert').filter({ hasText: 'call the bank' })).toContainText('at 09:20')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'call the bank' })).toHaveCount(0)
})

test('closed books refuse a change and keep what was typed; the record names it', async ({ page }) => {
  await open(page, '/utilities/expense-tracker/')
  await page.getByRole('button', { name: 'Open the example' }).click()
  await page.getByRole('button', { name: 'Settings of this book' }).click()
  await page.getByRole('dialog').getByLabel('Closed up to').fill('2026-12-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Change Ink' }).click()
  const description = page.getByRole('dialog').getByLabel('Description', { exact: true })
  await description.fill('Ink and paper')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(description).toHaveValue('Ink and paper')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The books are closed up to')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('radio', { name: 'Changes' }).check({ force: true })
  await expect(page.locator('tbody tr').first()).toContainText('Taken back')
  await expect(page.locator('tbody tr').nth(1)).toContainText('Closed up to – → 2026-12-31')
})
