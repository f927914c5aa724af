import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { Offer, View } from '@/lib/kits/app/views'
import type { FilesInput } from '@/lib/kits/app/workbench'
import { counted } from '@/lib/messages/counted'
import { fileQueueMessages as says } from '@/lib/messages/file-queue'
import { sizeInWords } from '@/lib/messages/workbench'
import { isBusy, type FileQueue, type QueuedFile } from './use-file-queue'
import { ViewList } from './view-list'
import type { SharedViewProps } from './view-props'

interface FileListProps {
  input: FilesInput
  queue: FileQueue
  /** What came of each file, by its id. */
  of: Readonly<Record<number, readonly View[]>>
  onOffer: (offer: Offer) => void
  picks: SharedViewProps['picks']
  onPick: SharedViewProps['onPick']
}

/** One entry for each file: how far it is, and what came of it. */
export default function FileList({ input, queue, of, ...choosing }: FileListProps) {
  if (queue.files.length === 0) return <p className="text-muted">{says.noFiles}</p>
  const busy = queue.files.filter(({ state }) => isBusy(state)).length
  return (
    <>
      {input.follows !== undefined && queue.files.length > 1 && (
        <div className="flex flex-wrap items-center gap-3 text-sm" data-print="hidden">
          <progress
            className="block h-2 min-w-32 flex-1 accent-accent"
            max={queue.files.length}
            value={queue.files.length - busy}
            aria-label={says.progressOfAll}
          />
          <span className="tabular-nums">{says.done(queue.files.length - busy, queue.files.length)}</span>
          <Button size="small" disabled={busy === 0} onClick={queue.stopAll}>
            {says.stopAll}
          </Button>
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {queue.files.map((one) => (
          <li key={one.id} className="rounded-md border border-line bg-raised p-3">
            <FileHead one={one} input={input} queue={queue} />
            {(one.earlier === undefined || !isBusy(one.state)) && <FileStateNote one={one} stopped={input.stopped} />}
            {(one.state.kind === 'done' || (one.earlier !== undefined && isBusy(one.state))) && (
              <div className={classNames('mt-2 grid gap-2', one.state.kind !== 'done' && 'earlier')}>
                <ViewList views={of[one.id] ?? []} of={one.file.name} desk={queue.desk} {...choosing} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function FileHead({ one, input, queue }: { one: QueuedFile; input: FilesInput; queue: FileQueue }) {
  const { id, file, state } = one
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="min-w-0 font-semibold break-all">{file.webkitRelativePath || file.name}</h3>
      <span className="text-sm text-muted" title={counted(file.size, 'byte', 'bytes')}>
        {sizeInWords(file.size)}
      </span>
      <span className="ml-auto flex gap-1" data-print="hidden">
        {isBusy(state) && (
          <Button size="small" aria-label={says.stop(file.name)} onClick={() => queue.stop(id)}>
            {says.stopShort}
          </Button>
        )}
        {!isBusy(state) && state.kind !== 'done' && (
          <Button size="small" aria-label={says.repeat(input.verb, file.name)} onClick={() => queue.again(id)}>
            {says.repeatShort}
          </Button>
        )}
        <Button size="small" look="quiet" aria-label={says.remove(file.name)} onClick={() => queue.remove(id)}>
          {says.removeShort}
        </Button>
      </span>
    </div>
  )
}

function FileStateNote({ one: { file, state }, stopped }: { one: QueuedFile; stopped: string }) {
  if (state.kind === 'waiting') return <p className="text-sm text-muted">{says.waiting}</p>
  if (state.kind === 'stopped') return <p className="text-sm text-muted">{says.stopped(stopped)}</p>
  if (state.kind === 'failed') return <p className="text-sm text-bad">{state.sentence}</p>
  if (state.kind === 'done') return null
  const { share, startedAt, now } = state
  const seconds = (now - startedAt) / 1000
  return (
    <div className="mt-1 text-sm">
      <progress
        className="block h-2 w-full accent-accent"
        max={1}
        value={share}
        aria-label={says.progressOf(file.name)}
      />
      <p className="mt-1 text-muted tabular-nums">
        {says.progress(Math.floor(share * 100), sizeInWords(share * file.size), sizeInWords(file.size))}
        {seconds > 2 && share > 0.01 && ` · ${says.timeLeft((seconds / share) * (1 - share))}`}
      </p>
    </div>
  )
}
