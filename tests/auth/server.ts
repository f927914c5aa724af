import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { toNodeHandler } from 'better-auth/node'
import { bearer } from 'better-auth/plugins/bearer'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface AuthServer {
  origin: string
  /** Method, path and bearer token of every request to the service, in order. */
  asked: { method: string; url: string; token: string | undefined; cookie: string | undefined }[]
  /** Answers in place of the service while it is set. */
  instead: Answer | undefined
  /** The links that would have been mailed, by address. */
  mailed: Map<string, string>
  close(): Promise<void>
}

/** A sign-in service of better-auth with the bearer plugin and memory for a database, and beside it, at the same origin, `site`. */
export async function startAuthServer(
  site: Answer = (_, response) => response.writeHead(404).end(),
): Promise<AuthServer> {
  const asked: AuthServer['asked'] = []
  const mailed: AuthServer['mailed'] = new Map()
  let service: Answer = () => undefined
  const http = createServer((request, response) => {
    if (!request.url?.startsWith('/api/auth/')) return site(request, response)
    const { authorization, cookie } = request.headers
    asked.push({
      method: request.method ?? '',
      url: request.url,
      token: authorization?.replace(/^Bearer /, ''),
      cookie,
    })
    ;(server.instead ?? service)(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const auth = betterAuth({
    baseURL: origin,
    secret: 'kept for the length of one test alone, 7fQ2-xL9v_0sTzRw',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    emailAndPassword: { enabled: true },
    emailVerification: {
      sendVerificationEmail: ({ user, url }) => {
        mailed.set(user.email, url)
        return Promise.resolve()
      },
    },
    user: { deleteUser: { enabled: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [bearer()],
  })
  service = toNodeHandler(auth)
  const server: AuthServer = {
    origin,
    asked,
    instead: undefined,
    mailed,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
