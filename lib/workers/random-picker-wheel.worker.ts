import { answerLots } from '@/lib/subjects/lots/draw'
import type { LotsAnswer, LotsQuestion } from '@/lib/subjects/lots/task'
import { defineTask } from '@/lib/workers/define-task'

defineTask<LotsQuestion, LotsAnswer>((question) =>
  answerLots(question, () => crypto.getRandomValues(new Uint8Array(16))),
)
