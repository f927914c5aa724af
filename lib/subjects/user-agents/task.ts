import type { PageFacts } from './own'

export type AgentQuestion =
  /** Lines that were typed, or a file of them. */
  { task: 'read'; text: string | File } | { task: 'own'; page: PageFacts }
