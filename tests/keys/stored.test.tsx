// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BackupPanel } from '@/components/site/backup-panel'
import { regionStore } from '@/components/site/region'
import { themeStore } from '@/components/site/theme'
import * as colour from '@/components/utilities/color-picker/draft'
import * as pomodoro from '@/components/utilities/pomodoro-timer/session-store'
import * as diff from '@/components/utilities/text-diff-checker/draft'
import * as zones from '@/components/utilities/timezone-converter/draft'
import * as utm from '@/components/utilities/utm-builder/stores'
import { workbenchStore } from '@/components/workbench/draft'
import { storageMessages } from '@/lib/messages/storage'
import { exportBackup, importBackup } from '@/lib/platform/storage/backup'
import { encodePortable } from '@/lib/platform/storage/portable-json'
import { listStored } from '@/lib/platform/storage/stored-items'
import { defineStore, type Store } from '@/lib/platform/storage/store'
import { expectNoDifference, expectNoDifferenceLater, hostileKeys } from './hostile-keys'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** A backup file in which the word is a key wherever a file has keys. */
function backupWith(word: string): string {
  const record = `{"version":1,"value":{"${word}":{"${word}":1}}}`
  return `{"app":"tallykit","format":1,"madeAt":"2026-03-04T05:06:07.000Z",
    "entries":{"${word}":${record},"tallykit:${word}":${record},"tallykit:draft:${word}":{"text":"${word}"},
      "selectedRegion":{"text":"${word}"},"tallykit:x":{"${word}":1}},
    "large":{"${word}":${record},"${word}/${word}":${record}},"${word}":1}`
}

describe.each(hostileKeys)('%s', (key) => {
  it('is an unknown key of a backup file like any other', async () => {
    await expectNoDifferenceLater(key, async (word) => {
      localStorage.clear()
      const reading = await importBackup(backupWith(word))
      if (!reading.ok) return reading
      const names = reading.changes.map(({ key: name }) => storageMessages.itemName(name))
      const applied = await reading.apply(reading.changes.map(({ key: name }) => name))
      const stored = (await listStored()).map(({ key: name }) => [name, storageMessages.itemName(name)])
      return [reading.changes, names, applied, stored, (await exportBackup(new Date(0))).entries]
    })
  })

  it('has a name that settings can show', () => {
    for (const name of [key, `tallykit:${key}`, `tallykit:set-aside:${key}:1`, `tallykit:set-aside:tallykit:${key}:1`])
      expect(storageMessages.itemName(name)).toBeTypeOf('string')
  })

  it('is kept as a member of what a backup holds', async () => {
    const value: unknown = JSON.parse(`{"outer":{"${key}":[{"${key}":"kept"}]}}`)
    expect(JSON.stringify(await encodePortable(value))).toBe(JSON.stringify(value))
  })
})

it('a backup file with __proto__ is shown entry by entry', async () => {
  render(<BackupPanel onWritten={() => {}} />)
  const text = backupWith('__proto__')
  // jsdom's files cannot be read.
  const file = Object.assign(new File([text], 'backup.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  })
  await userEvent.upload(screen.getByLabelText(storageMessages.backupRead), file)
  expect(await screen.findAllByRole('checkbox')).not.toHaveLength(0)
  expect(screen.getByRole('alert').textContent).toBe('')
})

const boxInput = { kind: 'text', label: 'Text', height: 'line' } as const

const stores: [string, Store<unknown>][] = [
  colour.draftStore,
  workbenchStore('csv-to-json', { text: boxInput, otherDelimiter: boxInput }),
  workbenchStore('hash-generator', { text: boxInput, expected: boxInput }),
  workbenchStore('json-formatter', { text: boxInput }),
  pomodoro.sessionStore,
  diff.draftStore,
  zones.draftStore,
  utm.draftStore,
  utm.presetStore,
  utm.historyStore,
  workbenchStore('word-counter', { text: boxInput }),
].map((store) => [store.key, store as Store<unknown>])

/** The value with one of its texts, or one of its lists' items, or one more key in one of its objects, being the word. */
function spoilt(value: unknown, word: string): unknown[] {
  if (typeof value === 'string') return [word]
  if (Array.isArray(value)) return [[...value, word], word]
  if (typeof value !== 'object' || value === null) return [word]
  const members = Object.entries(value)
  return [
    word,
    Object.fromEntries([...members, [word, { [word]: word }]]),
    Object.fromEntries([...members, [word, word]]),
    ...members.flatMap(([name, member]) => spoilt(member, word).map((one) => ({ ...value, [name]: one }))),
  ]
}

describe.each(stores)('what is stored under %s', (key, store) => {
  it('holds no word of a table that is not the table’s own', () => {
    for (const word of hostileKeys)
      expectNoDifference(word, (one) =>
        spoilt(store.initial, one).map((value) => {
          localStorage.clear()
          localStorage.setItem(key, JSON.stringify({ version: 1, revision: 1, writer: 'earlier', value }))
          return store.get()
        }),
      )
  })
})

it.each(hostileKeys)('region and theme %s read as unset', (word) => {
  localStorage.setItem(regionStore.key, word)
  localStorage.setItem(themeStore.key, word)
  expect([regionStore.get(), themeStore.get()]).toEqual(['global', 'system'])
})

it('a stored value keeps a key called __proto__ through a backup', async () => {
  const store = defineStore<unknown>({ key: 'anything', version: 1, initial: null, read: (raw) => raw })
  store.set(JSON.parse('{"__proto__":{"polluted":true}}'))
  const text = JSON.stringify(await exportBackup(new Date(0)))
  localStorage.clear()
  const reading = await importBackup(text)
  if (!reading.ok) throw new Error(reading.reason)
  await reading.apply(['tallykit:anything'])
  expect(JSON.stringify(store.get())).toBe('{"__proto__":{"polluted":true}}')
  expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false)
})
