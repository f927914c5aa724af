import { expect, test, type Page } from '@playwright/test'

import type { exportBackup, importBackup } from '@/lib/platform/storage/backup'
import type { LargeStore } from '@/lib/platform/storage/large'
import type { changeRecord } from '@/lib/platform/storage/large-database'
import type { StorageReport } from '@/lib/platform/storage/reports'
import type { deleteStored, listStored } from '@/lib/platform/storage/stored-items'
import { openModulePages, type ModulePages } from '@/tests/site/browser-modules'

interface Logo {
  name: string
  file?: Blob
  uses: number
}

declare global {
  interface Window {
    logos: LargeStore<Logo>
    reports: StorageReport[]
    storage: {
      exportBackup: typeof exportBackup
      importBackup: typeof importBackup
      listStored: typeof listStored
      deleteStored: typeof deleteStored
      changeRecord: typeof changeRecord
    }
  }
}

let pages: ModulePages
let page: Page

test.beforeAll(async () => {
  pages = await openModulePages({
    main: `
      import { exportBackup, importBackup } from '@/lib/platform/storage/backup'
      import { defineLargeStore } from '@/lib/platform/storage/large'
      import { changeRecord } from '@/lib/platform/storage/large-database'
      import { onStorageReport } from '@/lib/platform/storage/reports'
      import { deleteStored, listStored } from '@/lib/platform/storage/stored-items'
      window.reports = []
      onStorageReport((report) => window.reports.push(report))
      window.storage = { exportBackup, importBackup, listStored, deleteStored, changeRecord }
      window.logos = defineLargeStore({
        name: 'logos', version: 2,
        read: (raw) => raw && typeof raw.name === 'string' && typeof raw.uses === 'number' ? raw : undefined,
        migrate: (raw) => ({ name: raw, uses: 0 }),
      })`,
  })
})
test.afterAll(() => pages.close())
test.beforeEach(async ({ browser }) => {
  page = await pages.newVisitor(browser)
})

test('keeps a value with its file until it is removed', async () => {
  await page.evaluate(() =>
    window.logos.set('acme', { name: 'Acme', uses: 1, file: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }),
  )
  await page.reload()
  const seen = await page.evaluate(async () => {
    const logo = await window.logos.get('acme')
    return { name: logo?.name, text: await logo?.file?.text(), type: logo?.file?.type, ids: await window.logos.ids() }
  })
  expect(seen).toEqual({ name: 'Acme', text: '<svg/>', type: 'image/svg+xml', ids: ['acme'] })
  await page.evaluate(() => window.logos.remove('acme'))
  expect(await page.evaluate(async () => [await window.logos.get('acme'), await window.logos.ids()])).toEqual([
    undefined,
    [],
  ])
})

test('migrates what an earlier version kept, and leaves alone what a later one did', async () => {
  const seen = await page.evaluate(async () => {
    await window.storage.changeRecord('logos/old', () => ({ version: 1, value: 'Old' }))
    await window.storage.changeRecord('logos/new', () => ({ version: 3, value: 'New' }))
    const saved = await window.logos.set('new', { name: 'typed', uses: 0 })
    const kept = await window.logos.get('new')
    return { old: await window.logos.get('old'), saved, kept, reports: window.reports }
  })
  expect(seen).toEqual({
    old: { name: 'Old', uses: 0 },
    saved: false,
    kept: { name: 'typed', uses: 0 },
    reports: [{ kind: 'newer', key: 'logos/new' }],
  })
  await page.reload()
  expect(await page.evaluate(async () => (await window.storage.exportBackup()).large['logos/new'])).toEqual({
    version: 3,
    value: 'New',
  })
})

test('sets a damaged value aside and reports it', async () => {
  const seen = await page.evaluate(async () => {
    await window.storage.changeRecord('logos/bad', () => ({ version: 2, value: { name: 5 } }))
    const first = await window.logos.get('bad')
    await window.logos.set('bad', { name: 'fresh', uses: 0 })
    return { first, now: await window.logos.get('bad'), reports: window.reports }
  })
  expect(seen).toMatchObject({
    first: undefined,
    now: { name: 'fresh' },
    reports: [{ kind: 'corrupted', key: 'logos/bad' }],
  })
})

test('loses no update of two tabs, and tells each of the other', async () => {
  const other = await page.context().newPage()
  await other.goto(pages.host.origin, { waitUntil: 'load' })
  await page.evaluate(() => {
    window.logos.subscribe((id) => document.body.append(`${id} `))
    return window.logos.set('acme', { name: 'Acme', uses: 0 })
  })
  const count = async () => {
    for (let time = 0; time < 50; time++) {
      await window.logos.update('acme', (logo) => ({ name: 'Acme', uses: (logo?.uses ?? 0) + 1 }))
    }
  }
  await Promise.all([page.evaluate(count), other.evaluate(count)])
  expect((await page.evaluate(() => window.logos.get('acme')))?.uses).toBe(100)
  await expect.poll(async () => (await page.textContent('body'))?.match(/acme/g)).toHaveLength(101)
})

test('keeps values in the tab when the browser has no database', async () => {
  const seen = await page.evaluate(async () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const saved = await window.logos.set('acme', { name: 'Acme', uses: 1 })
    const kept = await window.logos.get('acme')
    await window.logos.remove('acme')
    return {
      saved,
      kept,
      after: await window.logos.get('acme'),
      ids: await window.logos.ids(),
      kinds: window.reports.map(({ kind }) => kind),
    }
  })
  expect(seen).toMatchObject({ saved: false, kept: { name: 'Acme', uses: 1 }, after: undefined, ids: [] })
  expect(new Set(seen.kinds)).toEqual(new Set(['blocked']))
})

test('says that it is full, and keeps the value in the tab', async () => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: pages.host.origin, quotaSize: 10_000 })
  const seen = await page.evaluate(async () => {
    const saved = await window.logos.set('big', { name: 'x'.repeat(3_000_000), uses: 1 })
    return { saved, kept: (await window.logos.get('big'))?.name.length, kinds: window.reports.map(({ kind }) => kind) }
  })
  expect(seen).toEqual({ saved: false, kept: 3_000_000, kinds: ['full'] })
})

test('is part of the backup, files included, and of the list of what is kept', async ({ browser }) => {
  const backup = await page.evaluate(async () => {
    await window.logos.set('acme', { name: 'Acme', uses: 1, file: new Blob(['<svg/>'], { type: 'image/svg+xml' }) })
    return JSON.stringify(await window.storage.exportBackup())
  })
  expect(await page.evaluate(() => window.storage.listStored())).toEqual([{ key: 'logos/acme', kind: 'large' }])
  const elsewhere = await pages.newVisitor(browser)
  const seen = await elsewhere.evaluate(async (json) => {
    const reading = await window.storage.importBackup(json)
    if (!reading.ok) return reading
    await reading.apply(['logos/acme'])
    const again = await window.storage.importBackup(json)
    const text = await (await window.logos.get('acme'))?.file?.text()
    await window.storage.deleteStored()
    return { changes: reading.changes, text, again: again.ok && again.changes, left: await window.logos.ids() }
  }, backup)
  expect(seen).toEqual({
    changes: [{ key: 'logos/acme', kind: 'added', large: true }],
    text: '<svg/>',
    again: [{ key: 'logos/acme', kind: 'same', large: true }],
    left: [],
  })
})
