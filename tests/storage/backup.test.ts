// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { storageMessages } from '@/lib/messages/storage'
import { exportBackup, importBackup, type BackupReading } from '@/lib/platform/storage/backup'
import { deleteStored, listStored } from '@/lib/platform/storage/stored-items'
import { definePlainStore, defineStore } from '@/lib/platform/storage/store'

const region = definePlainStore({
  key: 'selectedRegion',
  initial: 'global',
  read: (text) => (['global', 'in', 'uk'] as const).find((code) => code === text),
})
const rate = defineStore<{ percent: number }>({
  key: 'rate',
  version: 2,
  initial: { percent: 0 },
  read: (raw) =>
    typeof raw === 'object' && raw !== null && 'percent' in raw && typeof raw.percent === 'number'
      ? { percent: raw.percent }
      : undefined,
  migrate: (raw) => (typeof raw === 'number' ? { percent: raw } : undefined),
})

const now = new Date('2026-03-04T05:06:07Z')

function opened(reading: BackupReading) {
  if (!reading.ok) throw new Error(reading.reason)
  return reading
}

function file(entries: Record<string, unknown>, more: object = {}) {
  return JSON.stringify({ app: 'tallykit', format: 1, madeAt: now.toISOString(), entries, large: {}, ...more })
}

beforeEach(() => localStorage.clear())

describe('a backup', () => {
  it('holds all keys of ours, loaded or not, and no others', async () => {
    region.set('in')
    rate.set({ percent: 18 })
    localStorage.setItem('tallykit:not-loaded', '{"version":3,"revision":2,"writer":"w","value":[1]}')
    localStorage.setItem('tallykit:set-aside:tallykit:rate:1', 'damaged')
    localStorage.setItem('another-site', 'secret')
    expect(await exportBackup(now)).toEqual({
      app: 'tallykit',
      format: 1,
      madeAt: '2026-03-04T05:06:07.000Z',
      entries: {
        selectedRegion: { text: 'in' },
        'tallykit:rate': { version: 2, value: { percent: 18 } },
        'tallykit:not-loaded': { version: 3, value: [1] },
      },
      large: {},
    })
  })

  it('brings everything back on an empty device', async () => {
    region.set('in')
    rate.set({ percent: 18 })
    const json = JSON.stringify(await exportBackup(now))
    await deleteStored()
    expect([region.get(), rate.get()]).toEqual(['global', { percent: 0 }])
    const reading = opened(await importBackup(json))
    expect(reading.changes.map(({ kind }) => kind)).toEqual(['added', 'added'])
    await reading.apply(['selectedRegion', 'tallykit:rate'])
    expect([region.get(), rate.get()]).toEqual(['in', { percent: 18 }])
  })

  it('changes nothing before it is told what to take, and then only that', async () => {
    region.set('uk')
    rate.set({ percent: 20 })
    const reading = opened(
      await importBackup(
        file({ selectedRegion: { text: 'in' }, 'tallykit:rate': { version: 2, value: { percent: 18 } } }),
      ),
    )
    expect(reading.changes).toEqual([
      { key: 'selectedRegion', kind: 'different', large: false },
      { key: 'tallykit:rate', kind: 'different', large: false },
    ])
    expect([region.get(), rate.get()]).toEqual(['uk', { percent: 20 }])
    let heard = 0
    const leave = rate.subscribe(() => heard++)
    const applied = await reading.apply(['tallykit:rate'])
    leave()
    expect(applied).toEqual({ written: ['tallykit:rate'], changedMeanwhile: [], failed: [] })
    expect([region.get(), rate.get(), heard]).toEqual(['uk', { percent: 18 }, 1])
  })

  it('keeps an older version as it is and lets the store migrate it', async () => {
    const reading = opened(await importBackup(file({ 'tallykit:rate': { version: 1, value: 12 } })))
    await reading.apply(['tallykit:rate'])
    expect(JSON.parse(localStorage.getItem('tallykit:rate') ?? '')).toMatchObject({ version: 1, value: 12 })
    expect(rate.get()).toEqual({ percent: 12 })
  })

  it('sorts out what it will not take', async () => {
    rate.set({ percent: 1 })
    const reading = opened(
      await importBackup(
        file({
          'tallykit:rate': { version: 2, value: { percent: 1 } },
          'tallykit:future': 'not an entry',
          'someone-else': { text: 'x' },
          __proto__x: { text: 'x' },
          'tallykit:set-aside:a:1': { text: 'x' },
          selectedRegion: { text: 'atlantis' },
        }),
      ),
    )
    expect(Object.fromEntries(reading.changes.map(({ key, kind }) => [key, kind]))).toEqual({
      'tallykit:rate': 'same',
      'tallykit:future': 'unreadable',
      'someone-else': 'foreign',
      __proto__x: 'foreign',
      'tallykit:set-aside:a:1': 'foreign',
      selectedRegion: 'unreadable',
    })
    const keys = reading.changes.map(({ key }) => key)
    expect((await reading.apply(keys)).written).toEqual([])
  })

  it('says that a value is from a newer version of the site', async () => {
    const reading = opened(await importBackup(file({ 'tallykit:rate': { version: 3, value: {} } })))
    expect(reading.changes).toMatchObject([{ kind: 'newer' }])
  })

  it('leaves alone what changed after the file was read', async () => {
    rate.set({ percent: 1 })
    const reading = opened(await importBackup(file({ 'tallykit:rate': { version: 2, value: { percent: 2 } } })))
    rate.set({ percent: 3 })
    expect(await reading.apply(['tallykit:rate'])).toMatchObject({ written: [], changedMeanwhile: ['tallykit:rate'] })
    expect(rate.get()).toEqual({ percent: 3 })
  })

  it.each([
    ['no JSON', 'hello', 'not JSON'],
    ['an empty file', '', 'not JSON'],
    ['other JSON', '[]', 'not a Tallykit backup'],
    ['another program’s file', '{"app":"other"}', 'not a Tallykit backup'],
    ['a later format', file({}, { format: 2 }), 'newer version'],
    ['no entries', '{"app":"tallykit","format":1,"madeAt":"2026-01-01"}', 'damaged'],
    ['a wrong date', file({}, { madeAt: 'yesterday-ish' }), 'damaged'],
  ])('is refused with a sentence: %s', async (_name, json, words) => {
    const reading = await importBackup(json)
    expect(reading).toMatchObject({ ok: false })
    expect(reading.ok ? '' : storageMessages.backupRefused[reading.reason]).toContain(words)
  })
})

describe('the list of what is kept', () => {
  it('names everything of ours and deletes exactly that', async () => {
    region.set('in')
    localStorage.setItem('tallykit:set-aside:selectedRegion:1', 'x')
    localStorage.setItem('another-site', 'stays')
    expect((await listStored()).map(({ key, kind }) => [key, kind])).toEqual([
      ['selectedRegion', 'value'],
      ['tallykit:set-aside:selectedRegion:1', 'set-aside'],
    ])
    expect(await deleteStored()).toEqual([])
    expect(await listStored()).toEqual([])
    expect(localStorage.getItem('another-site')).toBe('stays')
    expect(region.get()).toBe('global')
  })
})
