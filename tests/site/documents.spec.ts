import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { fileMessages } from '@/lib/messages/file'
import { recordMessages } from '@/lib/messages/records'
import { recordsBarMessages } from '@/lib/messages/records-bar'
import { storageMessages } from '@/lib/messages/storage'
import { expect, test } from './site'

test.use({ serviceWorkers: 'allow' })

const says = { ...recordMessages, ...recordsBarMessages }
const business = 'Müller & Söhne GmbH'
const client = 'Brontë Books Ltd'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
}

async function saveRecord(page: Page, add: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: add }).click()
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: false }).first().fill(text)
  await page.getByRole('button', { name: says.save, exact: true }).click()
  await expect(page.getByRole('button', { name: add })).toBeVisible()
}

async function saveProfile(page: Page): Promise<void> {
  await open(page, '/profile/')
  await page.getByRole('button', { name: says.addBusiness }).click()
  await page.getByLabel('Business name').fill(business)
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByLabel('Currency').fill('EUR')
  await page.getByLabel('Days to pay').fill('14')
  await page.getByRole('button', { name: 'Add pattern' }).click()
  await page.getByLabel('Pattern, pattern 1', { exact: false }).fill('RE-{year}-{number:3}')
  await page.getByLabel('Begins at, pattern 1', { exact: false }).fill('57')
  await page.getByRole('button', { name: says.save, exact: true }).click()
  await expect(page.getByText(says.saved(business))).toBeVisible()
  await saveRecord(page, says.addClient, { Name: client, 'Town or city': 'Haworth' })
  await saveRecord(page, says.addItem, { Description: 'Type setting', 'Price for one': '120', 'Tax rate': '19' })
}

const numberBox = (page: Page) => page.getByLabel('Invoice number')
const fromBox = (page: Page) => page.getByLabel('From (your business)')
const toBox = (page: Page) => page.getByLabel('Bill to')

/** Fills an invoice from what is kept, and keeps it. */
async function keepInvoice(page: Page): Promise<string> {
  await open(page, '/generators/invoice/')
  await page.getByLabel(says.fillFrom, { exact: true }).selectOption({ label: business })
  await page.getByLabel(says.client, { exact: true }).selectOption({ label: client })
  await page.getByLabel(says.item).selectOption({ label: 'Type setting' })
  await page.getByRole('button', { name: says.takeNumber }).click()
  await expect(numberBox(page)).toHaveValue(/^RE-/)
  await page.getByRole('button', { name: says.keepDocument }).click()
  await expect(page.getByText(says.keptDocument)).toBeVisible()
  return numberBox(page).inputValue()
}

const lines = (page: Page) => page.locator('[data-island="documents"] li')

test('a business, a client and an item fill an invoice, which is kept and opens again as it was', async ({ page }) => {
  await saveProfile(page)
  const number = await keepInvoice(page)
  const year = new Date().getFullYear()
  expect(number).toBe(`RE-${year}-057`)
  await expect(fromBox(page)).toHaveValue(`${business}\nBerlin`)
  await expect(toBox(page)).toHaveValue(`${client}\nHaworth`)
  // 120 and 19% of it.
  await expect(page.getByLabel('Preview').getByText('€142.80').first()).toBeVisible()

  await toBox(page).fill(`${client}\nMain Street`)
  // In the middle of typing: nothing has been kept yet but what leaving keeps.
  await page.reload()
  await expect(toBox(page)).toHaveValue(`${client}\nMain Street`)
  await expect(numberBox(page)).toHaveValue(number)
  await expect(page.getByLabel(says.fillFrom, { exact: true })).toHaveValue(/./)
  await expect(page.getByText(says.keptDocument)).toBeVisible()

  await open(page, '/documents/')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(['Invoice RE-', client, '€142.80'].join('').slice(0, 10))
  await expect(lines(page)).toContainText('€142.80')
  await page.getByRole('link', { name: says.openOf(`Invoice ${number}`) }).click()
  await expect(toBox(page)).toHaveValue(`${client}\nMain Street`)

  // The tool itself begins anew.
  await open(page, '/generators/invoice/?new')
  await expect(toBox(page)).not.toHaveValue(new RegExp(client))
})

