import { useState, type ChangeEvent } from 'react'

import { Button } from '@/components/ui/button'
import { storageMessages as messages } from '@/lib/messages/storage'
import {
  exportBackup,
  importBackup,
  isTakeable,
  type AppliedBackup,
  type BackupChangeKind,
  type BackupReading,
} from '@/lib/platform/storage/backup'

type OpenBackup = Extract<BackupReading, { ok: true }>

const largestFile = 200_000_000

/** Saves everything kept here as one file, and reads such a file back, entry by entry. */
export function BackupPanel({ onWritten }: { onWritten(): void }) {
  const [open, setOpen] = useState<OpenBackup>()
  const [message, setMessage] = useState('')
  const [fault, setFault] = useState('')

  async function save() {
    setMessage('')
    setFault('')
    try {
      const backup = await exportBackup()
      download(messages.backupFileName(backup.madeAt.slice(0, 10)), JSON.stringify(backup, undefined, 1))
    } catch {
      setFault(messages.backupExportFailed)
    }
  }

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const { files } = event.currentTarget
    const file = files?.[0]
    setOpen(undefined)
    setMessage('')
    setFault('')
    if (!file) return
    const reading = await readFile(file)
    if (!reading.ok) setFault(messages.backupRefused[reading.reason])
    else if (reading.changes.every(({ kind }) => kind === 'same')) setMessage(messages.backupNothing)
    else setOpen(reading)
  }

  function finish(applied: AppliedBackup) {
    setOpen(undefined)
    onWritten()
    setMessage(messages.backupWritten(applied.written.length))
    const faults = []
    if (applied.changedMeanwhile.length > 0)
      faults.push(messages.backupChangedMeanwhile(namesOf(applied.changedMeanwhile)))
    if (applied.failed.length > 0) faults.push(messages.backupFailed(namesOf(applied.failed)))
    setFault(faults.join(' '))
  }

  return (
    <section aria-labelledby="backup-title" className="flex flex-col gap-3">
      <h2 id="backup-title" className="text-xl font-semibold">
        {messages.backupTitle}
      </h2>
      <p>{messages.backupIntro}</p>
      <div>
        <Button onClick={save}>{messages.backupSave}</Button>
      </div>
      <label className="flex flex-col gap-1">
        <span className="font-medium">{messages.backupRead}</span>
        <input
          type="file"
          accept="application/json,.json"
          className="max-w-full file:mr-3 file:min-h-10 file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:text-ink"
          aria-describedby="backup-fault"
          onClick={(event) => {
            // Choosing the same file again is a change too.
            event.currentTarget.value = ''
          }}
          onChange={read}
        />
      </label>
      <p id="backup-fault" role="alert" className="text-bad empty:hidden">
        {fault}
      </p>
      {open && <BackupChoice backup={open} onCancel={() => setOpen(undefined)} onApplied={finish} />}
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </section>
  )
}

interface BackupChoiceProps {
  backup: OpenBackup
  onCancel(): void
  onApplied(applied: AppliedBackup): void
}

/** What is ticked as one: an entry, or the records of a collection that would all change in the same way. */
interface ChangeGroup {
  id: string
  name: string
  kind: BackupChangeKind
  keys: readonly string[]
}

function groupChanges(changes: OpenBackup['changes']): readonly ChangeGroup[] {
  const groups = new Map<string, string[]>()
  for (const { key, kind } of changes) {
    if (kind === 'same') continue
    const id = `${kind} ${messages.collectionOf(key) ?? key}`
    groups.set(id, [...(groups.get(id) ?? []), key])
  }
  const kinds = new Map(changes.map(({ key, kind }) => [key, kind]))
  return [...groups].flatMap(([id, keys]) => {
    const [first] = keys
    const kind = first === undefined ? undefined : kinds.get(first)
    if (first === undefined || kind === undefined) return []
    return [{ id, keys, kind, name: messages.counted(messages.itemName(first), keys.length) }]
  })
}

function BackupChoice({ backup, onCancel, onApplied }: BackupChoiceProps) {
  const groups = groupChanges(backup.changes)
  const [ticked, setTicked] = useState(() =>
    groups.filter(({ kind }) => kind === 'added' || kind === 'joined').map(({ id }) => id),
  )
  const keys = groups.filter(({ id }) => ticked.includes(id)).flatMap((group) => group.keys)

  function tick(id: string, on: boolean) {
    setTicked(on ? [...ticked, id] : ticked.filter((other) => other !== id))
  }

  return (
    <fieldset className="flex flex-col gap-2 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{messages.backupMadeAt(new Date(backup.madeAt).toLocaleString())}</legend>
      <p>{messages.backupChoose}</p>
      {groups.map(({ id, name, kind }) => (
        <label key={id} className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            disabled={!isTakeable(kind)}
            checked={ticked.includes(id)}
            onChange={(event) => tick(id, event.currentTarget.checked)}
          />
          <span>
            {name} <span className="text-muted">({messages.backupKinds[kind]})</span>
          </span>
        </label>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={ticked.length === 0} onClick={async () => onApplied(await backup.apply(keys))}>
          {messages.backupApply}
        </Button>
        <Button onClick={onCancel}>{messages.backupCancel}</Button>
      </div>
    </fieldset>
  )
}

type FileReading = BackupReading | { ok: false; reason: 'too-large' | 'unreadable' }

async function readFile(file: File): Promise<FileReading> {
  if (file.size > largestFile) return { ok: false, reason: 'too-large' }
  try {
    return await importBackup(await file.text())
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

function namesOf(keys: readonly string[]): string {
  return [...new Set(keys.map(messages.itemName))].join(', ')
}

function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after the click; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
