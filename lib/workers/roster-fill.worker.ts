import { fillRoster, type FillAnswer, type FillQuestion } from '@/lib/subjects/roster/fill'
import { defineTask } from '@/lib/workers/define-task'

defineTask<FillQuestion, FillAnswer>((question, { progress }) => fillRoster(question, progress))
