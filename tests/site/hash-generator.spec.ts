import { createHash } from 'node:crypto'
import { mkdtempSync, openSync, ftruncateSync, closeSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, untilKept } from './site'

const address = '/utilities/hash-generator/'
const abc = {
  md5: '900150983cd24fb0d6963f7d28e17f72',
  sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
}

let folder: string

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hash-generator-'))
})

test.afterEach(() => rmSync(folder, { recursive: true }))

test('shows the digests of nothing, then of what is typed, and keeps it over a reload', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByText('d41d8cd98f00b204e9800998ecf8427e')).toBeVisible()
  await page.getByLabel('Text to hash').fill('abc')
  await expect(page.getByText(abc.sha256)).toBeVisible()
  await expect(page.getByText(abc.md5)).toBeVisible()
  await page.getByText('HEX', { exact: true }).click()
  await expect(page.getByText(abc.sha1.toUpperCase())).toBeVisible()
  await page.getByText('Base64', { exact: true }).click()
  await expect(page.getByText('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')).toBeVisible()
  await untilKept(page, '"text":"abc"', '"base64"')
  await page.reload()
  await expect(page.getByLabel('Text to hash')).toHaveValue('abc')
  await expect(page.getByText('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')).toBeVisible()
})

test('says match and mismatch in words, and finds the line feed that echo adds', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Text to hash').fill('abc')
  const expected = page.getByLabel('Expected checksum', { exact: true })
  await expected.fill(`  ${abc.sha1.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:')} `)
  await expect(page.getByText('Match: the SHA-1 is the expected one.')).toBeVisible()
  await expected.fill(`SHA256 (greeting) = ${createHash('sha256').update('abc\n').digest('hex')}`)
  await expect(page.getByText('No match: the SHA-256 differs from the expected one.')).toBeVisible()
  await expect(
    page.getByText('It would match with one line feed at the end, as echo adds.', { exact: true }),
  ).toBeVisible()
  await expected.fill(createHash('md5').update(Buffer.from('abc', 'utf16le')).digest('hex'))
  await expect(page.getByText('It would match with UTF-16LE.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use this reading' }).click()
  await expect(page.getByText('Match: the MD5 is the expected one.')).toBeVisible()
  await expected.fill(abc.sha256.slice(1))
  await expect(page.getByText(/^Line 1 has 63 digits/)).toBeVisible()
})

test('hashes several files and compares each with its line of a list', async ({ page }) => {
  const good = path.join(folder, 'good.txt')
  const bad = path.join(folder, 'bad.bin')
  writeFileSync(good, 'abc')
  const bytes = Buffer.alloc(9_000_001, 7)
  writeFileSync(bad, bytes)
  await page.goto(address)
  await page.locator('#tool').getByText('Files', { exact: true }).click()
  await page.getByLabel('Choose files').setInputFiles([good, bad])
  await expect(page.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible()
  await page
    .getByLabel('Expected checksum', { exact: true })
    .fill(`${abc.sha256}  ./good.txt\n${'0'.repeat(64)} *bad.bin\n${'1'.repeat(64)}  third.txt\n`)
  await expect(page.getByText('1 file matches, 1 file does not match.')).toBeVisible()
  await expect(page.getByText('Listed but not added here: third.txt.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('digests.csv')
})

test('stops a large file half-way, hashes the next one, and begins anew when asked', async ({ page }) => {
  test.setTimeout(90_000)
  const large = path.join(folder, 'large.img')
  const file = openSync(large, 'w')
  ftruncateSync(file, 700_000_000)
  closeSync(file)
  const small = path.join(folder, 'small.txt')
  writeFileSync(small, 'abc')
  await page.goto(address)
  await page.locator('#tool').getByText('Files', { exact: true }).click()
  await page.getByLabel('Choose files').setInputFiles([large, small])
  await expect(page.getByRole('progressbar', { name: 'Progress of large.img' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop large.img' }).click()
  await expect(page.getByText('Stopped. No digest was made.')).toBeVisible()
  await expect(page.getByText(abc.sha256)).toBeVisible()
  await page.getByRole('button', { name: 'Hash large.img again' }).click()
  // coreutils: head -c 700000000 /dev/zero | md5sum
  await expect(page.getByText('39ca80cd6b846bf3128aaec8acfa122b')).toBeVisible({ timeout: 60_000 })
})

test('reports a file that changed after it was chosen', async ({ page }) => {
  const large = path.join(folder, 'large.img')
  const file = openSync(large, 'w')
  ftruncateSync(file, 700_000_000)
  closeSync(file)
  const changed = path.join(folder, 'changed.txt')
  writeFileSync(changed, 'abc')
  await page.goto(address)
  await page.locator('#tool').getByText('Files', { exact: true }).click()
  await page.getByLabel('Choose files').setInputFiles([large, changed])
  await expect(page.getByText('Waiting')).toBeVisible()
  writeFileSync(changed, 'no longer the file that was chosen')
  await page.getByRole('button', { name: 'Stop large.img' }).click()
  await expect(page.getByText(/^This could not be read/)).toBeVisible()
})
