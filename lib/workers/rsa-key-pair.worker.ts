import { keyPairTask, type PairAnswer, type PairQuestion } from '@/lib/subjects/key-pair/task'
import { defineTask } from '@/lib/workers/define-task'

defineTask<PairQuestion, PairAnswer>(keyPairTask)
