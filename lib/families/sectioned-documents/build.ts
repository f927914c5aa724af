import { projectFile } from '@/lib/base/format/project-file'
import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { logoBlocks } from '@/lib/kits/document/logo'
import { partyOf } from '@/lib/kits/document/party'
import type { Block, Document } from '@/lib/kits/document/types'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import type { GeneratorModule } from '@/lib/kits/generator/run'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { itemsOf, textBlocks } from '@/lib/kits/generator/typed-text'
import { unfilled, unfilledNotice } from '@/lib/kits/generator/unfilled'
import type { Part, Section, SectionedData } from './member'
import { filledFacts, tableBlocks } from './tables'

interface Writing {
  data: SectionedData
  values: AnyValues
  context: GeneratorContext
}

/** A section that is in the document. */
interface Written {
  heading: string
  blocks: readonly Block[]
}

type Blocks = readonly Block[] | Problem

const textOf = (values: AnyValues, name: string) => String(values[name] ?? '')

function pricedLines({ data, values, context }: Writing): Blocks {
  const { lines } = values
  if (!data.prices || !Array.isArray(lines) || lines.length === 0) return []
  return data.prices.blocks(values, context.show)
}

function partBlocks(part: Part, writing: Writing): Blocks {
  const { data, values, context } = writing
  if ('write' in part) return part.write(values as never, context)
  if ('prices' in part) return pricedLines(writing)
  if ('text' in part) return textBlocks(part.text, textOf(values, part.text))
  if ('list' in part) {
    const items = itemsOf(part.list, textOf(values, part.list))
    return items.length > 0 ? [{ kind: 'list', items: items.map((text) => ({ text })) }] : []
  }
  if ('facts' in part) {
    const facts = filledFacts(data.form, part.facts, values, context)
    return facts.length > 0 ? [{ kind: 'facts', facts }] : []
  }
  const field = data.form[part.table]
  return field?.kind === 'rows' ? tableBlocks(field, values[part.table], part, context) : []
}

function sectionOf({ heading, parts }: Section, writing: Writing): Written | Problem | undefined {
  const blocks: Block[] = []
  for (const part of parts) {
    const written = partBlocks(part, writing)
    if (isProblem(written)) return written
    blocks.push(...written)
  }
  return blocks.length > 0 ? { heading, blocks } : undefined
}

/** Sections that the visitor added. One without a heading has its text alone. */
function ownSections({ data, values }: Writing): Written[] {
  const { more } = values
  if (!data.long || !Array.isArray(more)) return []
  return more.flatMap(({ heading = '', text = '' }: { heading?: string; text?: string }) => {
    const blocks = textBlocks('more', text)
    return heading.trim() === '' && blocks.length === 0 ? [] : [{ heading: heading.trim(), blocks }]
  })
}

function sectionsOf(writing: Writing): Written[] | Problem {
  const { sections } = writing.data
  const before: Written[] = []
  const after: Written[] = []
  for (const section of sections) {
    const written = sectionOf(section, writing)
    if (written === undefined) continue
    if (isProblem(written)) return written
    ;(section.last ? after : before).push(written)
  }
  return [...before, ...ownSections(writing), ...after]
}

function numbered(sections: readonly Written[]): Written[] {
  let number = 0
  return sections.map((section) => {
    if (section.heading === '') return section
    number += 1
    return { ...section, heading: `${number}. ${section.heading}` }
  })
}

function titleOf({ data, values }: Writing): string {
  return textOf(values, data.title).trim()
}

function headingBlocks(writing: Writing): Block[] {
  const { data } = writing
  const title = titleOf(writing)
  const label = data.form[data.title]?.label ?? data.title
  return [
    { kind: 'paragraph', text: data.document, quiet: true },
    title === ''
      ? { kind: 'paragraph', text: [unfilled(data.title, label)] }
      : { kind: 'heading', level: 1, text: title },
  ]
}

