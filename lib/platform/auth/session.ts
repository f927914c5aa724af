import { createAuthClient } from 'better-auth/client'
import { tokenKey } from '@/lib/platform/auth/token'

export interface TokenStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** How often and after what pause, in milliseconds, a failed request is asked again. A number alone waits a second each time. */
export type Retry =
  | number
  | { type: 'linear'; attempts: number; delay: number }
  /** The pause is `baseDelay` times 2 to the number of attempts so far, at most `maxDelay`. */
  | { type: 'exponential'; attempts: number; baseDelay: number; maxDelay: number }

interface SessionOptions {
  retry?: Retry
  /** What cannot be asked at all, such as a host that is away, is an answer of status 500 and text "Fetch Error" instead of a rejection. */
  catchAll?: boolean
}

/** The token of a set-auth-token header: what stands before its first dot; the rest is a signature for the server alone. */
export function tokenOf(header: string | null): string | undefined {
  const token = header?.split('.')[0]
  return token ? token : undefined
}

/** After these the server knows the token no more. */
const endings = /\/(?:sign-out|revoke-sessions|delete-user)(?:\?|$)/

/**
 * Client of a sign-in service under `/api/auth` of `origin`, used by the account menu of builds that have one. The session (data,
 * pending, refetching, error) is a store that is read again after sign-out, update, sign-in, sign-up, deletion and verification, and
 * that lets go of the service a second after its last listener.
 *
 * Requests carry the bearer token kept in `storage` and no cookies. The token goes with the session. Throws for an origin that is no
 * address.
 */
export function createSessionClient(origin: string, storage: TokenStorage, { retry, catchAll }: SessionOptions = {}) {
  return createAuthClient({
    baseURL: origin,
    basePath: '/api/auth',
    fetchOptions: {
      credentials: 'omit',
      ...(retry === undefined ? {} : { retry }),
      ...(catchAll === undefined ? {} : { catchAllError: catchAll }),
      auth: { type: 'Bearer', token: () => storage.getItem(tokenKey) ?? '' },
      onSuccess: ({ request, response }) => {
        const token = tokenOf(response.headers.get('set-auth-token'))
        if (token !== undefined) storage.setItem(tokenKey, token)
        else if (endings.test(String(request.url))) storage.removeItem(tokenKey)
      },
    },
  })
}

export type SessionClient = ReturnType<typeof createSessionClient>
export type SessionState = Pick<
  ReturnType<SessionClient['useSession']['get']>,
  'data' | 'error' | 'isPending' | 'isRefetching'
>

/** The session as it is shown: a failed request empties the data, whatever was there before, and keeps the error. */
export function sessionOf({ data, error, isPending, isRefetching }: SessionState): SessionState {
  return { data: error ? null : data, error, isPending, isRefetching }
}