test('a second tab takes the next number, and no number is taken twice', async ({ page, context }) => {
  await saveProfile(page)
  const first = await keepInvoice(page)
  const other = await context.newPage()
  const second = await keepInvoice(other)
  expect(Number(second.slice(-3))).toBe(Number(first.slice(-3)) + 1)
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: says.takeNumber }).click()))
  await expect(numberBox(page)).not.toHaveValue(first)
  await expect(numberBox(other)).not.toHaveValue(second)
  const taken = await Promise.all([page, other].map((tab) => numberBox(tab).inputValue()))
  expect(new Set([first, second, ...taken]).size).toBe(4)
})

test('a number that another document has is told', async ({ page }) => {
  await saveProfile(page)
  const first = await keepInvoice(page)
  await keepInvoice(page)
  await expect(page.getByText(says.sameNumber(first))).toBeHidden()
  await numberBox(page).fill(first)
  await expect(page.getByText(says.sameNumber(first))).toBeVisible()
})

test('two tabs change other fields of one document, and both changes are kept', async ({ page, context }) => {
  await saveProfile(page)
  await keepInvoice(page)
  const other = await context.newPage()
  await open(other, page.url())
  await expect(other.getByText(says.keptDocument)).toBeVisible()
  await toBox(page).fill('First tab')
  await fromBox(other).fill('Second tab')
  // The first tab leaves before it could keep; the second keeps its own, and leaves the first one's in the draft.
  await page.goto('/about/')
  await expect(other.getByText(says.keptDocument)).toBeVisible()
  await other.close()
  await open(page, '/documents/')
  await expect(lines(page)).toContainText('First tab')
  await page.getByRole('link', { name: says.open, exact: false }).first().click()
  await expect(toBox(page)).toHaveValue('First tab')
  await expect(fromBox(page)).toHaveValue('Second tab')
})

test('export, clear and import bring business, client, item, document and number back', async ({ page }) => {
  await saveProfile(page)
  const number = await keepInvoice(page)
  await open(page, '/settings/')
  const panel = page.locator('[data-island]')
  for (const key of ['businesses/', 'clients/', 'items/', 'documents/', 'number-series/'])
    await expect(panel.getByText(storageMessages.itemName(key), { exact: true })).toBeVisible()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: storageMessages.backupSave }).click()
  const file = await readFile(await (await saving).path())
  await panel.getByRole('button', { name: storageMessages.deleteButton }).click()
  await panel.getByRole('button', { name: storageMessages.deleteYes }).click()
  await expect(panel.getByText(storageMessages.deleted)).toBeVisible()
  await open(page, '/documents/')
  await expect(page.getByText(says.noDocuments)).toBeVisible()

  await open(page, '/settings/')
  await panel
    .getByLabel(storageMessages.backupRead)
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: file })
  await panel.getByRole('button', { name: storageMessages.backupApply }).click()
  await expect(panel.getByText(/entries were read back/)).toBeVisible()
  await open(page, '/profile/')
  for (const name of [business, client, 'Type setting']) await expect(page.getByText(name)).toBeVisible()
  await open(page, '/documents/')
  await expect(lines(page)).toContainText(number)
  const next = await keepInvoice(page)
  expect(Number(next.slice(-3))).toBe(Number(number.slice(-3)) + 1)
})

test('the list is searched, filtered by state, duplicated, and gives a deleted document back', async ({ page }) => {
  await saveProfile(page)
  const number = await keepInvoice(page)
  await page.getByLabel('Due date').evaluate((box) => box.closest('details')?.setAttribute('open', ''))
  await page.getByLabel('Invoice date').fill('2026-01-05')
  await page.getByLabel('Due date').fill('2026-01-19')
  await page.getByLabel(says.state).selectOption('sent')
  await expect(page.getByText(says.keptDocument)).toBeVisible()
  await open(page, '/documents/')
  await expect(lines(page)).toContainText(says.states.overdue)

  const name = `Invoice ${number}`
  await page.getByRole('button', { name: says.duplicateOf(name) }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText(says.states.draft)
  await expect(lines(page).first()).not.toContainText(number)

  await page.getByLabel(says.filter, { exact: true }).selectOption('overdue')
  await expect(lines(page)).toHaveCount(1)
  await page.getByLabel(says.stateOf(name)).selectOption('paid')
  await expect(lines(page)).toHaveCount(0)
  await page.getByLabel(says.filter, { exact: true }).selectOption('all')
  await page.getByLabel(says.search).fill(`bronte ${number}`)
  await expect(lines(page)).toHaveCount(1)
  await page.getByLabel(says.search).fill('')

  await page.getByRole('button', { name: says.removeOf(name) }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: says.undo }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByLabel(says.stateOf(name))).toHaveValue('paid')
})

