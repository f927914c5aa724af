import { ciphered, type CipherAnswer, type CipherQuestion } from '@/lib/subjects/ciphers/rotations'
import { defineTask } from '@/lib/workers/define-task'
import { wholeText } from '@/lib/workers/whole-text'

defineTask<CipherQuestion, CipherAnswer>(async (question) => ciphered(await wholeText(question.source), question))
