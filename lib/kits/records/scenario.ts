import { isMember } from './saved-document'

/** A pinned answer as it is kept: what was entered, and what a list shows of it. */
export interface KeptScenario {
  /** Id that its tool keeps entries under. */
  tool: string
  toolName: string
  /** Where its tool stands on this site. */
  path: string
  name: string
  /** Every value of the form, as `writeState` writes them. */
  state: string
  /** The first figures of the answer, as they were written on that day. */
  figures: readonly { label: string; text: string }[]
}

/** A kept scenario, checked member by member; undefined where `raw` is none. */
export function parseScenario(raw: unknown): KeptScenario | undefined {
  if (!isMember(raw)) return undefined
  const { tool, toolName, path, name, state, figures } = raw
  const texts = [tool, toolName, path, name, state]
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(figures)) return undefined
  // A list of such records leads to their pages: only to pages of this site.
  if (!/^\/(?!\/)/.test(path as string)) return undefined
  const isFigure = (one: unknown) => isMember(one) && typeof one.label === 'string' && typeof one.text === 'string'
  return figures.every(isFigure) ? (raw as unknown as KeptScenario) : undefined
}