test('a quotation becomes an invoice, which becomes a credit note; each says what it was made from', async ({
  page,
}) => {
  await saveProfile(page)
  await open(page, '/generators/quotation/')
  await page.getByLabel(says.fillFrom, { exact: true }).selectOption({ label: business })
  await page.getByLabel(says.client, { exact: true }).selectOption({ label: client })
  await page.getByLabel(says.item).selectOption({ label: 'Type setting' })
  await page.getByRole('button', { name: says.takeNumber }).click()
  const year = new Date().getFullYear()
  const number = { quotation: `QUO-${year}-0001`, invoice: `RE-${year}-057`, credit: `CN-${year}-0001` }
  await expect(page.getByLabel('Preview').getByText(number.quotation).first()).toBeVisible()
  await page.getByRole('button', { name: says.keepDocument }).click()
  await expect(page.getByText(says.keptDocument)).toBeVisible()

  await open(page, '/documents/')
  await page.getByLabel(says.makeFromOf(`Quotation ${number.quotation}`)).selectOption({ label: 'Invoice' })
  await page.waitForURL(/invoice/)
  await expect(numberBox(page)).toHaveValue(number.invoice)
  await page.reload()
  await expect(toBox(page)).toHaveValue(`${client}\nHaworth`)
  await expect(page.getByLabel('Preview').getByText('€142.80').first()).toBeVisible()

  await open(page, '/documents/')
  await page.getByLabel(says.makeFromOf(`Invoice ${number.invoice}`)).selectOption({ label: 'Credit note' })
  await page.waitForURL(/credit-note/)
  await expect(page.getByLabel('Number of the original document')).toHaveValue(number.invoice)
  await expect(page.getByLabel('Preview').getByText('€142.80').first()).toBeVisible()
  await open(page, '/documents/')
  await expect(lines(page)).toHaveCount(3)
  await expect(lines(page).first()).toContainText(says.madeFrom(`Invoice ${number.invoice}`))
  await expect(lines(page).nth(1)).toContainText(says.madeFrom(`Quotation ${number.quotation}`))
})

test('a client is kept from an invoice, and the fuller one of the same name stays', async ({ page }) => {
  await saveProfile(page)
  await open(page, '/generators/invoice/')
  await toBox(page).fill('Hardy & Sons\n1 Mill Lane\nDorchester')
  await page.getByRole('button', { name: says.keepClient }).click()
  await expect(page.getByText(says.clientKept('Hardy & Sons'))).toBeVisible()
  await page.getByLabel(says.client, { exact: true }).selectOption({ label: client })
  await page.getByRole('button', { name: says.keepClient }).click()
  await expect(page.getByText(says.clientKept(client))).toBeVisible()
  await open(page, '/profile/')
  await expect(page.getByText('1 Mill Lane, Dorchester')).toBeVisible()
  await page.getByRole('button', { name: says.editOf(client) }).click()
  await expect(page.getByLabel('Town or city')).toHaveValue('Haworth')
})

