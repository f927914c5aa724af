import { create } from 'qrcode/lib/core/qrcode.js'

/** Error correction after ISO/IEC 18004: about 7, 15, 25 and 30% of the codewords can be restored. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H'

export interface QrMatrix {
  /** Modules on a side: 21 for version 1, four more for each version after it. */
  size: number
  version: number
  mask: number
  /** 1 for a dark module, row by row. */
  modules: Uint8Array
}

/** Most bytes that a version 40 symbol holds in byte mode (ISO/IEC 18004, table 7). */
export const byteCapacity: Readonly<Record<QrLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 }

/**
 * A QR Code symbol (ISO/IEC 18004, Model 2) of the smallest version that holds `text`, in the cheapest mixture of numeric,
 * alphanumeric and byte mode; other characters are UTF-8. `undefined` when even version 40 is too small. `version` and
 * `mask` are chosen by the encoder unless given. Throws for an empty text.
 */
export function encodeQr(
  text: string,
  level: QrLevel,
  { version, mask }: { version?: number; mask?: number } = {},
): QrMatrix | undefined {
  try {
    const symbol = create(text, {
      errorCorrectionLevel: level,
      ...(version === undefined ? {} : { version }),
      ...(mask === undefined ? {} : { maskPattern: mask }),
    })
    return {
      size: symbol.modules.size,
      version: symbol.version,
      mask: symbol.maskPattern,
      modules: Uint8Array.from(symbol.modules.data),
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The amount of data is too big')) return undefined
    throw error
  }
}

/** Whether a module is dark; outside the symbol all are light. */
export function isDark({ size, modules }: QrMatrix, row: number, column: number): boolean {
  return row >= 0 && column >= 0 && row < size && column < size && modules[row * size + column] === 1
}

/** Whether a module belongs to one of the three large squares that scanners look for first. */
export function isFinder({ size }: QrMatrix, row: number, column: number): boolean {
  const nearTop = row < 7
  const nearLeft = column < 7
  return (nearTop && (nearLeft || column >= size - 7)) || (nearLeft && row >= size - 7)
}
