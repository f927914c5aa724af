import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSessionClient, tokenOf } from '@/lib/platform/auth/session'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serviceAt(handle: Handler): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function memory(entries: Record<string, string> = {}) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  }
}

function answer(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

describe('the session client', () => {
  it('asks for the session under /api/auth with the stored token, and keeps the new token up to its first dot', async () => {
    const asked: string[] = []
    const origin = await serviceAt((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      answer(response, 200, { session: { id: 's1' }, user: { id: 'u1' } }, { 'set-auth-token': 'fresh.signature.more' })
    })
    const storage = memory({ 'tallykit:auth-token': 'stored' })
    const { data, error } = await createSessionClient(origin, storage).getSession()
    expect(asked).toEqual(['GET /api/auth/get-session Bearer stored'])
    expect(data).toMatchObject({ user: { id: 'u1' } })
    expect(error).toBeNull()
    expect(storage.entries['tallykit:auth-token']).toBe('fresh')
  })

  it('gives the status, its text and the body of a failed request, and no data', async () => {
    const origin = await serviceAt((_, response) => answer(response, 403, { message: 'Not allowed' }))
    const { data, error } = await createSessionClient(origin, memory()).getSession()
    expect(data).toBeNull()
    expect(error).toMatchObject({ status: 403, statusText: 'Forbidden', message: 'Not allowed' })
  })

  it('ends the session with a POST', async () => {
    const asked: string[] = []
    const origin = await serviceAt((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      answer(response, 200, { success: true })
    })
    await createSessionClient(origin, memory()).signOut()
    expect(asked[0]).toBe('POST /api/auth/sign-out')
  })

  it('refuses an origin that is no address', () => {
    expect(() => createSessionClient('not an address', memory())).toThrow(
      /Invalid base URL.*Please provide a valid base URL/,
    )
  })

  it.each([
    ['abc.def.ghi', 'abc'],
    ['abc', 'abc'],
    ['.def', undefined],
    [null, undefined],
  ])('reads the token of %s', (header, token) => {
    expect(tokenOf(header)).toBe(token)
  })
})
