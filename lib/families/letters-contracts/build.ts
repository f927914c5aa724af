import { problem as toProblem, type Problem } from '@/lib/base/problem'
import { logoBlocks } from '@/lib/kits/document/logo'
import type { Block, Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorModule } from '@/lib/kits/generator/run'
import type { ClauseNote, GeneratorContext } from '@/lib/kits/generator/types'
import { unfilledNotice } from '@/lib/kits/generator/unfilled'
import { decide, includedIn, numbersOf, writeBlocks } from './blocks'
import { isGiven } from './conditions'
import { writePlain, type Writing } from './inline'
import type { LetterData } from './member'
import { mailFile } from './mail'
import { mergedLetters } from './merge'
import { daysOf } from './written'

interface WithDerived {
  /** Fields, derived texts, and 'yes' for each derived table that there is. */
  values: AnyValues
  tables: ReadonlyMap<string, Block>
}

function withDerived(letter: LetterData, values: AnyValues, context: GeneratorContext): WithDerived {
  const day = daysOf(letter.law, values, context.show)
  const follows = (from: readonly string[]) => from.every((field) => isGiven(values[field]))
  const texts = Object.entries(letter.derived ?? {}).map(([name, { from, write }]) => [
    name,
    follows(from) ? write(values as never, context, day) : undefined,
  ])
  const tables = Object.entries(letter.tables ?? {}).flatMap(([name, { label, from, write }]): [string, Block][] => {
    const table = follows(from) ? write(values as never, context, day) : undefined
    return table && table.rows.length > 0 ? [[name, { kind: 'table', label, ...table }]] : []
  })
  return {
    values: { ...values, ...Object.fromEntries(texts), ...Object.fromEntries(tables.map(([name]) => [name, 'yes'])) },
    tables: new Map(tables),
  }
}

const logoOf = ({ logo }: AnyValues) => logoBlocks(typeof logo === 'string' ? logo : undefined, 'Logo')

function build(letter: LetterData, values: AnyValues, context: GeneratorContext): Document | Problem {
  const problem = letter.refuses?.(values as never, context)
  if (problem) return problem
  const all = withDerived(letter, values, context)
  const decided = decide(letter.template.blocks, all.values)
  const writing: Writing = {
    letter,
    ...all,
    context,
    clauses: numbersOf(decided),
    day: daysOf(letter.law, values, context.show),
  }
  const head = logoOf(values)
  if (typeof head === 'string') return toProblem('logo', head)
  const blocks = writeBlocks(decided, { ...writing, logo: head })
  return {
    title: writePlain(letter.template.title, writing),
    sheet: values.paper === 'letter' ? 'letter' : 'a4',
    look: values.look === 'modern' ? 'modern' : 'classic',
    ...(typeof values.colour === 'string' ? { colour: values.colour } : {}),
    language: 'en',
    blocks,
    notices: [...(letter.warns?.(values as never, context) ?? []), ...unfilledNotice({ blocks })],
  }
}

function notes(letter: LetterData, values: AnyValues, context: GeneratorContext): ClauseNote[] {
  const decided = decide(letter.template.blocks, withDerived(letter, values, context).values)
  return includedIn(decided, numbersOf(decided)).map(({ clause, number }) => ({
    title: number === undefined ? clause.title : `${number}. ${clause.title}`,
    note: clause.note,
    suits: clause.suits,
    version: clause.version,
    ...(clause.source ? { source: clause.source } : {}),
  }))
}

/** A letter's files refuse what the letter refuses. */
function filesOf(letter: LetterData): NonNullable<GeneratorModule['files']> {
  const { files = {}, refuses, merge, mail } = letter
  const own = Object.entries(files).map(([name, file]) => {
    if (!('make' in file)) return [name, file] as const
    const { make } = file
    return [
      name,
      {
        ...file,
        make: (values: AnyValues, context: GeneratorContext) =>
          refuses?.(values as never, context) ?? make(values as never, context),
      },
    ] as const
  })
  const built = (values: AnyValues, context: GeneratorContext) => build(letter, values, context)
  return {
    ...(Object.fromEntries(own) as NonNullable<GeneratorModule['files']>),
    ...(mail ? { mail: mailFile((values) => mail.subject(values as never), built) } : {}),
    ...(merge ? { all: mergedLetters(merge, built) } : {}),
  }
}

/** What the browser runs of a letter or contract. */
export function letterModule(letter: LetterData): Pick<GeneratorModule, 'build' | 'notes' | 'files'> {
  return {
    build: (values, context) => build(letter, values, context),
    notes: (values, context) => notes(letter, values, context),
    ...(letter.files || letter.merge || letter.mail ? { files: filesOf(letter) } : {}),
  }
}
