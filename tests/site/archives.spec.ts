import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, unfold } from './site'

/* Archives from the choosing to the saved file, which unzip reads; those that are opened were made by other programs. */

const folder = 'tests/vectors/archives'

async function choose(page: Page, ...files: { name: string; bytes: Uint8Array }[]): Promise<void> {
  await page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .first()
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })))
}

const vector = (name: string) => ({ name, bytes: new Uint8Array(readFileSync(path.join(folder, name))) })

async function download(page: Page, button: string): Promise<{ bytes: Uint8Array; name: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await coming
  return { bytes: new Uint8Array(readFileSync(await file.path())), name: file.suggestedFilename() }
}

test('files become a ZIP that unzip finds whole', async ({ page }) => {
  await page.goto('/utilities/zip-creator/')
  await choose(
    page,
    { name: 'Größe.txt', bytes: new TextEncoder().encode('named\n'.repeat(500)) },
    { name: 'Größe.txt', bytes: new TextEncoder().encode('another') },
  )
  await page.getByLabel('Name (optional)').fill('letters')
  await expect(page.getByRole('button', { name: 'Save the archive' })).toBeEnabled()
  const { bytes, name } = await download(page, 'Save the archive')
  expect(name).toBe('letters.zip')
  const place = mkdtempSync(path.join(tmpdir(), 'zip-'))
  try {
    const file = path.join(place, 'a.zip')
    writeFileSync(file, bytes)
    expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected')
  } finally {
    rmSync(place, { recursive: true })
  }
  expect(Object.keys(unzipSync(bytes))).toEqual(['Größe.txt', 'Größe-2.txt'])
  await expect(page.getByText(/2 files, 3\.0 kB, became an archive/)).toBeVisible()
})

test('an archive is listed, looked into, tested, and gives one file or several', async ({ page }) => {
  await page.goto('/utilities/zip-creator/')
  await page.getByText('Open archives', { exact: true }).click()
  await choose(page, vector('info-zip.zip'))
  await expect(page.getByText('ZIP with 4 files in 1 folder')).toBeVisible()
  await expect(page.getByText('1 link to other files is listed and never followed.')).toBeVisible()
  await page.getByRole('button', { name: 'Look into notes/first.txt' }).click()
  await expect(page.getByText('first', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Test every file' }).click()
  await expect(page.getByText('All 4 files are whole')).toBeVisible()
  await page.getByRole('button', { name: 'Tick none' }).click()
  await expect(page.getByRole('button', { name: 'Save the ticked files' })).toBeDisabled()
  await page.getByLabel('Take notes/first.txt').check()
  const one = await download(page, 'Save the ticked files')
  expect([one.name, strFromU8(one.bytes)]).toEqual(['first.txt', 'first\n'])
  await page.getByLabel('Take all of notes').check()
  const both = await download(page, 'Save the ticked files')
  expect(both.name).toBe('info-zip-files.zip')
  expect(Object.keys(unzipSync(both.bytes))).toEqual(['notes/first.txt', 'notes/long.txt'])
})

test('a password opens what 7-Zip encrypted, and a wrong one is told', async ({ page }) => {
  await page.goto('/utilities/zip-creator/')
  await page.getByText('Open archives', { exact: true }).click()
  await choose(page, vector('aes-256.zip'))
  await page.getByLabel('Password, if it needs one').fill('wrong')
  await page.getByRole('button', { name: 'Look into notes/first.txt' }).click()
  await expect(page.getByText('the password does not fit.')).toBeVisible()
  await page.getByLabel('Password, if it needs one').fill('correct horse')
  await expect(page.getByText('first', { exact: true })).toBeVisible()
})

/** Bytes that do not pack (the generator of Park and Miller). */
function noise(length: number): Uint8Array {
  let state = 7
  return Uint8Array.from({ length }, () => (state = (state * 48_271) % 0x7fffffff) & 0xff)
}

/** Folders and files are those of the browser's own storage, which are written in the same way; nobody is asked. */
async function answerPickers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = () => navigator.storage.getDirectory()
    Object.assign(globalThis, {
      showDirectoryPicker: own,
      showSaveFilePicker: async () => (await own()).getFileHandle('picked', { create: true }),
    })
  })
}

/** Files in the browser's own storage, by their paths. */
async function storedFiles(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(async () => {
    const found: Record<string, number[]> = {}
    async function look(folder: FileSystemDirectoryHandle, before: string): Promise<void> {
      for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
        if (handle instanceof FileSystemDirectoryHandle) await look(handle, `${before}${name}/`)
        else if (handle instanceof FileSystemFileHandle)
          found[before + name] = [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]
      }
    }
    await look(await navigator.storage.getDirectory(), '')
    return found
  })
}

