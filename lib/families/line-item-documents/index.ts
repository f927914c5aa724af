import type { Source } from '@/lib/base/source'
import type { Generator, GeneratorExample } from '@/lib/kits/generator/types'
import { formOf, type LineItemFields } from './form'
import type { DocumentKind } from './member'
import { documentModule } from './module'
import { recordsOf } from './records'

/** A member: what is true of its kind of document, and what its page says. */
type Member = DocumentKind & {
  makes: string
  limits: readonly [string, ...string[]]
  /** Besides the standard that the sums follow. */
  sources?: readonly Source[]
  examples: readonly [GeneratorExample<LineItemFields>, ...GeneratorExample<LineItemFields>[]]
}

const standard: Source = {
  title: 'EN 16931-1: semantic data model of the core elements of an electronic invoice, business rules',
  href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931',
}

/** A document with parties, facts and a table of lines. The form, the sums and what it is saved as come from the family. */
export function defineLineItemDocument(member: Member): Generator<LineItemFields> {
  const { makes, limits, sources = [], examples } = member
  const form = formOf(member)
  const records = recordsOf(member, form)
  const generator = {
    form,
    ...(records && { records }),
    makes,
    limits,
    sources: [standard, ...sources],
    examples,
    opens: true,
    many: true,
    saves: ['pdf', 'docx', 'xlsx', 'html', 'txt'],
    ...documentModule(member),
  }
  return generator as unknown as Generator<LineItemFields>
}
