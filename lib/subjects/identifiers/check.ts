/** A number that is written as it must be. */
export interface Fitting {
  fits: true
  /** ISO 3166 alpha-2 code of the country that gave it; empty where the number names none. */
  country: string
  /** What it is, with its article: "a German VAT id". */
  what: string
  /** Without spaces and signs, in capitals: as files and registers hold it. */
  compact: string
  /** As people write it. */
  written: string
  /** True where check digits fit, false where only the shape could be compared. Neither says that anybody holds the number. */
  checkDigits: boolean
}

/** A number that cannot be right. `fault` completes the field's label: "must be DE and nine digits, as a German VAT id is". */
export interface Misfit {
  fits: false
  fault: string
}

export type IdentifierCheck = Fitting | Misfit

export function misfit(fault: string): Misfit {
  return { fits: false, fault }
}

export const wrongCheckDigits = misfit(
  'must have check digits that fit; these do not, so one character is probably mistyped',
)

/** Capitals without what people put between them: spaces of every kind, hyphens, points and slashes. */
export function compacted(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Cf}.\p{Pd}\u2212/]/gu, '')
}

/** The characters in blocks of these sizes; what is left is the last block. */
export function inBlocks(text: string, sizes: readonly number[]): string {
  const blocks: string[] = []
  let start = 0
  for (const size of sizes) {
    blocks.push(text.slice(start, start + size))
    start += size
  }
  return [...blocks, text.slice(start)].filter((block) => block !== '').join(' ')
}

/** The first character that no number has, in the words of a fault. */
export function strangeCharacter(compact: string): Misfit | undefined {
  const [strange] = /[^0-9A-Z]/u.exec(compact) ?? []
  return strange === undefined ? undefined : misfit(`must have letters and digits only; “${strange}” is neither`)
}

export function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}
