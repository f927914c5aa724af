import { spellingAnswer, type SpellingAnswer, type SpellingQuestion } from '@/lib/subjects/spelling/answer'
import { defineTask } from '@/lib/workers/define-task'

defineTask<SpellingQuestion, SpellingAnswer>(spellingAnswer)
