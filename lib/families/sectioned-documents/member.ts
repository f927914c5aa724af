import type { Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { LookName } from '@/lib/kits/document/looks'
import type { Block, Fact, Notice } from '@/lib/kits/document/types'
import type { AnyValues, Fields, Values } from '@/lib/kits/fields/types'
import type { GeneratorModule } from '@/lib/kits/generator/run'
import type { GeneratorContext } from '@/lib/kits/generator/types'

type Name<F extends Fields> = keyof F & string

/** Of what the family adds to every form, what a member's own functions may draw with. */
interface SheetValues {
  look: LookName
  colour: string
}
type Given<F extends Fields> = Values<F> & SheetValues

/** What stands under a heading. A part in which nothing was entered is left out. */
export type Part<F extends Fields = Fields> =
  /** A long text: paragraphs, and lists where lines begin with a mark. */
  | { text: Name<F> }
  /** A long text of which every line is an item. */
  | { list: Name<F> }
  | { facts: readonly Name<F>[] }
  /** Rows that say something, with sums of the columns named. */
  | { table: Name<F>; sums?: readonly string[]; widths?: Readonly<Record<string, number>> }
  /** The priced lines of a member with `prices`. */
  | { prices: true }
  | { write(values: Given<F>, context: GeneratorContext): readonly Block[] | Problem<Name<F>> }

export interface Section<F extends Fields = Fields> {
  /** Stands in the document where one of the parts says something. */
  heading: string
  parts: readonly Part<F>[]
  /** After the sections that the visitor adds. */
  last?: true
}

/** What the engine needs of one kind of document. */
export interface SectionedData<F extends Fields = Fields> {
  form: F
  /** As the document is called: 'Business proposal'. */
  document: string
  /** The text that heads the first sheet. */
  title: Name<F>
  parties?: readonly { role: string; field: Name<F> }[]
  /** Beside the heading: fields, then what follows from them. */
  facts?: readonly Name<F>[]
  figures?(values: Given<F>, context: GeneratorContext): readonly Fact[]
  sections: readonly Section<F>[]
  /** True for what is long enough for a cover, numbers of sections and sections of the visitor's own. */
  long?: true
  /** Lines with prices, and the function that adds them up and writes them. */
  prices?: {
    lines: readonly Readonly<Record<string, string | number | boolean>>[]
    blocks(values: AnyValues, show: Show): Block[] | Problem
  }
  /** Entries that contradict each other. */
  refuses?(values: Given<F>, context: GeneratorContext): Problem<Name<F>> | undefined
  /** What somebody should know before sending it. */
  warns?(values: Given<F>, context: GeneratorContext): readonly Notice[]
  /** Files besides the document and its JSON. */
  files?: GeneratorModule['files']
}
