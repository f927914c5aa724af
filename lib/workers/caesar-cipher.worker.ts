import { keyedAnswer, type KeyedAnswer, type KeyedQuestion } from '@/lib/subjects/ciphers/keyed-task'
import { defineTask } from '@/lib/workers/define-task'
import { wholeText } from '@/lib/workers/whole-text'

defineTask<KeyedQuestion, KeyedAnswer>(async (question, { progress }) =>
  keyedAnswer(await wholeText(question.source), question, (share) => progress(share)),
)
