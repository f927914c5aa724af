import { morseAnswer, type MorseAnswer, type MorseQuestion } from '@/lib/subjects/morse/answer'
import { defineTask } from '@/lib/workers/define-task'

defineTask<MorseQuestion, MorseAnswer>(morseAnswer)
