import { decodeText } from '@/lib/text/decode'
import { longestEditable } from '@/lib/transform/made'
import type { Side, SideName } from '@/lib/transform/types'
import type { Input } from './input'

/** A short text file becomes text that can be edited; anything else stays a file. Rejects for a file that cannot be read. */
export async function inputOfFile(file: File, name: SideName, side: Side): Promise<Input> {
  if (side.kind === 'bytes' || file.size > longestEditable) return { side: name, file }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  return decoded.kind === 'text' ? { side: name, text: decoded.text, name: file.name } : { side: name, file }
}
