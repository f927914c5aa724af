// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { StorageReport } from '@/lib/platform/storage/reports'

interface Draft {
  title: string
  lines: number[]
}

function readDraft(raw: unknown): Draft | undefined {
  if (typeof raw !== 'object' || raw === null || !('title' in raw) || !('lines' in raw)) return undefined
  const { title, lines } = raw
  if (typeof title !== 'string' || !Array.isArray(lines) || !lines.every((line) => typeof line === 'number'))
    return undefined
  return { title, lines }
}

const empty: Draft = { title: '', lines: [] }

/** The storage layer as a freshly loaded page gets it: nothing remembered but what lies in localStorage. */
async function openTab() {
  vi.resetModules()
  const { defineStore, definePlainStore } = await import('@/lib/platform/storage/store')
  const { onStorageReport } = await import('@/lib/platform/storage/reports')
  const reports: StorageReport[] = []
  onStorageReport((report) => reports.push(report))
  return {
    reports,
    defineStore,
    definePlainStore,
    draft: () => defineStore({ key: 'draft', version: 1, initial: empty, read: readDraft }),
  }
}

/** What the browser tells the other tabs after a write. */
function announce(key: string) {
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Leaves no room for even one more character. */
function fillStorage() {
  for (let size = 4_000_000; size >= 1;) {
    const key = `filler-${localStorage.length}-${size}`
    try {
      localStorage.setItem(key, 'x'.repeat(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

function emptyFillers() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('filler-')) localStorage.removeItem(key)
}

beforeEach(() => {
  localStorage.clear()
  // Tabs of earlier tests still listen.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe('a store', () => {
  it('gives the initial value until something is saved, and the saved value after the page is loaded again', async () => {
    const first = (await openTab()).draft()
    expect(first.get()).toBe(empty)
    first.set({ title: 'Invoice', lines: [1, 2] })
    expect((await openTab()).draft().get()).toEqual({ title: 'Invoice', lines: [1, 2] })
  })

  it('gives the same object as long as the value is the same', async () => {
    const store = (await openTab()).draft()
    expect(store.get()).toBe(store.get())
    store.set({ title: 'a', lines: [] })
    const value = store.get()
    expect(store.get()).toBe(value)
    const reloaded = (await openTab()).draft()
    expect(reloaded.get()).toBe(reloaded.get())
  })

  it('goes back to the initial value when removed', async () => {
    const store = (await openTab()).draft()
    store.set({ title: 'a', lines: [] })
    store.remove()
    expect(store.get()).toBe(empty)
    expect(localStorage.length).toBe(0)
  })

  it('tells subscribers of changes until they leave', async () => {
    const store = (await openTab()).draft()
    let calls = 0
    const leave = store.subscribe(() => calls++)
    store.set({ title: 'a', lines: [] })
    store.update((draft) => ({ ...draft, title: 'b' }))
    leave()
    store.remove()
    expect(calls).toBe(2)
  })

  it('refuses a value that could not be read back, since that would lose it later', async () => {
    const store = (await openTab()).draft()
    expect(() => store.set({ title: 'a', lines: [Number.NaN] })).toThrow('read() refuses')
  })

  it('refuses a second version without a migration', async () => {
    const { defineStore } = await openTab()
    expect(() => defineStore({ key: 'x', version: 2, initial: empty, read: readDraft })).toThrow('migrate')
  })
})

describe('versions', () => {
  it('migrates an older value, and leaves the stored one alone until something is saved', async () => {
    ;(await openTab()).draft().set({ title: 'old', lines: [1] })
    const before = localStorage.getItem('tallykit:draft')
    const { defineStore } = await openTab()
    const store = defineStore<{ name: string }>({
      key: 'draft',
      version: 2,
      initial: { name: '' },
      read: (raw) => ((raw as { name?: string }).name === undefined ? undefined : (raw as { name: string })),
      migrate: (raw, from) => (from === 1 ? { name: (raw as Draft).title } : raw),
    })
    expect(store.get()).toEqual({ name: 'old' })
    expect(localStorage.getItem('tallykit:draft')).toBe(before)
    store.update((value) => ({ name: `${value.name}er` }))
    expect(JSON.parse(localStorage.getItem('tallykit:draft') ?? '')).toMatchObject({
      version: 2,
      value: { name: 'older' },
    })
  })

  it('never overwrites what a newer version of the site saved', async () => {
    const newer = JSON.stringify({ version: 9, revision: 4, writer: 'w', value: { anything: true } })
    localStorage.setItem('tallykit:draft', newer)
    const { draft, reports } = await openTab()
    const store = draft()
    expect(store.get()).toBe(empty)
    expect(store.set({ title: 'typed', lines: [] })).toBe(false)
    expect(store.get().title).toBe('typed')
    expect(localStorage.getItem('tallykit:draft')).toBe(newer)
    await Promise.resolve()
    expect(reports).toEqual([{ kind: 'newer', key: 'tallykit:draft' }])
  })
})

describe('a damaged value', () => {
  const damaged = [
    ['text that is not JSON', '{"version":1,'],
    ['JSON of another kind', '[1,2,3]'],
    ['null', 'null'],
    ['an envelope without value', '{"version":1,"revision":1,"writer":"w"}'],
    ['a value that read() refuses', '{"version":1,"revision":1,"writer":"w","value":{"title":5}}'],
  ] as const

  it.each(damaged)('is set aside unchanged and reported once: %s', async (_name, text) => {
    localStorage.setItem('tallykit:draft', text)
    const { draft, reports } = await openTab()
    const store = draft()
    expect(store.get()).toBe(empty)
    expect(store.get()).toBe(empty)
    await Promise.resolve()
    expect(reports).toEqual([
      { kind: 'corrupted', key: 'tallykit:draft', setAsideKey: 'tallykit:set-aside:tallykit:draft:1' },
    ])
    expect(localStorage.getItem('tallykit:set-aside:tallykit:draft:1')).toBe(text)
    expect(store.set({ title: 'fresh', lines: [] })).toBe(true)
    expect(localStorage.getItem('tallykit:set-aside:tallykit:draft:1')).toBe(text)
  })

  it('does not replace one that was set aside earlier', async () => {
    localStorage.setItem('tallykit:draft', 'first')
    ;(await openTab()).draft().get()
    localStorage.setItem('tallykit:draft', 'second')
    ;(await openTab()).draft().get()
    expect(localStorage.getItem('tallykit:set-aside:tallykit:draft:1')).toBe('first')
    expect(localStorage.getItem('tallykit:set-aside:tallykit:draft:2')).toBe('second')
  })

  it('stays where it is while there is no room to set it aside', async () => {
    localStorage.setItem('tallykit:draft', 'damaged')
    fillStorage()
    const store = (await openTab()).draft()
    expect(store.get()).toBe(empty)
    expect(store.set({ title: 'typed', lines: [] })).toBe(false)
    expect(store.get().title).toBe('typed')
    expect(localStorage.getItem('tallykit:draft')).toBe('damaged')
    emptyFillers()
    expect(store.set({ title: 'typed again', lines: [] })).toBe(true)
    expect(localStorage.getItem('tallykit:set-aside:tallykit:draft:1')).toBe('damaged')
  })
})

describe('storage that is full or refused', () => {
  it('keeps the value in this tab and reports it once', async () => {
    const { draft, reports } = await openTab()
    const store = draft()
    store.set({ title: 'saved', lines: [] })
    fillStorage()
    expect(store.set({ title: 'typed when full', lines: [] })).toBe(false)
    expect(store.update((value) => ({ ...value, lines: [7] }))).toBe(false)
    expect(store.get()).toEqual({ title: 'typed when full', lines: [7] })
    await Promise.resolve()
    expect(reports).toEqual([{ kind: 'full', key: 'tallykit:draft' }])
    emptyFillers()
    expect(store.update((value) => ({ ...value, lines: [8] }))).toBe(true)
    expect((await openTab()).draft().get()).toEqual({ title: 'typed when full', lines: [8] })
  })

  it('works when the browser throws at the mere mention of storage', async () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { draft, reports } = await openTab()
    const store = draft()
    expect(store.get()).toBe(empty)
    expect(store.set({ title: 'typed', lines: [] })).toBe(false)
    expect(store.get().title).toBe('typed')
    store.remove()
    expect(store.get()).toBe(empty)
    await Promise.resolve()
    expect(reports).toEqual([{ kind: 'blocked', key: 'tallykit:draft' }])
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor)
  })
})

describe('two tabs', () => {
  it('see each other’s changes', async () => {
    const here = (await openTab()).draft()
    const there = (await openTab()).draft()
    let calls = 0
    here.subscribe(() => calls++)
    there.set({ title: 'from there', lines: [] })
    announce('tallykit:draft')
    expect(calls).toBe(1)
    expect(here.get().title).toBe('from there')
  })

  it('update on top of the newest value, not of the one they last saw', async () => {
    const here = (await openTab()).draft()
    const there = (await openTab()).draft()
    here.get()
    there.update((draft) => ({ ...draft, lines: [...draft.lines, 1] }))
    here.update((draft) => ({ ...draft, lines: [...draft.lines, 2] }))
    expect(here.get().lines).toEqual([1, 2])
  })

  it('lose no update when both wrote the same revision', async () => {
    const here = (await openTab()).draft()
    const there = (await openTab()).draft()
    const base = localStorage.getItem('tallykit:draft')
    here.update((draft) => ({ ...draft, lines: [...draft.lines, 1] }))
    // The other tab's copy of the storage had not yet heard of it.
    if (base === null) localStorage.removeItem('tallykit:draft')
    there.update((draft) => ({ ...draft, lines: [...draft.lines, 2] }))
    announce('tallykit:draft')
    expect(here.get().lines.toSorted()).toEqual([1, 2])
    expect(there.get().lines.toSorted()).toEqual([1, 2])
  })

  it('do not bring back what the other tab removed or set anew', async () => {
    const here = (await openTab()).draft()
    here.update((draft) => ({ ...draft, lines: [1] }))
    here.update((draft) => ({ ...draft, lines: [2] }))
    const there = (await openTab()).draft()
    there.remove()
    announce('tallykit:draft')
    expect(here.get()).toBe(empty)
    there.set({ title: 'new', lines: [] })
    announce('tallykit:draft')
    expect(here.get()).toEqual({ title: 'new', lines: [] })
  })

  it('redo an update when a change made in between asks for it', async () => {
    const here = (await openTab()).draft()
    const there = (await openTab()).draft()
    let interrupted = false
    here.update((draft) => {
      if (!interrupted) {
        interrupted = true
        there.set({ title: 'meanwhile', lines: [] })
      }
      return { ...draft, lines: [5] }
    })
    expect(here.get()).toEqual({ title: 'meanwhile', lines: [5] })
  })
})

describe('a plain store', () => {
  const readRegion = (text: string) => (['global', 'in', 'uk'] as const).find((code) => code === text)

  it('keeps bare text under the very key', async () => {
    const { definePlainStore } = await openTab()
    const region = definePlainStore({ key: 'selectedRegion', initial: 'global', read: readRegion })
    region.set('in')
    expect(localStorage.getItem('selectedRegion')).toBe('in')
    expect(region.get()).toBe('in')
  })

  it('falls back to the initial value for a text it does not know', async () => {
    localStorage.setItem('selectedRegion', 'atlantis')
    const { definePlainStore, reports } = await openTab()
    const region = definePlainStore({ key: 'selectedRegion', initial: 'global', read: readRegion })
    expect(region.get()).toBe('global')
    await Promise.resolve()
    expect(reports).toMatchObject([{ kind: 'corrupted', key: 'selectedRegion' }])
    expect(localStorage.getItem('tallykit:set-aside:selectedRegion:1')).toBe('atlantis')
  })

  it('takes no key that is not ours', async () => {
    const { definePlainStore } = await openTab()
    expect(() => definePlainStore({ key: 'theme', initial: 'a', read: () => 'a' as const })).toThrow('tallykit:')
  })
})
