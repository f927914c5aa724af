import { decodeText } from '@/lib/base/text/decode'
import { workerMessages } from '@/lib/messages/workers'
import { BrokenArchive } from '@/lib/subjects/archive/broken'
import { gzippedPieces } from '@/lib/subjects/archive/gzip'
import { archiveKind, headBytes, isRead } from '@/lib/subjects/archive/kinds'
import { dangerOf, uniquePaths } from '@/lib/subjects/archive/names'
import { openArchive, openParts, type Archive, type ArchiveEntry } from '@/lib/subjects/archive/open'
import type { ArchiveOutput } from '@/lib/subjects/archive/output'
import { blobOf, bytesOf } from '@/lib/subjects/archive/pieces'
import { writeTar } from '@/lib/subjects/archive/tar'
import type {
  ArchiveAnswer,
  ArchiveQuestion,
  ListedEntry,
  LookedAt,
  MadeArchive,
  OpenedArchive,
  PartOf,
  Peek,
  Source,
  Taken,
  Tested,
} from '@/lib/subjects/archive/task'
import { packZip, type PackedItem } from '@/lib/subjects/archive/zip-write'
import { pictureKind } from '@/lib/subjects/picture/head'
import { archiveWords as says } from '@/lib/tools/utilities/files/zip-creator.messages'
import { deliver, freshFolder, writeAll, writeBelow } from '@/lib/workers/archive-output'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { smallOf } from '@/lib/workers/picture-look'

/** Progress over a known number of bytes; a cancel is seen now and then. */
function meter(context: TaskContext, all: number, note: string): (bytes: number) => Promise<void> {
  let done = 0
  let pausedAt = performance.now()
  return async (bytes) => {
    done += bytes
    if (performance.now() - pausedAt < 40) return
    context.progress(all > 0 ? Math.min(0.99, done / all) : 0, note)
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
    pausedAt = performance.now()
  }
}

/** The archive that was opened last: the page asks again when a file is looked into. */
let held: { key: string; archive: Promise<Archive> } | undefined

type Names = Parameters<typeof openArchive>[1]

async function refuseUnread(first: File): Promise<void> {
  const head = await bytesOf(first, 0, headBytes).catch(() => {
    throw new TaskRefusal(says.gone)
  })
  if (head.length === 0) throw new TaskRefusal(says.empty)
  const kind = archiveKind(head)
  if (kind !== undefined && !isRead(kind)) throw new TaskRefusal(says.unread(kind))
}

async function opening({ file, parts }: Source, names: Names, context: TaskContext): Promise<Archive> {
  if (parts && parts.missing.length > 0) throw new TaskRefusal(says.missingParts(parts.missing))
  await refuseUnread(parts?.files[0] ?? file)
  const size = parts ? parts.files.reduce((sum, one) => sum + one.size, 0) : file.size
  const step = meter(context, size * 3, says.reading)
  try {
    const archive = await (parts ? openParts(parts, names, step) : openArchive(file, names, step))
    if (!archive) throw new TaskRefusal(says.noArchive)
    return archive
  } catch (error) {
    throw error instanceof BrokenArchive ? new TaskRefusal(says.whole(error.why, parts !== undefined)) : error
  }
}

function opened({ file, parts }: Source, names: Names, context: TaskContext): Promise<Archive> {
  const files = parts?.files ?? [file]
  const missing = parts?.missing.length
  const key = JSON.stringify([names, missing, ...files.map((one) => [one.name, one.size, one.lastModified])])
  if (held?.key === key) return held.archive
  const archive = opening({ file, ...(parts && { parts }) }, names, context)
  held = { key, archive }
  void archive.catch(() => {
    held = undefined
  })
  return archive
}

function belongs({ whole, lead, isThere }: ArchiveQuestion & { ask: 'part' }): PartOf {
  if (!isThere) throw new TaskRefusal(says.missingParts([lead]))
  return { kind: 'part', whole }
}

function listed(entry: ArchiveEntry): ListedEntry {
  const { path, named, kind, size, packed, time, faults, isEncrypted } = entry
  return {
    path,
    named: named.replace(/\/$/, '') === path ? undefined : named,
    kind,
    size,
    packed,
    time,
    faults,
    danger: kind === 'file' ? dangerOf(path) : undefined,
    isEncrypted,
  }
}

const largestPeek = 100_000_000
const shownText = 100_000
const shownSide = 640

async function pictureOf(file: Blob): Promise<Peek['shows'] | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const { picture, width, height } = await smallOf(bitmap, shownSide)
    bitmap.close()
    return { is: 'picture', picture, width, height }
  } catch {
    return undefined
  }
}

const drawn: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico']

async function shownOf(file: Blob): Promise<Peek['shows']> {
  const head = await bytesOf(file, 0, shownText)
  const picture = drawn.includes(pictureKind(head)) ? await pictureOf(file) : undefined
  if (picture) return picture
  const isCut = file.size > head.length
  // A character may be cut in the middle.
  const decoded = decodeText(isCut ? head.subarray(0, head.lastIndexOf(10) + 1 || head.length) : head)
  return decoded.kind === 'text' ? { is: 'text', text: decoded.text, isCut } : { is: 'nothing' }
}

