import cii from '@/lib/subjects/xml/schemas/cii-d16b.zip'
import ubl from '@/lib/subjects/xml/schemas/ubl-2.1.zip'
import { unpacked, zipEntries } from '@/lib/subjects/tables/zip-entries'
import type { SchemaFile } from '@/lib/subjects/xml/schema-set'

const addresses = { ubl, cii }
/** The larger of the two unpacks to less than a megabyte. */
const mostBytes = 4_000_000

/** The published schemas of invoices: UBL 2.1, or the Cross Industry Invoice D16B. Rejects where they cannot be loaded. */
export async function publishedSchemas(name: keyof typeof addresses): Promise<SchemaFile[]> {
  const loaded = await fetch(new URL(addresses[name], import.meta.url).href)
  if (!loaded.ok) throw new Error(`the schemas of ${name} did not load: ${loaded.status}`)
  const bytes = new Uint8Array(await loaded.arrayBuffer())
  const allowance = { bytes: mostBytes }
  return [...zipEntries(bytes)].map(([path, entry]) => {
    const decoder = new TextDecoder()
    let text = ''
    for (const piece of unpacked(entry, allowance)) text += decoder.decode(piece, { stream: true })
    return { name: path, text: text + decoder.decode() }
  })
}
