import type { Fault } from '../project'

/** What the page of one tool says without an author, line by line. */
export interface DerivedPage {
  id: string
  name: string
  folder: string
  lines: readonly string[]
}

/** Share of the pages on which a line may stand before it belongs into the words that all pages share. */
const mostPages = 0.1

/** Tools of one topic may share a form and say what it is: a line is no longer theirs where a tenth of its pages lie elsewhere. */
const mostElsewhere = 0.1

function isOfOneTopic(homes: readonly DerivedPage[]): boolean {
  const pages = new Map<string, number>()
  for (const { folder } of homes) pages.set(folder, (pages.get(folder) ?? 0) + 1)
  return homes.length - Math.max(...pages.values()) <= homes.length * mostElsewhere
}

/** A line's sentences, without the tool's own name: it would make one out of a sentence that says the same everywhere. */
function sentencesOf({ name, lines }: DerivedPage): Set<string> {
  const bare = (line: string) => line.replaceAll(name, '…').replace(/\s+/g, ' ').trim()
  return new Set(
    lines.flatMap((line) => bare(line).split(/(?<=[.?:;])\s+/)).filter((sentence) => /\p{L}/u.test(sentence)),
  )
}

/** Derived lines are each tool's own: one that stands on more than a tenth of the pages is written once, in lib/messages. */
export function checkDerivedLines(pages: readonly DerivedPage[]): Fault[] {
  const homes = new Map<string, DerivedPage[]>()
  for (const page of pages)
    for (const sentence of sentencesOf(page)) homes.set(sentence, [...(homes.get(sentence) ?? []), page])
  return [...homes].flatMap(([sentence, at]) =>
    at.length > Math.max(1, pages.length * mostPages) && !isOfOneTopic(at)
      ? [
          {
            at: at
              .slice(0, 3)
              .map(({ id }) => id)
              .join(', '),
            says: `“${sentence}” is derived for ${at.length} of ${pages.length} tools. Write it once, in lib/messages, or say what differs.`,
          },
        ]
      : [],
  )
}

const leastFeatures = 3
const leastBenefits = 2

interface ShownParts {
  guide: string
  features: number
  benefits: number
}

/** Every page has key features and benefits: where the declaration gives too few, somebody writes them. */
export function checkFeaturesShown(pages: readonly ShownParts[]): Fault[] {
  return pages.flatMap(({ guide, features, benefits }) => [
    ...(features < leastFeatures
      ? [{ at: guide, says: `the page has ${features} of at least ${leastFeatures} key features. Write ## Features.` }]
      : []),
    ...(benefits < leastBenefits
      ? [{ at: guide, says: `the page has ${benefits} of at least ${leastBenefits} benefits. Write ## Benefits.` }]
      : []),
  ])
}
