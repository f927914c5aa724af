import { serialise } from '@/lib/platform/structured-data/serialise'
import type { StructuredData } from '@/lib/platform/structured-data/types'

/** Structured data for search engines; a data block, which the Content Security Policy does not run. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(data) }} />
}
