import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import type { BarcodeValues } from '@/lib/subjects/barcode/values'
import { shownBarcode } from '@/lib/engines/barcode'
import { barcodeValues } from './values'

function refusal(given: Partial<BarcodeValues>) {
  const shown = shownBarcode(barcodeValues(given))
  return isProblem(shown) ? `${shown.field} ${shown.message}` : 'drawn'
}

describe('what a symbology cannot hold', () => {
  // ISO/IEC 16022: the largest square symbol holds 3,116 digits or 1,556 bytes, the largest rectangle 98 digits.
  it('Data Matrix', () => {
    expect(refusal({ kind: 'datamatrix', data: '7'.repeat(3116) })).toBe('drawn')
    expect(refusal({ kind: 'datamatrix', data: '7'.repeat(3117) })).toMatch(/^data must be shorter/)
    expect(refusal({ kind: 'datamatrix', dataShape: 'rectangle', data: '7'.repeat(98) })).toBe('drawn')
    expect(refusal({ kind: 'datamatrix', dataShape: 'rectangle', data: '7'.repeat(99) })).toMatch(
      /^data must be shorter/,
    )
  })
  it('PDF417 and Aztec', () => {
    // ISO/IEC 15438: at most 2,710 digits; ISO/IEC 24778: 3,832.
    expect(refusal({ kind: 'pdf417', data: '7'.repeat(2800) })).toMatch(/^data must be shorter/)
    expect(refusal({ kind: 'aztec', data: '7'.repeat(3900) })).toMatch(/^data must be shorter/)
  })
  it('Code 39 and Code 128 name the character', () => {
    expect(refusal({ kind: 'code39', code39: 'part' })).toContain('“p” is not one of them')
    expect(refusal({ kind: 'code128', code128: 'Größe' })).toContain('“ö” is not one')
    expect(refusal({ kind: 'code128', code128: '' })).toBe('code128 must not be empty')
  })
  it('an add-on of three digits, and a price of two beside a book', () => {
    expect(refusal({ addOn: '123' })).toContain('addOn must have 2 or 5 digits')
    expect(refusal({ kind: 'isbn', addOn: '05' })).toContain('addOn must have 5 digits')
  })
  it('more than 48 characters of GS1-128', () =>
    expect(refusal({ kind: 'gs1-128', elements: `(01)09506000134352(91)${'A'.repeat(40)}` })).toContain('this has 58'))
})
