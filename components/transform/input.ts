import type { Made } from '@/lib/kits/transform/made'
import type { SideName } from '@/lib/kits/transform/types'

export interface TextInput {
  side: SideName
  text: string
  /** The file it was read from. */
  name?: string
}
export interface FileInput {
  side: SideName
  file: File
}
/** What somebody gives, and on which side. */
export type Input = TextInput | FileInput

/** What stands on a side: what was given there, or what was made of the other side. */
export type Shown = Input | Made

export function isMade(shown: Shown): shown is Made {
  return 'counts' in shown
}

/** Longer texts are not kept between visits, in UTF-16 units: the storage of a whole site is about five million. */
export const longestKept = 100_000

export function isEmpty(shown: Shown): boolean {
  return isMade(shown) ? shown.counts.bytes === 0 : 'text' in shown && shown.text === ''
}
