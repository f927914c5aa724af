import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { compareWith, type Comparison } from '@/lib/hash/compare'
import type { Notation } from '@/lib/hash/digests'
import { baseName, type Checksum } from '@/lib/hash/expected'
import { hashMessages as messages } from '@/lib/messages/hash-generator'
import { DigestList } from './digest-list'
import type { FileQueue, HashedFile } from './use-file-queue'
import { Verdict } from './verdict'

interface FilePanelProps {
  queue: FileQueue
  notation: Notation
  checksums: readonly Checksum[]
}

const shownNames = 5

/** The comparison of one hashed file; undefined while it has no digests or nothing is expected. */
export function comparisonOf(
  { file, state }: HashedFile,
  checksums: readonly Checksum[],
  fileCount: number,
): Comparison | undefined {
  return state.kind === 'done' ? compareWith(state.digests, checksums, file.name, fileCount) : undefined
}

/** Choosing files; they may also be dropped on the tool. */
export function FileChooser({ queue }: { queue: FileQueue }) {
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="min-w-0" data-print="hidden">
      <p id={id} className="mb-1 flex items-center font-medium sm:min-h-8">
        {messages.files}
      </p>
      <div className="flex flex-col items-start gap-2 rounded-md border border-dashed border-edge p-4">
        <Button look="primary" aria-describedby={id} onClick={() => chooser.current?.click()}>
          {messages.addFiles}
        </Button>
        <p className="text-sm text-muted">{messages.dropHint}</p>
        <input
          ref={chooser}
          type="file"
          multiple
          className="sr-only"
          tabIndex={-1}
          aria-label={messages.addFiles}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            queue.add(files)
          }}
        />
      </div>
      <p className="mt-1 text-xs text-muted">{messages.filesNotKept}</p>
    </div>
  )
}

/** One entry for each file: how far it is, its digests, and whether they are the expected ones. */
export function FileResults({ queue, notation, checksums }: FilePanelProps) {
  const { files } = queue
  if (files.length === 0) return <p className="text-muted">{messages.noFiles}</p>
  const settled = files.every(({ state }) => state.kind !== 'working' && state.kind !== 'waiting')
  const comparisons = files.map((one) => comparisonOf(one, checksums, files.length))
  const added = new Set(files.map(({ file }) => file.name.toLowerCase()))
  const absent = checksums.flatMap(({ name }) =>
    name !== undefined && !added.has(baseName(name).toLowerCase()) ? [name] : [],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="font-medium">
        {settled && summaryOf(files, comparisons)}
      </p>
      {settled && absent.length > 0 && files.length > 1 && (
        <p className="text-sm text-muted">
          {messages.missingFiles(absent.slice(0, shownNames), Math.max(0, absent.length - shownNames))}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {files.map((one, at) => (
          <li key={one.id} className="rounded-md border border-line bg-raised p-3">
            <FileEntry one={one} queue={queue} notation={notation} compared={comparisons[at]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function summaryOf(files: readonly HashedFile[], comparisons: readonly (Comparison | undefined)[]): string {
  const done = files.filter(({ state }) => state.kind === 'done').length
  if (comparisons.every((one) => one === undefined)) return messages.done(done)
  const matches = comparisons.filter((one) => one?.kind === 'match').length
  const differences = comparisons.filter((one) => one?.kind === 'differs').length
  return messages.summary(matches, differences, files.length - matches - differences)
}

interface FileEntryProps {
  one: HashedFile
  queue: FileQueue
  notation: Notation
  compared: Comparison | undefined
}

function FileEntry({ one, queue, notation, compared }: FileEntryProps) {
  const { id, file, state } = one
  const isBusy = state.kind === 'working' || state.kind === 'waiting'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-all">{file.name}</h3>
        <span className="text-sm text-muted" title={messages.exactSize(file.size)}>
          {messages.size(file.size)}
        </span>
        <span className="ml-auto flex gap-1" data-print="hidden">
          {isBusy && (
            <Button size="small" aria-label={messages.cancelFile(file.name)} onClick={() => queue.stop(id)}>
              {messages.cancelShort}
            </Button>
          )}
          {!isBusy && state.kind !== 'done' && (
            <Button size="small" aria-label={messages.retry(file.name)} onClick={() => queue.again(id)}>
              {messages.retryShort}
            </Button>
          )}
          <Button size="small" look="quiet" aria-label={messages.remove(file.name)} onClick={() => queue.remove(id)}>
            {messages.removeShort}
          </Button>
        </span>
      </div>
      {state.kind === 'waiting' && <p className="text-sm text-muted">{messages.waiting}</p>}
      {state.kind === 'working' && <Progress one={one} />}
      {state.kind === 'stopped' && <p className="text-sm text-muted">{messages.stopped}</p>}
      {state.kind === 'unreadable' && <p className="text-sm text-bad">{messages.unreadable}</p>}
      {state.kind === 'failed' && <p className="text-sm text-bad">{state.sentence}</p>}
      {state.kind === 'done' && (
        <div className="mt-2 grid gap-2">
          {compared && <Verdict compared={compared} digests={state.digests} notation={notation} />}
          {file.size === 0 && <p className="text-sm text-muted">{messages.emptyNote}</p>}
          <DigestList
            digests={state.digests}
            notation={notation}
            of={file.name}
            stale={false}
            outcome={outcomeOf(compared)}
          />
        </div>
      )}
    </>
  )
}

/** The algorithm a comparison was made in, for the mark beside its digest. */
export function outcomeOf(compared: Comparison | undefined) {
  if (compared?.kind !== 'match' && compared?.kind !== 'differs') return undefined
  return { algorithm: compared.algorithm, isMatch: compared.kind === 'match' }
}

function Progress({ one: { file, state } }: { one: HashedFile }) {
  if (state.kind !== 'working') return null
  const { share, startedAt, now } = state
  const seconds = (now - startedAt) / 1000
  return (
    <div className="mt-1 text-sm">
      <progress
        className="block h-2 w-full accent-accent"
        max={1}
        value={share}
        aria-label={messages.progressOf(file.name)}
      />
      <p className="mt-1 text-muted tabular-nums">
        {messages.progress(Math.floor(share * 100), messages.size(share * file.size), messages.size(file.size))}
        {seconds > 2 && share > 0.01 && ` · ${messages.timeLeft((seconds / share) * (1 - share))}`}
      </p>
    </div>
  )
}
