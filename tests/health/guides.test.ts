import { describe, expect, it } from 'vitest'
import { guideLinks } from '@/components/guide/guide-links'
import { withDerived } from '@/lib/kits/guide/derived'
import { plainText } from '@/lib/kits/guide/markup'
import { emptyGuide } from '@/lib/kits/guide/parse'
import { guideFile, readGuide } from '@/lib/kits/guide/read'
import type { Guide } from '@/lib/kits/guide/types'
import { allFacts } from './all-facts'
import { checkDerivedLines, checkFeaturesShown } from './checks/derived-lines'
import { checkGuideLengths, checkInsightsDated } from './checks/guide-lengths'
import { readProject } from './project'

const project = await readProject()
const facts = await allFacts()

/** What a page says that nobody wrote, but for the headings that name a reader or a kind of feature. */
function derivedLines({ features, benefits, howToUse }: Guide): string[] {
  return [
    ...features.map(({ description }) => description),
    ...benefits.flatMap(({ points }) => points),
    ...howToUse.quickStart,
  ].map(plainText)
}

describe('the guides', () => {
  it('are as long as the tier of their tools asks for', () => {
    expect(checkGuideLengths(project)).toEqual([])
  })
  it('date their industry insights', () => {
    expect(checkInsightsDated(project)).toEqual([])
  })
  it('have no derived line that stands on a tenth of the pages', () => {
    const pages = facts.map(({ tool, facts: own }) => ({ ...tool, lines: derivedLines(withDerived(emptyGuide, own)) }))
    expect(checkDerivedLines(pages)).toEqual([])
  })
  it('show key features and benefits on every page', () => {
    const pages = facts.map(({ tool, facts: own }) => {
      const { features, benefits } = withDerived(readGuide(tool, { facts: own, links: guideLinks }) ?? emptyGuide, own)
      const points = benefits.flatMap((reader) => reader.points)
      return { guide: guideFile(tool), features: features.length, benefits: points.length }
    })
    expect(checkFeaturesShown(pages)).toEqual([])
  })
})
