import type { AnyCalculator } from './types'

/** What a saved result says of the calculator that found it. */
export interface About {
  formula: string
  limits: readonly string[]
  /** `checkedOn`: of a rule of law, the day its figures were last compared. */
  sources: readonly { title: string; href?: string; checkedOn?: string }[]
}

export function aboutOf({ formula, limits, sources, rules = [] }: AnyCalculator): About {
  const law = rules.map(({ title, checkedOn, versions }) => {
    const href = versions.at(-1)?.sources[0].href
    return { title, checkedOn, ...(href === undefined ? {} : { href }) }
  })
  return {
    formula,
    limits,
    sources: [...sources.map(({ title, href }) => (href === undefined ? { title } : { title, href })), ...law],
  }
}
