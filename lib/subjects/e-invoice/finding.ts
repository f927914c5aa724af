/** What an invoice breaks: the rule as its authors number it, the term of EN 16931 that it is about, and a sentence. */
export interface Finding {
  rule: string
  /** 'BT-10' or 'BG-16'. */
  term: string
  says: string
  /** A recommendation of the rule's authors, which keeps nobody from accepting the invoice. */
  mild?: true
}

export type Tell = (rule: string, term: string, says: string, mild?: true) => void

/** Collects what checks find. */
export function findingsOf(check: (tell: Tell) => void): Finding[] {
  const found: Finding[] = []
  check((rule, term, says, mild) => found.push({ rule, term, says, ...(mild ? { mild } : {}) }))
  return found
}

/** Whether something is said. */
export function has(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}
