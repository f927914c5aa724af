import { wordMessages } from '@/lib/tools/utilities/text/word-counter.messages'
import { openWords, type WordAnswer, type WordQuestion } from '@/lib/subjects/word-count/task'
import { defineTask } from '@/lib/workers/define-task'

const answer = openWords()

defineTask<WordQuestion, WordAnswer>((question, { progress }) =>
  answer(question, (share) => progress(share, wordMessages.counting)),
)
