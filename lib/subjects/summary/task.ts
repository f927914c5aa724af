import type { TextSource } from '@/lib/subjects/text-counts/task'
import type { Summary, SummaryRules } from '@/lib/subjects/summary/summary'

export interface SummaryQuestion extends SummaryRules {
  source: TextSource
}
export interface SummaryAnswer {
  summary: Summary
}
