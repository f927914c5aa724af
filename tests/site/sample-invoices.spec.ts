import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { faultsOf, pagesOf } from '@/tests/paper/pdf-programs'
import { expect, test } from './site'

interface Answer {
  file: string
  number: string
  printedTotal: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

test('the archive holds a sound PDF of each sample, with the printed figures and the mark on it', async ({ page }) => {
  await page.goto('/generators/sample-invoice-gen/')
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
  await page.getByRole('textbox', { name: 'Invoices' }).fill('4')
  await expect(page.locator('body')).toContainText('4; the first one is shown')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save ZIP with all invoices', exact: true }).click()
  const files = unzipSync(await readFile(await (await download).path()))
  const { invoices } = JSON.parse(new TextDecoder().decode(files['answers.json'])) as { invoices: readonly Answer[] }
  expect(invoices).toHaveLength(4)
  expect(Object.keys(files)).toHaveLength(6)
  for (const { file, number, printedTotal } of invoices) {
    expect(file).toMatch(/\.pdf$/)
    const bytes = files[file] ?? new Uint8Array()
    expect(faultsOf(bytes)).toBe('')
    const text = pagesOf(bytes).join('\n')
    expect(text).toContain(number)
    expect(text).toContain('SAMPLE. Made up for tests')
    expect(digitsOf(text)).toContain(digitsOf(printedTotal))
  }
})
