import type { Source } from '@/lib/base/source'
import { choice } from '@/lib/kits/fields/define'
import { sheetFields as sheet } from '@/lib/kits/generator/sheet-fields'
import type { Fields } from '@/lib/kits/fields/types'
import type { Generator, GeneratorExample } from '@/lib/kits/generator/types'
import type { RecordFields } from '@/lib/kits/records/roles'
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
  colour: typeof sheet.colour
  logo: typeof sheet.logo
  paper: Choice<'a4' | 'letter'>
}

/** A member of the family: form, text, and what its page says. */
type Letter<F extends Fields> = LetterData<F> & {
  makes: string
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  rules?: Generator['rules']
  /** Which field is which of the visitor's business and client; absent where nobody keeps it. */
  records?: RecordFields<keyof F & string>
  examples: readonly [GeneratorExample<F & SheetFields>, ...GeneratorExample<F & SheetFields>[]]
}

/** A letter's form has sections of its own. */
function unplaced<F extends { section?: string }>(field: F): Omit<F, 'section'> {
  const { section: _, ...rest } = field
  return rest
}

/** The logo of the business stands in every letterhead. */
function recordsOf(letter: LetterData, records: RecordFields | undefined): RecordFields | undefined {
  return records?.business && hasLetterhead(letter.template)
    ? { ...records, business: { ...records.business, logo: 'logo' } }
    : records
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
          colour: { ...unplaced(sheet.colour), shownWhen: { field: 'look', is: 'modern' } },
          logo: unplaced(sheet.logo),
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
  const { law, makes, limits, sources, rules, records, examples } = member
  const kept = recordsOf(letter, records as RecordFields | undefined)
  const generator = {
    ...(law === undefined ? {} : { law }),
    form: { ...member.form, ...sheetFields(letter) },
    makes,
    limits,
    sources,
    ...(rules === undefined ? {} : { rules }),
    ...(kept === undefined ? {} : { records: kept }),
    examples,
    many: true,
    ...letterModule(letter),
  }
  return generator as unknown as Generator<F & SheetFields>
}
