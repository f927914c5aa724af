export type BarcodeKind =
  | 'ean13'
  | 'ean8'
  | 'upca'
  | 'upce'
  | 'isbn'
  | 'itf14'
  | 'gs1-128'
  | 'gs1-datamatrix'
  | 'code128'
  | 'code39'
  | 'datamatrix'
  | 'pdf417'
  | 'aztec'

export const kindNames: Readonly<Record<BarcodeKind, string>> = {
  ean13: 'EAN-13, retail',
  ean8: 'EAN-8, small packs',
  upca: 'UPC-A, retail in North America',
  upce: 'UPC-E, small packs in North America',
  isbn: 'ISBN, books',
  itf14: 'ITF-14, cartons',
  'gs1-128': 'GS1-128, logistics and batches',
  'gs1-datamatrix': 'GS1 DataMatrix, batches and serial numbers',
  code128: 'Code 128, any text',
  code39: 'Code 39, capitals and digits',
  datamatrix: 'Data Matrix, any text',
  pdf417: 'PDF417, long text',
  aztec: 'Aztec, tickets',
}

/** The name of the symbology alone. */
export function symbologyOf(kind: BarcodeKind): string {
  return kindNames[kind].split(',')[0] ?? kind
}

/** Symbols of the EAN/UPC family, whose proportions the standard fixes. */
export function isRetail(kind: BarcodeKind): kind is 'ean13' | 'ean8' | 'upca' | 'upce' | 'isbn' {
  return kind === 'ean13' || kind === 'ean8' || kind === 'upca' || kind === 'upce' || kind === 'isbn'
}

export function isMatrix(kind: BarcodeKind): kind is 'gs1-datamatrix' | 'datamatrix' | 'pdf417' | 'aztec' {
  return kind === 'gs1-datamatrix' || kind === 'datamatrix' || kind === 'pdf417' || kind === 'aztec'
}
