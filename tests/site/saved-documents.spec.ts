import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { workerMessages } from '@/lib/messages/workers'
import { faultsOf, infoOf, pagesOf, pictureOf, picturesIn } from '@/tests/paper/pdf-programs'
import { isComplete } from './kept-page'
import { expect, test, unfold } from './site'

test.use({ serviceWorkers: 'allow' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><circle cx="15" cy="15" r="14" fill="#c00"/><text x="34" y="20" font-size="14">Acme</text></svg>'
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const closed = (text: string) => text.replace(/\s+/g, '')

test('the PDF of an invoice says what the page says, and its name is the title', async ({ page }) => {
  await open(page, '/generators/invoice/')
  await page.getByLabel('From (your business)').fill('Łódź Studio\nПривіт 7\nשלום')
  const sheet = page.locator('article.doc')
  await expect(sheet).toContainText('Łódź Studio')
  const { name, bytes } = await saved(page, 'Save PDF')
  expect(name).toMatch(/^Invoice INV-\d{4}-0001\.pdf$/)
  expect(faultsOf(bytes)).toBe('')
  const [text = '', ...more] = pagesOf(bytes)
  expect(more).toEqual([])
  for (const cell of await sheet.locator('td, th, dt, dd, h1, .doc-name').allInnerTexts())
    expect(closed(text)).toContain(closed(cell))
  expect(text).toContain('שלום')
  expect(infoOf(bytes)).toMatch(/Tagged:\s+yes/)
})

for (const [kind, file] of [
  [
    'a drawing with letters and a circle',
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
  ],
  ['a photograph', { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }],
] as const)
  test(`a logo stands in the PDF and in the Word file: ${kind}`, async ({ page }) => {
    await open(page, '/generators/invoice/')
    await unfold(page)
    await page.locator('input[type=file][accept*="image/png"]').setInputFiles(file)
    await expect(page.locator('article.doc svg image')).toBeAttached()
    const pdf = await saved(page, 'Save PDF')
    expect(faultsOf(pdf.bytes)).toBe('')
    // Width and height in dots: 45 mm at 300 to an inch, a third as high.
    expect(picturesIn(pdf.bytes)).toMatch(/\b53[12] +17[78]\b/)
    const word = unzipSync((await saved(page, 'Save Word')).bytes)
    expect(Object.keys(word).filter((name) => /^word\/media\/.*\.png$/.test(name))).toHaveLength(1)
  })

test('a look and a colour are those of the PDF too', async ({ page }) => {
  await open(page, '/generators/invoice/')
  await unfold(page)
  await page.getByRole('group', { name: 'Look' }).getByText('Bold').click()
  await expect(page.locator('article.doc')).toHaveClass(/doc-field/)
  const { bytes } = await saved(page, 'Save PDF')
  const { pixels } = pictureOf(bytes, 36, 6)
  // The strip along the upper edge, from end to end.
  expect(pixels.slice(0, 200).every((shade) => shade < 128)).toBe(true)
})

test('a Word file is a package of Office Open XML', async ({ page }) => {
  await open(page, '/generators/invoice/')
  const { name, bytes } = await saved(page, 'Save Word')
  expect(name).toMatch(/\.docx$/)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a letter that no font has is named, what was typed stays, and nothing is saved', async ({ page }) => {
  await open(page, '/generators/invoice/')
  const seller = page.getByLabel('From (your business)')
  await seller.fill('Rune ᚠ')
  await expect(page.locator('article.doc')).toContainText('Rune ᚠ')
  await page.getByRole('button', { name: 'Save PDF', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'ᚠ' })).toContainText('Save as PDF')
  await expect(seller).toHaveValue('Rune ᚠ')
})

test('fonts and writers are fetched with the first file, not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open(page, '/generators/invoice/')
  await page.getByLabel('Invoice number').fill('A 1')
  await expect(page.locator('article.doc')).toContainText('A 1')
  const heavy = () => fetched.filter((path) => /\/t\/(?:fonts\/.*woff|engines\/(?:pdf|docx)-document)/.test(path))
  expect(heavy()).toEqual([])
  await saved(page, 'Save PDF')
  const fonts = heavy().filter((path) => path.endsWith('.woff'))
  expect(fonts.map((path) => path.replace(/.*\/|\.[0-9a-f]{8}\.woff/g, '')).sort()).toEqual([
    'noto-sans-latin-400-normal',
    'noto-sans-latin-700-normal',
  ])
})

