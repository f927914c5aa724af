import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { difference, faultsOf, infoOf, pageAsGrey, pagesOf } from '../paper/pdf-programs'
import { byQpdf, qpdfJson, samplePdf } from '../pdf/samples'
import { expect, test } from './site'

/* Tools that change each PDF on its own, from the choosing to the saved file, which qpdf and poppler read. */

async function choose(page: Page, ...files: { name: string; bytes: Uint8Array }[]): Promise<void> {
  await page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })))
}

async function download(page: Page, button: string): Promise<{ bytes: Uint8Array; name: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await coming
  return { bytes: new Uint8Array(readFileSync(await file.path())), name: file.suggestedFilename() }
}

test('a PDF is unlocked with its own password, and bad files are named', async ({ page }) => {
  await page.goto('/utilities/pdf-unlock/')
  const plain = await samplePdf({ name: 'pay', pages: 2 })
  await choose(
    page,
    { name: 'pay.pdf', bytes: byQpdf(plain, '--encrypt', 'öffnen', 'owner', '256', '--') },
    { name: 'zero.pdf', bytes: new Uint8Array() },
    { name: 'page.pdf', bytes: new TextEncoder().encode('<html>') },
  )
  await expect(page.getByText('This file is empty: it has no bytes.')).toBeVisible()
  await expect(page.getByText('This is no PDF and no picture')).toBeVisible()
  const box = page.getByLabel('Password: pay.pdf')
  await box.fill('falsch')
  await box.press('Enter')
  await expect(page.getByText('This password does not open it.')).toBeVisible()
  await box.fill('öffnen')
  await box.press('Enter')
  for (let left = 2; left > 0; left--) await page.getByRole('button', { name: 'Leave it out' }).first().click()
  const save = page.getByRole('button', { name: 'Save unlocked' })
  await expect(save).toBeDisabled()
  await page.getByLabel('I may unlock these files').check()
  await expect(save).toBeEnabled()
  const { bytes, name } = await download(page, 'Save unlocked')
  expect(name).toBe('pay-unlocked.pdf')
  expect(faultsOf(bytes)).toBe('')
  expect(infoOf(bytes)).toMatch(/Encrypted:\s+no/)
  expect(pagesOf(bytes)).toEqual(pagesOf(plain))
})

test('a PDF is protected, and its password kept nowhere', async ({ page }) => {
  await page.goto('/utilities/pdf-protect/')
  await choose(page, { name: 'pay.pdf', bytes: await samplePdf({ name: 'pay', pages: 1, script: true }) })
  await expect(page.getByText('scripts, which are not run')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save protected' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Password to open').fill('grünes Boot')
  await page.getByLabel('Password again').fill('grünes Bot')
  await expect(page.getByText('The two passwords differ.')).toBeVisible()
  await page.getByLabel('Password again').fill('grünes Boot')
  await expect(save).toBeEnabled()
  const { bytes } = await download(page, 'Save protected')
  expect(qpdfJson(bytes, 'encrypt', '--password=grünes Boot')).toMatchObject({
    encrypt: { encrypted: true, parameters: { R: 6 } },
  })
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href)
  expect(kept).not.toContain('grünes')
})

test('pages are numbered on and stamped, with the page in sight', async ({ page }) => {
  await page.goto('/utilities/pdf-page-numbers/')
  await choose(page, { name: 'long.pdf', bytes: await samplePdf({ name: 'long', pages: 3 }) })
  await page.getByLabel('Format').selectOption({ label: 'Page 1 of 9' })
  await page.getByLabel('Pages that get a number').fill('2-')
  await expect(page.getByText('2 pages get a number.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Page 2 of long.pdf' })).toHaveAttribute('data-drawn', 'yes')
  const numbered = await download(page, 'Save numbered')
  expect(pagesOf(numbered.bytes).map((text) => text.trim().split(/\n+/).at(-1))).toEqual([
    'long page 1',
    'Page 1 of 3',
    'Page 2 of 3',
  ])
  await page.goto('/utilities/pdf-watermark/')
  await choose(page, { name: 'long.pdf', bytes: numbered.bytes })
  await page.getByLabel('Text', { exact: true }).fill('SMITH{number}')
  await page.getByLabel('Place').selectOption({ label: 'Top right' })
  const stamped = await download(page, 'Save stamped')
  expect(pagesOf(stamped.bytes)[2]).toContain('SMITH000003')
})

