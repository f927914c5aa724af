import { decodeText } from '@/lib/base/text/decode'
import { workerMessages } from '@/lib/messages/workers'
import { BrokenArchive } from '@/lib/subjects/archive/broken'
import { gzipped } from '@/lib/subjects/archive/gzip'
import { archiveKind, headBytes, isRead } from '@/lib/subjects/archive/kinds'
import { dangerOf, uniquePaths } from '@/lib/subjects/archive/names'
import { openArchive, type Archive, type ArchiveEntry } from '@/lib/subjects/archive/open'
import { blobOf, bytesOf } from '@/lib/subjects/archive/pieces'
import { writeTar } from '@/lib/subjects/archive/tar'
import type {
  ArchiveAnswer,
  ArchiveQuestion,
  ListedEntry,
  LookedAt,
  MadeArchive,
  OpenedArchive,
  Peek,
  Tested,
} from '@/lib/subjects/archive/task'
import { writeZip, type PackedItem } from '@/lib/subjects/archive/zip-write'
import { pictureKind } from '@/lib/subjects/picture/head'
import { archiveWords as says } from '@/lib/tools/utilities/files/zip-creator.messages'
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

async function opening(file: File, names: Parameters<typeof openArchive>[1], context: TaskContext): Promise<Archive> {
  const head = await bytesOf(file, 0, headBytes).catch(() => {
    throw new TaskRefusal(says.gone)
  })
  if (head.length === 0) throw new TaskRefusal(says.empty)
  const kind = archiveKind(head)
  if (kind !== undefined && !isRead(kind)) throw new TaskRefusal(says.unread(kind))
  try {
    const archive = await openArchive(file, names, meter(context, file.size * 3, says.reading))
    if (!archive) throw new TaskRefusal(says.noArchive)
    return archive
  } catch (error) {
    throw error instanceof BrokenArchive ? new TaskRefusal(says.whole(error.why)) : error
  }
}

function opened(file: File, names: Parameters<typeof openArchive>[1], context: TaskContext): Promise<Archive> {
  const key = JSON.stringify([file.name, file.size, file.lastModified, names])
  if (held?.key === key) return held.archive
  const archive = opening(file, names, context)
  held = { key, archive }
  void archive.catch(() => {
    held = undefined
  })
  return archive
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
  { file, names, password, peek, tests }: ArchiveQuestion & { ask: 'open' },
  context: TaskContext,
): Promise<OpenedArchive> {
  context.progress(0, says.reading)
  const archive = await opened(file, names, context)
  return {
    kind: 'opened',
    archive: archive.kind,
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

async function create(
  { files, format, level, password }: ArchiveQuestion & { ask: 'create' },
  context: TaskContext,
): Promise<MadeArchive> {
  const paths = uniquePaths(files.map(([path]) => path))
  const items: PackedItem[] = files.map(([, file], at) => ({
    path: paths[at] ?? file.name,
    content: file,
    time: new Date(file.lastModified),
  }))
  const size = items.reduce((sum, { content }) => sum + content.size, 0)
  const step = meter(context, size, says.packing)
  try {
    return {
      kind: 'made',
      file: await archiveOf(items, { format, level, password, step }),
      files: items.length,
      size,
      bad: [],
    }
  } catch (error) {
    // A file that was moved or changed since it was chosen cannot be read any more.
    if (error instanceof DOMException) throw new TaskRefusal(says.gone)
    throw error
  }
}

async function archiveOf(
  items: readonly PackedItem[],
  {
    format,
    level,
    password,
    step,
  }: Pick<ArchiveQuestion & { ask: 'create' }, 'format' | 'level' | 'password'> & {
    step: (bytes: number) => Promise<void>
  },
): Promise<Blob> {
  if (format === 'zip') return writeZip(items, { level, password, step })
  if (format === 'tar') return writeTar(items)
  const [first] = items
  if (!first) throw new Error('nothing to pack')
  if (format === 'gz') return gzipped(first.content, { name: first.path, time: first.time, level, step })
  return gzipped(writeTar(items), { name: '', time: new Date(0), level, step })
}

async function take({ from, password }: ArchiveQuestion & { ask: 'take' }, context: TaskContext): Promise<MadeArchive> {
  const bad: { path: string; why: BrokenArchive['why'] }[] = []
  const items: PackedItem[] = []
  for (const { file, names, folder, wanted } of from) {
    const archive = await opened(file, names, context)
    const entries = wanted.flatMap((at) => archive.entries[at] ?? []).filter(({ kind }) => kind === 'file')
    const step = meter(context, sizeOf(entries), says.reading)
    for (const entry of entries) {
      try {
        const content = await blobOf(watched(entry, password, step))
        const path = folder === '' ? entry.path : `${folder}/${entry.path}`
        items.push({ path, content, time: entry.time ?? new Date(file.lastModified) })
      } catch (error) {
        if (!(error instanceof BrokenArchive)) throw error
        bad.push({ path: entry.path, why: error.why })
      }
    }
  }
  const [first] = items
  if (!first) throw new TaskRefusal(bad[0] ? says.bad(bad[0].path, bad[0].why) : says.none)
  const size = items.reduce((sum, { content }) => sum + content.size, 0)
  const isOne = from.reduce((sum, { wanted }) => sum + wanted.length, 0) === 1
  if (isOne) return { kind: 'made', file: first.content, files: 1, size, bad }
  const paths = uniquePaths(items.map(({ path }) => path))
  const named = items.map((item, at) => ({ ...item, path: paths[at] ?? item.path }))
  return { kind: 'made', file: await writeZip(named, { level: 6, password: '' }), files: items.length, size, bad }
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
    case 'open':
      return open(question, context)
    case 'create':
      return create(question, context)
    case 'take':
      return take(question, context)
  }
})
