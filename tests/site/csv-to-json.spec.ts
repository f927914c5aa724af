import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, test } from './site'

const address = '/utilities/csv-to-json/'
const json = (page: Page) => page.getByRole('region', { name: 'JSON of the first rows' })
const input = (page: Page) => page.getByLabel('CSV to convert')

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

test('typed CSV becomes JSON, with zeros, long numbers and nesting kept', async ({ page }) => {
  await open(page)
  await input(page).fill('id,zip,order,city.name\n1,02134,12345678901234567890,Bonn\n')
  await expect(json(page)).toHaveText(/"zip": "02134"/)
  await expect(json(page)).toHaveText(/"order": "12345678901234567890"/)
  await expect(json(page)).toHaveText(/"city": \{\s+"name": "Bonn"/)
  await expect(page.getByText('1 row, 4 columns, separated by commas')).toBeVisible()
})

test('shape, layout, types and empty values can be chosen', async ({ page }) => {
  await open(page)
  await input(page).fill('team;name;age\nred;Ann;31\nblue;Bob;\nred;Cid;40\n')
  await page.locator('#tool').getByText('Minified', { exact: true }).click()
  await page.locator('#tool').getByText('By key, grouped', { exact: true }).click()
  await page.locator('#tool').getByText('Leave out', { exact: true }).click()
  await expect(json(page)).toHaveText(
    '{"red":[{"team":"red","name":"Ann","age":31},{"team":"red","name":"Cid","age":40}],"blue":[{"team":"blue","name":"Bob"}]}',
  )
  await page.locator('#tool').getByText('Columns', { exact: true }).click()
  await page.getByLabel('Type of age').selectOption('Text')
  await page.locator('#tool').getByText('JSON', { exact: true }).click()
  await expect(json(page)).toHaveText(/"age":"31"/)
})

test('uneven rows and repeated headers are named', async ({ page }) => {
  await open(page)
  await input(page).fill('a,b,a\n1,2,3\n4,5\n')
  await expect(page.getByText('The header a appears again in column 3, which is called a_2.')).toBeVisible()
  await page.getByText('Which lines').click()
  await expect(page.getByText('line 3: 2 fields')).toBeVisible()
})

test('a file in another encoding is read and saved', async ({ page }) => {
  await open(page)
  const bytes = Buffer.from([...Buffer.from('name;price\nM'), 0xfc, ...Buffer.from('ller;5\n')])
  await page.getByLabel('Open file').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: bytes })
  await expect(page.getByText('separated by semicolons, Windows-1252')).toBeVisible()
  await page.getByRole('region', { name: 'How the JSON is written' }).getByText('NDJSON').click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('export.ndjson')
  expect(await readFile(await download.path(), 'utf8')).toBe('{"name":"Müller","price":5}\n')
  await expect(page.getByText('1 record written, 29 bytes.')).toBeVisible()
})

test('what was typed survives a reload, and an example can be taken back', async ({ page }) => {
  await open(page)
  await input(page).fill('a,b\n1,2\n')
  await page.locator('#tool').getByText('Minified', { exact: true }).click()
  await expect(json(page)).toHaveText('[{"a":1,"b":2}]')
  await page.reload()
  await expect(input(page)).toHaveValue('a,b\n1,2\n')
  await expect(json(page)).toHaveText('[{"a":1,"b":2}]')
  await page.getByRole('button', { name: 'Example' }).click()
  await expect(json(page)).toHaveText(/"Smith, Anna"/)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(input(page)).toHaveValue('a,b\n1,2\n')
})

test('the schema describes the result', async ({ page }) => {
  await open(page)
  await input(page).fill('id,note\n1,\n2,x\n')
  await page.getByText('JSON Schema', { exact: true }).click()
  const schema = page.getByRole('region', { name: 'JSON Schema, draft 2020-12' })
  await expect(schema).toHaveText(/"type": "integer"/)
  expect(JSON.parse((await schema.textContent()) ?? '')).toMatchObject({
    items: { properties: { note: { type: ['string', 'null'] } }, required: ['id', 'note'] },
  })
})

test('the JSON and its schema come as one archive', async ({ page }) => {
  await open(page)
  await input(page).fill('id,name\n1,Zoë\n')
  await page.locator('#tool').getByText('Minified', { exact: true }).click()
  await page.getByText('JSON Schema', { exact: true }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download both as ZIP' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('data.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files)).toEqual(['data.json', 'data.schema.json'])
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  expect(textOf('data.json')).toMatch(/^\[\{"id":1,"name":"Zoë"\}\]\s*$/)
  expect(JSON.parse(textOf('data.schema.json'))).toMatchObject({ items: { required: ['id', 'name'] } })
})
