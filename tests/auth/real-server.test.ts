// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createSessionClient,
  sessionOf,
  type SessionClient,
  type SessionState,
  type TokenStorage,
} from '@/lib/platform/auth/session'
import { tokenKey } from '@/lib/platform/auth/token'
import { startAuthServer, type AuthServer } from './server'

const ann = { name: 'Ann Lee', email: 'ann@example.com', password: 'a long enough one' }

// The session is read where there is a window to show it.
const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined }
const seenIn = { window: quiet, document: { ...quiet, visibilityState: 'visible' } }

beforeAll(() => void Object.assign(globalThis, seenIn))
afterAll(async () => {
  // The last store lets go of its window a second after the last test.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  for (const name of Object.keys(seenIn)) Reflect.deleteProperty(globalThis, name)
})

let server: AuthServer
beforeEach(async () => {
  server = await startAuthServer()
})
afterEach(async () => {
  for (const stop of listening.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await server.close()
})

/** A device of its own: what it keeps, its client, and every state of the session that it saw. */
interface Device {
  kept: Record<string, string>
  client: SessionClient
  seen: SessionState[]
  session(): SessionState
}

const listening: (() => void)[] = []

function memory(kept: Record<string, string>): TokenStorage {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
    removeItem: (key) => {
      delete kept[key]
    },
  }
}

function device(options: Parameters<typeof createSessionClient>[2] = {}): Device {
  const kept: Record<string, string> = {}
  const client = createSessionClient(server.origin, memory(kept), options)
  const seen: SessionState[] = []
  listening.push(client.useSession.subscribe((state) => seen.push(sessionOf(state))))
  return { kept, client, seen, session: () => sessionOf(client.useSession.get()) }
}

const isSettled = (one: Device) => expect.poll(() => one.session().isPending || one.session().isRefetching).toBe(false)
const nameOf = (one: Device) => one.session().data?.user.name

async function signedUp(): Promise<Device> {
  const one = device()
  await isSettled(one)
  expect((await one.client.signUp.email(ann)).error).toBeNull()
  await expect.poll(() => nameOf(one)).toBe(ann.name)
  return one
}

describe('the session', () => {
  it('is pending at first, then nobody, without an error', async () => {
    const one = device()
    expect(one.session()).toMatchObject({ data: null, error: null, isPending: true })
    await isSettled(one)
    expect(one.session()).toEqual({ data: null, error: null, isPending: false, isRefetching: false })
    expect(server.asked).toEqual([{ method: 'GET', url: '/api/auth/get-session', token: undefined, cookie: undefined }])
  })

  it('is read after a sign-up with the token that came, up to its first dot, and without a cookie', async () => {
    const one = await signedUp()
    const token = one.kept[tokenKey] ?? ''
    expect(token).toMatch(/^[^.]{20,}$/)
    expect(server.asked.at(-1)).toEqual({ method: 'GET', url: '/api/auth/get-session', token, cookie: undefined })
    expect(one.session().data?.session.token).toBe(token)
  })

  it('says that it is read again while it is, and keeps what it has meanwhile', async () => {
    const one = await signedUp()
    one.seen.length = 0
    await one.client.useSession.get().refetch()
    expect(one.seen.map(({ data, isPending, isRefetching }) => [data?.user.name, isPending, isRefetching])).toEqual([
      [ann.name, false, true],
      [ann.name, false, false],
    ])
  })

  it('is read by another device after a sign-in', async () => {
    await signedUp()
    const other = device()
    await isSettled(other)
    expect((await other.client.signIn.email({ email: ann.email, password: ann.password })).error).toBeNull()
    await expect.poll(() => nameOf(other)).toBe(ann.name)
  })

  it('is read again after an update', async () => {
    const one = await signedUp()
    await one.client.updateUser({ name: 'Ann Ray' })
    await expect.poll(() => nameOf(one)).toBe('Ann Ray')
  })

  it('is over after a sign-out, and so is the token', async () => {
    const one = await signedUp()
    const token = one.kept[tokenKey]
    await one.client.signOut()
    await expect.poll(() => one.session().data).toBeNull()
    expect(one.kept).toEqual({})
    expect(server.asked.filter(({ url }) => url === '/api/auth/sign-out')).toMatchObject([{ method: 'POST', token }])
  })

  it('of other devices is over when they are signed out from here', async () => {
    const one = await signedUp()
    const other = device()
    await other.client.signIn.email({ email: ann.email, password: ann.password })
    await expect.poll(() => nameOf(other)).toBe(ann.name)
    await one.client.revokeOtherSessions()
    await other.client.useSession.get().refetch()
    expect(other.session().data).toBeNull()
    expect(nameOf(one)).toBe(ann.name)
  })

  it('is over everywhere, here too, when all are revoked', async () => {
    const one = await signedUp()
    await one.client.revokeSessions()
    await expect.poll(() => one.session().data).toBeNull()
    expect(one.kept).toEqual({})
  })

  it('is over after a deletion, and nobody can sign in again', async () => {
    const one = await signedUp()
    expect((await one.client.deleteUser({ password: 'a wrong one' })).error?.status).toBe(400)
    expect(nameOf(one)).toBe(ann.name)
    await one.client.deleteUser({ password: ann.password })
    await expect.poll(() => one.session().data).toBeNull()
    expect((await one.client.signIn.email({ email: ann.email, password: ann.password })).error?.status).toBe(401)
  })

  it('knows that the address is verified as soon as it is', async () => {
    const one = await signedUp()
    expect(one.session().data?.user.emailVerified).toBe(false)
    await one.client.sendVerificationEmail({ email: ann.email })
    const token = new URL(server.mailed.get(ann.email) ?? '').searchParams.get('token') ?? ''
    await one.client.verifyEmail({ query: { token } })
    await expect.poll(() => one.session().data?.user.emailVerified).toBe(true)
  })

  it('lets go of the service a second after its last listener, and not before', async () => {
    const one = await signedUp()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const stop of listening.splice(0)) stop()
    const session = one.client.useSession as unknown as { lc: number; events?: Record<string, unknown[]> }
    expect(session.lc).toBe(0)
    server.asked.length = 0
    await vi.advanceTimersByTimeAsync(999)
    one.client.$store.notify('$sessionSignal')
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()
    await expect.poll(() => server.asked.length).toBe(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    one.client.useSession.listen(() => undefined)()
    await vi.advanceTimersByTimeAsync(1001)
    server.asked.length = 0
    one.client.$store.notify('$sessionSignal')
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.asked).toEqual([])
  })
})