test('a page that was opened once saves without a network, in the scripts that documents have had before', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, acceptDownloads: true })
  const page = await context.newPage()
  const seller = page.getByLabel('From (your business)')
  async function savedWith(text: string): Promise<Buffer> {
    await seller.fill(text)
    await expect(page.locator('article.doc')).toContainText(text)
    return (await saved(page, 'Save PDF')).bytes
  }
  await open(page, '/generators/invoice/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await savedWith('Τιμολόγιο')
  await expect.poll(() => isComplete(page, '/generators/invoice/'), { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  expect(pagesOf(await savedWith('Τιμολόγιο')).join('')).toContain('Τιμολόγιο')
  expect(pagesOf(await savedWith('Łódź Studio')).join('')).toContain('Łódź Studio')
  await seller.fill('חשבונית')
  await page.getByRole('button', { name: 'Save PDF', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: workerMessages.notLoaded })).toBeVisible()
  await expect(seller).toHaveValue('חשבונית')
  await context.close()
})

test('a Chinese document fetches slices of one font', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  await open(page, '/generators/invoice/')
  await page.getByLabel('From (your business)').fill('北京书店有限公司')
  await expect(page.locator('article.doc')).toContainText('北京书店')
  const { bytes } = await saved(page, 'Save PDF')
  expect(pagesOf(bytes).join('')).toContain('北京书店有限公司')
  const families = fetched.flatMap((path) => /noto-sans-(?:sc|tc|jp|kr)(?=-\d)/.exec(path)?.[0] ?? [])
  expect(new Set(families)).toEqual(new Set(['noto-sans-sc']))
  expect(families.length).toBeLessThan(10)
})

test('a document longer than a sheet shows where paper turns, as its PDF does', async ({ page }) => {
  await open(page, '/generators/nda/')
  const sheet = page.locator('article.doc')
  await expect(sheet).not.toContainText('Page 1 of')
  await page.getByLabel('First party').first().fill('Alder & Finch Ltd')
  await expect(sheet).toContainText('Page 1 of', { timeout: 20_000 })
  const shown = (await sheet.locator('.doc-turn').allInnerTexts()).map((text) => text.trim())
  // Places in brackets are asked about first.
  await page.getByRole('button', { name: 'Save PDF', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Save PDF anyway/ }).click()
  const pages = pagesOf(await readFile(await (await download).path()))
  expect(pages.length).toBeGreaterThan(1)
  expect(shown).toEqual(pages.map((_, at) => `Page ${at + 1} of ${pages.length}`))
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.locator('.doc-turn').first()).toBeHidden()
})

/** What each document in sections says on the page, and what a reader would miss in the file. */
const sectioned = [
  { id: 'business-proposal', name: 'Business proposal', pages: [1, 3] },
  { id: 'meeting-agenda', name: 'Agenda', pages: [1, 1] },
  { id: 'business-plan', name: 'Business plan', pages: [1, 4] },
  { id: 'meeting-minutes', name: 'Minutes', pages: [1, 2] },
  { id: 'statement-of-work', name: 'Statement of work', pages: [1, 2] },
  { id: 'job-description', name: 'Job description', pages: [1, 2] },
  { id: 'swot-analysis', name: 'SWOT analysis', pages: [1, 2] },
] as const

for (const { id, name, pages } of sectioned)
  test(`the PDF of ${id} says what the page says`, async ({ page }) => {
    await open(page, `/generators/${id}/`)
    const sheet = page.locator('article.doc')
    const { name: file, bytes } = await saved(page, 'Save PDF')
    expect(file.startsWith(`${name} `)).toBe(true)
    expect(faultsOf(bytes)).toBe('')
    const sheets = pagesOf(bytes)
    expect(sheets.length).toBeGreaterThanOrEqual(pages[0])
    expect(sheets.length).toBeLessThanOrEqual(pages[1])
    const text = closed(sheets.join(' '))
    for (const words of await sheet.locator('h1, h2, h3, p, li > span, td, th, dt, dd').allInnerTexts())
      expect(text).toContain(closed(words))
    expect(infoOf(bytes)).toMatch(/Tagged:\s+yes/)
  })

test('a proposal with a place in brackets asks before it is saved', async ({ page }) => {
  await open(page, '/generators/business-proposal/')
  await page.getByLabel('What the client needs').fill('A site for [name of the hotel].')
  await expect(page.locator('article.doc')).toContainText('[name of the hotel]')
  await page.getByRole('button', { name: 'Save PDF', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'name of the hotel' })).toBeVisible()
})

test('a proposal is saved as Markdown, with what was typed as text', async ({ page }) => {
  await open(page, '/generators/business-proposal/')
  await page.getByLabel('Subject').fill('A *small* site')
  await expect(page.locator('article.doc h1')).toHaveText('A *small* site')
  const { name, bytes } = await saved(page, 'Save Markdown')
  expect(name).toBe('Business proposal A small site.md')
  expect(bytes.toString()).toContain('# A \\*small\\* site')
})
