import { fileTypeFromBuffer } from 'file-type'

/** What kind of file begins with these bytes, by its signature: extension and media type; nothing for plain text. */
export async function fileKind(head: Uint8Array): Promise<{ extension: string; type: string } | undefined> {
  const found = await fileTypeFromBuffer(head).catch((error: unknown) => {
    // A head that ends within a structure is no fault of the reader.
    if (error instanceof Error) return undefined
    throw error
  })
  return found && { extension: found.ext, type: found.mime }
}
