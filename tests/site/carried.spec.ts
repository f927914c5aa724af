import { expect, test, untilKept } from './site'

test('a result goes to the next tool on this device alone, and what was there can be brought back', async ({
  page,
  context,
}) => {
  await page.goto('/utilities/json-formatter/')
  await page.getByLabel('JSON to read').fill('{"earlier": true}')
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible()
  await untilKept(page, 'earlier')
  await page.goto('/utilities/csv-to-json/')
  await page.getByLabel('CSV to convert').fill('zip,city\n02134,Bonn\n')
  await page.getByRole('group', { name: 'Use this result in' }).getByRole('button', { name: 'JSON Formatter' }).click()
  await page.waitForURL('**/utilities/json-formatter/')
  const box = page.getByLabel('JSON to read')
  await expect(box).toHaveValue(/"zip": "02134"/)
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('#')
  expect(await context.cookies()).toEqual([])
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(box).toHaveValue('{"earlier": true}')
})

test('a decoded text is counted as words, and the counter’s own comes back', async ({ page }) => {
  await page.goto('/utilities/word-counter/')
  await page.getByLabel('Your text').fill('Kept here.')
  await untilKept(page, 'Kept here.')
  await page.goto('/utilities/base64/')
  // RFC 4648 encodes "foobar" so; the space and the second word are another three bytes each way.
  await page.getByLabel('Base64', { exact: true }).fill('Zm9vYmFyIGZvbw==')
  await page.getByRole('group', { name: 'Use this result in' }).getByRole('button', { name: 'Word Counter' }).click()
  await page.waitForURL('**/utilities/word-counter/')
  await expect(page.getByLabel('Your text')).toHaveValue('foobar foo')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByLabel('Your text')).toHaveValue('Kept here.')
})

test('a formatted JSON goes into Base64, where Undo brings back what was typed', async ({ page }) => {
  await page.goto('/utilities/base64/')
  await page.getByLabel('Text or file', { exact: true }).fill('earlier')
  await untilKept(page, 'earlier')
  await page.goto('/utilities/json-formatter/')
  await page.getByLabel('JSON to read').fill('{"a":1}')
  await page.locator('#tool').getByText('Minify', { exact: true }).click()
  await page
    .getByRole('group', { name: 'Use this result in' })
    .getByRole('button', { name: /^Base64/ })
    .click()
  await page.waitForURL('**/utilities/base64/')
  await expect(page.getByLabel('Text or file', { exact: true })).toHaveValue('{"a":1}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Text or file', { exact: true })).toHaveValue('earlier')
})
