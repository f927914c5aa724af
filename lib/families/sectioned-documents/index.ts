import type { Source } from '@/lib/base/source'
import type { Fields } from '@/lib/kits/fields/types'
import type { Generator, GeneratorExample } from '@/lib/kits/generator/types'
import type { RecordFields } from '@/lib/kits/records/roles'
import { sectionedModule } from './build'
import type { SectionedData } from './member'
import { formOf, type FamilyFields } from './sheet-fields'

/** A member: form, sections, and what its page says. */
type Member<F extends Fields> = SectionedData<F> & {
  makes: string
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  records?: RecordFields
  examples: readonly [GeneratorExample<F & FamilyFields>, ...GeneratorExample<F & FamilyFields>[]]
}

/**
 * A document in sections: texts, lists and tables under headings, each left out while nothing stands in it. Form, sections and sums are
 * the member's; the sheet, Markdown, JSON and sections of the visitor's own come from the family.
 */
export function defineSectionedDocument<const F extends Fields>(member: Member<F>): Generator<F & FamilyFields> {
  const { makes, limits, sources, records, examples } = member
  const generator = {
    form: formOf(member as unknown as SectionedData),
    ...(records === undefined ? {} : { records }),
    makes,
    limits,
    sources,
    examples,
    opens: true,
    saves: ['pdf', 'docx', 'html', 'md', 'txt'],
    ...sectionedModule(member),
  }
  return generator as unknown as Generator<F & FamilyFields>
}
