import type { DocumentKind } from '@/lib/kits/records/kinds'
import type { CarriedForm } from '@/lib/kits/records/carry-over'

/** A finished generator whose documents are kept. */
export interface DocumentTool extends CarriedForm {
  /** The name that its documents were kept under, which a renamed tool keeps. */
  id: string
  name: string
  href: string
}

/** The tool that makes the usual documents of a kind. */
export function toolOfKind(tools: readonly DocumentTool[], kind: DocumentKind): DocumentTool | undefined {
  return tools.find(({ records }) => records.kind === kind && !records.besides)
}
