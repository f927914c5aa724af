import { decodeToken, type DecodeAnswer, type DecodeRequest } from '@/lib/subjects/jwt/decode'
import { signToken, type SignAnswer, type SignRequest } from '@/lib/subjects/jwt/sign'
import { defineTask } from '@/lib/workers/define-task'

defineTask<DecodeRequest | SignRequest, DecodeAnswer | SignAnswer>((request) => {
  const now = new Date()
  const seconds = Math.floor(now.getTime() / 1000)
  if (request.kind === 'sign') return signToken(request, seconds)
  return decodeToken(request, { seconds, offset: -now.getTimezoneOffset() })
})
