import type { Tool } from '@/catalogue/types'
import { unwrittenGuide, withDerived } from '@/lib/kits/guide/derived'
import { readGuide } from '@/lib/kits/guide/read'
import type { Guide, GuideFacts } from '@/lib/kits/guide/types'
import { guideLinks } from './guide-links'

/** The guide of a tool: what somebody wrote, and the rest made of its facts. */
export function guideOf(record: Tool, facts: GuideFacts): Guide {
  return withDerived(readGuide(record, { facts, links: guideLinks }) ?? unwrittenGuide(facts), facts)
}
