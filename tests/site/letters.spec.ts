import { expect, test } from './site'

test('a letter that is not filled in asks before it leaves the page, and leads to what is missing', async ({
  page,
}) => {
  await page.goto('/generators/offer-letter/')
  await page.getByLabel('Employer', { exact: true }).fill('Harbour <b>Tools</b>')
  const letter = page.locator('article.doc')
  await expect(letter).toContainText('at Harbour <b>Tools</b>, on the terms below.')
  await expect(page.getByText(/^Not filled in yet: /)).toContainText('candidate')
  await page.getByRole('button', { name: 'Save HTML', exact: true }).click()
  const asked = page.getByRole('alert').filter({ hasText: 'not filled in' })
  await expect(asked).toContainText('job title')
  await asked.getByRole('button', { name: 'Fill in' }).click()
  await expect(page.locator('#field-letterDate')).toBeFocused()
  await letter.getByRole('link', { name: '[job title]' }).first().click()
  await expect(page.locator('#field-jobTitle')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Save HTML', exact: true }).click()
  const download = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'Save HTML anyway' }).click()
  expect((await download).suggestedFilename()).toBe('Job offer.html')
})

test('a contract explains the clauses that are in it', async ({ page }) => {
  await page.goto('/generators/nda/')
  await page.locator('summary', { hasText: 'More options' }).click()
  await page.getByLabel('Clauses for').selectOption('us')
  await page.locator('summary', { hasText: 'What each clause says' }).click()
  const notes = page.locator('details').filter({ hasText: 'What each clause says' })
  await expect(notes).toContainText('7. Notice of immunity')
  await expect(notes).toContainText('Written for United States.')
  await expect(page.locator('article.doc')).toContainText('Under 18 U.S.C. 1833(b)')
})
