import type { BarcodeValues } from '@/lib/barcode/values'
import { initialValues } from '@/lib/fields/initial'
import type { AnyValues } from '@/lib/fields/types'
import barcode from '@/lib/generators/marketing/barcode'

/** The form's values with some of them changed. */
export function barcodeValues(given: Partial<BarcodeValues> = {}): BarcodeValues {
  return initialValues(barcode.form, given as AnyValues) as unknown as BarcodeValues
}
