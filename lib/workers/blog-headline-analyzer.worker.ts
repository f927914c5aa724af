import type { Report } from '@/lib/base/report/report'
import { headlineReport, type HeadlineQuestion } from '@/lib/subjects/copy-rules/headlines'
import { copyLines } from '@/lib/workers/copy-lines'
import { defineTask } from '@/lib/workers/define-task'

const headings = /^(?:headline|title|heading|h1|page title|post title|name)s?$/

defineTask<HeadlineQuestion, Report>(async ({ source, keyword, weights }) =>
  headlineReport(await copyLines(source, headings), keyword, weights),
)
