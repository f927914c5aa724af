import type { Problem } from '@/lib/base/problem'
import type { BarcodeKind } from './kinds'
import type { SheetValues } from './label-sheet'

/** What the form of the barcode tool holds. */
export interface BarcodeValues extends SheetValues {
  amount: 'one' | 'many'
  kind: BarcodeKind
  ean13: string
  ean8: string
  upca: string
  upce: string
  isbn: string
  itf14: string
  elements: string
  code128: string
  code39: string
  data: string
  addOn: string
  code39Check: boolean
  bearer: 'none' | 'bars' | 'frame'
  dataShape: 'square' | 'rectangle'
  columns: number
  list: string
  csv: string | undefined
  picture: 'svg' | 'png'
  sizing: 'standard' | 'own'
  moduleWidth: number
  barHeight: number | undefined
  dpi: number
  snap: boolean
  showText: boolean
  quiet: 'standard' | 'own'
  quietModules: number
  dark: string
  light: string
  rotation: '0' | '90' | '180' | '270'
  startAt: number
  copies: number
  outlines: boolean
}

export type BarcodeProblem = Problem<keyof BarcodeValues & string>

/** The field that holds the content of a kind. */
export const contentField = {
  ean13: 'ean13',
  ean8: 'ean8',
  upca: 'upca',
  upce: 'upce',
  isbn: 'isbn',
  itf14: 'itf14',
  'gs1-128': 'elements',
  'gs1-datamatrix': 'elements',
  code128: 'code128',
  code39: 'code39',
  datamatrix: 'data',
  pdf417: 'data',
  aztec: 'data',
} as const satisfies Readonly<Record<BarcodeKind, keyof BarcodeValues>>
