import type { BarcodeValues } from '@/lib/subjects/barcode/values'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import barcode from '@/lib/tools/generators/marketing/barcode'

/** The form's values with some of them changed. */
export function barcodeValues(given: Partial<BarcodeValues> = {}): BarcodeValues {
  return initialValues(barcode.form, given as AnyValues) as unknown as BarcodeValues
}
