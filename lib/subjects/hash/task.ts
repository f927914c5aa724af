import type { Digests } from '@/lib/subjects/hash/digests'
import type { Reading, TextForm } from '@/lib/subjects/hash/text-bytes'

/** What hash.worker.ts takes. */
export type HashRequest =
  | {
      kind: 'text'
      text: string
      form: TextForm
      /** Digests that the visitor expects, in lower-case hexadecimal; other readings of the text are tried against them. */
      expected: readonly string[]
    }
  | { kind: 'file'; file: Blob }

/** What it answers. */
export type HashAnswer =
  | {
      kind: 'text'
      digests: Digests
      /** Bytes that were hashed. */
      size: number
      /** Another reading of the text that has an expected digest, where the text itself has none. */
      found: Reading | undefined
    }
  | { kind: 'unwritable'; offset: number }
  | { kind: 'file'; digests: Digests }
