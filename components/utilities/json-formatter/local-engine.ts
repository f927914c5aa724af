import { startRequest, type Ask, type JsonAnswers, type RequestOf } from '@/lib/json/requests'
import { JsonSession } from '@/lib/json/session'
import { finish } from '@/lib/json/work'

/** Answers at once, on the page. For short sources; fetched with the first of them. */
export class LocalEngine {
  readonly isLocal = true
  private readonly session = new JsonSession()

  ask<K extends Ask>(request: RequestOf<K>): JsonAnswers[K] {
    return finish(startRequest<K>(this.session, request))
  }
}