function partiesBlocks({ data, values }: Writing): Block[] {
  const parties = (data.parties ?? [])
    .map(({ role, field }) => partyOf(role, textOf(values, field)))
    .filter(({ name }) => name !== '')
  return parties.length > 0 ? [{ kind: 'parties', parties }] : []
}

function factsBlocks({ data, values, context }: Writing): Block[] {
  const facts = [
    ...filledFacts(data.form, data.facts ?? [], values, context),
    ...(data.figures?.(values as never, context) ?? []),
  ]
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

/** A sheet of its own with what is inside, or the head of the first sheet. */
function headOf(writing: Writing, logo: readonly Block[], sections: readonly Written[]): Block[] {
  const heading = headingBlocks(writing)
  const facts = factsBlocks(writing)
  const parties = partiesBlocks(writing)
  if (writing.values.cover === true) {
    const items = sections.filter(({ heading: name }) => name !== '').map(({ heading: text }) => ({ text }))
    return [
      ...logo,
      ...heading,
      ...parties,
      ...facts,
      ...(items.length > 0
        ? [
            { kind: 'heading' as const, level: 2 as const, text: 'Contents' },
            { kind: 'list' as const, items, ...(writing.values.numbers === true ? { numbered: true } : {}) },
          ]
        : []),
      { kind: 'page-break' },
    ]
  }
  const title: Block[] =
    facts.length > 0 ? [{ kind: 'columns', columns: [[...logo, ...heading], facts] }] : [...logo, ...heading]
  return [...title, ...parties]
}

function logoOf({ data, values }: Writing): Block[] | Problem {
  const { logo } = values
  const [first] = data.parties ?? []
  const name = first ? partyOf('', textOf(values, first.field)).name : ''
  const blocks = logoBlocks(typeof logo === 'string' ? logo : undefined, name === '' ? 'Logo' : `Logo: ${name}`)
  return typeof blocks === 'string' ? problem('logo', blocks) : blocks
}

function build(data: SectionedData, values: AnyValues, context: GeneratorContext): Document | Problem {
  const refusal = data.refuses?.(values as never, context)
  if (refusal) return refusal
  const writing: Writing = { data, values, context }
  const logo = logoOf(writing)
  if (isProblem(logo)) return logo
  const found = sectionsOf(writing)
  if (isProblem(found)) return found
  const sections = values.numbers === true ? numbered(found) : found
  const blocks = [
    ...headOf(writing, logo, found),
    ...sections.flatMap(({ heading, blocks: own }): Block[] => [
      ...(heading === '' ? [] : [{ kind: 'heading' as const, level: 2 as const, text: heading }]),
      ...own,
    ]),
  ]
  const title = titleOf(writing)
  return {
    title: title === '' ? data.document : `${data.document}: ${title}`,
    sheet: values.paper === 'letter' ? 'letter' : 'a4',
    look: values.look as Document['look'],
    colour: values.colour as string,
    language: 'en',
    blocks,
    notices: [...(data.warns?.(values as never, context) ?? []), ...unfilledNotice({ blocks })],
  }
}

/** All entries, which the form takes back. A picture stays where it is. */
const jsonOf = ({ document }: SectionedData, entries: AnyValues) => projectFile(document, entries)

/** A member's files refuse what its document refuses. */
function filesOf({ files = {}, refuses }: SectionedData): NonNullable<GeneratorModule['files']> {
  const checked = Object.entries(files).map(([name, file]) => {
    if (!('make' in file)) return [name, file] as const
    const { make } = file
    return [
      name,
      {
        ...file,
        make: (values: AnyValues, context: GeneratorContext) =>
          refuses?.(values as never, context) ?? make(values, context),
      },
    ] as const
  })
  return Object.fromEntries(checked)
}

/** What the browser runs for one kind of document. */
export function sectionedModule<F extends Fields>(member: SectionedData<F>): GeneratorModule {
  const data = member as unknown as SectionedData
  return {
    build: (values, context) => build(data, values, context),
    files: {
      ...filesOf(data),
      json: {
        label: 'JSON',
        type: 'application/json',
        extension: 'json',
        make: (values) => jsonOf(data, values),
      },
    },
  }
}