test('an archive in parts is saved part by part, and opens again from all of them', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showDirectoryPicker', 'showSaveFilePicker']) Reflect.deleteProperty(globalThis, name)
  })
  await page.goto('/utilities/zip-creator/')
  await choose(page, { name: 'noise.bin', bytes: noise(250_000) })
  await unfold(page)
  await page.getByLabel('Written as').selectOption('disks')
  await page.getByLabel('Largest part').fill('0.1')
  await page.getByLabel('Name (optional)').fill('letters')
  await page.getByRole('button', { name: 'Save the archive' }).click()
  await expect(page.getByText('In 3 parts of up to 100.0 kB.')).toBeVisible()
  const parts: { name: string; bytes: Uint8Array }[] = []
  for (const name of ['letters.z01', 'letters.z02', 'letters.zip']) parts.push(await download(page, name))
  expect(parts.map((part) => part.name)).toEqual(['letters.z01', 'letters.z02', 'letters.zip'])
  expect(parts.slice(0, 2).map(({ bytes }) => bytes.length)).toEqual([100_000, 100_000])
  await expect(page.getByRole('button', { name: 'Unpack into a folder' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByText('Open archives', { exact: true }).click()
  await choose(page, ...parts.slice(1))
  await expect(page.getByText('The part letters.z01 is missing: choose it too.')).toBeVisible()
  await choose(page, ...parts.slice(0, 1))
  await expect(page.getByText('Read from 3 parts.')).toBeVisible()
  await page.getByRole('button', { name: 'Test every file' }).click()
  await expect(page.getByText('The one file is whole: its checksum fits.')).toBeVisible()
  const out = await download(page, 'Save the ticked files')
  expect(out.bytes).toEqual(noise(250_000))
})

test('parts and unpacked files go straight into a folder', async ({ page }) => {
  await answerPickers(page)
  await page.goto('/utilities/zip-creator/')
  await choose(page, { name: 'noise.bin', bytes: noise(250_000) })
  await unfold(page)
  await page.getByLabel('Written as').selectOption('volumes')
  await page.getByLabel('Largest part').fill('0.1')
  await page.getByRole('button', { name: 'Save the archive' }).click()
  await expect(page.getByText('In 3 parts of up to 100.0 kB.')).toBeVisible()
  const stored = await storedFiles(page)
  expect(Object.keys(stored).toSorted()).toEqual(['noise.zip.001', 'noise.zip.002', 'noise.zip.003'])
  const whole = Object.keys(stored)
    .toSorted()
    .flatMap((name) => stored[name] ?? [])
  expect(unzipSync(Uint8Array.from(whole))['noise.bin']).toEqual(noise(250_000))
  await page.getByRole('button', { name: 'Save the archive' }).click()
  await expect(page.getByText('The folder holds noise.zip.001 already')).toBeVisible()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByText('Open archives', { exact: true }).click()
  await choose(page, vector('slip.zip'))
  await page.getByRole('button', { name: 'Unpack into a folder' }).click()
  await expect(page.getByText('7 files, 7 bytes, unpacked into the folder slip.')).toBeVisible()
  const unpacked = Object.keys(await storedFiles(page)).filter((name) => !name.startsWith('noise'))
  expect(unpacked.toSorted()).toEqual([
    'slip/Windows/evil.dll',
    'slip/_con.txt',
    'slip/a/b.txt',
    'slip/etc/cron.d/evil',
    'slip/evil.txt',
    'slip/good/one.txt',
    'slip/photogpj.exe',
  ])
})

test('a large archive is written to the disk as it is made', async ({ page }) => {
  await answerPickers(page)
  await page.goto('/utilities/zip-creator/')
  const large = mkdtempSync(path.join(tmpdir(), 'large-'))
  try {
    // More than what is packed before it is written, and more than what is asked for a place on the disk.
    writeFileSync(path.join(large, 'log.txt'), 'the same line again\n'.repeat(3_500_000))
    await page
      .getByLabel('Choose files')
      .and(page.locator('input'))
      .first()
      .setInputFiles([path.join(large, 'log.txt')])
    await page.getByRole('button', { name: 'Save the archive' }).click()
    await expect(page.getByText(/1 file, 70\.0 MB, became an archive/)).toBeVisible({ timeout: 60_000 })
    const { picked } = await storedFiles(page)
    const file = path.join(large, 'a.zip')
    writeFileSync(file, Uint8Array.from(picked ?? []))
    expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected')
  } finally {
    rmSync(large, { recursive: true })
  }
})

test('paths that lead out, other formats and damage are named', async ({ page }) => {
  await page.goto('/utilities/zip-creator/')
  await page.getByText('Open archives', { exact: true }).click()
  await choose(
    page,
    vector('slip.zip'),
    vector('overlap.zip'),
    vector('other.7z'),
    vector('cut.zip'),
    vector('wrong-name.zip'),
    { name: 'zero.zip', bytes: new Uint8Array() },
  )
  await expect(page.getByText('each leads out of the folder it is unpacked to')).toBeVisible()
  await expect(page.getByText('which hides the true ending')).toBeVisible()
  await expect(page.getByText('Files share the same bytes of the archive.')).toBeVisible()
  await expect(page.getByText('This is a 7z archive, which is not read here.')).toBeVisible()
  await expect(page.getByText('The archive was cut off or damaged.')).toBeVisible()
  await expect(page.getByText('This is no archive')).toBeVisible()
  await expect(page.getByText('This file is empty: it has no bytes.')).toBeVisible()
})
