import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { faultsOf, infoOf, pagesOf } from '../paper/pdf-programs'
import { byQpdf, samplePdf } from '../pdf/samples'
import { sample } from '../picture/samples'
import { expect, test } from './site'

/* PDF files from the choosing to the saved file; what is saved is read by qpdf and poppler. */

const merger = '/utilities/pdf-merger/'

interface Chosen {
  name: string
  bytes: Uint8Array
  mimeType?: string
}

async function choose(page: Page, ...files: Chosen[]): Promise<void> {
  await page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles(
      files.map(({ name, bytes, mimeType = 'application/pdf' }) => ({ name, mimeType, buffer: Buffer.from(bytes) })),
    )
}

async function saved(page: Page, button: string): Promise<Uint8Array> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const bytes = new Uint8Array(readFileSync(await (await coming).path()))
  expect(faultsOf(bytes)).toBe('')
  return bytes
}

const linesOf = (bytes: Uint8Array) => pagesOf(bytes).map((text) => text.trim().split('\n')[0] ?? '')
const cards = (page: Page) => page.getByRole('listbox').getByRole('option')
const names = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

async function scans(): Promise<Chosen[]> {
  return [
    { name: 'one.pdf', bytes: await samplePdf({ name: 'one', pages: 3 }) },
    { name: 'two.pdf', bytes: await samplePdf({ name: 'two', pages: 2, size: [500, 300] }) },
    { name: 'three.pdf', bytes: await samplePdf({ name: 'three', pages: 1 }) },
  ]
}

for (const [label, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`three scans on ${label}`, () => {
    test.use({ viewport })

    test('are merged with a mouse', async ({ page }) => {
      await page.goto(merger)
      await choose(page, ...(await scans()))
      await expect(page.getByText('6 pages from 3 files.')).toBeVisible()
      await expect(page.locator('canvas[data-drawn=yes]')).toHaveCount(3)
      await cards(page).nth(2).scrollIntoViewIfNeeded()
      const [first, last] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(2).boundingBox()]
      if (!first || !last) throw new Error('the cards are not in sight')
      await page.mouse.move(last.x + last.width / 2, last.y + 60)
      await page.mouse.down()
      await page.mouse.move(first.x + 30, first.y + 80, { steps: 8 })
      await page.mouse.move(first.x + 8, first.y + 80)
      await page.mouse.up()
      await expect.poll(() => names(page)).toEqual(['three.pdf, 1 page', 'one.pdf, 3 pages', 'two.pdf, 2 pages'])
      await page.getByRole('button', { name: 'Turn right' }).click()
      const bytes = await saved(page, 'Save merged PDF')
      expect(linesOf(bytes)).toEqual([
        'three page 1',
        'one page 1',
        'one page 2',
        'one page 3',
        'two page 1',
        'two page 2',
      ])
      expect(infoOf(bytes)).toMatch(/Page rot:\s+90/)
    })

    test('are merged by keyboard alone', async ({ page }) => {
      await page.goto(merger)
      await choose(page, ...(await scans()))
      await expect(page.getByText('6 pages from 3 files.')).toBeVisible()
      const board = page.getByRole('listbox')
      await board.focus()
      await page.keyboard.press('End')
      await page.keyboard.press('Control+ArrowLeft')
      await page.keyboard.press('Control+ArrowLeft')
      await expect.poll(() => names(page)).toEqual(['three.pdf, 1 page', 'one.pdf, 3 pages', 'two.pdf, 2 pages'])
      await page.keyboard.press('r')
      await expect(cards(page).first()).toHaveAttribute('aria-label', 'three.pdf, 1 page, turned by 90°')
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await expect.poll(() => names(page)).toEqual(['one.pdf, 3 pages', 'three.pdf, 1 page', 'two.pdf, 2 pages'])
      await page.getByRole('button', { name: 'Save merged PDF' }).focus()
      const coming = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      const bytes = new Uint8Array(readFileSync(await (await coming).path()))
      expect(linesOf(bytes)).toEqual([
        'one page 1',
        'one page 2',
        'one page 3',
        'three page 1',
        'two page 1',
        'two page 2',
      ])
    })
  })

