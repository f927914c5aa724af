import type { Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { Notice } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorModule } from '@/lib/kits/generator/run'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import { csvOf } from './csv'
import { documentOf, makingOf, sumsOfEntries } from './document'
import type { Entries } from './form'
import { jsonOf } from './json'
import type { DocumentKind } from './member'

type Written = (kind: DocumentKind, entries: Entries, sums: InvoiceSums | undefined) => string

/** So many lines take longer than a keystroke may. */
const longDocument = 150

async function lawRemarks(kind: DocumentKind, entries: Entries, show: Show): Promise<readonly Notice[]> {
  const sums = sumsOfEntries(kind, entries)
  if (!kind.law || !sums || 'problem' in sums) return []
  const { lawOn } = await kind.law()
  return lawOn(makingOf(kind, entries, sums, show), sums)
}

async function numberRemarks(kind: DocumentKind, entries: Entries): Promise<readonly Notice[]> {
  if (!kind.numbers || (!entries.fromId && !entries.toId)) return []
  const { numbersOn } = await kind.numbers()
  return numbersOn(entries)
}

/** What is wrong with the numbers of both sides, and what the law wants besides of a document that can be made. */
async function remarks(kind: DocumentKind, values: AnyValues, show: Show): Promise<readonly Notice[]> {
  const entries = values as unknown as Entries
  return [...(await numberRemarks(kind, entries)), ...(await lawRemarks(kind, entries, show))]
}

/** What the browser runs for one kind of document. */
export function documentModule(kind: DocumentKind): GeneratorModule {
  const writtenAs =
    (write: Written) =>
    (values: AnyValues): string | Problem => {
      const entries = values as unknown as Entries
      const sums = sumsOfEntries(kind, entries)
      return sums && 'problem' in sums ? sums : write(kind, entries, sums)
    }
  return {
    build: (values: AnyValues, { show }: GeneratorContext) => documentOf(kind, values as unknown as Entries, show),
    slow: ({ lines }) => Array.isArray(lines) && lines.length > longDocument,
    ...((kind.law ?? kind.numbers) && {
      check: (values: AnyValues, { show }: GeneratorContext) => remarks(kind, values, show),
    }),
    files: {
      csv: { label: 'CSV of the lines', type: 'text/csv;charset=utf-8', extension: 'csv', make: writtenAs(csvOf) },
      json: { label: 'JSON', type: 'application/json', extension: 'json', make: writtenAs(jsonOf) },
    },
  }
}