async function peekInto(entry: ArchiveEntry | undefined, at: number, password: string): Promise<Peek | undefined> {
  if (!entry || entry.kind !== 'file') return undefined
  if (entry.size > largestPeek) return { at, file: undefined, shows: { is: 'nothing' } }
  try {
    const file = await blobOf(entry.bytes(password))
    return { at, file, shows: await shownOf(file) }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error
    return { at, file: undefined, shows: { is: 'trouble', why: error.why } }
  }
}

const filesOf = ({ entries }: Archive) => entries.filter(({ kind }) => kind === 'file')
const sizeOf = (entries: readonly ArchiveEntry[]) => entries.reduce((sum, { size }) => sum + size, 0)

async function test(archive: Archive, password: string, context: TaskContext): Promise<Tested> {
  const files = filesOf(archive)
  const step = meter(context, sizeOf(files), says.reading)
  const bad: { path: string; why: BrokenArchive['why'] }[] = []
  for (const entry of files) {
    try {
      for await (const piece of entry.bytes(password)) await step(piece.length)
    } catch (error) {
      if (!(error instanceof BrokenArchive)) throw error
      bad.push({ path: entry.path, why: error.why })
    }
  }
  return { good: files.length - bad.length, bad }
}

async function open(
  { names, password, peek, tests, ...source }: ArchiveQuestion & { ask: 'open' },
  context: TaskContext,
): Promise<OpenedArchive> {
  context.progress(0, says.reading)
  const archive = await opened(source, names, context)
  return {
    kind: 'opened',
    archive: archive.kind,
    parts: source.parts?.files.length ?? 1,
    entries: archive.entries.map(listed),
    comment: archive.comment,
    overlaps: archive.overlaps,
    before: archive.before,
    isCutOff: archive.isCutOff,
    peek: peek === undefined ? undefined : await peekInto(archive.entries[peek], peek, password),
    tested: tests ? await test(archive, password, context) : undefined,
  }
}

async function look(file: File): Promise<LookedAt> {
  const head = await bytesOf(file, 0, headBytes).catch(() => {
    throw new TaskRefusal(says.gone)
  })
  const kind = archiveKind(head)
  return { kind: 'looked', archive: kind !== undefined && isRead(kind) ? kind : undefined }
}

/** What went wrong with the disk, in words: a file that was moved, one that may not be written, a disk that is full. */
function diskRefusal(error: unknown): unknown {
  if (error instanceof BrokenArchive) return new TaskRefusal(says.whole(error.why))
  if (!(error instanceof DOMException)) return error
  if (error.name === 'QuotaExceededError') return new TaskRefusal(says.diskFull)
  const isGone = error.name === 'NotFoundError' || error.name === 'NotReadableError'
  return new TaskRefusal(isGone ? says.gone : says.notWritten)
}

async function create(question: ArchiveQuestion & { ask: 'create' }, context: TaskContext): Promise<MadeArchive> {
  const { files, parting, target } = question
  const paths = uniquePaths(files.map(([path]) => path))
  const items: PackedItem[] = files.map(([, file], at) => ({
    path: paths[at] ?? file.name,
    content: file,
    time: new Date(file.lastModified),
  }))
  const size = items.reduce((sum, { content }) => sum + content.size, 0)
  const step = meter(context, size, says.packing)
  try {
    const made = await deliver((output) => pack(items, question, step, output), {
      parting,
      target,
      between: () => step(0),
    })
    return { kind: 'made', ...made, files: items.length, size, bad: [] }
  } catch (error) {
    throw diskRefusal(error)
  }
}

type Step = (bytes: number) => Promise<void>

async function pack(
  items: readonly PackedItem[],
  { format, level, password, names, parting }: ArchiveQuestion & { ask: 'create' },
  step: Step,
  output: ArchiveOutput,
): Promise<void> {
  if (format === 'zip') return packZip(items, { level, password, names, step }, output, parting?.way === 'disks')
  if (format === 'tar') {
    await output.write(writeTar(items))
    return output.close()
  }
  const [first] = items
  if (!first) throw new Error('nothing to pack')
  const content = format === 'gz' ? first.content : writeTar(items)
  const head = format === 'gz' ? { name: first.path, time: first.time } : { name: '', time: new Date(0) }
  return writeAll(gzippedPieces(content, { ...head, level, step }), output)
}

interface Wanted {
  entry: ArchiveEntry
  path: string
  time: Date
}

async function wantedOf({ names, folder, wanted, ...source }: Taken, context: TaskContext): Promise<Wanted[]> {
  const archive = await opened(source, names, context)
  return wanted.flatMap((at) => {
    const entry = archive.entries[at]
    if (entry?.kind !== 'file') return []
    const path = folder === '' ? entry.path : `${folder}/${entry.path}`
    return [{ entry, path, time: entry.time ?? new Date(source.file.lastModified) }]
  })
}

