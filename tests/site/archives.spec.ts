import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './site'

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
