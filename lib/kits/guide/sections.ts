import type { MarkedToken, Token, Tokens } from 'marked'
import type { Fault } from './faults'
import type { Block, MarkdownReader } from './markdown'
import { plainText, type Markup } from './markup'
import type { Benefits, Guide, Named } from './types'

/** What stands under one `##` heading. */
export interface Section {
  heading: string
  line: number
  blocks: readonly Block[]
}

/** Turns the blocks of a section into the parts of a guide; whatever does not fit is a fault at its line. */
export class SectionReader {
  constructor(
    private readonly markdown: MarkdownReader,
    private readonly faults: Fault[],
  ) {}

  fault(line: number, message: string): void {
    this.faults.push({ line, message })
  }

  /** Paragraphs, lists, tables and code without subheadings. */
  prose(blocks: readonly Block[], heading: { line: number; heading: string }): Markup {
    if (blocks.length === 0) this.fault(heading.line, `'${heading.heading}' is empty; leave the heading out`)
    for (const { token, line } of blocks) {
      if (token.type === 'heading') this.fault(line, `'${heading.heading}' takes no subheading '${token.text}'`)
    }
    return this.markdown.rendered(blocks)
  }

  /** One list and nothing else. */
  list(blocks: readonly Block[], at: { line: number; heading: string }, kind: 'bullets' | 'steps'): Markup[] {
    return this.listItems(blocks, at, kind).map((item) => this.markdown.item(item))
  }

  /** A list whose items start with a bold name: `- **Name**: description`. */
  namedList(blocks: readonly Block[], at: { line: number; heading: string }): Named[] {
    return this.listItems(blocks, at, 'bullets').map((item) => {
      const text = item.tokens[0] as MarkedToken | undefined
      const tokens = text?.type === 'text' || text?.type === 'paragraph' ? (text.tokens ?? []) : []
      const [name, ...rest] = tokens as MarkedToken[]
      if (name?.type !== 'strong' || item.tokens.length > 1) {
        this.fault(at.line, `'${at.heading}': each item must read - **Name**: description, not '${item.text}'`)
        return { name: item.text, description: { html: '' } }
      }
      return {
        name: plainText(this.markdown.inline(name.tokens)),
        description: this.markdown.inline(withoutColon(rest)),
      }
    })
  }

  private listItems(
    blocks: readonly Block[],
    at: { line: number; heading: string },
    kind: 'bullets' | 'steps',
  ): Tokens.ListItem[] {
    const [first, second] = blocks
    const wanted = kind === 'steps' ? 'a numbered list' : 'a list with bullets'
    if (first?.token.type !== 'list' || first.token.ordered !== (kind === 'steps')) {
      this.fault(first?.line ?? at.line, `'${at.heading}' must be ${wanted}`)
      return []
    }
    if (second) this.fault(second.line, `'${at.heading}' must be ${wanted} and nothing else`)
    return first.token.items
  }

  /** The blocks before the first `###` heading, and one part for each of these headings. */
  parts(section: Section): { before: Block[]; parts: Section[] } {
    const before: Block[] = []
    const parts: (Section & { blocks: Block[] })[] = []
    for (const block of section.blocks) {
      const { token, line } = block
      if (token.type === 'heading') {
        parts.push({ heading: plainText(this.markdown.inline(token.tokens)), line, blocks: [] })
      } else (parts.at(-1)?.blocks ?? before).push(block)
    }
    return { before, parts }
  }

  /** Only `###` parts, at least one. */
  titled(section: Section): Section[] {
    const { before, parts } = this.parts(section)
    const [stray] = before
    if (stray) this.fault(stray.line, `'${section.heading}' must start with a ### heading`)
    else if (parts.length === 0) this.fault(section.line, `'${section.heading}' is empty; leave the heading out`)
    return parts
  }

