import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** What is compressed already is put in as it is: to try again costs time and gains nothing. */
const isPacked = (name: string) => /\.(jpe?g|png|webp|avif|gif|zip|gz|pdf|docx|xlsx|mp4)$/i.test(name)

/** One archive of several files, compressed piece by piece, so that the page does not stand still. */
export async function zipOf(files: readonly (readonly [name: string, content: Blob])[]): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece as Uint8Array<ArrayBuffer>)
  })
  for (const [name, content] of files) {
    const entry = isPacked(name) ? new ZipPassThrough(name) : new ZipDeflate(name)
    archive.add(entry)
    const reader = content.stream().getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) entry.push(read.value)
    entry.push(new Uint8Array(0), true)
  }
  archive.end()
  return new Blob(pieces, { type: 'application/zip' })
}
