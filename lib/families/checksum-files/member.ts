import type { ListedAlgorithm } from '@/lib/subjects/hash/manifest'

/** What the browser needs to know of a member. */
export interface ChecksumData {
  algorithm: ListedAlgorithm
  /** As people write it. */
  name: string
  /** The name of a saved list of checksums, without its ending. */
  listName: string
  /** Said beside a match where the digest is no proof against forgery. */
  caution?: string
}
