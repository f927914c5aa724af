import { readText } from '@/components/text-input/read-text'
import { longestEditable } from '@/lib/kits/transform/made'
import type { Side, SideName } from '@/lib/kits/transform/types'
import type { Input } from './input'

/** A short text file becomes text that can be edited; anything else stays a file. Undefined for a file that cannot be read. */
export async function inputOfFile(file: File, name: SideName, side: Side): Promise<Input | undefined> {
  if (side.kind === 'bytes' || file.size > longestEditable) return { side: name, file }
  const read = await readText(file)
  if ('text' in read) return { side: name, text: read.text, name: file.name }
  return read.fault === 'not-text' ? { side: name, file } : undefined
}
