import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, test, unfold } from './site'

async function open(page: Page, tool: string): Promise<void> {
  await page.goto(`/generators/${tool}/`)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
  await unfold(page)
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await saving
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** A photograph that a phone held upright writes lying: 60 by 30 pixels, and a mark that says to turn it (Exif 2.32, 4.6.4, orientation 6). */
async function lyingPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 60
    canvas.height = 30
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = '#c00'
    pen?.fillRect(0, 0, 30, 30)
    return canvas.toDataURL('image/jpeg')
  })
  const jpeg = Buffer.from(address.split(',')[1] ?? '', 'base64')
  // One entry of a little-endian TIFF: tag 0x112, SHORT, one value, 6.
  const exif = Buffer.from('45786966000049492a00080000000100120103000100000006000000' + '00000000', 'hex')
  const length = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), length, exif, jpeg.subarray(2)])
}

test('both sides of a card are pictures of 300 dots to an inch that know their size', async ({ page }) => {
  await open(page, 'business-card')
  await page.getByLabel('Name', { exact: true }).fill('Zoë Ångström')
  await expect(page.getByText('Scan check passed', { exact: false })).toBeVisible()
  const { name, bytes } = await saved(page, 'Save PNG, 300 dpi')
  expect(name).toBe('Business card Zoë Ångström.zip')
  const sides = unzipSync(bytes)
  expect(Object.keys(sides)).toEqual(['Front.png', 'Back.png'])
  for (const png of Object.values(sides)) {
    const file = Buffer.from(png)
    // 85 and 55 mm at 300 to the inch; 11811 dots to a metre.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1004, 650])
    const size = file.indexOf('pHYs')
    expect([file.readUInt32BE(size + 4), file.readUInt32BE(size + 8)]).toEqual([11811, 11811])
  }
  const outlines = unzipSync((await saved(page, 'Save SVG')).bytes)
  const front = new TextDecoder().decode(outlines['Front.svg'])
  expect(front).toMatch(/^<svg [^>]*width="85mm" height="55mm"/)
  expect(front).not.toContain('<text')
})

test('a card is printed on pages of its own size, one a side', async ({ page }) => {
  await open(page, 'business-card')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pages = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(pages).toHaveLength(2)
  for (const [, width, height] of pages) {
    expect(Math.abs(Number(width) - (85 / 25.4) * 72)).toBeLessThan(1)
    expect(Math.abs(Number(height) - (55 / 25.4) * 72)).toBeLessThan(1)
  }
})

test('a photo is turned upright, and what the camera wrote is gone', async ({ page }) => {
  await open(page, 'employee-id-card')
  const photo = page.getByLabel('Photo', { exact: false }).first()
  await photo.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await lyingPhoto(page) })
  const href = await page.locator('.doc-page image').first().getAttribute('href')
  const size = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src ?? ''
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, href)
  expect(size).toEqual([30, 60])
  expect(Buffer.from(href?.split(',')[1] ?? '', 'base64').includes('Exif')).toBe(false)
  await expect(page.getByText('may look coarse in print', { exact: false })).toBeVisible()

  await photo.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') })
  await expect(page.getByText('This file is no picture', { exact: false })).toBeVisible()
  // The one before stays.
  await expect(page.locator('.doc-page image').first()).toHaveAttribute('href', href ?? '')
})

test('a drawing with a script in it is a logo without one, in Word too', async ({ page }) => {
  await open(page, 'letterhead')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>document.title = "run"</script><rect width="20" height="10" fill="#c00"/></svg>'
  await page
    .getByLabel('Logo', { exact: false })
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  const href = await page.locator('.doc-page image').first().getAttribute('href')
  expect(Buffer.from(href?.split(',')[1] ?? '', 'base64').toString()).not.toContain('script')
  await expect(page).not.toHaveTitle('run')
  const { name, bytes } = await saved(page, 'Save Word')
  expect(name).toBe('Letterhead Harbour Tools Ltd.docx')
  expect(Object.keys(unzipSync(bytes)).some((file) => /^word\/media\/.*\.png$/.test(file))).toBe(true)
})

test('what does not fit is named, and a letter that no font has leads to the browser’s own print', async ({ page }) => {
  await open(page, 'business-card')
  await page.getByLabel('Name', { exact: true }).fill('w'.repeat(80))
  await expect(page.getByText('Name does not fit on “Front”', { exact: false })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('ᚠᚢ')
  await page.getByRole('button', { name: 'Save PDF', exact: true }).click()
  await expect(page.getByText('No font of this site has “ᚠ”', { exact: false })).toBeVisible()
})
