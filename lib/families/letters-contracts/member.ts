import type { Problem } from '@/lib/base/problem'
import type { Notice, TableColumn, Value } from '@/lib/kits/document/types'
import type { Fields, Values } from '@/lib/kits/fields/types'
import type { Generator, GeneratorContext, GeneratorFile } from '@/lib/kits/generator/types'
import type { Template } from './template'
import type { DaysOf } from './written'

/** What follows from the fields and stands in the text under a name of its own. */
export interface Derived<F extends Fields = Fields> {
  /** Stands in brackets until the fields it comes from are filled in. */
  label: string
  from: readonly (keyof F & string)[]
  /** undefined where it does not follow yet, or where there is none. `day` writes an ISO day as the letter does. */
  write(values: Values<F>, context: GeneratorContext, day: DaysOf): string | undefined
}

/** Columns and rows that were worked out; a column with `sum` is added up under them. */
interface WrittenTable {
  columns: readonly TableColumn[]
  rows: readonly (readonly Value[])[]
}

/** A table that follows from the fields, such as the payments of a loan. */
export interface DerivedTable<F extends Fields = Fields> {
  label: string
  from: readonly (keyof F & string)[]
  /** undefined where it does not follow yet, or where there is none. */
  write(values: Values<F>, context: GeneratorContext, day: DaysOf): WrittenTable | undefined
}

/** One letter for each row of a table whose columns are called like fields: a filled cell stands in place of the field. */
export interface Merge<F extends Fields = Fields> {
  rows: keyof F & string
  /** A toggle: the archive is offered while it is on. */
  shownBy: keyof F & string
  /** The field that names a letter's file. */
  named: keyof F & string
  /** A further file of the archive, by its name, about all rows. */
  sheet?: { name: string; write(letters: readonly Values<F>[], context: GeneratorContext): string }
}

/** What the engine needs of a letter or contract. */
export interface LetterData<F extends Fields = Fields> {
  form: F
  /** As a generator's: money is of that country, and days are written as there. */
  law?: Generator['law']
  template: Template
  derived?: Readonly<Record<string, Derived<F>>>
  /** In the text as `{{table name}}`; a condition may ask whether there is one. */
  tables?: Readonly<Record<string, DerivedTable<F>>>
  /** Fields that the text does not name and why they are there is told by `refuses` or `warns`. */
  unwritten?: readonly (keyof F & string)[]
  /** Entries that contradict each other. */
  refuses?(values: Values<F>, context: GeneratorContext): Problem<keyof F & string> | undefined
  /** What somebody should know before sending it. */
  warns?(values: Values<F>, context: GeneratorContext): readonly Notice[]
  /** Files besides the document. */
  files?: Readonly<Record<string, GeneratorFile<Values<F>, keyof F & string>>>
  merge?: Merge<F>
  /** The letter as the draft of a message, from its salutation on. */
  mail?: { subject(values: Values<F>): string }
}
