import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '@/tests/site/site'

const address = '/utilities/kanban-board/'

async function openExample(page: Page): Promise<void> {
  await page.goto(address)
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
  await page.getByRole('button', { name: 'Open the example' }).click()
  await expect(column(page, 'Ideas').getByRole('button', { name: 'Short film of the workshop' })).toBeVisible()
}

const column = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const card = (page: Page, name: string) => page.locator('[data-card]', { hasText: name })
const titles = (list: Locator) => list.locator('[data-card] .wrap-anywhere').allInnerTexts()

async function drag(page: Page, from: Locator, to: Locator, at: 'top' | 'bottom'): Promise<void> {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 4, { steps: 3 })
  const y = at === 'top' ? end.y + 6 : end.y + end.height - 8
  await page.mouse.move(end.x + end.width / 2, y, { steps: 8 })
  await page.waitForTimeout(60)
  await page.mouse.up()
}

test('a card is dragged to another column, taken back, and stays over a reload', async ({ page }) => {
  await openExample(page)
  await drag(page, card(page, 'Gift wrapping'), column(page, 'Next'), 'top')
  await expect.poll(async () => (await titles(column(page, 'Next')))[0]).toContain('Gift wrapping')
  await expect.poll(() => titles(column(page, 'Ideas'))).toEqual(['Short film of the workshop'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => titles(column(page, 'Ideas')))
    .toEqual(['Gift wrapping at checkout', 'Short film of the workshop'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.waitForTimeout(200)
  await page.reload()
  await expect(column(page, 'Next').locator('[data-card]')).toHaveCount(3)
  await expect.poll(async () => (await titles(column(page, 'Next')))[0]).toContain('Gift wrapping')
})

test('a drag that Escape ends changes nothing', async ({ page }) => {
  await openExample(page)
  const from = await card(page, 'Gift wrapping').boundingBox()
  const to = await column(page, 'Next').boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await titles(column(page, 'Ideas'))).toHaveLength(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('everything that is dragged is carried by keyboard, and said', async ({ page }) => {
  await openExample(page)
  const film = page.getByRole('button', { name: 'Short film of the workshop' })
  await column(page, 'Ideas').getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(film).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Short film of the workshop picked up from Ideas.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Short film of the workshop over Next, position 1 of 3.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(film).toBeFocused()
  expect(await titles(column(page, 'Next'))).toEqual([
    'Short film of the workshop',
    'Letter to last year’s customers',
    'Compare three parcel services',
  ])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(column(page, 'Next').locator('[data-card]')).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Short film of the workshop' })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a long press lifts a card; a short stroke scrolls', async ({ page }) => {
    await page.goto(address)
    await page.locator('[data-island="planner"][data-awake]').waitFor()
    await page.touchscreen.tap(100, 300)
    await page.getByRole('button', { name: 'Open the example' }).tap()
    await expect(card(page, 'Gift wrapping')).toBeVisible()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const inTheMiddle = () => card(page, 'Gift wrapping').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await inTheMiddle()
    const from = await card(page, 'Gift wrapping').boundingBox()
    const to = await card(page, 'Short film').boundingBox()
    if (!from || !to) throw new Error('nothing to drag')
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    // Too short for a drag.
    await touch('touchStart', x, y)
    await touch('touchMove', x, y + 30)
    await touch('touchEnd')
    expect((await titles(column(page, 'Ideas')))[0]).toContain('Gift')
    await page.waitForTimeout(300)
    // Near the edge of the screen the page would scroll under the card.
    await inTheMiddle()
    await page.waitForTimeout(100)
    const now = await card(page, 'Gift wrapping').boundingBox()
    const other = await card(page, 'Short film').boundingBox()
    if (!now || !other) throw new Error('nothing to drag')
    await touch('touchStart', now.x + 60, now.y + 20)
    await page.waitForTimeout(400)
    await touch('touchMove', now.x + 62, now.y + 40)
    await touch('touchMove', now.x + 62, other.y + other.height + 8)
    await page.waitForTimeout(80)
    await touch('touchEnd')
    await expect.poll(async () => (await titles(column(page, 'Ideas')))[1]).toContain('Gift wrapping')
  })
})

test('cards are added by the line, changed in their form, put away and brought back', async ({ page }) => {
  await openExample(page)
  await page.getByRole('textbox', { name: 'Add card to Ideas' }).fill('One\nTwo\n\nThree')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Ideas').locator('[data-card]')).toHaveCount(5)
  await page.getByRole('button', { name: 'Two', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Two' })
  await form.getByLabel('Title').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Correct the marked fields')
  await form.getByLabel('Title').fill('Two of three')
  await form.getByLabel('Due').fill('2026-12-24')
  await form.getByLabel('Column').selectOption({ label: 'Done' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(column(page, 'Done').getByText('Two of three')).toBeVisible()
  await page.getByRole('button', { name: 'Two of three' }).click()
  await page.getByRole('button', { name: 'Put away' }).click()
  await expect(card(page, 'Two of three')).toHaveCount(0)
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Archived' }).check()
  await page.getByRole('button', { name: 'Change Two of three' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByText('Board', { exact: true }).click()
  await expect(column(page, 'Done').getByText('Two of three')).toBeVisible()
})

test('what is typed into a form survives a reload', async ({ page }) => {
  await openExample(page)
  await card(page, 'Gift wrapping').click()
  await page.getByRole('dialog').getByLabel('Person').fill('Ada')
  await page.waitForTimeout(500)
  await page.reload()
  await card(page, 'Gift wrapping').click()
  await expect(page.getByRole('dialog').getByLabel('Person')).toHaveValue('Ada')
})

test('a board saved as JSON opens beside itself; a wrong file changes nothing', async ({ page }) => {
  await openExample(page)
  await page.getByText('Save, open and print', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('Autumn-catalogue-example.json')
  const open = (name: string, content: string, mimeType = 'application/json') =>
    page.getByLabel('Open a file').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
  await open('broken.json', text.slice(0, 500))
  await expect(page.getByText('The file is no valid JSON')).toBeVisible()
  await open('board.json', text)
  await expect(page.getByText('“Autumn catalogue (example)” is opened.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'board' }).locator('option')).toHaveCount(4)
  await open('rows.csv', 'Title,Due,Column\nFrom a file,2026-12-01,Doing\nWrong,soon,Doing\n', 'text/csv')
  await expect(page.getByText('1 card added.')).toBeVisible()
  await expect(page.getByText(/Line 3: Due must be/)).toBeVisible()
  await expect(column(page, 'Doing').getByText('From a file')).toBeVisible()
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save dates as ICS' }).click(),
  ])
  expect(await readFile(await calendar.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20261201')
})

test('two tabs show one board, and both changes of one card stay', async ({ page }) => {
  await openExample(page)
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(card(other, 'Gift wrapping')).toBeVisible()
  await card(page, 'Gift wrapping').click()
  await page.getByRole('dialog').getByLabel('Person').fill('Ada')
  await drag(other, card(other, 'Gift wrapping'), column(other, 'Next'), 'top')
  await expect(page.getByText('This was changed in another tab meanwhile.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  for (const tab of [page, other]) {
    await expect(column(tab, 'Next').getByText('Gift wrapping')).toBeVisible()
    await expect(card(tab, 'Gift wrapping').getByText('Ada')).toBeVisible()
  }
})

test('an entry is carried to another day of the calendar', async ({ page }) => {
  await openExample(page)
  await page.getByText('Calendar', { exact: true }).click()
  const photos = page.getByRole('button', { name: 'Photographs of twelve products' }).first()
  await photos.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByText(/Photographs of twelve products is in /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Taken back: .*Photographs/)).toBeVisible()
})

test('a thousand cards are added at once, and one of them is carried to another column', async ({ page }) => {
  await page.goto(address)
  await page.locator('[data-island="planner"][data-awake]').waitFor()
  await page.mouse.move(200, 300)
  await page
    .getByRole('textbox', { name: 'Add card to To do' })
    .fill(Array.from({ length: 1000 }, (_, at) => `Card ${at + 1}`).join('\n'))
  await page.keyboard.press('Enter')
  await expect(column(page, 'To do').getByText('Card 1', { exact: true })).toBeVisible()
  await drag(page, card(page, 'Card 3').first(), column(page, 'Doing'), 'top')
  await expect(column(page, 'Doing').locator('[data-card]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'To do' })).toContainText('999')
})
