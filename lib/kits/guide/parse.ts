import { metaDescription as shortened } from '@/lib/base/text/meta-description'
import { GuideError, type Fault } from './faults'
import { readFrontMatter, type FrontMatterKey } from './front-matter'
import { readMarkdown, type Block } from './markdown'
import { fillPlaceholders, placeholderFaults } from './placeholders'
import { headingRules, SectionReader, type Section } from './sections'
import type { Guide, GuideFacts, GuideLinks, Placeholders } from './types'

export interface GuideContext {
  facts: Placeholders & Pick<GuideFacts, 'category'>
  links: GuideLinks
}

const headingNames = Object.keys(headingRules)

/**
 * The guide written in `source`, with placeholders and links resolved. Throws a GuideError that names every fault with its
 * line in `file`: an unknown heading, one out of order, a required one missing, an unknown placeholder or link, HTML.
 */
export function parseGuide(source: string, file: string, context: GuideContext): Guide {
  const faults: Fault[] = []
  const text = source.replace(/\r\n?/g, '\n')
  faults.push(...placeholderFaults(text.split('\n'), context.facts))
  const frontMatter = readFrontMatter(text, faults)
  const markdown = readMarkdown(frontMatter.body, frontMatter.linesBefore, context, faults)
  const reader = new SectionReader(markdown, faults)

  const sections = sectionsOf(markdown.blocks, faults)
  const parts: Partial<Guide> = {}
  for (const section of sections) Object.assign(parts, headingRules[section.heading]?.read(section, reader))
  faults.push(...orderFaults(sections))

  const meta = metaOf(frontMatter.values, context, faults)
  if (faults.length > 0)
    throw new GuideError(
      file,
      faults.toSorted((a, b) => a.line - b.line),
    )
  return { ...emptyGuide, ...meta, ...parts }
}

/** What a guide says of which nobody has written anything. */
export const emptyGuide = {
  title: '',
  keywords: [],
  related: [],
  introduction: { html: '' },
  terms: [],
  howToUse: { quickStart: [], tips: [] },
  useCases: [],
  features: [],
  benefits: [],
  commonMistakes: [],
  bestPractices: [],
  tutorials: [],
  moreUses: [],
  businessUses: [],
  questions: [],
  comparisons: [],
} satisfies Guide

function sectionsOf(blocks: readonly Block[], faults: Fault[]): Section[] {
  const sections: (Section & { blocks: Block[] })[] = []
  for (const block of blocks) {
    const { token, line } = block
    if (token.type === 'heading' && token.depth === 2) {
      if (!headingRules[token.text])
        faults.push({ line, message: `unknown heading '${token.text}'; the headings are ${headingNames.join(', ')}` })
      sections.push({ heading: token.text, line, blocks: [] })
    } else if (token.type === 'heading' && token.depth !== 3) {
      faults.push({ line, message: `headings are ## and ###, not ${'#'.repeat(token.depth)}` })
    } else if (sections.length === 0) {
      faults.push({ line, message: 'the first thing after the front matter must be a ## heading' })
    } else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

function orderFaults(sections: readonly Section[]): Fault[] {
  const faults: Fault[] = []
  let last = -1
  for (const { heading, line } of sections) {
    const place = headingNames.indexOf(heading)
    if (place === -1) continue
    if (place === last) faults.push({ line, message: `'${heading}' is given twice` })
    else if (place < last) faults.push({ line, message: `'${heading}' must stand before '${headingNames[last]}'` })
    last = Math.max(last, place)
  }
  const present = new Set(sections.map(({ heading }) => heading))
  for (const name of headingNames) {
    if (headingRules[name]?.required && !present.has(name))
      faults.push({ line: 1, message: `the heading '${name}' is missing` })
  }
  return faults
}

function metaOf(
  values: Partial<Record<FrontMatterKey, { text: string; line: number }>>,
  { facts, links }: GuideContext,
  faults: Fault[],
): Pick<Guide, 'title' | 'keywords' | 'related'> & Partial<Guide> {
  const filled = (key: FrontMatterKey) => {
    const value = values[key]
    return value && fillPlaceholders(value.text, facts)
  }
  const listed = (key: FrontMatterKey) =>
    filled(key)
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean) ?? []

  if (!values.title) faults.push({ line: 1, message: 'the front matter must have a title' })
  const metaDescription = filled('metaDescription')
  if (metaDescription && shortened(metaDescription) !== metaDescription) {
    const message = `metaDescription is too long; search engines would show: ${shortened(metaDescription)}`
    faults.push({ line: values.metaDescription?.line ?? 1, message })
  }
  if (metaDescription && facts.category === 'utility') {
    const message = "a utility's meta description is its description in the catalogue: leave metaDescription out"
    faults.push({ line: values.metaDescription?.line ?? 1, message })
  }
  const related = listed('related')
  for (const id of related) {
    if (!links.tool(id)) faults.push({ line: values.related?.line ?? 1, message: `there is no tool '${id}'` })
  }
  const callToAction = filled('callToAction')
  return {
    title: filled('title') ?? '',
    keywords: listed('keywords'),
    related,
    ...(metaDescription && { metaDescription }),
    ...(callToAction && { callToAction }),
  }
}
