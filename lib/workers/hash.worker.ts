import { algorithms, type Digests } from '@/lib/subjects/hash/digests'
import type { HashAnswer, HashRequest } from '@/lib/subjects/hash/task'
import { otherReadings, textAsBytes, type Reading, type TextForm } from '@/lib/subjects/hash/text-bytes'
import { digestsOf, startDigests } from '@/lib/subjects/hash/three-digests'
import { defineTask, type TaskContext } from '@/lib/workers/define-task'
import { blocksOf } from '@/lib/workers/file-blocks'

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
  const stream = await startDigests()
  for await (const block of blocksOf(file, context)) stream.push(block)
  return { kind: 'file', digests: stream.end() }
}

defineTask<HashRequest, HashAnswer>((request, context) =>
  request.kind === 'text' ? hashText(request.text, request.form, request.expected) : hashFile(request.file, context),
)
