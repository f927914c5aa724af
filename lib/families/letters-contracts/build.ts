import type { Problem } from '@/lib/base/problem'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorModule } from '@/lib/kits/generator/run'
import type { ClauseNote, GeneratorContext } from '@/lib/kits/generator/types'
import { unfilledNotice } from '@/lib/kits/generator/unfilled'
import { decide, includedIn, numbersOf, writeBlocks } from './blocks'
import { isGiven } from './conditions'
import { writePlain, type Writing } from './inline'
import type { LetterData } from './member'
import { daysOf } from './written'

function withDerived(letter: LetterData, values: AnyValues, context: GeneratorContext): AnyValues {
  const derived = Object.entries(letter.derived ?? {}).map(([name, { from, write }]) => [
    name,
    from.every((field) => isGiven(values[field]))
      ? write(values as never, context, daysOf(letter.law, values, context.show))
      : undefined,
  ])
  return { ...values, ...Object.fromEntries(derived) }
}

function build(letter: LetterData, values: AnyValues, context: GeneratorContext): Document | Problem {
  const problem = letter.refuses?.(values as never, context)
  if (problem) return problem
  const all = withDerived(letter, values, context)
  const decided = decide(letter.template.blocks, all)
  const writing: Writing = {
    letter,
    values: all,
    context,
    clauses: numbersOf(decided),
    day: daysOf(letter.law, values, context.show),
  }
  const blocks = writeBlocks(decided, writing)
  return {
    title: writePlain(letter.template.title, writing),
    sheet: values.paper === 'letter' ? 'letter' : 'a4',
    language: 'en',
    blocks,
    notices: [...(letter.warns?.(values as never, context) ?? []), ...unfilledNotice({ blocks })],
  }
}

function notes(letter: LetterData, values: AnyValues, context: GeneratorContext): ClauseNote[] {
  const decided = decide(letter.template.blocks, withDerived(letter, values, context))
  return includedIn(decided, numbersOf(decided)).map(({ clause, number }) => ({
    title: number === undefined ? clause.title : `${number}. ${clause.title}`,
    note: clause.note,
    suits: clause.suits,
    version: clause.version,
    ...(clause.source ? { source: clause.source } : {}),
  }))
}

/** What the browser runs of a letter or contract. */
export function letterModule(letter: LetterData): Pick<GeneratorModule, 'build' | 'notes'> {
  return {
    build: (values, context) => build(letter, values, context),
    notes: (values, context) => notes(letter, values, context),
  }
}
