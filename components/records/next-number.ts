import { documentKinds, usualPattern, type DocumentKind } from '@/lib/kits/records/kinds'
import { numberSeriesOf, readDocumentNumber, writeDocumentNumber } from '@/lib/kits/records/number-pattern'
import { takeNumber } from '@/lib/platform/records/number-series'
import { businesses, documents } from './collections'

interface Numbered {
  kind: DocumentKind
  /** Id of the business whose patterns count; the usual one where absent. */
  business: string | undefined
  /** ISO day. */
  day: string
}

/**
 * Takes the next number of a kind of document. Numbers of kept documents are never given again, even where the series was cleared or
 * they were typed by hand.
 */
export async function nextNumber({ kind, business, day }: Numbered): Promise<string> {
  const profile = business === undefined ? undefined : (await businesses.get(business))?.value
  const row = profile?.numbering.find((one) => one.kind === kind)
  const at = { day, prefix: documentKinds[kind].prefix, fiscalMonth: Number(profile?.fiscalMonth ?? 1) }
  const pattern = row?.pattern ?? usualPattern
  const series = numberSeriesOf(pattern, at)
  const used = (await documents.list()).map(({ value }) =>
    value.number === undefined || value.business !== business ? 0 : (readDocumentNumber(series, value.number) ?? 0),
  )
  const least = used.reduce((most, number) => Math.max(most, number + 1), row?.first ?? 1)
  return writeDocumentNumber(pattern, at, await takeNumber(`${business ?? 'none'}/${series}`, least))
}

/** Today where the visitor is, as an ISO day. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The ISO day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
