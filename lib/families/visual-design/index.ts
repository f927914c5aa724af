import type { Source } from '@/lib/base/source'
import type { DocumentFormat } from '@/lib/kits/document/formats'
import type { Fields } from '@/lib/kits/fields/types'
import type { Generator, GeneratorExample } from '@/lib/kits/generator/types'
import type { RecordFields } from '@/lib/kits/records/roles'
import type { DesignData } from './member'
import { designModule } from './module'

/** A member of the family: its form, how it fills templates, and what its page says. */
type Design<F extends Fields> = DesignData<F> & {
  makes: string
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  saves?: readonly DocumentFormat[]
  records?: RecordFields<keyof F & string>
  examples: readonly [GeneratorExample<F>, ...GeneratorExample<F>[]]
}

/** Something drawn on pages of a size in millimetres: templates, sheets, marks and files come from the family. */
export function defineDesign<const F extends Fields>(member: Design<F>): Generator<F> {
  const { form, makes, limits, sources, examples, records, saves = ['pdf', 'png', 'svg'] } = member
  const generator = {
    form,
    makes,
    limits,
    sources,
    examples,
    saves,
    ...(records === undefined ? {} : { records }),
    ...designModule(member as unknown as DesignData),
  }
  return generator as unknown as Generator<F>
}
