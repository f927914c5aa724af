import { createAuthClient } from 'better-auth/client'

const tokenKey = 'tallykit:auth-token'

interface TokenStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** The token of a set-auth-token header: what stands before its first dot; the rest is a signature for the server alone. */
export function tokenOf(header: string | null): string | undefined {
  const token = header?.split('.')[0]
  return token ? token : undefined
}

/**
 * Client of a sign-in service under `/api/auth` of `origin`. No page uses it: the site has no accounts. Whoever runs a copy with
 * a server of its own gets the session (data, pending, refetching, error) as a store that is read again after sign-out,
 * update, sign-in, sign-up, deletion and verification.
 *
 * Requests carry the bearer token kept in `storage`. A failed session request empties the data and keeps the error. Throws
 * for an origin that is no address.
 */
export function createSessionClient(origin: string, storage: TokenStorage, customFetch?: typeof fetch) {
  return createAuthClient({
    baseURL: origin,
    basePath: '/api/auth',
    fetchOptions: {
      ...(customFetch ? { customFetchImpl: customFetch } : {}),
      auth: { type: 'Bearer', token: () => storage.getItem(tokenKey) ?? '' },
      onSuccess: ({ response }) => {
        const token = tokenOf(response.headers.get('set-auth-token'))
        if (token !== undefined) storage.setItem(tokenKey, token)
      },
    },
  })
}
