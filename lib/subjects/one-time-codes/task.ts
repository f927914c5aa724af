import type { Ticking } from '@/lib/kits/paged/questions'
import type { CodeVerdict } from './find-code'
import type { CodeSettings } from './account'
import type { BareSettings, PlacedFault } from './read-accounts'

/** What accounts.ts works out: everything of the texts and options, at a moment or now. */
export interface CodesQuestion {
  ask: 'codes'
  secrets: string
  bare: BareSettings
  typed: string
  /** Windows to each side. */
  steps: number
  /** Seconds that the clock is put forward. */
  shift: number
  /** A moment that stands in the place of the clock, as it was typed; empty for the clock. */
  moment: string
}

export type CodesAsked =
  | CodesQuestion
  | { ask: 'ticking'; of: CodesQuestion; seconds: number }
  | { ask: 'scan'; file: File }
  | { ask: 'frame'; frame: ImageBitmap }
  | { ask: 'code'; uri: string }

export interface ShownAccount extends CodeSettings {
  label: string
  line: number
  /** In Base32. */
  secret: string
  bits: number
  remarks: readonly string[]
  uri: string
  /** Of a `hotp`, the codes from its counter on. */
  codes: readonly (readonly [counter: number, code: string])[]
}

export interface CodesAnswer {
  kind: 'codes'
  /** The second since 1970 for which the verdicts hold; undefined where the moment is none. */
  seconds: number | undefined
  accounts: readonly ShownAccount[]
  faults: readonly PlacedFault[]
  notices: readonly string[]
  isCut: boolean
  verdicts: readonly CodeVerdict[]
  ticking: Ticking
}

/** What is in a picture: accounts as text, one a line, and how many codes hold something else. */
export interface ScannedAccounts {
  kind: 'scan'
  texts: readonly string[]
  others: number
}

export type CodesAnswered = CodesAnswer | Ticking | ScannedAccounts | string | Blob
