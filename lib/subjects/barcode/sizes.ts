import type { BarcodeKind } from './kinds'

/** What a symbol may measure, in millimetres. */
export interface SymbolSize {
  /** X-dimension: usual width of a module. */
  usual: number
  /** Height of the bars at the usual X-dimension; `grows` where it follows the X-dimension. */
  height?: number
  grows?: true
  /** Least quiet zone in modules: left, right, above and below. */
  quiet: readonly [left: number, right: number, vertical: number]
  /** Least and greatest X-dimension, who sets them and where they hold. */
  limits?: { least: number; most: number; says: string }
}

const tills = { least: 0.264, most: 0.66, says: 'GS1 for retail tills' }
const distribution = { least: 0.495, most: 1.016, says: 'GS1 for general distribution' }

/**
 * Sizes after the symbol specification tables 1 and 2 of the GS1 General Specifications (section 5.12.3) where GS1 uses a
 * symbol, else quiet zones of the symbology's ISO/IEC standard and a usual X-dimension.
 */
export const symbolSizes: Readonly<Record<BarcodeKind, SymbolSize>> = {
  ean13: { usual: 0.33, height: 22.85, grows: true, quiet: [11, 7, 0], limits: tills },
  isbn: { usual: 0.33, height: 22.85, grows: true, quiet: [11, 7, 0], limits: tills },
  ean8: { usual: 0.33, height: 18.23, grows: true, quiet: [7, 7, 0], limits: tills },
  upca: { usual: 0.33, height: 22.85, grows: true, quiet: [9, 9, 0], limits: tills },
  upce: { usual: 0.33, height: 22.85, grows: true, quiet: [9, 7, 0], limits: tills },
  itf14: { usual: 0.495, height: 31.75, quiet: [10, 10, 0], limits: distribution },
  'gs1-128': { usual: 0.495, height: 31.75, quiet: [10, 10, 0], limits: distribution },
  code128: { usual: 0.33, height: 15, quiet: [10, 10, 0] },
  code39: { usual: 0.33, height: 15, quiet: [10, 10, 0] },
  'gs1-datamatrix': { usual: 0.38, quiet: [1, 1, 1] },
  datamatrix: { usual: 0.38, quiet: [1, 1, 1] },
  pdf417: { usual: 0.33, quiet: [2, 2, 2] },
  aztec: { usual: 0.5, quiet: [0, 0, 0] },
}

/** Longest GS1-128 symbol with its quiet zones, in millimetres. GS1 General Specifications, section 5.4.4.3. */
export const longestGs1 = 165.1

export const inch = 25.4

/** Printer dots or pixels of one module at a resolution in dots per inch: at least one. */
export function dotsOf(moduleWidth: number, dpi: number): number {
  return Math.max(1, Math.round((moduleWidth * dpi) / inch))
}