describe('what goes wrong', () => {
  it('at the service has its status, its text and its body, and empties the session', async () => {
    const one = await signedUp()
    server.instead = (_, response) => {
      response.writeHead(503, 'Service Unavailable', { 'Content-Type': 'application/json' })
      response.end('{"message":"Back soon","code":"AWAY"}')
    }
    await one.client.useSession.get().refetch()
    expect(one.session()).toEqual({
      data: null,
      error: { status: 503, statusText: 'Service Unavailable', message: 'Back soon', code: 'AWAY' },
      isPending: false,
      isRefetching: false,
    })
    server.instead = undefined
    await one.client.useSession.get().refetch()
    expect([nameOf(one), one.session().error]).toEqual([ann.name, null])
  })

  it('without a body of JSON has the status and its text', async () => {
    server.instead = (_, response) => response.writeHead(502, 'Bad Gateway').end('<h1>Bad gateway</h1>')
    expect((await device().client.getSession()).error).toEqual({ status: 502, statusText: 'Bad Gateway' })
  })

  it('with what was entered is the service’s own sentence', async () => {
    const one = device()
    const { error } = await one.client.signIn.email({ email: ann.email, password: 'a wrong one' })
    expect(error).toMatchObject({ status: 401, message: 'Invalid email or password' })
    expect((await one.client.signUp.email({ ...ann, password: 'short' })).error).toMatchObject({ status: 400 })
    expect(one.kept).toEqual({})
  })

  it('with a connection is the store’s error', async () => {
    const one = await signedUp()
    server.instead = (request) => request.socket.destroy()
    await one.client.useSession.get().refetch()
    expect(one.session().data).toBeNull()
    expect(one.session().error).toBeInstanceOf(Error)
  })

  it('with a connection is an answer of status 500 where everything is caught', async () => {
    const one = device({ catchAll: true })
    server.instead = (request) => request.socket.destroy()
    const { data, error } = await one.client.signIn.email({ email: ann.email, password: ann.password })
    expect(data).toBeNull()
    expect(error).toMatchObject({ status: 500, statusText: 'Fetch Error' })
  })

  it('without any way to fetch is said', async () => {
    vi.stubGlobal('fetch', undefined)
    const client = createSessionClient(server.origin, memory({}))
    await expect(client.getSession()).rejects.toThrow('No fetch implementation found')
  })

  it.each([
    ['not an address', 'Please provide a valid base URL.'],
    ['example.com:x', "URL must include 'http://' or 'https://'"],
  ])('with the address %s is said at once', (origin, says) => {
    expect(() => createSessionClient(origin, memory({}))).toThrow(`Invalid base URL: ${origin}. ${says}`)
  })
})

describe('a request that failed is asked again', () => {
  /** Refuses so many times; the pauses between the requests are those that a clock of the test lets pass. */
  async function pauses(retry: NonNullable<Parameters<typeof createSessionClient>[2]>['retry'], refusals: number) {
    let left = refusals
    const real = server.instead
    server.instead = (_, response) => {
      if (left-- > 0) return void response.writeHead(503).end()
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('null')
    }
    const waited: number[] = []
    const { setTimeout: start } = globalThis
    // Node's own server has pauses too.
    vi.stubGlobal('setTimeout', (handler: () => void, pause = 0) => {
      const isRetry = [250, 500, 1000, 2000, 2500].includes(pause)
      if (isRetry) waited.push(pause)
      return start(handler, isRetry ? 0 : pause)
    })
    const { error } = await createSessionClient(
      server.origin,
      memory({}),
      retry === undefined ? {} : { retry },
    ).getSession()
    vi.stubGlobal('setTimeout', start)
    server.instead = real
    return { waited, status: error?.status, asked: server.asked.length }
  }

  it('not unless told to', async () => {
    expect(await pauses(undefined, 1)).toEqual({ waited: [], status: 503, asked: 1 })
  })

  it('a second later each time, by default', async () => {
    expect(await pauses(3, 2)).toEqual({ waited: [1000, 1000], status: undefined, asked: 3 })
  })

  it('after the same pause each time, and gives up after so many attempts', async () => {
    expect(await pauses({ type: 'linear', attempts: 2, delay: 250 }, 9)).toEqual({
      waited: [250, 250],
      status: 503,
      asked: 3,
    })
  })

  it('after twice the pause each time, up to the longest', async () => {
    const retry = { type: 'exponential', attempts: 5, baseDelay: 500, maxDelay: 2500 } as const
    expect(await pauses(retry, 5)).toEqual({ waited: [500, 1000, 2000, 2500, 2500], status: undefined, asked: 6 })
  })
})
