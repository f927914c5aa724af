import { wordMessages } from '@/lib/messages/word-counter'
import { CountedText } from '@/lib/words/document'
import type { WordAnswer, WordRequest } from '@/lib/words/task'
import { defineTask } from '@/lib/workers/define-task'

const text = new CountedText()

defineTask<WordRequest, WordAnswer>((request, { progress }) => {
  switch (request.ask) {
    case 'replace':
      for (const share of text.replace(request.text, request.settings)) progress(share, wordMessages.counting)
      return { kind: 'counts', counts: text.counts() }
    case 'edit':
      text.edit(request.start, request.removed, request.inserted)
      return { kind: 'counts', counts: text.counts() }
    case 'selection':
      return { kind: 'selection', counts: text.countsBetween(request.start, request.end) }
    case 'tables':
      return { kind: 'tables', tables: text.tables(request.choice, request.limit) }
    case 'csv':
      return { kind: 'csv', text: text.frequencyCsv(request.choice, request.header) }
  }
})
