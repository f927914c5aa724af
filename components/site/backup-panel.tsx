import { useState, type ChangeEvent } from 'react'

import { Button } from '@/components/ui/button'
import { storageMessages as messages } from '@/lib/messages/storage'
import { exportBackup, importBackup, type AppliedBackup, type BackupReading } from '@/lib/storage/backup'

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
    if (!reading.ok) setFault(reading.reason)
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

function BackupChoice({ backup, onCancel, onApplied }: BackupChoiceProps) {
  const [ticked, setTicked] = useState(() =>
    backup.changes.filter(({ kind }) => kind === 'added').map(({ key }) => key),
  )
  const changes = backup.changes.filter(({ kind }) => kind !== 'same')

  function tick(key: string, on: boolean) {
    setTicked(on ? [...ticked, key] : ticked.filter((other) => other !== key))
  }

  return (
    <fieldset className="flex flex-col gap-2 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{messages.backupMadeAt(new Date(backup.madeAt).toLocaleString())}</legend>
      <p>{messages.backupChoose}</p>
      {changes.map(({ key, kind }) => (
        <label key={key} className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            disabled={kind !== 'added' && kind !== 'different'}
            checked={ticked.includes(key)}
            onChange={(event) => tick(key, event.currentTarget.checked)}
          />
          <span>
            {messages.itemName(key)} <span className="text-muted">({messages.backupKinds[kind]})</span>
          </span>
        </label>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={ticked.length === 0}
          onClick={async () => onApplied(await backup.apply(ticked))}
        >
          {messages.backupApply}
        </Button>
        <Button onClick={onCancel}>{messages.backupCancel}</Button>
      </div>
    </fieldset>
  )
}

async function readFile(file: File): Promise<BackupReading> {
  if (file.size > largestFile) return { ok: false, reason: messages.backupTooLarge }
  try {
    return await importBackup(await file.text())
  } catch {
    return { ok: false, reason: messages.backupUnreadableFile }
  }
}

function namesOf(keys: readonly string[]): string {
  return keys.map(messages.itemName).join(', ')
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
