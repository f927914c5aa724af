import { regionCodes } from '@/lib/base/region/types'
import type { Notice } from '@/lib/kits/document/types'
import { faultOfTaxNumber } from '@/lib/subjects/identifiers/mistyped'
import type { Entries } from './form'
import { commonFieldLabels } from './names'

/** Tax numbers of either side that cannot be right, each in a sentence. The document is made all the same. */
export function numbersOn({ fromId = '', toId = '', country }: Partial<Entries>): Notice[] {
  const own = regionCodes.find((code) => code === country)
  const faults = [
    { label: commonFieldLabels.fromId, fault: faultOfTaxNumber(fromId, own) },
    { label: commonFieldLabels.toId, fault: faultOfTaxNumber(toId) },
  ]
  return faults.flatMap(({ label, fault }): Notice[] =>
    fault === undefined ? [] : [{ is: 'fair', says: `${label} ${fault}.` }],
  )
}
