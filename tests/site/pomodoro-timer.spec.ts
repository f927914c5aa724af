import type { Page } from '@playwright/test'
import { expect, test } from './site'

const address = '/utilities/pomodoro-timer/'
const begin = new Date('2026-11-02T09:00:00')

async function open(page: Page, time: Date = begin): Promise<void> {
  await page.clock.install({ time })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Focus history' })).toBeVisible()
  await expect(page.getByText('Reading the history')).toHaveCount(0)
}

const timer = (page: Page) => page.getByRole('timer')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addTask(page: Page, name: string, estimate: string): Promise<void> {
  await page.getByLabel('New task').fill(name)
  await page.getByLabel('Estimate').fill(estimate)
  await button(page, 'Add').click()
}

test('counts a focus for its task, in the title, the history and the file', async ({ page }) => {
  await open(page)
  await addTask(page, 'Letter, "final"', '2')
  await expect(page.getByText('2 focuses to go by your estimates.')).toContainText('done at 09:55')
  await button(page, 'Start').click()
  await page.clock.runFor(60_000)
  await expect(timer(page)).toHaveText(/^2[34]:\d\d$/)
  expect(await page.title()).toMatch(/^2[34]:\d\d Focus · /)
  await page.clock.fastForward('25:00')
  await expect(page.getByText(/The focus ended at 09:2\d/)).toContainText('is counted')
  await expect(timer(page)).toHaveText('05:00')
  await expect(page.getByRole('listitem').filter({ hasText: '"final"' })).toContainText('1 / 2')
  const tasks = page.getByRole('region', { name: 'By task' })
  await expect(tasks.getByRole('row', { name: /Letter/ })).toContainText('25 min')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^2026-11-02,09:0\d,09:2\d,25,"Letter, ""final""",yes$/)
})

test('goes on through a reload, and counts what ended while the page was closed', async ({ page }) => {
  await open(page)
  await button(page, 'Start').click()
  await page.clock.fastForward('10:00')
  await page.reload()
  await expect(timer(page)).toHaveText(/^1[45]:\d\d$/)
  await page.goto('about:blank')
  await page.clock.fastForward('01:00:00')
  await page.goto(address)
  await expect(page.getByText(/The focus ended at 09:2\d, while this page was closed/)).toContainText('It is counted.')
  await expect(page.getByRole('region', { name: 'By day' })).toContainText('25 min')
  await button(page, 'Do not count it').click()
  await expect(page.getByText('Nothing in this period.')).toBeVisible()
  await expect(timer(page)).toHaveText('25:00')
})

test('loses no time in a tab that sleeps, and says so', async ({ page }) => {
  await open(page)
  await button(page, 'Start').click()
  await page.clock.fastForward('03:00:00')
  await expect(page.getByText(/ended at 09:25, while this device slept/)).toBeVisible()
})

test('keeps what is left when the clock of the computer is set back', async ({ page }) => {
  await open(page)
  await button(page, 'Start').click()
  await page.clock.runFor(5000)
  const before = await timer(page).textContent()
  await page.clock.setSystemTime(new Date('2026-11-02T07:00:00'))
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveText(/^24:5\d$/)
  expect(before).toMatch(/^24:5\d$/)
})

test('two tabs count a focus once', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  await button(page, 'Start').click()
  await expect(button(other, 'Pause')).toBeVisible()
  await Promise.all([page.clock.fastForward('25:01'), other.clock.fastForward('25:01')])
  for (const tab of [page, other]) {
    await tab.clock.runFor(5000)
    await expect(tab.getByText('1 of 4 focuses before the long break')).toBeVisible()
    const row = tab.getByRole('region', { name: 'By day' }).getByRole('row').nth(1)
    await expect(row.getByRole('cell').first()).toHaveText('1')
  }
})

test('refuses a length of nothing and keeps the last one', async ({ page }) => {
  await open(page)
  await page.locator('summary', { hasText: 'Lengths, sound and alerts' }).click()
  const field = page.getByLabel('Focus, minutes')
  await field.fill('0')
  await expect(page.getByText('This must be above 0 and at most 240')).toBeVisible()
  await expect(timer(page)).toHaveText('25:00')
  await field.fill('12.5')
  await expect(timer(page)).toHaveText('12:30')
})

test('denied notifications fall back to sound', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await open(page)
  await page.locator('summary', { hasText: 'Lengths, sound and alerts' }).click()
  await page.getByLabel('Sound at the end').selectOption('none')
  await page.getByLabel('Notification at the end').click()
  await expect(page.getByText('Your browser blocks notifications')).toBeVisible()
  await expect(page.getByLabel('Notification at the end')).not.toBeChecked()
  await expect(page.getByLabel('Sound at the end')).toHaveValue('bell')
})

test('asks for notifications only when they are switched on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const asked = { count: 0 }
    Object.assign(globalThis, { asked })
    Notification.requestPermission = () => {
      asked.count += 1
      return Promise.resolve('granted')
    }
  })
  await open(page)
  await button(page, 'Start').click()
  await page.clock.fastForward('26:00')
  const count = () => page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count)
  expect(await count()).toBe(0)
  await page.locator('summary', { hasText: 'Lengths, sound and alerts' }).click()
  await page.getByLabel('Notification at the end').click()
  await expect(page.getByLabel('Notification at the end')).toBeChecked()
  expect(await count()).toBe(1)
})

test('is worked by keys, but not while typing', async ({ page }) => {
  await open(page)
  await page.locator('body').press('3')
  await expect(timer(page)).toHaveText('15:00')
  await page.locator('body').press('1')
  await page.locator('body').press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.getByLabel('New task').pressSequentially('Ask r 3 ')
  await expect(button(page, 'Pause')).toBeVisible()
  await expect(page.getByLabel('New task')).toHaveValue('Ask r 3 ')
  await page.getByLabel('New task').blur()
  await page.locator('body').press('s')
  await expect(button(page, 'Start')).toBeVisible()
  await expect(timer(page)).toHaveText('05:00')
})

test('removes a task and puts it back', async ({ page }) => {
  await open(page)
  await addTask(page, 'Call', '')
  await button(page, 'Edit Call').click()
  await button(page, 'Remove').click()
  await expect(page.getByText('1 task removed.')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByRole('radio', { name: 'Call' })).toBeVisible()
})

test('shows five years of history at once', async ({ page }) => {
  await open(page)
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tallykit', 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('values')
        request.result.createObjectStore('set-aside', { autoIncrement: true })
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const months = new Map<string, object[]>()
    for (let back = 0; back < 1826; back += 1) {
      const day = new Date(Date.UTC(2026, 10, 2 - back)).toISOString().slice(0, 10)
      const list = months.get(day.slice(0, 7)) ?? []
      for (let turn = 0; turn < 10; turn += 1)
        list.push({
          id: `${day} ${turn}`,
          day,
          from: '09:00',
          until: '09:25',
          seconds: 1500,
          task: 'Book',
          complete: true,
        })
      months.set(day.slice(0, 7), list)
    }
    const transaction = database.transaction('values', 'readwrite')
    for (const [month, value] of months)
      transaction.objectStore('values').put({ version: 1, value }, `focus-history/${month}`)
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
  })
  await page.reload()
  await expect(page.getByText('4 h 10 min').first()).toBeVisible()
  await page.getByText('All', { exact: true }).click()
  await expect(page.getByText('18,260').first()).toBeVisible()
})
