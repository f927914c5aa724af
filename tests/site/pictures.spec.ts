import decodeJpeg, { init as startJpeg } from '@jsquash/jpeg/decode.js'
import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import type { Pixels } from '@/lib/base/png/pixels'
import { pictureHead } from '@/lib/subjects/picture/head'
import { jpegSegments } from '@/lib/subjects/picture/jpeg'
import { likeness } from '@/lib/subjects/picture/likeness'
import { notesIn } from '@/lib/subjects/picture/notes'
import { decibels, readPng } from '../picture/read-png'
import { sample, sampleFolder } from '../picture/samples'
import { expect, test } from './site'

/* Pictures from the file to the saved file, in the browser that decodes them; what is saved is read here by other code. */

const compressor = '/utilities/image-compressor/'
const resizer = '/utilities/image-resizer/'

const bytesOf = async (download: Download) => new Uint8Array(readFileSync(await download.path()))

async function open(page: Page, address: string, ...names: string[]): Promise<void> {
  await page.goto(address)
  await page
    .getByLabel('Choose pictures')
    .and(page.locator('input'))
    .setInputFiles(names.map((name) => `${sampleFolder}/${name}`))
}

async function saved(page: Page, button: string, patience?: number): Promise<Uint8Array<ArrayBuffer>> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: patience ?? 0 }),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return bytesOf(file)
}

/** Colours near the corners and the mark of `upright.png`. */
function corners({ data, width, height }: Pixels): string[] {
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)
    return [red, green, blue].map((value) => (value > 128 ? 1 : 0)).join('')
  }
  return [at(2, 1), at(10, 10), at(width - 4, 4), at(4, height - 4), at(width - 4, height - 4)]
}

test.beforeAll(async () => {
  class PixelData {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {}
  }
  Object.assign(globalThis, { ImageData: PixelData })
  await startJpeg(await WebAssembly.compile(readFileSync('node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')))
})

test('all eight orientations come out upright, and without their notes', async ({ page }) => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `orientation-${number}.jpg`)
  await open(page, compressor, ...names)
  await page.getByLabel('Save as').selectOption('PNG')
  await expect(page.getByText('8 of 8 done')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save all as ZIP' })).toBeEnabled()
  const files = unzipSync(await saved(page, 'Save all as ZIP'))
  expect(Object.keys(files).toSorted()).toEqual(names.map((name) => name.replace('.jpg', '-small.png')))
  const upright = corners(readPng(sample('upright.png')))
  for (const file of Object.values(files)) expect(corners(readPng(file))).toEqual(upright)
})

