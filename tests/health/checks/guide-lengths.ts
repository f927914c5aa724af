import { categoryPlurals } from '@/catalogue/types'
import type { Fault, Project } from '../project'
import { wordCount } from './prose'

/** Words of a full guide and of a short one. What lies between is a short guide that rambles or a full one that is not finished. */
const full = { least: 500, most: 900 }
const short = { least: 200, most: 400 }
const shortQuestions = 3

function sectionOf(markdown: string, heading: string): string | undefined {
  const [, after] = `\n${markdown}`.split(`\n## ${heading}\n`)
  return after?.split('\n## ')[0]
}

const partsOf = (section = ''): number => section.match(/^### /gm)?.length ?? 0

function isShort(markdown: string): boolean {
  return wordCount(markdown) <= short.most
}

function fullFaults(markdown: string): string[] {
  return sectionOf(markdown, 'How to use') === undefined
    ? ['is a full guide without ## How to use. Write its steps: only a short guide gets derived ones.']
    : []
}

function shortFaults(markdown: string, hasExamples: boolean): string[] {
  const useCases = sectionOf(markdown, 'Use cases')
  const questions = partsOf(sectionOf(markdown, 'Questions'))
  return [
    ...(partsOf(useCases) === 1 ? [] : [`is short and has ${partsOf(useCases)} use cases. Tell one.`]),
    ...(hasExamples && !useCases?.includes('{{example:')
      ? ['is short and its use case has no figure of an example. Fill in {{example: Name, key}}.']
      : []),
    ...(questions === shortQuestions ? [] : [`is short and has ${questions} questions. Answer ${shortQuestions}.`]),
  ]
}

function lengthFault(words: number, tier: number): string | undefined {
  if (words >= full.least && words <= full.most) return undefined
  if (tier === 1)
    return `has ${words} words. A tool of tier 1 has a full guide of ${full.least} to ${full.most} words; cut or write on.`
  if (words >= short.least && words <= short.most) return undefined
  return `has ${words} words. A tool of tier ${tier} has a short guide of ${short.least} to ${short.most} words, or a full one of ${full.least} to ${full.most}.`
}

/** A guide is as long as its tool's tier asks for, and a short one has the parts that nothing can be derived for. */
export function checkGuideLengths({
  files,
  tools,
  definitions,
}: Pick<Project, 'files' | 'tools' | 'definitions'>): Fault[] {
  return tools.flatMap(({ id, category, folder, tier }) => {
    const at = `content/guides/${categoryPlurals[category]}/${folder}/${id}.md`
    const markdown = files.get(at)
    // What says TODO is refused as unfinished.
    if (markdown === undefined || /\bTODO\b/.test(markdown)) return []
    const definition = definitions.get(id) ?? {}
    const hasExamples = 'examples' in definition && Array.isArray(definition.examples) && definition.examples.length > 0
    const wrong = lengthFault(wordCount(markdown), tier)
    const others = tier > 1 && isShort(markdown) ? shortFaults(markdown, hasExamples) : fullFaults(markdown)
    return [...(wrong ? [wrong] : []), ...others].map((says) => ({ at, says }))
  })
}

/** Industry insights are true on a day: a year, or a figure of dated law, stands in them. */
export function checkInsightsDated({ files }: Pick<Project, 'files'>): Fault[] {
  return [...files].flatMap(([at, markdown]) => {
    const insights = at.startsWith('content/guides/') ? sectionOf(markdown, 'Industry and outlook') : undefined
    return insights === undefined || /\b(?:19|20)\d{2}\b|\{\{rule:/.test(insights)
      ? []
      : [{ at, says: 'has an industry section without a year. Say when it was true, or leave the heading out.' }]
  })
}
