import { decodeText } from '@/lib/base/text/decode'
import { ciphered, type CipherAnswer, type CipherQuestion } from '@/lib/subjects/ciphers/rotations'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const largest = 20_000_000

async function textOf(source: string | File): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > largest) throw new TaskRefusal('The file is larger than 20 MB. Cut it into parts.')
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded.kind !== 'text') throw new TaskRefusal('This file is not text. Save it as UTF-8 and open it again.')
  return decoded.text
}

defineTask<CipherQuestion, CipherAnswer>(async (question) => ciphered(await textOf(question.source), question))
