import { BrokenArchive } from './broken'
import { mostParts, type PartWay } from './parts'

type Bytes = Uint8Array<ArrayBuffer>

/** Takes the bytes of an archive, one part after the other. */
export interface PartSink {
  write(piece: Blob | Bytes): Promise<void>
  /** The part is whole; nothing comes after the last. */
  endPart(isLast: boolean): Promise<void>
}

/** Bytes are handed on when so many have come, so that a large archive does not lie in memory whole. */
const handedOn = 16 << 20

/** Gathers each part as a Blob, which browsers keep on the disk when it is large. */
export function blobSink(onPart: (part: Blob, at: number, isLast: boolean) => void | Promise<void>): PartSink {
  let done: Blob[] = []
  let held: Bytes[] = []
  let size = 0
  let at = 0
  const handOn = () => {
    if (held.length > 0) done.push(new Blob(held))
    held = []
    size = 0
  }
  return {
    async write(piece) {
      if (piece instanceof Blob) {
        handOn()
        done.push(piece)
        return
      }
      held.push(piece)
      size += piece.length
      if (size >= handedOn) handOn()
    },
    async endPart(isLast) {
      handOn()
      const part = new Blob(done)
      done = []
      await onPart(part, at++, isLast)
    },
  }
}

/** What a file on the disk is written by. */
export type FileWriting = Pick<FileSystemWritableFileStream, 'write' | 'close'>

/** Small pieces are gathered up to so many bytes before they are written. */
const writtenTogether = 1 << 20

/** Writes the one part to a file of the disk as it comes. `between` is called before each write; it throws where somebody stopped. */
export function fileSink(file: FileWriting, between: () => Promise<void>): PartSink {
  let held: Bytes[] = []
  let size = 0
  const flush = async () => {
    if (held.length === 0) return
    const pieces = new Blob(held)
    held = []
    size = 0
    await between()
    await file.write(pieces)
  }
  return {
    async write(piece) {
      if (!(piece instanceof Blob)) {
        held.push(piece)
        size += piece.length
        return size >= writtenTogether ? flush() : undefined
      }
      await flush()
      for (let at = 0; at < piece.size; at += handedOn) {
        await between()
        await file.write(piece.slice(at, at + handedOn))
      }
    },
    async endPart() {
      await flush()
      await file.close()
    },
  }
}

/** Where bytes lie in an archive: in which of its `disks`, from 0 on, and at which byte of it. */
export interface OutputPlace {
  part: number
  at: number
}

export interface Parting {
  way: PartWay
  /** Of a part, in bytes. */
  size: number
}

/** Cuts what is written into parts no larger than was asked for. Ends with `BrokenArchive` at more than 999 of them. */
export class ArchiveOutput {
  private part = 0
  /** Bytes in the present part, and in all. */
  private at = 0
  private total = 0

  constructor(
    private readonly sink: PartSink,
    private readonly parting?: Parting,
  ) {}

  /** Where the next byte goes. Volumes are one archive, whose bytes are counted through. */
  place(): OutputPlace {
    return this.parting?.way === 'disks' ? { part: this.part, at: this.at } : { part: 0, at: this.total }
  }

  get written(): number {
    return this.total
  }

  /** A record of so many bytes comes, which may not lie in two disks: begins another one where it does not fit. */
  async together(length: number): Promise<void> {
    if (this.parting?.way === 'disks' && this.at > 0 && this.at + length > this.parting.size) await this.next()
  }

  async write(piece: Blob | Bytes): Promise<void> {
    const length = piece instanceof Blob ? piece.size : piece.length
    const largest = this.parting?.size ?? Number.POSITIVE_INFINITY
    for (let from = 0; from < length;) {
      if (this.at >= largest) await this.next()
      const to = Math.min(length, from + largest - this.at)
      const whole = from === 0 && to === length
      await this.sink.write(whole ? piece : piece instanceof Blob ? piece.slice(from, to) : piece.slice(from, to))
      this.at += to - from
      this.total += to - from
      from = to
    }
  }

  async close(): Promise<void> {
    await this.sink.endPart(true)
  }

  private async next(): Promise<void> {
    if (this.part + 1 === mostParts) throw new BrokenArchive('too-many-parts')
    await this.sink.endPart(false)
    this.part++
    this.at = 0
  }
}
