import { worded } from '@/lib/subjects/document-labels/labels'
import type { DocumentLanguage } from '@/lib/subjects/document-labels/types'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { Entries } from './form'
import type { DocumentKind } from './member'
import { wordsIn } from './words'

/** What a kind prints of itself, in a language. Other languages than English have one word for every number and every day of issue. */
export function kindIn(kind: DocumentKind, language: DocumentLanguage): DocumentKind {
  if (language === 'en') return kind
  const { title, number, deadline, from, to, statement, due, signers } = kind
  const inLanguage = (english: string) => worded(english, language)
  return {
    ...kind,
    title: inLanguage(title),
    number: { ...number, label: inLanguage('Number') },
    date: inLanguage('Date'),
    from: { ...from, role: inLanguage(from.role) },
    to: { ...to, role: inLanguage(to.role) },
    ...(deadline && { deadline: { ...deadline, label: inLanguage(deadline.label) } }),
    ...(statement && { statement: inLanguage(statement) }),
    ...(due && { due: inLanguage(due) }),
    ...(signers && { signers: signers.map(inLanguage) }),
  }
}

/** The sums with taxes under their names in a language. A name that the visitor typed stays. */
export function sumsIn(
  sums: InvoiceSums,
  { taxName, withholdingName }: Entries,
  language: DocumentLanguage,
): InvoiceSums {
  const { withholding } = wordsIn('en')
  const isTyped = taxName === 'own'
  const isNamed = withholdingName !== undefined && withholdingName !== '' && withholdingName !== withholding
  return {
    ...sums,
    taxes: sums.taxes.map((tax) => ({ ...tax, name: isTyped ? tax.name : worded(tax.name, language) })),
    withheld: sums.withheld.map((one) => ({ ...one, name: isNamed ? one.name : worded(one.name, language) })),
  }
}
