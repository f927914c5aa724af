import { convertBases, type BaseAnswer, type BaseQuestion } from '@/lib/subjects/number-bases/convert'
import { defineTask } from '@/lib/workers/define-task'

defineTask<BaseQuestion, BaseAnswer>(convertBases)
