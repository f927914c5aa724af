import { derivedBenefits } from './derived-benefits'
import { derivedFeatures } from './derived-features'
import { derivedSteps } from './derived-steps'
import { markup } from './markup'
import { emptyGuide } from './parse'
import type { Guide, GuideFacts } from './types'

/** A guide with features, benefits and a quick start made of the tool's facts, where nobody wrote them. */
export function withDerived(guide: Guide, facts: GuideFacts): Guide {
  const { features, benefits, howToUse } = guide
  return {
    ...guide,
    features: features.length > 0 ? features : derivedFeatures(facts),
    benefits: benefits.length > 0 ? benefits : derivedBenefits(facts),
    howToUse: { ...howToUse, quickStart: howToUse.quickStart.length > 0 ? howToUse.quickStart : derivedSteps(facts) },
  }
}

/** What stands for the guide of a tool until somebody writes it, so that its page can be looked at. */
export function unwrittenGuide({ name, description }: GuideFacts): Guide {
  return { ...emptyGuide, title: name, introduction: markup`<p>${description}</p>` }
}
