import type { Tool } from '@/catalogue/types'
import { generatedGuide } from '@/lib/guide/generated'
import { readGuide } from '@/lib/guide/read'
import type { Guide, GuideFacts } from '@/lib/guide/types'
import { guideLinks } from './guide-links'

/** The guide of a tool: the hand-written one, otherwise the one made of its facts. */
export function guideOf(record: Tool, facts: GuideFacts): Guide {
  return readGuide(record, { facts, links: guideLinks }) ?? generatedGuide(facts)
}
