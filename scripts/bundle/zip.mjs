import { createWriteStream, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Packed already: a second time makes them no smaller. */
const packed = /\.(?:woff2?|png|jpe?g|webp|avif|gz|zip)$/

/** The first moment that a ZIP can name, so that the same files make the same ZIP. */
const beginning = new Date(1980, 0, 1)

/** More entries would need another format, which not every program that unpacks reads. */
const mostEntries = 65_535

/**
 * Writes files into a ZIP, in the order given.
 * @param {string} file the ZIP @param {readonly (readonly [name: string, source: string])[]} entries names in the ZIP, and where they are
 */
export async function writeZip(file, entries) {
  if (entries.length > mostEntries) throw new Error(`a ZIP holds ${mostEntries} files, not ${entries.length}`)
  const stream = createWriteStream(file)
  let fault
  const zip = new Zip((error, chunk, isLast) => {
    fault ??= error
    stream.write(chunk)
    if (isLast) stream.end()
  })
  for (const [name, source] of entries) {
    const entry = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 9 })
    entry.mtime = beginning
    zip.add(entry)
    entry.push(readFileSync(source), true)
  }
  zip.end()
  await once(stream, 'finish')
  if (fault) throw fault
}
