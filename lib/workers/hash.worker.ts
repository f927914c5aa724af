import { algorithms, type Digests } from '@/lib/hash/digests'
import type { HashAnswer, HashRequest } from '@/lib/hash/task'
import { otherReadings, textAsBytes, type Reading, type TextForm } from '@/lib/hash/text-bytes'
import { digestsOf, startDigests } from '@/lib/hash/three-digests'
import { defineTask, type TaskContext } from '@/lib/workers/define-task'

const blockBytes = 4 << 20
/** Texts longer than this are not tried in other readings, in characters: there are dozens of them. */
const longestTried = 500_000

function hasOneOf(digests: Digests, expected: readonly string[]): boolean {
  return algorithms.some((algorithm) => expected.includes(digests[algorithm]))
}

async function readingWith(text: string, form: TextForm, expected: readonly string[]): Promise<Reading | undefined> {
  if (expected.length === 0 || text === '' || text.length > longestTried) return undefined
  for (const other of otherReadings(text, form)) {
    const bytes = textAsBytes(other.text, other.reading.form)
    if (bytes instanceof Uint8Array && hasOneOf(await digestsOf(bytes), expected)) return other.reading
  }
  return undefined
}

async function hashText(text: string, form: TextForm, expected: readonly string[]): Promise<HashAnswer> {
  const bytes = textAsBytes(text, form)
  if (!(bytes instanceof Uint8Array)) return { kind: 'unwritable', offset: bytes.unwritable }
  const digests = await digestsOf(bytes)
  const found = hasOneOf(digests, expected) ? undefined : await readingWith(text, form, expected)
  return { kind: 'text', digests, size: bytes.length, found }
}

async function hashFile(file: Blob, context: TaskContext): Promise<HashAnswer> {
  const read = (from: number) => file.slice(from, from + blockBytes).arrayBuffer()
  const stream = await startDigests()
  try {
    let next = read(0)
    for (let from = 0; from < file.size; from += blockBytes) {
      const block = await next
      // The next block is read while this one is hashed.
      if (from + blockBytes < file.size) {
        next = read(from + blockBytes)
        next.catch(() => {})
      }
      stream.push(new Uint8Array(block))
      context.progress(Math.min(0.999, (from + block.byteLength) / file.size))
      if (context.cancelled()) return { kind: 'stopped' }
    }
    await next
  } catch (error) {
    // The browser says NotReadableError, NotFoundError or the like: the file moved, changed, is locked, or is a folder.
    if (error instanceof DOMException) return { kind: 'unreadable' }
    throw error
  }
  return { kind: 'file', digests: stream.end() }
}

defineTask<HashRequest, HashAnswer>((request, context) =>
  request.kind === 'text' ? hashText(request.text, request.form, request.expected) : hashFile(request.file, context),
)
