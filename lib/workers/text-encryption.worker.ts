import { workerMessages } from '@/lib/messages/workers'
import { judgeWith } from '@/lib/subjects/password-strength/judge'
import {
  decrypted,
  encrypted,
  encryptionSays as says,
  type EncryptionAnswer,
  type EncryptionQuestion,
  type Judge,
} from '@/lib/subjects/text-encryption/task'
import { textIn } from '@/lib/workers/define-code-task'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const largest = 50_000_000
/** An encrypted text is a third longer. */
const largestSealed = 70_000_000

const noNeeds = { lower: false, upper: false, digit: false, symbol: false }

const judge: Judge = async (passphrase) => {
  const { words } = await import('@/lib/engines/password-words').catch(() => {
    throw new TaskRefusal(workerMessages.notLoaded)
  })
  const { score, warning, guessesLog10 } = judgeWith(words)({
    password: passphrase.slice(0, 257),
    words: '',
    language: 'en',
    policy: { kind: 'alone', least: 1, most: 256, needs: noNeeds },
  })
  return { score, why: warning, guessesLog10 }
}

defineTask<EncryptionQuestion, EncryptionAnswer>(async (question) => {
  if (question.task === 'encrypt') return encrypted(await textIn(question.source, largest, says), question, judge)
  return decrypted(await textIn(question.source, largestSealed, says), question.passphrase, question.rounds)
})
