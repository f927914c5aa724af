import { entityAnswer, type EntityAnswer, type EntityQuestion } from '@/lib/subjects/entities/answer'
import { defineTask } from '@/lib/workers/define-task'
import { wholeText } from '@/lib/workers/whole-text'

defineTask<EntityQuestion, EntityAnswer>(async (question) => entityAnswer(await wholeText(question.source), question))