  /** Text before the first label, and what follows each bold label (`**Challenge** …`) at the start of a line. */
  labelled<Label extends string>(
    part: Section,
    labels: readonly Label[],
  ): { text?: Markup } & Partial<Record<Label, Markup>> {
    const chunks: { label?: Label; html: string[] }[] = [{ html: [] }]
    const labelOf = (token: MarkedToken) => {
      if (token.type !== 'strong') return undefined
      const label = labels.find((known) => known.toLowerCase() === token.text.replace(/[.:]$/, '').toLowerCase())
      return label
    }
    for (const block of part.blocks) {
      if (block.token.type !== 'paragraph') {
        chunks.at(-1)?.html.push(this.markdown.rendered([block]).html)
        continue
      }
      for (const { lead, tokens } of linesOf(block.token.tokens)) {
        const label = lead && labelOf(lead)
        if (lead && !label) {
          const known = labels.map((name) => `**${name}**`).join(', ')
          this.fault(block.line, `'${part.heading}' knows ${known}; not **${lead.text}** at the start of a line`)
        }
        if (label) chunks.push({ label, html: [] })
        const { html } = this.markdown.inline(label ? withoutColon(tokens) : tokens)
        if (html) chunks.at(-1)?.html.push(`<p>${html}</p>`)
      }
    }
    const found: Partial<Record<string, Markup>> = {}
    for (const { label, html } of chunks) {
      if (html.length === 0 && label) this.fault(part.line, `'${part.heading}': **${label}** says nothing`)
      if (label && found[label]) this.fault(part.line, `'${part.heading}' has **${label}** twice`)
      if (html.length > 0) found[label ?? 'text'] = { html: html.join('') }
    }
    if (Object.keys(found).length === 0) this.fault(part.line, `'${part.heading}' is empty; leave the heading out`)
    return found as { text?: Markup } & Partial<Record<Label, Markup>>
  }
}

/** Splits a paragraph at every bold run that starts one of its lines. */
function linesOf(tokens: readonly Token[]): { lead?: Tokens.Strong; tokens: MarkedToken[] }[] {
  const lines: { lead?: Tokens.Strong; tokens: MarkedToken[] }[] = []
  let startsLine = true
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'strong' && startsLine) lines.push({ lead: token, tokens: [] })
    else if (lines.length === 0) lines.push({ tokens: [token] })
    else lines.at(-1)?.tokens.push(token)
    startsLine = token.raw.endsWith('\n')
  }
  return lines
}

function withoutColon(tokens: readonly MarkedToken[]): MarkedToken[] {
  const [first, ...rest] = tokens
  if (first?.type !== 'text') return [...tokens]
  return [{ ...first, text: first.text.replace(/^\s*[:.]?\s*/, '') }, ...rest]
}

type Part = Partial<Guide>

interface HeadingRule {
  required?: true
  read(section: Section, reader: SectionReader): Part
}

type ProseField = { [Field in keyof Guide]-?: Markup extends Guide[Field] ? Field : never }[keyof Guide]

function prose(field: ProseField, required?: true): HeadingRule {
  return {
    ...(required && { required }),
    read: (section, reader) => ({ [field]: reader.prose(section.blocks, section) }),
  }
}

function bullets(field: 'commonMistakes' | 'bestPractices', required?: true): HeadingRule {
  return {
    ...(required && { required }),
    read: (section, reader) => ({ [field]: reader.list(section.blocks, section, 'bullets') }),
  }
}

function named(field: 'terms' | 'features'): HeadingRule {
  return { read: (section, reader) => ({ [field]: reader.namedList(section.blocks, section) }) }
}

function readHowToUse(section: Section, reader: SectionReader): Part {
  const { before, parts } = reader.parts(section)
  const quickStart = reader.list(before, section, 'steps')
  const [tips, ...others] = parts
  for (const part of tips && tips.heading !== 'Tips' ? parts : others) {
    reader.fault(part.line, `'${section.heading}' takes one subheading, ### Tips, not '${part.heading}'`)
  }
  return { howToUse: { quickStart, tips: tips?.heading === 'Tips' ? reader.list(tips.blocks, tips, 'bullets') : [] } }
}

