import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { difference, faultsOf, infoOf, pageAsGrey, pagesOf, picturesIn } from '../paper/pdf-programs'
import { byQpdf, faxedPdf, samplePdf } from '../pdf/samples'
import { sample, sampleFolder } from '../picture/samples'
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

async function download(page: Page, button: string): Promise<Uint8Array> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return new Uint8Array(readFileSync(await (await coming).path()))
}

async function saved(page: Page, button: string): Promise<Uint8Array> {
  const bytes = await download(page, button)
  expect(faultsOf(bytes)).toBe('')
  return bytes
}

const linesOf = (bytes: Uint8Array) => pagesOf(bytes).map((text) => text.trim().split('\n')[0] ?? '')
const cards = (page: Page) => page.getByRole('listbox').getByRole('option')
/** Names of the cards, without the caption that is read on a card and begins its name. */
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/^[^,]* · [^,]*, /, '')))

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
      await expect(cards(page).first()).toHaveAttribute('aria-label', /(?:^|, )three\.pdf, 1 page, turned by 90°$/)
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

test('the fronts and the backs of a stack become one document', async ({ page }) => {
  await page.goto('/utilities/pdf-page-organizer/')
  await choose(
    page,
    { name: 'fronts.pdf', bytes: await samplePdf({ name: 'front', pages: 3 }) },
    { name: 'backs.pdf', bytes: await samplePdf({ name: 'back', pages: 3 }) },
  )
  await page.getByRole('button', { name: 'Take turns, backs from the last' }).click()
  await expect(cards(page).nth(1)).toHaveAttribute('aria-label', /(?:^|, )Page 3 of backs\.pdf$/)
  const bytes = await saved(page, 'Save PDF')
  expect(linesOf(bytes)).toEqual([
    'front page 1',
    'back page 3',
    'front page 2',
    'back page 2',
    'front page 3',
    'back page 1',
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page).nth(1)).toHaveAttribute('aria-label', /(?:^|, )Page 2 of fronts\.pdf$/)
})

test('pages are taken out with the links to them', async ({ page }) => {
  await page.goto('/utilities/pdf-page-organizer/')
  await choose(page, {
    name: 'linked.pdf',
    bytes: await samplePdf({ name: 'linked', pages: 4, links: true, bookmarks: true }),
  })
  await expect(cards(page)).toHaveCount(4)
  await cards(page).nth(0).click()
  await cards(page)
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: 'Keep only these' }).click()
  await page.getByRole('button', { name: 'Reverse' }).click()
  expect(linesOf(await saved(page, 'Save PDF'))).toEqual(['linked page 3', 'linked page 1'])
  await expect(page.getByText('1 link to pages that are not in the file was taken out.')).toBeVisible()
})

const splitter = '/utilities/pdf-splitter/'

test('a file is split in every way, and no page is lost', async ({ page }) => {
  await page.goto(splitter)
  const bytes = await samplePdf({ name: 'book', pages: 5, bookmarks: true })
  await choose(page, { name: 'book.pdf', bytes })
  const parts = async () => {
    const files = unzipSync(await download(page, 'Save the parts'))
    return Object.entries(files).map(([name, part]) => {
      expect(faultsOf(part)).toBe('')
      return [name, ...linesOf(part).map((line) => line.replace('book page ', ''))].join(' ')
    })
  }
  await expect(page.getByText('5 files.')).toBeVisible()
  await page.getByLabel('Pages in each file').fill('2')
  await expect(page.getByText('3 files.')).toBeVisible()
  expect(await parts()).toEqual(['book-1.pdf 1 2', 'book-2.pdf 3 4', 'book-3.pdf 5'])
  await page.getByLabel('Split by').selectOption('Bookmarks')
  await page.getByLabel('Names of the files').fill('{title}')
  await expect(page.getByText('book chapter 4.pdf')).toBeVisible()
  expect((await parts())[3]).toBe('book chapter 4.pdf 4')
  await page.getByLabel('Split by').selectOption('Pages with a text')
  await page.getByLabel('Text on the first page of each part').fill('PAGE 4')
  await page.getByLabel('Names of the files').fill('{file}_{pages}')
  await expect(page.getByText('2 files.')).toBeVisible()
  expect(await parts()).toEqual(['book_1-3.pdf 1 2 3', 'book_4-5.pdf 4 5'])
  await page.getByLabel('Split by').selectOption('Size of a file')
  await page.getByLabel('Largest size of a file').fill('0.001')
  expect(await parts()).toHaveLength(5)
  await page.getByLabel('Split by').selectOption('Ranges of pages')
  await page.getByLabel('Ranges', { exact: true }).fill('2-x')
  await expect(page.getByText('“2-x” names no pages')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the parts' })).toBeDisabled()
  await page.getByLabel('Ranges', { exact: true }).fill('5-4')
  expect(linesOf(await saved(page, 'Save the parts'))).toEqual(['book page 5', 'book page 4'])
})

test('empty pages part a scan and are left out', async ({ page }) => {
  await page.goto(splitter)
  const file = await samplePdf({ name: 'scan', pages: 5, blank: [2, 5] })
  await choose(page, { name: 'scan.pdf', bytes: file })
  await page.getByLabel('Split by').selectOption('Empty pages between')
  await expect(page.getByText('2 files.')).toBeVisible()
  const files = unzipSync(await download(page, 'Save the parts'))
  expect(Object.values(files).map((part) => linesOf(part))).toEqual([['scan page 1'], ['scan page 3', 'scan page 4']])
})

test('a scan that is compressed as a fax is seen, and not taken for empty', async ({ page }) => {
  const file = await faxedPdf()
  // As poppler sees it: a black square on the first page, nothing on the second.
  const darkest = [1, 2].map((number) => Math.min(...pageAsGrey(file, number, 36).pixels))
  expect(darkest).toEqual([0, 255])
  await page.goto(splitter)
  const decoder = page.waitForResponse(/jbig2\..*wasm$/)
  await choose(page, { name: 'fax.pdf', bytes: file })
  await page.getByLabel('Split by').selectOption('Empty pages between')
  await expect(page.getByText('2 files.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'fax-1.pdf 1 1' })).toBeVisible()
  expect((await decoder).ok()).toBe(true)
})

test('pictures become pages, upright and in order', async ({ page }) => {
  await page.goto('/utilities/images-to-pdf/')
  const names = ['photo.webp', 'orientation-6.jpg', 'orientation-1.jpg', 'photo.jpg']
  await page
    .getByLabel('Choose pictures')
    .and(page.locator('input'))
    .setInputFiles(names.map((name) => `${sampleFolder}/${name}`))
  await expect(page.getByText('4 pages from 4 files.')).toBeVisible()
  await page.getByRole('button', { name: 'By name' }).click()
  await expect(cards(page).first()).toHaveAttribute('aria-label', /(?:^|, )orientation-1\.jpg, 1 page$/)
  await page.getByLabel('Paper', { exact: true }).selectOption('As large as the picture')
  await page.getByLabel('Dots per inch').fill('160')
  const bytes = await saved(page, 'Save PDF')
  expect(infoOf(bytes, '-f', '3', '-l', '4')).toMatch(/Page\s+3 size:\s+288 x 216[\s\S]*Page\s+4 size:\s+72 x 54/)
  expect(picturesIn(bytes).match(/jpeg/g)).toHaveLength(3)
  expect(difference(pageAsGrey(bytes, 1, 160), pageAsGrey(bytes, 2, 160))).toBeLessThan(0.1)
})
