import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { faultsOf, pagesOf } from '@/tests/paper/pdf-programs'
import { expect, test } from './site'

const vectors = path.resolve(import.meta.dirname, '../vectors')

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
}

async function savedBy(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await download).path())
}

/** The first file that poppler takes out of a PDF. */
function attachedTo(pdf: Uint8Array): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-attached-'))
  try {
    const [file, attached] = [path.join(folder, 'invoice.pdf'), path.join(folder, 'factur-x.xml')]
    writeFileSync(file, pdf)
    execFileSync('pdfdetach', ['-save', '1', '-o', attached, file])
    return readFileSync(attached)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a Factur-X invoice is saved as a sound PDF with its XML inside, and read back', async ({ page }) => {
  await opened(page, '/generators/factur-x-invoice/')
  const pdf = await savedBy(page, 'Save Factur-X PDF')
  expect(faultsOf(pdf)).toBe('')
  expect(pagesOf(pdf).join('\n')).toContain('RE-2026-0001')
  const xml = await savedBy(page, 'Save XML (CII)')
  expect(attachedTo(pdf).equals(xml)).toBe(true)
  // Written apart from the page too, where the page itself offers no PDF of its sheet.
  expect((await savedBy(page, 'Save Word')).subarray(0, 2).toString()).toBe('PK')

  await page.getByText('An e-invoice to read', { exact: true }).click()
  const box = page.getByLabel('PDF file')
  await box.setInputFiles({ name: 'saved.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('Breaks none of the rules')).toBeVisible()
  expect((await savedBy(page, 'Save XML (CII)')).equals(xml)).toBe(true)
  await box.setInputFiles(path.join(vectors, 'factur-x/minimum.pdf'))
  await expect(page.getByText('holds too little to be an invoice by itself')).toBeVisible()
})

test('an e-invoice is read from its file, and what is too large or declares a document type is refused', async ({
  page,
}) => {
  await opened(page, '/generators/e-invoice-xml/')
  const xml = (await savedBy(page, 'Save XML (UBL)')).toString()
  await page.getByText('An e-invoice to read', { exact: true }).click()
  const box = page.getByLabel('XML file')
  const choose = (text: string) =>
    box.setInputFiles({ name: 'invoice.xml', mimeType: 'application/xml', buffer: Buffer.from(text) })
  await choose(xml.replace('RE-2026-0001', 'RE-READ-7'))
  await expect(page.getByText('RE-READ-7').first()).toBeVisible()
  await choose(`${xml}<!--${' '.repeat(6_000_000)}-->`)
  await expect(page.getByText('The file must be 5 MB or smaller.')).toBeVisible()
  await expect(page.getByText('RE-READ-7').first()).toBeVisible()
  await choose(xml.replace(/(<\?xml[^>]*\?>)?/, '$1<!DOCTYPE Invoice>'))
  await expect(page.getByText('document type declaration').first()).toBeVisible()
})
