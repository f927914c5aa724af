import { ArchiveOutput, blobSink, fileSink, type Parting } from '@/lib/subjects/archive/output'
import { partName } from '@/lib/subjects/archive/parts'
import type { MadeArchive, Target } from '@/lib/subjects/archive/task'
import { loneDisk } from '@/lib/subjects/archive/zip-write'
import { archiveWords as says } from '@/lib/tools/utilities/files/zip-creator.messages'
import { TaskRefusal } from '@/lib/workers/define-task'

/* Where an archive goes that is being written: Blobs for the page, a file of the disk, or parts in a folder of the disk. */

type Made = Pick<MadeArchive, 'file' | 'parts' | 'count' | 'packed'>
type Write = (output: ArchiveOutput) => Promise<void>

export interface Delivery {
  parting: Parting | undefined
  target: Target | undefined
  /** Called between pieces; throws where somebody stopped it. */
  between(): Promise<void>
}

const unhurried = async () => undefined

/** Writes pieces as they come, and ends what they are written to. */
export async function writeAll(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>, output: ArchiveOutput): Promise<void> {
  for await (const piece of pieces) await output.write(piece)
  await output.close()
}

async function isIn(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name)
    return true
  } catch (error) {
    // A folder of that name is there too.
    if (error instanceof DOMException && error.name === 'NotFoundError') return false
    return true
  }
}

async function toFile(handle: FileSystemFileHandle, write: Write, between: Delivery['between']): Promise<Made> {
  const file = await handle.createWritable()
  const output = new ArchiveOutput(fileSink(file, between))
  try {
    await write(output)
  } catch (error) {
    await file.abort().catch(() => undefined)
    throw error
  }
  return { file: undefined, parts: [], count: 1, packed: output.written }
}

/** The first part of a split ZIP that turned out to be its only one says so. */
const soundPart = (part: Blob, parting: Parting | undefined, at: number, isLast: boolean) =>
  parting?.way === 'disks' && at === 0 && isLast ? loneDisk(part) : part

async function toFolder(
  folder: FileSystemDirectoryHandle,
  write: Write,
  { parting, target, between }: Delivery,
): Promise<Made> {
  const written: string[] = []
  const put = async (part: Blob, at: number, isLast: boolean) => {
    const name = partName(target?.name ?? 'archive', parting?.way ?? 'volumes', at, isLast)
    if (await isIn(folder, name)) throw new TaskRefusal(says.isThere(name))
    const handle = await folder.getFileHandle(name, { create: true })
    written.push(name)
    await toFile(
      handle,
      async (output) => {
        await output.write(soundPart(part, parting, at, isLast))
        await output.close()
      },
      between,
    )
  }
  const output = new ArchiveOutput(blobSink(put), parting)
  try {
    await write(output)
  } catch (error) {
    // Parts of an archive that will never be whole are of no use.
    for (const name of written) await folder.removeEntry(name).catch(() => undefined)
    throw error
  }
  return { file: undefined, parts: [], count: written.length, packed: output.written }
}

async function toBlobs(write: Write, parting: Parting | undefined): Promise<Made> {
  const parts: Blob[] = []
  const output = new ArchiveOutput(
    blobSink((part, at, isLast) => void parts.push(soundPart(part, parting, at, isLast))),
    parting,
  )
  await write(output)
  const [only] = parts
  const isOne = parts.length === 1
  return { file: isOne ? only : undefined, parts: isOne ? [] : parts, count: parts.length, packed: output.written }
}

/** Has an archive written to where it goes. */
export async function deliver(write: Write, delivery: Delivery): Promise<Made> {
  const { target, parting, between } = delivery
  if (!target) return toBlobs(write, parting)
  return target.disk instanceof FileSystemFileHandle
    ? toFile(target.disk, write, between)
    : toFolder(target.disk, write, delivery)
}

/** A folder that is not there yet, named after what is unpacked to it. */
export async function freshFolder(parent: FileSystemDirectoryHandle, name: string) {
  for (let count = 1; ; count++) {
    const wanted = count === 1 ? name : `${name}-${count}`
    const isTaken = (await isIn(parent, wanted)) || (await hasFolder(parent, wanted))
    if (!isTaken) return { folder: await parent.getDirectoryHandle(wanted, { create: true }), name: wanted }
  }
}

async function hasFolder(parent: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  return parent.getDirectoryHandle(name).then(
    () => true,
    () => false,
  )
}

/** Writes pieces to a file below a folder, by a harmless path. */
export async function writeBelow(
  folder: FileSystemDirectoryHandle,
  path: string,
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<number> {
  const parts = path.split('/')
  const name = parts.pop() ?? 'unnamed'
  let place = folder
  for (const part of parts) place = await place.getDirectoryHandle(part, { create: true })
  const handle = await place.getFileHandle(name, { create: true })
  try {
    const { packed } = await toFile(handle, (output) => writeAll(pieces, output), unhurried)
    return packed
  } catch (error) {
    await place.removeEntry(name).catch(() => undefined)
    throw error
  }
}
