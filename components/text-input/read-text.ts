import { decodeText, type TextEncodingName } from '@/lib/base/text/decode'

/** The text of a file and how it was written, or why it has none: it is no text, or it was moved or locked. */
export type ReadText = { text: string; encoding: TextEncodingName } | { fault: 'unreadable' | 'not-text' }

export async function readText(file: Blob): Promise<ReadText> {
  const read = await file.arrayBuffer().catch(() => undefined)
  if (!read) return { fault: 'unreadable' }
  const decoded = decodeText(new Uint8Array(read))
  return decoded.kind === 'text' ? { text: decoded.text, encoding: decoded.encoding } : { fault: 'not-text' }
}
