export const wordWidths = [8, 16, 32, 64, 128] as const
export type WordWidth = (typeof wordWidths)[number]

export interface Word {
  /** The bits, first the highest. */
  bits: string
  unsigned: bigint
  /** By two’s complement. */
  signed: bigint
  /** Bytes in hexadecimal, the highest first. */
  bytes: readonly string[]
}

/** A whole number as a machine word: negative ones by two’s complement. undefined where it needs more bits. */
export function wordOf(value: bigint, width: WordWidth): Word | undefined {
  const bits = BigInt(width)
  if (value < -(1n << (bits - 1n)) || value >= 1n << bits) return undefined
  const unsigned = BigInt.asUintN(width, value)
  const text = unsigned.toString(2).padStart(width, '0')
  return {
    bits: text,
    unsigned,
    signed: BigInt.asIntN(width, value),
    bytes: (
      unsigned
        .toString(16)
        .padStart(width / 4, '0')
        .match(/../g) ?? []
    ).map((byte) => byte.toUpperCase()),
  }
}
