import type { Source } from '@/lib/base/source'
import { choice } from '@/lib/kits/fields/define'
import type { Fields } from '@/lib/kits/fields/types'
import type { Generator, GeneratorExample } from '@/lib/kits/generator/types'
import { letterModule } from './build'
import { checkLetter, hasLetterhead } from './faults'
import type { LetterData } from './member'

type Choice<Key extends string> = {
  kind: 'choice'
  label: string
  options: Readonly<Record<Key, string>>
  initial: Key
}
/** Fields that every letter has besides its own; a text without a letterhead has one look. */
type SheetFields = {
  look: Choice<'classic' | 'modern'>
  paper: Choice<'a4' | 'letter'>
}

/** A member of the family: form, text, and what its page says. */
type Letter<F extends Fields> = LetterData<F> & {
  makes: string
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  rules?: Generator['rules']
  examples: readonly [GeneratorExample<F & SheetFields>, ...GeneratorExample<F & SheetFields>[]]
}

function sheetFields({ template }: Pick<LetterData, 'template'>): Fields {
  return {
    ...(hasLetterhead(template)
      ? {
          look: choice('Look', {
            options: { classic: 'Classic', modern: 'Modern' },
            initial: 'classic',
            refines: true,
          }),
        }
      : {}),
    paper: choice('Paper', {
      options: { a4: 'A4', letter: 'US Letter' },
      initial: 'a4',
      initialIn: { us: 'letter', ca: 'letter' },
      refines: true,
    }),
  }
}

/**
 * A letter or contract: the text is a template of its own beside the definition, checked against the form. Throws a LetterFault,
 * which the compile step shows with file and line.
 */
export function defineLetter<const F extends Fields>(member: Letter<F>): Generator<F & SheetFields> {
  const letter = member as unknown as LetterData
  checkLetter(letter)
  const { law, makes, limits, sources, rules, examples } = member
  const generator = {
    ...(law === undefined ? {} : { law }),
    form: { ...member.form, ...sheetFields(letter) },
    makes,
    limits,
    sources,
    ...(rules === undefined ? {} : { rules }),
    examples,
    many: true,
    ...letterModule(letter),
  }
  return generator as unknown as Generator<F & SheetFields>
}
