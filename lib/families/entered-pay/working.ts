import type { Line } from '@/lib/kits/calculator'
import { risingBands, type EnteredTaxes } from '@/lib/subjects/tax/entered-pay'

/** The lines from the gross pay of a year to what is left of it. The tool has these results under these names. */
export function payWorking(
  values: EnteredTaxes,
  taxable: number,
): readonly Line<'socialBase' | 'social' | 'taxable' | 'tax' | 'netYear'>[] {
  const { socialLowers, beforeSocial, socialUpTo } = values
  const bands = risingBands(values.bands)
  const insured = beforeSocial ? '{grossYear} − {before}' : '{grossYear}'
  const capped = socialUpTo === undefined ? insured : `min(${insured}, {socialUpTo})`
  const charged = bands.filter(({ over }) => taxable > over)
  const terms = charged.map(({ over, rate }, at) => {
    const end = Math.min(taxable, charged[at + 1]?.over ?? Infinity)
    return [
      [`part${at}`, { kind: 'money', value: end - over } as const],
      [`rate${at}`, { kind: 'percent', value: rate } as const],
    ] as const
  })
  return [
    { gives: 'socialBase', is: `max(0, ${capped} − {socialFrom})` },
    { gives: 'social', is: '{socialBase} × {socialRate}' },
    { gives: 'taxable', is: `max(0, {grossYear} − {before} − {allowance}${socialLowers ? ' − {social}' : ''})` },
    charged.length === 0
      ? { gives: 'tax', says: 'No band charges anything of this pay' }
      : {
          gives: 'tax',
          is: charged.map((_, at) => `{part${at}} × {rate${at}}`).join(' + '),
          with: Object.fromEntries(terms.flat()),
        },
    { gives: 'netYear', is: '{grossYear} − {before} − {social} − {tax} − {after}' },
  ]
}
