import { expect, test, type Page } from '@playwright/test'
import type { Collection } from '@/lib/platform/records/collection'
import type { takeNumber } from '@/lib/platform/records/number-series'
import type { exportBackup, importBackup } from '@/lib/platform/storage/backup'
import type { changeRecord } from '@/lib/platform/storage/large-database'
import type { StorageReport } from '@/lib/platform/storage/reports'
import type { deleteStored } from '@/lib/platform/storage/stored-items'
import { openModulePages, type ModulePages } from '@/tests/site/browser-modules'

interface Note {
  title: string
  done: boolean
}

declare global {
  interface Window {
    notes: Collection<Note>
    noteReports: StorageReport[]
    changed: string[]
    asked: number
    records: {
      takeNumber: typeof takeNumber
      exportBackup: typeof exportBackup
      importBackup: typeof importBackup
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
      import { defineCollection } from '@/lib/platform/records/collection'
      import { takeNumber } from '@/lib/platform/records/number-series'
      import { exportBackup, importBackup } from '@/lib/platform/storage/backup'
      import { changeRecord } from '@/lib/platform/storage/large-database'
      import { onStorageReport } from '@/lib/platform/storage/reports'
      import { deleteStored } from '@/lib/platform/storage/stored-items'
      window.asked = 0
      if (navigator.storage) navigator.storage.persist = async () => { window.asked++; return false }
      window.noteReports = []
      onStorageReport((report) => window.noteReports.push(report))
      window.records = { takeNumber, exportBackup, importBackup, deleteStored, changeRecord }
      window.notes = defineCollection({
        name: 'notes', version: 2,
        parse: (raw) => raw && typeof raw.title === 'string' && typeof raw.done === 'boolean'
          ? { title: raw.title, done: raw.done } : undefined,
        migrate: (raw) => ({ title: raw, done: false }),
      })
      window.changed = []
      window.notes.subscribe((id) => window.changed.push(id))`,
  })
})
test.afterAll(() => pages.close())
test.beforeEach(async ({ browser }) => {
  page = await pages.newVisitor(browser)
})

async function secondTab(): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(pages.host.origin, { waitUntil: 'load' })
  return other
}

test('creates, reads, changes and lists records, newest first, over a reload', async () => {
  const ids = await page.evaluate(async () => {
    const made = []
    for (const title of ['a', 'b', 'c']) {
      made.push((await window.notes.create({ title, done: false })).record.id)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await window.notes.update(made[0] ?? '', (note) => ({ title: `${note?.title}!`, done: true }))
    return made
  })
  await page.reload()
  const seen = await page.evaluate(async () => window.notes.list())
  expect(seen.map(({ id, value }) => [id, value])).toEqual([
    [ids[2], { title: 'c', done: false }],
    [ids[1], { title: 'b', done: false }],
    [ids[0], { title: 'a!', done: true }],
  ])
  const first = seen[2]
  expect(Date.parse(first?.changedAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''))
})

test('puts a deleted record back as it was, once', async () => {
  const seen = await page.evaluate(async () => {
    const { record } = await window.notes.create({ title: 'a', done: true })
    const undo = await window.notes.remove(record.id)
    const gone = await window.notes.list()
    const back = await undo()
    const again = await undo()
    return { gone, back, again, record, now: await window.notes.list() }
  })
  expect(seen.gone).toEqual([])
  expect([seen.back, seen.again]).toEqual([true, false])
  expect(seen.now).toEqual([seen.record])
})

test('an undo does not write over what was made under the same id meanwhile', async () => {
  const seen = await page.evaluate(async () => {
    const { record } = await window.notes.create({ title: 'old', done: true })
    const undo = await window.notes.remove(record.id)
    await window.notes.update(record.id, () => ({ title: 'new', done: false }))
    return { undone: await undo(), now: (await window.notes.get(record.id))?.value }
  })
  expect(seen).toEqual({ undone: false, now: { title: 'new', done: false } })
})

test('sets broken records aside with a report and goes on with the others; migrates older ones; leaves newer ones', async () => {
  const seen = await page.evaluate(async () => {
    const times = { createdAt: '2026-01-01T00:00:00.000Z', changedAt: '2026-01-01T00:00:00.000Z' }
    const put = (id: string, version: number, value: unknown) =>
      window.records.changeRecord(`notes/${id}`, () => ({ version, value }))
    await put('old', 1, { ...times, value: 'Old' })
    await put('bad', 2, { ...times, value: { title: 5, done: false } })
    await put('timeless', 2, { value: { title: 'x', done: false } })
    await put('no-object', 2, 'x')
    await put('new', 3, { ...times, value: 'New' })
    await put('good', 2, { ...times, value: { title: 'Good', done: true } })
    const list = await window.notes.list()
    return { list: list.map(({ id, value }) => [id, value]), reports: window.noteReports }
  })
  expect(seen.list).toEqual([
    ['good', { title: 'Good', done: true }],
    ['old', { title: 'Old', done: false }],
  ])
  expect(seen.reports.map(({ kind, key }) => `${kind} ${key}`).sort()).toEqual([
    'corrupted notes/bad',
    'corrupted notes/no-object',
    'corrupted notes/timeless',
    'newer notes/new',
  ])
})

test('tells other tabs of every change, and two tabs lose no change of one record', async () => {
  const other = await secondTab()
  const id = await page.evaluate(async () => (await window.notes.create({ title: '', done: false })).record.id)
  const add = async (record: string) => {
    for (let time = 0; time < 30; time++)
      await window.notes.update(record, (note) => ({ title: `${note?.title}x`, done: false }))
  }
  await Promise.all([page.evaluate(add, id), other.evaluate(add, id)])
  expect((await page.evaluate((record) => window.notes.get(record), id))?.value.title).toBe('x'.repeat(60))
  await expect.poll(() => other.evaluate(() => window.changed.length)).toBe(61)
})

test('asks the browser to keep the data with the first record, and not again', async () => {
  const asked = await page.evaluate(async () => {
    const { record } = await window.notes.create({ title: 'a', done: false })
    const first = window.asked
    await window.notes.create({ title: 'b', done: false })
    await window.notes.update(record.id, () => ({ title: 'c', done: false }))
    return [first, window.asked]
  })
  expect(asked).toEqual([1, 1])
})

test('numbers never repeat, with two tabs at once, over a reload, and from a least one on', async () => {
  const other = await secondTab()
  const take = () => Promise.all(Array.from({ length: 40 }, () => window.records.takeNumber('acme/INV-2026-{number}')))
  const taken = (await Promise.all([page.evaluate(take), other.evaluate(take)])).flat()
  expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, position) => position + 1))
  await page.reload()
  const seen = await page.evaluate(async () => [
    await window.records.takeNumber('acme/INV-2026-{number}'),
    await window.records.takeNumber('acme/INV-2027-{number}'),
    await window.records.takeNumber('acme/INV-2026-{number}', 500),
    await window.records.takeNumber('acme/INV-2026-{number}', 3),
  ])
  expect(seen).toEqual([81, 1, 500, 501])
})

test('a backup that is older than the last number does not bring numbers back', async () => {
  const seen = await page.evaluate(async () => {
    const key = 'number-series/acme/INV-{number}'
    const read = async (json: string) => {
      const reading = await window.records.importBackup(json)
      if (!reading.ok) throw new Error(reading.reason)
      const { written } = await reading.apply([key])
      return { kind: reading.changes.find((change) => change.key === key)?.kind, written }
    }
    for (let time = 0; time < 3; time++) await window.records.takeNumber('acme/INV-{number}')
    const older = JSON.stringify(await window.records.exportBackup())
    for (let time = 0; time < 3; time++) await window.records.takeNumber('acme/INV-{number}')
    const newer = JSON.stringify(await window.records.exportBackup())
    const first = await read(older)
    const afterOlder = await window.records.takeNumber('acme/INV-{number}')
    await window.records.deleteStored()
    await window.records.takeNumber('acme/INV-{number}')
    const second = await read(newer)
    return { first, afterOlder, second, afterNewer: await window.records.takeNumber('acme/INV-{number}') }
  })
  expect(seen).toEqual({
    first: { kind: 'same', written: [] },
    afterOlder: 7,
    second: { kind: 'joined', written: ['number-series/acme/INV-{number}'] },
    afterNewer: 7,
  })
})

test('export, clear and import bring every record back as it was', async () => {
  const seen = await page.evaluate(async () => {
    await window.notes.create({ title: 'a', done: false })
    await window.notes.create({ title: 'b', done: true })
    const before = await window.notes.list()
    const json = JSON.stringify(await window.records.exportBackup())
    await window.records.deleteStored()
    const cleared = await window.notes.list()
    const reading = await window.records.importBackup(json)
    if (!reading.ok) throw new Error(reading.reason)
    await reading.apply(reading.changes.map(({ key }) => key))
    return { before, cleared, after: await window.notes.list() }
  })
  expect(seen.cleared).toEqual([])
  expect(seen.after).toEqual(seen.before)
  expect(seen.after).toHaveLength(2)
})

test('where storage is full the record stays until the page closes, and that is said', async () => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: pages.host.origin, quotaSize: 10_000 })
  const seen = await page.evaluate(async () => {
    const { record, saved } = await window.notes.create({ title: 'x'.repeat(3_000_000), done: false })
    const list = await window.notes.list()
    return { saved, listed: list.map(({ id }) => id === record.id), kinds: window.noteReports.map(({ kind }) => kind) }
  })
  expect(seen).toEqual({ saved: false, listed: [true], kinds: ['full'] })
})

test('where storage is refused records and numbers live in the page, and that is said', async () => {
  const seen = await page.evaluate(async () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { record, saved } = await window.notes.create({ title: 'a', done: false })
    await window.notes.update(record.id, () => ({ title: 'b', done: true }))
    const list = await window.notes.list()
    const numbers = [await window.records.takeNumber('s'), await window.records.takeNumber('s')]
    const undo = await window.notes.remove(record.id)
    const gone = await window.notes.list()
    await undo()
    return {
      saved,
      list: list.map(({ value }) => value),
      numbers,
      gone,
      back: (await window.notes.list()).length,
      kinds: [...new Set(window.noteReports.map(({ kind }) => kind))],
    }
  })
  expect(seen).toEqual({
    saved: false,
    list: [{ title: 'b', done: true }],
    numbers: [1, 2],
    gone: [],
    back: 1,
    kinds: ['blocked'],
  })
})

test('a change of a record that was cleared in another tab keeps what is before the visitor', async () => {
  const other = await secondTab()
  const id = await page.evaluate(async () => (await window.notes.create({ title: 'a', done: false })).record.id)
  await other.evaluate(() => window.records.deleteStored())
  const seen = await page.evaluate(async (record) => {
    const saved = await window.notes.update(record, (note) => ({ title: note ? 'there' : 'typed', done: false }))
    return [saved, (await window.notes.get(record))?.value.title]
  }, id)
  expect(seen).toEqual([true, 'typed'])
})