function readUseCases(section: Section, reader: SectionReader): Part {
  const labels = ['Challenge', 'Solution', 'Result', 'Example', 'Input', 'Output'] as const
  return {
    useCases: reader.titled(section).map((part) => {
      const found = reader.labelled(part, labels)
      return {
        title: part.heading,
        scenario: found.text,
        challenge: found.Challenge,
        solution: found.Solution,
        result: found.Result,
        example: found.Example,
        input: found.Input,
        output: found.Output,
      }
    }),
  }
}

function readBenefits(section: Section, reader: SectionReader): Part {
  const { before, parts } = reader.parts(section)
  const benefits: Benefits[] =
    before.length > 0 || parts.length === 0 ? [{ points: reader.list(before, section, 'bullets') }] : []
  for (const part of parts) {
    benefits.push({ category: part.heading, points: reader.list(part.blocks, part, 'bullets') })
  }
  return { benefits }
}

function readTutorials(section: Section, reader: SectionReader): Part {
  return {
    tutorials: reader.titled(section).map((part) => {
      const at = part.blocks.findIndex(({ token }) => token.type === 'list')
      const steps = at === -1 ? [] : part.blocks.slice(at, at + 1)
      const around = { ...part, blocks: part.blocks.filter((_, index) => index !== at) }
      const { text, Outcome } = around.blocks.length > 0 ? reader.labelled(around, ['Outcome']) : {}
      return {
        title: part.heading,
        description: text,
        steps: reader.list(steps, part, 'steps'),
        expectedOutcome: Outcome,
      }
    }),
  }
}

const nothing: Markup = { html: '' }

function readMoreUses(section: Section, reader: SectionReader): Part {
  return {
    moreUses: reader.titled(section).map((part) => {
      const { text, Example } = reader.labelled(part, ['Example'])
      return { title: part.heading, description: text ?? nothing, example: Example }
    }),
  }
}

function readBusinessUses(section: Section, reader: SectionReader): Part {
  return {
    businessUses: reader.titled(section).map((part) => {
      const { text, Frequency, Stakeholders } = reader.labelled(part, ['Frequency', 'Stakeholders'])
      return { processArea: part.heading, howToUse: text ?? nothing, frequency: Frequency, stakeholders: Stakeholders }
    }),
  }
}

function readOutlook(section: Section, reader: SectionReader): Part {
  const { before, parts } = reader.parts(section)
  const [outlook, ...others] = parts
  for (const part of outlook && outlook.heading !== 'Outlook' ? parts : others) {
    reader.fault(part.line, `'${section.heading}' takes one subheading, ### Outlook, not '${part.heading}'`)
  }
  return {
    ...((before.length > 0 || !outlook) && { industryInsights: reader.prose(before, section) }),
    ...(outlook?.heading === 'Outlook' && { futureOutlook: reader.prose(outlook.blocks, outlook) }),
  }
}

/** The headings of a guide in the order in which they must stand. content/README.md says what each is for. */
export const headingRules: Readonly<Record<string, HeadingRule>> = {
  'What it does': prose('introduction', true),
  'Who it is for': prose('audience'),
  'Why it matters': prose('whyItMatters'),
  'How it works': prose('explanation', true),
  Terms: named('terms'),
  'How to use': { read: readHowToUse },
  'Use cases': { read: readUseCases },
  Features: named('features'),
  Benefits: { read: readBenefits },
  'Common mistakes': bullets('commonMistakes', true),
  'Best practices': bullets('bestPractices'),
  Tutorials: { read: readTutorials },
  'More ways to use it': { read: readMoreUses },
  'In your business': { read: readBusinessUses },
  'Industry and outlook': { read: readOutlook },
  Questions: {
    required: true,
    read: (section, reader) => ({
      questions: reader
        .titled(section)
        .map((part) => ({ question: part.heading, answer: reader.prose(part.blocks, part) })),
    }),
  },
  'Compared with': {
    read: (section, reader) => ({
      comparisons: reader
        .titled(section)
        .map((part) => ({ name: part.heading, description: reader.prose(part.blocks, part) })),
    }),
  },
  Regions: prose('regions'),
  'Accuracy and sources': prose('accuracy'),
  Updates: prose('updates'),
  Conclusion: prose('conclusion'),
}
