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
 * What takes the next numbers of a kind of document, one for each day that it is asked for. Numbers of documents that were kept when it
 * was opened are never given again, even where the series was cleared or they were typed by hand.
 */
export async function openNumbers({
  kind,
  business,
}: Omit<Numbered, 'day'>): Promise<(day: string) => Promise<string>> {
  const profile = business === undefined ? undefined : (await businesses.get(business))?.value
  const row = profile?.numbering.find((one) => one.kind === kind)
  const pattern = row?.pattern ?? usualPattern
  const kept = (await documents.list()).filter(({ value }) => value.business === business)
  return async (day) => {
    const at = { day, prefix: documentKinds[kind].prefix, fiscalMonth: Number(profile?.fiscalMonth ?? 1) }
    const series = numberSeriesOf(pattern, at)
    const used = kept.map(({ value: { number } }) =>
      number === undefined ? 0 : (readDocumentNumber(series, number) ?? 0),
    )
    const least = used.reduce((most, number) => Math.max(most, number + 1), row?.first ?? 1)
    return writeDocumentNumber(pattern, at, await takeNumber(`${business ?? 'none'}/${series}`, least))
  }
}

/** Takes the next number of a kind of document. */
export async function nextNumber({ day, ...of }: Numbered): Promise<string> {
  return (await openNumbers(of))(day)
}

/** The ISO day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
