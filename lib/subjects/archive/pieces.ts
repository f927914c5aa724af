/** Bytes one piece after the other. */
export type Pieces = AsyncGenerator<Uint8Array<ArrayBuffer>>

export async function* piecesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Pieces {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

export function streamOf(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Pieces are handed on to a Blob when so many bytes have come, so that a large file does not lie in memory whole. */
const handedOn = 16 << 20

/** All pieces as one Blob, which browsers keep on the disk when it is large. */
export async function blobOf(pieces: Pieces, type = ''): Promise<Blob> {
  const done: Blob[] = []
  let held: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < handedOn) continue
    done.push(new Blob(held))
    held = []
    size = 0
  }
  return new Blob([...done, ...held], { type })
}

export async function bytesOf(blob: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.slice(from, to).arrayBuffer())
}