test('the form of a record keeps what is typed over a reload, refuses what is wrong, and forgets what is given up', async ({
  page,
}) => {
  await open(page, '/profile/')
  await page.getByRole('button', { name: says.addBusiness }).click()
  await page.getByLabel('Business name').fill('Half a na')
  await page.reload()
  await page.getByRole('button', { name: says.addBusiness }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Half a na')
  await page.getByRole('button', { name: 'Add pattern' }).click()
  await page.getByLabel('Pattern, pattern 1', { exact: false }).fill('INV-{year}')
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText(fileMessages.noPicture)).toBeVisible()
  // Numbers that cannot be right are told; they hold up nothing.
  await page.getByLabel('Tax or VAT number').fill('DE136695978')
  await page.getByLabel('IBAN or account number').fill('DE98 3704 0044 0532 0130 00')
  for (const label of ['Tax or VAT number', 'IBAN or account number'])
    await expect(page.getByText(`${label} must have check digits that fit`)).toBeVisible()
  await page.getByRole('button', { name: says.save, exact: true }).click()
  await expect(page.getByText(says.correctFirst)).toBeVisible()
  await expect(page.getByText(/have \{number\} once/)).toBeVisible()
  await page.getByRole('button', { name: says.cancel }).click()
  await page.getByRole('button', { name: says.addBusiness }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('')
  await page.reload()
  await expect(page.getByText(says.noBusinesses)).toBeVisible()
})

test('a document that is not here says so, and what is typed is kept as a new one', async ({ page }) => {
  await open(page, '/generators/invoice/#record=gone')
  await expect(page.getByText(says.missing)).toBeVisible()
  await toBox(page).fill('Typed here')
  await page.getByRole('button', { name: says.keepDocument }).click()
  await expect(page.getByText(says.keptDocument)).toBeVisible()
  await page.reload()
  await expect(toBox(page)).toHaveValue('Typed here')
  await open(page, '/documents/')
  await expect(lines(page)).toContainText('Typed here')
})

test('where nothing can be stored the form goes on, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await open(page, '/generators/invoice/')
  await toBox(page).fill('Typed here')
  await page.getByRole('button', { name: says.keepDocument }).click()
  await expect(page.getByText(says.notKept)).toBeVisible()
  await expect(page.getByText(storageMessages.report({ kind: 'blocked', key: '' }))).toBeVisible()
  await expect(toBox(page)).toHaveValue('Typed here')
  // The draft of the form, which lies elsewhere, still has it.
  await page.waitForTimeout(600)
  await page.reload()
  await expect(toBox(page)).toHaveValue('Typed here')
  expect(errors).toEqual([])
})

const isDeskRoute = /\/records-desk\.[^/]*\.js$/
const isDesk = (url: string) => isDeskRoute.test(url)

test('the bar reads nothing before somebody is there, and nothing moves when it does', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/generators/invoice/')
  await page.waitForTimeout(1000)
  expect(fetched.filter(isDesk)).toEqual([])
  const menu = page.getByLabel(says.fillFrom, { exact: true })
  await expect(menu).toContainText(says.chooseBusiness)
  const places = () => Promise.all([menu, numberBox(page), fromBox(page)].map((box) => box.boundingBox()))
  const before = await places()
  await menu.focus()
  await expect(menu).toContainText(says.noneYet)
  await expect(menu).toBeFocused()
  expect(await places()).toEqual(before)
  expect(fetched.filter(isDesk)).toHaveLength(1)
})

test('what is pressed before the bar can do it is done as soon as it can', async ({ page }) => {
  await page.route(isDeskRoute, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await open(page, '/generators/invoice/')
  await page.getByRole('button', { name: says.takeNumber }).click()
  await page.getByRole('button', { name: says.keepDocument }).click()
  await expect(page.getByText(says.keptDocument)).toBeVisible()
  await expect(numberBox(page)).toHaveValue(`INV-${new Date().getFullYear()}-0001`)
})

test('where the code of the bar does not arrive that is said, and the form goes on', async ({ page }) => {
  await page.route(isDeskRoute, (route) => route.abort())
  await open(page, '/generators/invoice/')
  await toBox(page).fill('Typed here')
  await expect(page.getByRole('region', { name: says.bar }).getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Preview').getByText('Typed here').first()).toBeVisible()
})

async function offline(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
}

test('the list and a document open without a connection', async ({ page, context }) => {
  await saveProfile(page)
  const number = await keepInvoice(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.getByText(says.keptDocument)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await open(page, '/documents/')
  await offline(context, page)
  await open(page, '/documents/')
  await page.getByRole('link', { name: says.openOf(`Invoice ${number}`) }).click()
  await expect(numberBox(page)).toHaveValue(number)
  await expect(page.getByText(says.keptDocument)).toBeVisible()
})

for (const address of ['/documents/', '/profile/', '/generators/invoice/'])
  test(`${address} does not scroll sideways at 320 pixels, with long names`, async ({ page }) => {
    await saveProfile(page)
    await open(page, '/profile/')
    await saveRecord(page, says.addClient, {
      Name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'.repeat(2),
    })
    await keepInvoice(page)
    await toBox(page).fill('Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'.repeat(2))
    await page.getByText(says.keptDocument).waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, address)
    await page.waitForTimeout(500)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  })

test('on paper the list is the documents alone', async ({ page }) => {
  await saveProfile(page)
  const number = await keepInvoice(page)
  await open(page, '/documents/')
  await expect(lines(page)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toBeVisible()
  for (const role of ['button', 'combobox', 'searchbox'] as const)
    await expect(page.locator('main').getByRole(role)).toHaveCount(0)
})
