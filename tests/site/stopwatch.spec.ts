import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/site/site'

async function open(page: Page): Promise<void> {
  await page.goto('/utilities/stopwatch/')
  await page.locator('[data-island="stopwatch"][data-awake]').waitFor()
}
const milliseconds = (text: string) => {
  const [minutes = '0', seconds = '0'] = text.split(':')
  return Number(minutes) * 60_000 + Number(seconds) * 1000
}

test('a watch is worked by keys, goes on over a reload, and its laps are saved', async ({ page }) => {
  await open(page)
  await page.keyboard.press(' ')
  await page.waitForTimeout(150)
  await page.keyboard.press('l')
  await page.waitForTimeout(100)
  await page.keyboard.press('l')
  await expect(page.getByRole('row', { name: /^2/ })).toBeVisible()
  const before = milliseconds(await page.getByRole('timer').first().innerText())
  await page.reload()
  await page.locator('[data-island="stopwatch"][data-awake]').waitFor()
  await expect.poll(async () => milliseconds(await page.getByRole('timer').first().innerText())).toBeGreaterThan(before)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('Stopwatch,Lap,Lap ms')
  // Two laps, and what was on the watch after them.
  expect(lines).toHaveLength(4)
  await page.keyboard.press('r')
  await expect(page.getByRole('timer').first()).toHaveText('0:00.00')
})

test('several watches start at one instant; a name is typed without working them', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add a stopwatch' }).click()
  await page.getByRole('textbox', { name: 'Name, Stopwatch 2' }).fill('Ruler l r')
  await page.getByRole('button', { name: 'Start all' }).click()
  await page.waitForTimeout(120)
  await page.getByRole('button', { name: 'Stop all' }).click()
  const shown = await page.getByRole('listitem').getByRole('timer').allInnerTexts()
  expect(shown).toHaveLength(2)
  expect(shown[0]).toBe(shown[1])
  await page.getByRole('button', { name: 'Remove, Ruler l r' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('textbox', { name: 'Name, Stopwatch 2' })).toHaveValue('Ruler l r')
})