test('a photo goes below the size that was asked, keeps its look, and loses its place', async ({ page }) => {
  await open(page, compressor, 'photo.jpg')
  await expect(page.getByText('SSIM', { exact: true })).toBeVisible()
  await page.getByText('A file size', { exact: true }).click()
  await page.getByLabel('Largest size').fill('30')
  await expect(page.getByRole('status').filter({ hasText: /→ (2\d\.\d|30\.0) kB/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this picture' })).toBeEnabled()
  const file = await saved(page, 'Save this picture')
  expect(file.length).toBeLessThanOrEqual(30_000)
  expect(file.length).toBeGreaterThan(20_000)
  expect(pictureHead(file)).toMatchObject({ kind: 'jpeg', width: 640, height: 480, isWhole: true })
  expect(strFromU8(file, true)).not.toContain('Exif')
  const back = (await decodeJpeg(file.buffer)) as Pixels
  expect(likeness(readPng(sample('photo.png')), back)).toBeGreaterThan(0.93)
})

test('kept EXIF has no place and no small picture when that is wanted', async ({ page }) => {
  await open(page, compressor, 'photo.jpg')
  await page.getByText('More options').click()
  await page.getByLabel('EXIF data').selectOption('Keep without location')
  await expect(page.getByRole('button', { name: 'Save this picture' })).toBeEnabled()
  await expect(page.getByText('1 picture:')).toBeVisible()
  await page.waitForTimeout(1500)
  const text = strFromU8(await saved(page, 'Save this picture'), true)
  expect(text).toContain('A. Person')
  expect(text).not.toContain('A title')
  expect(text).not.toContain('\x00\x00\x000\x00\x00\x00\x01')
})

test('what cannot be read is named with its reason, and the rest is done', async ({ page }) => {
  const ran: string[] = []
  page.on('pageerror', (error) => ran.push(error.message))
  await open(
    page,
    compressor,
    'empty.jpg',
    'text.jpg',
    'scripts.svg',
    'moving.gif',
    'photo.tiff',
    'truncated.jpg',
    'truncated.png',
    'wrong-name.png',
    'cmyk.jpg',
    'deep.png',
    'photo.avif',
  )
  await expect(page.getByText('11 of 11 done')).toBeVisible()
  for (const sentence of [
    'This file is empty: it has no bytes.',
    'This is no picture:',
    'This is an SVG, a drawing that can hold scripts.',
    'This picture moves: it has 2 frames.',
    'This is a TIFF file, which this browser cannot decode.',
    'This JPEG file was cut off',
    'It was in CMYK',
    'It has 16 bits a channel.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  expect(ran).toEqual([])
})

test('the divider is moved by keys and by the pointer, also in actual pixels', async ({ page }) => {
  await open(page, compressor, 'photo.jpg', 'photo.png')
  const divider = page.getByRole('slider', { name: /Divider/ })
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '51')
  await page.keyboard.press('Home')
  await expect(divider).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '10')
  const box = await divider.boundingBox()
  if (!box) throw new Error('the divider has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 150, box.y + 60)
  await page.mouse.up()
  expect(Number(await divider.getAttribute('aria-valuenow'))).toBeGreaterThan(25)
  await expect(page.locator('canvas[data-drawn=yes]')).toHaveCount(2)
  await page.getByRole('button', { name: /Compare: photo.png/ }).click()
  await expect(page.getByText('Shown: photo.png')).toBeVisible()
})

test('resizing: pixels as planned, as ImageMagick would make them', async ({ page }) => {
  await open(page, resizer, 'photo.png')
  await page.getByLabel('Pixels', { exact: true }).fill('160')
  await expect(page.getByText('640 × 480 → 160 × 120')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this picture' })).toBeEnabled()
  const file = await saved(page, 'Save this picture')
  expect(decibels(readPng(file), readPng(sample('photo-lanczos.png')))).toBeGreaterThan(45)
})

test('resizing to a print size writes its pixels and dots per inch', async ({ page }) => {
  await open(page, resizer, 'photo.jpg')
  await page.getByLabel('Resize by').selectOption('Print size')
  await page.getByLabel('Printed width').fill('5')
  await page.getByLabel('Printed height').fill('5')
  await page.getByLabel('Dots per inch').fill('200')
  await page.getByLabel('Where the shape differs').selectOption('Fill it, cut what is over')
  await expect(page.getByText('640 × 480 → 394 × 394')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this picture' })).toBeEnabled()
  const file = await saved(page, 'Save this picture')
  expect(pictureHead(file)).toMatchObject({ kind: 'jpeg', width: 394, height: 394 })
  // JFIF: units 1, then both densities.
  expect(Array.from(file.subarray(13, 18))).toEqual([1, 0, 200, 0, 200])
})

test('a size that is no size is refused beside its field, and the pictures stay', async ({ page }) => {
  await open(page, resizer, 'photo.png')
  await expect(page.getByText('Writing it anew would gain nothing')).toBeVisible()
  await page.getByLabel('Pixels', { exact: true }).fill('0')
  await expect(page.getByText(/Pixels must be/)).toBeVisible()
  await expect(page.getByText('photo.png', { exact: true })).toBeVisible()
})

test('the colours of a logo are those that were drawn, and leave as tokens', async ({ page }) => {
  await page.goto('/generators/logo-color-palette/')
  await page.getByLabel('Choose a logo').and(page.locator('input')).setInputFiles(`${sampleFolder}/flat-logo.png`)
  await expect(page.getByText('3 colours found; the background #ffffff is left out.')).toBeVisible()
  for (const colour of ['#0b5fff', '#ff7a00', '#333333'])
    await expect(page.getByRole('button', { name: new RegExp(`^Colour \\d ${colour}`) })).toBeVisible()
  await page.getByLabel('Format').selectOption('Design tokens (JSON)')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('brand.tokens.json')
  const tokens = JSON.parse(strFromU8(await bytesOf(download))) as { logo: { $type: string } }
  expect(tokens.logo.$type).toBe('color')
})

test('an SVG with scripts is read as text and runs none', async ({ page }) => {
  await page.goto('/generators/logo-color-palette/')
  await page.getByLabel('Choose a logo').and(page.locator('input')).setInputFiles(`${sampleFolder}/scripts.svg`)
  await expect(page.getByRole('button', { name: /#000000/ }).first()).toBeVisible()
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})

const scanner = '/utilities/qr-scanner/'

async function scan(page: Page, name: string): Promise<void> {
  await page.goto(scanner)
  await page.getByLabel('Choose pictures').and(page.locator('input')).setInputFiles(`${sampleFolder}/${name}`)
}

test('codes of a picture are read, framed, and taken apart without being opened', async ({ page, context }) => {
  await scan(page, 'codes.png')
  await expect(page.getByText('3 codes in one picture.')).toBeVisible()
  await expect(page.getByText('1. Wi-Fi network')).toBeVisible()
  await expect(page.getByText('p;ss word', { exact: true })).toBeVisible()
  await expect(page.getByText('The connection is not encrypted (http).')).toBeVisible()
  await expect(page.getByText('4006381333931').first()).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = strFromU8(await bytesOf(await coming))
  expect(csv).toContain('EAN-13')
  expect(csv.split('\r\n').filter((line) => line.startsWith('codes.png'))).toHaveLength(3)
})

test('a picture without a code says how to take a better one', async ({ page }) => {
  await scan(page, 'photo.jpg')
  await expect(page.getByText('No code was found in this picture.')).toBeVisible()
})

test('an account in a picture is put into the box by a press, and its codes tick', async ({ page }) => {
  await page.goto('/utilities/totp-authenticator/')
  await page
    .getByLabel('Choose pictures')
    .and(page.locator('input'))
    .setInputFiles(`${sampleFolder}/authenticator-code.png`)
  await page.getByRole('button', { name: 'Put into the box' }).click()
  const card = page.getByRole('list', { name: 'Codes now' }).getByRole('listitem')
  await expect(card.getByText('Shop: till')).toBeVisible()
  await expect(card.locator('code').first()).toHaveText(/^\d{3} \d{3}$/)
})

test('a camera that may not be used, or is not there, is told', async ({ page }) => {
  await page.goto(scanner)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /camera/ })).toBeVisible()
})

test('a new format: every pixel of what keeps them, an icon in six sizes', async ({ page }) => {
  await open(page, '/utilities/image-converter/', 'photo.png')
  const convert = async (label: string) => {
    await page.getByLabel('Convert to').selectOption(label)
    await expect(page.getByText(`PNG → ${label.split(',')[0]}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this picture' })).toBeEnabled()
    return saved(page, 'Save this picture')
  }
  expect(pictureHead(await convert('WebP'))).toMatchObject({ kind: 'webp', width: 640, height: 480, isWhole: true })
  expect(pictureHead(await convert('GIF, still'))).toMatchObject({ kind: 'gif', frames: 1, width: 640, isWhole: true })
  expect(pictureHead(await convert('BMP'))).toMatchObject({ kind: 'bmp', width: 640, height: 480, isWhole: true })
  expect(pictureHead(await convert('TIFF')).kind).toBe('tiff')
  const icon = await convert('ICO, 16 to 256 pixels')
  expect(pictureHead(icon).kind).toBe('ico')
  expect(icon[4]).toBe(6)
})

test('a picture that is turned and made negative is saved so, and one that is not changed keeps its pixels', async ({
  page,
}) => {
  await open(page, '/utilities/image-rotate-filter/', 'photo.png')
  const saver = page.getByRole('button', { name: 'Save this picture' })
  await expect(saver).toBeEnabled()
  const { data, width, height } = readPng(sample('photo.png'))
  expect(readPng(await saved(page, 'Save this picture')).data).toEqual(data)
  await page.getByLabel('Turn', { exact: true }).selectOption('To the right')
  await page.getByLabel('Look').selectOption('Negative')
  await expect(page.getByText(`${width} × ${height} → ${height} × ${width}`)).toBeVisible()
  await expect(saver).toBeEnabled()
  await expect(async () => {
    const turned = readPng(await saved(page, 'Save this picture'))
    for (const [x, y] of [
      [10, 10],
      [600, 4],
      [4, 470],
      [320, 240],
    ] as const) {
      const before = data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)
      // Clockwise: what was at x, y is at height - 1 - y, x.
      const at = (x * height + (height - 1 - y)) * 4
      expect(turned.data.slice(at, at + 3)).toEqual(before.map((byte) => 255 - byte))
    }
  }).toPass()
})

test('a photo is saved without its place or without any note, and with its pixels', async ({ page }) => {
  await page.goto('/utilities/exif-viewer/')
  await page.getByLabel('Choose photos').and(page.locator('input')).setInputFiles(`${sampleFolder}/photo.jpg`)
  await expect(page.getByText('48.20000, 16.37000').first()).toBeVisible()
  const scansOf = (file: Uint8Array) => jpegSegments(file).scans
  const before = sample('photo.jpg')
  const clean = await saved(page, 'Save this photo without')
  expect(scansOf(clean)).toEqual(scansOf(before))
  for (const secret of ['A. Person', 'Box 1', 'secret', 'a comment', 'A title'])
    expect(strFromU8(clean, true)).not.toContain(secret)
  await page.getByLabel('Take out').selectOption('The place alone')
  await expect(page.getByRole('button', { name: 'Save this photo without' })).toBeEnabled()
  await expect(async () => {
    // A press between two answers may go to neither: whoever sees no file presses again.
    const kept = await saved(page, 'Save this photo without', 10_000)
    expect(strFromU8(kept, true)).toContain('A. Person')
    expect(notesIn(kept, pictureHead(kept)).place).toBeUndefined()
    expect(scansOf(kept)).toEqual(scansOf(before))
  }).toPass()
})

test('a mark is laid where it was asked and nowhere else', async ({ page }) => {
  await open(page, '/utilities/image-watermark/', 'photo.png')
  await page.getByLabel('Words', { exact: true }).last().fill('{file}')
  await page.getByLabel('Place').selectOption('Top left')
  await page.getByLabel('Opacity').first().fill('100')
  await expect(async () => {
    const marked = readPng(await saved(page, 'Save this picture'))
    const before = readPng(sample('photo.png'))
    let changed = 0
    for (let at = 0; at < before.data.length; at++) {
      if (marked.data[at] === before.data[at]) continue
      changed += 1
      const [x, y] = [(at >> 2) % before.width, Math.floor((at >> 2) / before.width)]
      expect(x < before.width * 0.35 && y < before.height * 0.35).toBe(true)
    }
    expect(changed).toBeGreaterThan(100)
  }).toPass()
})

test('the colours of several pictures, and a pair of colours put right by a press', async ({ page }) => {
  await open(page, '/utilities/image-color-extractor/', 'flat-logo.png', 'photo.jpg')
  await expect(page.getByRole('button', { name: /#0b5fff, \d+%/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show this palette' }).click()
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible()
  await page.goto('/utilities/color-contrast-checker/')
  await page.getByLabel('Text colour').first().fill('#777')
  await expect(page.getByText('4.47:1. Passes for large text')).toBeVisible()
  await page.getByRole('button', { name: 'Text colour #767676' }).click()
  await expect(page.getByText('4.54:1. Passes AA for every text')).toBeVisible()
})

/** As it is seen: the colour of what is hardly there counts as little as it shows. */
function seen<Picture extends { data: Uint8Array | Uint8ClampedArray }>(picture: Picture): Picture {
  const data = picture.data.slice()
  for (let at = 0; at < data.length; at++)
    if (at % 4 < 3) data[at] = Math.round(((data[at] ?? 0) * (data[at - (at % 4) + 3] ?? 0)) / 255)
  return { ...picture, data }
}

test('a drawing has the pixels that another program draws, in its own font, and nothing of it is fetched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const folder = 'tests/vectors/drawings'
  const letter =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><text x="5" y="15" font-size="10" font-family="Test Square" font-weight="700" font-style="italic" fill="currentColor">A</text><rect x="25" y="5" width="10" height="10" fill="var(--brand, red)"/><image href="http://example.org/a.png" width="4" height="4"/></svg>'
  await page.goto('/utilities/svg-to-png/')
  await page
    .getByLabel('Choose SVG files')
    .and(page.locator('input'))
    .setInputFiles([
      ...['badge.svg', 'ruler.svg', 'fade.svg', 'square-bold-italic.ttf'].map((name) => ({
        name,
        mimeType: name.endsWith('svg') ? 'image/svg+xml' : 'font/ttf',
        buffer: readFileSync(`${folder}/${name}`),
      })),
      { name: 'letter.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(letter) },
      { name: 'broken.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') },
    ])
  await page.getByLabel('Size', { exact: true }).selectOption('Several at once')
  await page.getByLabel('Sizes', { exact: true }).fill('480, 200h, 2x')
  await page.getByText('Quality and colours').click()
  await page.getByLabel('Set the text colour').check()
  await page.getByLabel('CSS variables').fill('--brand: #00ff00')
  await expect(page.getByText('4 drawings, 12 pictures drawn. 1 file without a result')).toBeVisible()
  await expect(page.getByText('Font Test Square, weight 700, italic')).toBeVisible()
  await expect(page.getByText('Left out, since nothing is fetched: http://example.org/a.png.')).toBeVisible()
  await expect(page.getByText('tag that is not well-formed')).toBeVisible()
  await expect(async () => {
    const files = unzipSync(await saved(page, 'Save all as ZIP'))
    const drawn = (name: string) => readPng(files[name] ?? new Uint8Array(0))
    for (const [name, vector] of [
      ['badge-480.png', 'badge-480.png'],
      ['ruler@2x.png', 'ruler-2x.png'],
      ['fade-200h.png', 'fade-200h.png'],
    ] as const) {
      const wanted = readPng(new Uint8Array(readFileSync(`${folder}/${vector}`)))
      expect(decibels(seen(drawn(name)), seen(wanted))).toBeGreaterThan(40)
    }
    // The letter is a square of 10 by 10 at twelve times the size, in the colour that was set; the variable changed the other.
    const { data } = drawn('letter-480.png')
    const count = (...colour: number[]) =>
      Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter((at) =>
        colour.every((channel, place) => data[at + place] === channel),
      ).length
    expect(count(0x0b, 0x5f, 0xff, 255)).toBe(14_400)
    expect(count(0, 255, 0, 255)).toBe(14_400)
  }).toPass()
  expect(asked.filter((url) => url.includes('example.org'))).toEqual([])
})

test('a box is dragged, pulled and nudged, and what lies in it is saved pixel by pixel', async ({ page }) => {
  await open(page, '/utilities/image-cropper/', 'photo.png')
  const box = page.getByRole('slider', { name: 'Box' })
  await expect(box).toHaveAttribute('aria-valuetext', '640 × 480 at 0, 0')
  const handle = page.getByRole('slider', { name: 'Lower right corner' })
  await handle.scrollIntoViewIfNeeded()
  const corner = await handle.boundingBox()
  if (!corner) throw new Error('no handle')
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 200, y - 120, { steps: 5 })
  await page.mouse.up()
  await expect(box).not.toHaveAttribute('aria-valuetext', '640 × 480 at 0, 0')
  const places = async () => (await box.getAttribute('aria-valuetext'))?.match(/\d+/g)?.map(Number) ?? []
  const [width = 0, height = 0, left = 9, top = 9] = await places()
  expect([left, top]).toEqual([0, 0])
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await places()).toEqual([width, height, 1, 10])
  const photo = readPng(sample('photo.png'))
  await expect(async () => {
    const cropped = readPng(await saved(page, 'Save this picture'))
    expect([cropped.width, cropped.height]).toEqual([width, height])
    for (const [column, row] of [
      [0, 0],
      [width - 1, height - 1],
      [7, 90],
    ] as const) {
      const at = (row * width + column) * 4
      const from = ((row + 10) * photo.width + column + 1) * 4
      expect(cropped.data.slice(at, at + 3)).toEqual(photo.data.slice(from, from + 3))
    }
  }).toPass()
  await page.getByLabel('Shape', { exact: true }).selectOption('1:1, square')
  await page.getByLabel('Corners', { exact: true }).selectOption('Circle or ellipse')
  await expect(async () => {
    const round = readPng(await saved(page, 'Save this picture'))
    expect(round.width).toBe(round.height)
    expect(round.data[3]).toBe(0)
    expect(round.data[(round.height >> 1) * round.width * 4 + round.width * 2 + 3]).toBe(255)
  }).toPass()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByLabel('Crop', { exact: true }).selectOption('A page by its corners')
  await expect(page.getByRole('slider', { name: /corner$/ })).toHaveCount(4)
})
