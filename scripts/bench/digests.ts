import { createSHA256 } from 'hash-wasm'
import { startDigest } from '@/lib/subjects/hash/every-digest'
import { blocksOf } from '@/lib/workers/file-blocks'

const context = { progress() {}, cancelled: () => false, drawn: () => Promise.resolve(undefined) }
const blockBytes = 4 << 20

/** What anybody would write with the library. */
async function bare(file: Blob): Promise<string> {
  const hasher = await createSHA256()
  hasher.init()
  for (let at = 0; at < file.size; at += blockBytes)
    hasher.update(new Uint8Array(await file.slice(at, at + blockBytes).arrayBuffer()))
  return hasher.digest()
}

/** As the worker does it. */
async function ours(file: Blob): Promise<string> {
  const digest = await startDigest('sha-256')
  for await (const block of blocksOf(file, context)) digest.push(block)
  return digest.end()
}

/** How much longer SHA-256 of a file takes than a bare loop over the library, of the best of three runs in turn. */
export async function digestRatio(megabytes = 128): Promise<number> {
  const file = new Blob(Array.from({ length: megabytes }, (_, at) => new Uint8Array(1 << 20).fill(at)))
  const best = { bare: Infinity, ours: Infinity }
  for (let round = 0; round < 3; round++)
    for (const [name, run] of Object.entries({ bare, ours })) {
      const started = performance.now()
      await run(file)
      best[name as keyof typeof best] = Math.min(best[name as keyof typeof best], performance.now() - started)
    }
  return best.ours / best.bare
}