async function take(question: ArchiveQuestion & { ask: 'take' }, context: TaskContext): Promise<MadeArchive> {
  const { from, target, unpacks } = question
  const found: Wanted[] = []
  for (const one of from) found.push(...(await wantedOf(one, context)))
  const paths = uniquePaths(found.map(({ path }) => path))
  const all = found.map((one, at) => ({ ...one, path: paths[at] ?? one.path }))
  const step = meter(context, sizeOf(all.map(({ entry }) => entry)), says.reading)
  const unpacking = new Unpacking(question.password, step)
  try {
    if (unpacks && target?.disk instanceof FileSystemDirectoryHandle)
      return await unpackTo(target.disk, target.name, all, unpacking)
    const [only] = all
    const made = await deliver(
      (output) =>
        all.length === 1 && only ? unpacking.one(only, output) : packZip(unpacking.items(all), zipRule, output),
      { parting: undefined, target, between: () => step(0) },
    )
    return { kind: 'made', ...made, ...unpacking.result() }
  } catch (error) {
    throw diskRefusal(error)
  }
}

const zipRule = { level: 6, password: '' } as const

/** Files that come out of archives, with what was wrong with others. */
class Unpacking {
  private readonly bad: { path: string; why: BrokenArchive['why'] }[] = []
  private files = 0
  private size = 0

  constructor(
    private readonly password: string,
    private readonly step: Step,
  ) {}

  pieces({ entry }: Wanted) {
    return watched(entry, this.password, this.step)
  }

  came(size: number): void {
    this.files++
    this.size += size
  }

  failed({ path }: Wanted, why: BrokenArchive['why']): void {
    this.bad.push({ path, why })
  }

  async one(wanted: Wanted, output: ArchiveOutput): Promise<void> {
    try {
      await writeAll(this.pieces(wanted), output)
    } catch (error) {
      throw error instanceof BrokenArchive ? new TaskRefusal(says.bad(wanted.path, error.why)) : error
    }
    this.came(output.written)
  }

  /** Each is unpacked when the one before it is written, so that one of them is held at a time. */
  async *items(all: readonly Wanted[]): AsyncGenerator<PackedItem> {
    for (const wanted of all) {
      const content = await this.whole(wanted)
      if (!content) continue
      this.came(content.size)
      yield { path: wanted.path, content, time: wanted.time }
    }
    this.refuseNone()
  }

  private async whole(wanted: Wanted): Promise<Blob | undefined> {
    try {
      return await blobOf(this.pieces(wanted))
    } catch (error) {
      if (!(error instanceof BrokenArchive)) throw error
      this.failed(wanted, error.why)
      return undefined
    }
  }

  refuseNone(): void {
    const [first] = this.bad
    if (this.files === 0) throw new TaskRefusal(first ? says.bad(first.path, first.why) : says.none)
  }

  result(): Pick<MadeArchive, 'files' | 'size' | 'bad'> {
    return { files: this.files, size: this.size, bad: this.bad }
  }
}

/** What the browser says of a name that it lets nobody write, and of a file where a folder should be. */
const isRefusedName = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof DOMException && ['TypeMismatchError', 'NotAllowedError', 'SecurityError'].includes(error.name))

async function unpackOne(folder: FileSystemDirectoryHandle, wanted: Wanted, unpacking: Unpacking): Promise<void> {
  try {
    unpacking.came(await writeBelow(folder, wanted.path, unpacking.pieces(wanted)))
  } catch (error) {
    if (error instanceof BrokenArchive) unpacking.failed(wanted, error.why)
    else if (isRefusedName(error)) unpacking.failed(wanted, 'not-written')
    else throw error
  }
}

async function unpackTo(
  parent: FileSystemDirectoryHandle,
  wantedName: string,
  all: readonly Wanted[],
  unpacking: Unpacking,
): Promise<MadeArchive> {
  const { folder, name } = await freshFolder(parent, wantedName)
  try {
    for (const wanted of all) await unpackOne(folder, wanted, unpacking)
    unpacking.refuseNone()
  } catch (error) {
    await parent.removeEntry(name, { recursive: true }).catch(() => undefined)
    throw error
  }
  const result = unpacking.result()
  return { kind: 'made', file: undefined, parts: [], count: 1, packed: result.size, folder: name, ...result }
}

async function* watched(entry: ArchiveEntry, password: string, step: (bytes: number) => Promise<void>) {
  for await (const piece of entry.bytes(password)) {
    await step(piece.length)
    yield piece
  }
}

defineTask<ArchiveQuestion, ArchiveAnswer>((question, context) => {
  switch (question.ask) {
    case 'look':
      return look(question.file)
    case 'part':
      return belongs(question)
    case 'open':
      return open(question, context)
    case 'create':
      return create(question, context)
    case 'take':
      return take(question, context)
  }
})
