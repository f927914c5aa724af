import type { Report } from '@/lib/base/report/report'
import { decodedSubject } from '@/lib/subjects/copy-rules/encoded-words'
import { subjectReport, type SubjectQuestion } from '@/lib/subjects/copy-rules/subject-lines'
import { copyLines } from '@/lib/workers/copy-lines'
import { defineTask } from '@/lib/workers/define-task'

const headings = /^(?:subject|subject line|betreff|objet|asunto)s?$/
const preheaders = ['preheader', 'preview text', 'preview', 'preheader text']

defineTask<SubjectQuestion, Report>(async ({ source, preheader, weights }) => {
  const lines = await copyLines(source, headings)
  return subjectReport(
    lines.map(({ cells, ...line }) => ({
      ...line,
      text: decodedSubject(line.text.replace(/^subject:\s*/i, '')),
      preheader: preheaders.map((name) => cells.get(name)).find((text) => text !== undefined) ?? '',
    })),
    preheader,
    weights,
  )
})
