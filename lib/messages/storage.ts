import type { StorageReport } from '@/lib/platform/storage/reports'
import type { BackupChangeKind, BackupRefusal } from '@/lib/platform/storage/backup'

const itemNames: ReadonlyMap<string, string> = new Map([
  ['selectedRegion', 'Your region'],
  ['promoBarDismissed', 'That you closed the bar at the top'],
  ['favourite-tools', 'Your favourite tools'],
  ['recent-tools', 'The tools you opened last'],
  ['single-keys', 'Whether single keys are shortcuts'],
  ['keep-everything', 'Whether the installed app keeps all tools for offline use'],
  ['auth-token', 'That you are signed in'],
])

/** What the records of a collection are called together. */
const collectionNames: ReadonlyMap<string, string> = new Map([
  ['businesses', 'Your businesses'],
  ['clients', 'Your clients'],
  ['items', 'Your items and services'],
  ['documents', 'Your saved documents'],
  ['scenarios', 'Your pinned scenarios'],
  ['number-series', 'The last number of each series of documents'],
])

/** What every planner calls what it keeps, by the name of its collection: `books-` and the tool's id. */
function nameOfBooks(name: string): string | undefined {
  const tool = /^books-([a-z0-9-]+)$/.exec(name)?.[1]?.replaceAll('-', ' ')
  return tool && `What you keep under: ${tool}`
}

export const storageMessages = {
  title: 'What this site keeps on your device',
  intro: 'Everything below lies in this browser, on this device. Nothing is sent anywhere.',
  empty: 'Nothing is kept yet.',
  loading: 'Looking at what is kept…',
  setAsideItem: (name: string) => `A damaged copy of: ${name}`,
  /** The collection that a key belongs to: its records are named together, as nobody knows them by their ids. */
  collectionOf(key: string): string | undefined {
    const name = key.slice(0, Math.max(0, key.indexOf('/')))
    return collectionNames.has(name) || nameOfBooks(name) ? name : undefined
  },
  counted: (name: string, count: number) => (count === 1 ? name : `${name} (${count})`),
  itemName(key: string): string {
    const collectionName = storageMessages.collectionOf(key) ?? key
    const collection = collectionNames.get(collectionName) ?? nameOfBooks(collectionName)
    if (collection) return collection
    const name = itemNames.get(key) ?? key.replace(/^tallykit:(set-aside:)?/, '').replace(/:\d+$/, '')
    return itemNames.get(name) ?? name.replace(/^tallykit:/, '').replaceAll(/[-:/]+/g, ' ')
  },
  bytes(bytes: number): string {
    if (bytes < 1000) return `${bytes} bytes`
    if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
    return `${(bytes / 1_000_000).toFixed(1)} MB`
  },

  deleteTitle: 'Delete everything',
  deleteIntro:
    'Removes your region, saved entries, drafts and the pages kept for offline use from this browser. Save a backup first if you may want them again.',
  deleteButton: 'Delete everything stored',
  deleteConfirm: 'Delete it all? This cannot be undone.',
  deleteYes: 'Yes, delete everything',
  deleteNo: 'Keep it',
  deleted: 'Everything this site kept on this device is deleted.',
  deleteRefused: 'The browser would not delete everything. Clear this site’s data in the browser’s settings.',

  backupTitle: 'Backup',
  backupIntro:
    'One file with everything you saved here. Keep it where you like and read it back on this or another device. Browsers may clear a site’s data when it has not been used for a while.',
  backupSave: 'Save a backup file',
  backupRead: 'Read a backup file',
  backupFileName: (day: string) => `tallykit-backup-${day}.json`,
  backupRefused: {
    'not-json': 'This file is not a Tallykit backup: it is not JSON.',
    'not-ours': 'This file is not a Tallykit backup.',
    'too-new': 'This backup was made by a newer version of the site. Reload this page, then read the file again.',
    damaged: 'This backup is damaged: a part that every backup has is missing.',
    'too-large': 'This file is too large to be a Tallykit backup. A backup has at most 200 MB.',
    unreadable: 'The browser could not read this file.',
  } satisfies Record<BackupRefusal | 'too-large' | 'unreadable', string>,
  backupExportFailed: 'The backup could not be made: the browser refused to read what is stored.',
  backupMadeAt: (day: string) => `Backup made on ${day}.`,
  backupNothing: 'There is nothing in this file that is not already here.',
  backupChoose: 'Tick what to take from the file. What is not ticked stays as it is.',
  backupApply: 'Take what is ticked',
  backupCancel: 'Take nothing',
  backupKinds: {
    added: 'new here',
    same: 'the same as here',
    different: 'replaces what is here',
    joined: 'joined with what is here',
    newer: 'from a newer version of the site, left out',
    unreadable: 'cannot be read, left out',
    foreign: 'not from this site, left out',
  } satisfies Record<BackupChangeKind, string>,
  backupWritten: (count: number) => (count === 1 ? '1 entry was read back.' : `${count} entries were read back.`),
  backupChangedMeanwhile: (names: string) => `Changed here in the meantime, so left alone: ${names}.`,
  backupFailed: (names: string) => `No room, or storage refused: ${names}.`,

  report(report: StorageReport): string {
    const name = storageMessages.itemName(report.key)
    switch (report.kind) {
      case 'corrupted':
        return `What was saved as “${name}” is damaged. It was set aside, and you start fresh.`
      case 'full':
        return `There is no room left to save “${name}”. It stays until you close this page. Delete something under Settings to make room.`
      case 'blocked':
        return 'Nothing you enter is kept: the browser does not let this site store anything. It stays until you close this page.'
      case 'newer':
        return `“${name}” was saved by a newer version of this site. Reload the page to use it; what you change now is not saved.`
      case 'other-tab':
        return 'You changed this in another tab too. Each tab goes on showing its own entries; what is kept is the last entry of every field.'
    }
  },
}