test('pages are chosen, deleted, doubled, parted by empty ones, and brought back', async ({ page }) => {
  await page.goto(merger)
  await choose(page, ...(await scans()))
  await page.getByLabel('Pages: one.pdf').fill('3, 1')
  await page.getByText('Pages', { exact: true }).first().click()
  await expect(cards(page)).toHaveCount(5)
  const board = page.getByRole('listbox')
  await cards(page).nth(1).click()
  await cards(page)
    .nth(2)
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 of 5 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Delete' }).click()
  await board.focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'Empty page' }).click()
  await expect
    .poll(() => names(page))
    .toEqual(['Page 3 of one.pdf', 'Empty page', 'Page 3 of one.pdf', 'Page 2 of two.pdf', 'Page 1 of three.pdf'])
  const bytes = await saved(page, 'Save merged PDF')
  expect(linesOf(bytes)).toEqual(['one page 3', '', 'one page 3', 'two page 2', 'three page 1'])
  // A page that is opened is shown large.
  await board.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Page 3 of one.pdf' })).toHaveAttribute('data-drawn', 'yes')
})

test('a password is asked, a wrong one refused, and none is kept', async ({ page }) => {
  await page.goto(merger)
  const bytes = byQpdf(await samplePdf({ name: 'secret', pages: 2 }), '--encrypt', 'öffnen', 'owner', '256', '--')
  await choose(page, { name: 'secret.pdf', bytes }, ...(await scans()).slice(2))
  await expect(page.getByText('One file waits for its password.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save merged PDF' })).toBeDisabled()
  const box = page.getByLabel('Password: secret.pdf')
  await box.fill('falsch')
  await box.press('Enter')
  await expect(page.getByText('This password does not open it.')).toBeVisible()
  await box.fill('öffnen')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('3 pages from 2 files.')).toBeVisible()
  expect(linesOf(await saved(page, 'Save merged PDF'))).toEqual(['secret page 1', 'secret page 2', 'three page 1'])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('öffnen')
})

test('what is no PDF is named for what it is, and left out by choice', async ({ page }) => {
  await page.goto(merger)
  const whole = await samplePdf({ name: 'whole', pages: 2, script: true })
  const rubbish = new TextEncoder().encode('<html><script>alert(1)</script></html>')
  await choose(
    page,
    { name: 'whole.pdf', bytes: whole },
    { name: 'empty.pdf', bytes: new Uint8Array() },
    { name: 'page.pdf', bytes: rubbish },
    { name: 'cut.pdf', bytes: whole.slice(0, 200) },
    { name: 'photo.pdf', bytes: sample('photo.jpg') },
  )
  await expect(page.getByText('This file is empty: it has no bytes.')).toBeVisible()
  await expect(page.getByText('This is no PDF and no picture')).toBeVisible()
  await expect(page.getByText('This PDF was cut off')).toBeVisible()
  await expect(page.getByText('scripts, which are not run')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save merged PDF' })
  await expect(save).toBeDisabled()
  for (let left = 3; left > 0; left--) {
    await expect(page.getByRole('button', { name: 'Leave it out' })).toHaveCount(left)
    await page.getByRole('button', { name: 'Leave it out' }).first().click()
  }
  const bytes = await saved(page, 'Save merged PDF')
  // The photograph is a page, whatever its file is called.
  expect(linesOf(bytes)).toEqual(['whole page 1', 'whole page 2', ''])
  await expect(page.getByText('1 script was left out; none was run.')).toBeVisible()
})

test('five hundred pages are shown as they come into sight', async ({ page }) => {
  await page.goto(merger)
  await choose(page, { name: 'long.pdf', bytes: await samplePdf({ name: 'long', pages: 500 }) })
  await expect(page.getByText('500 pages from one file.')).toBeVisible()
  await page.getByText('Pages', { exact: true }).first().click()
  await expect(page.locator('canvas[data-drawn=yes]').first()).toBeVisible()
  expect(await cards(page).count()).toBeLessThan(100)
  await page.getByRole('listbox').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('option', { name: 'Page 500 of long.pdf' })).toBeVisible()
  await page.keyboard.press('Control+Home')
  expect(linesOf(await saved(page, 'Save merged PDF')).slice(0, 2)).toEqual(['long page 500', 'long page 1'])
})