test('text and pictures of pages are saved', async ({ page }) => {
  const bytes = await samplePdf({ name: 'two', pages: 2 })
  await page.goto('/utilities/pdf-to-text/')
  await choose(page, { name: 'two.pdf', bytes })
  await page.getByLabel('Mark where each page begins').check()
  await expect(page.getByText('10 words from 2 pages.')).toBeVisible()
  const text = await download(page, 'Save text')
  expect(new TextDecoder().decode(text.bytes)).toBe('[Page 1]\n\ntwo page 1\n\n[Page 2]\n\ntwo page 2\n')
  await page.goto('/utilities/pdf-to-images/')
  await choose(page, { name: 'two.pdf', bytes })
  await page.getByRole('textbox', { name: 'Pages' }).fill('2')
  await page.getByLabel('Dots per inch').fill('144')
  await expect(page.getByText('1 page becomes a picture.')).toBeVisible()
  const picture = await download(page, 'Save pictures')
  expect(picture.name).toBe('two-2.png')
  const head = new DataView(picture.bytes.buffer, picture.bytes.byteOffset)
  // 300 by 400 points at 144 dots per inch.
  expect([head.getUint32(16), head.getUint32(20)]).toEqual([600, 800])
})

/** Fields and lines of several greys: letters would be of whatever font stands in for one that the file does not bring. */
async function drawnPdf(): Promise<Uint8Array> {
  const { grayscale, PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const page = document.addPage([300, 400])
  page.drawRectangle({ x: 20, y: 260, width: 120, height: 90, color: grayscale(0.2) })
  page.drawEllipse({ x: 210, y: 300, xScale: 60, yScale: 40, color: grayscale(0.6) })
  page.drawSvgPath('M 0 0 C 60 -80 160 80 240 0', { x: 30, y: 150, borderColor: grayscale(0), borderWidth: 4 })
  page.drawLine({ start: { x: 20, y: 60 }, end: { x: 280, y: 30 }, color: grayscale(0.4), thickness: 2 })
  return document.save()
}

test('drawn pages look as poppler draws them, in every format', async ({ page }) => {
  const bytes = await drawnPdf()
  await page.goto('/utilities/pdf-to-images/')
  await choose(page, { name: 'drawn.pdf', bytes })
  await page.getByLabel('Dots per inch').fill('144')
  await page.getByLabel('In shades of grey').check()
  await expect(page.getByText('1 page becomes a picture.')).toBeVisible()
  const png = await download(page, 'Save pictures')
  const grey = await page.evaluate(
    async (data) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const all = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
      const isGrey = all.every((value, at) => at % 4 === 3 || value === all[at - (at % 4)])
      return { width: bitmap.width, height: bitmap.height, isGrey, pixels: [...all].filter((_, at) => at % 4 === 0) }
    },
    [...png.bytes],
  )
  expect(grey.isGrey).toBe(true)
  // Only edges differ.
  expect(difference({ ...grey, pixels: Uint8Array.from(grey.pixels) }, pageAsGrey(bytes, 1, 144))).toBeLessThan(0.05)
  const heads = { JPEG: [0xff, 0xd8, 0xff], WebP: [0x52, 0x49, 0x46, 0x46] }
  for (const [format, head] of Object.entries(heads)) {
    await page.getByText(format, { exact: true }).first().click()
    const sizes: number[] = []
    for (const quality of ['20', '95']) {
      await page.getByLabel('Quality', { exact: true }).first().fill(quality)
      const { bytes: written } = await download(page, 'Save pictures')
      expect([...written.subarray(0, head.length)]).toEqual(head)
      sizes.push(written.length)
    }
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0)
  }
})
