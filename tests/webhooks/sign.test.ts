import { describe, expect, it } from 'vitest'
import { snippets, webhookReport, type WebhookQuestion } from '@/lib/subjects/webhooks/report'
import {
  claimOf,
  headersWith,
  hmac,
  readHeaders,
  signatureOf,
  type OwnScheme,
  type SignedParts,
} from '@/lib/subjects/webhooks/sign'

const own: OwnScheme = { algorithm: 'SHA-256', encoding: 'hex', header: 'X-Signature', isTimed: false }
const base: SignedParts = { provider: 'github', own, secret: '', body: '', timestamp: '', id: '' }

/** RFC 4231, test cases 1, 2 and 6: key in hexadecimal, text, HMAC-SHA-256 and the first bytes of HMAC-SHA-512. */
const rfc4231 = [
  [
    '0b'.repeat(20),
    'Hi There',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    '87aa7cdea5ef619d4ff0b4241a1d6cb0',
  ],
  [
    '4a656665',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    '164b7a7bfcf819e2e395fbe73b56e0a3',
  ],
  [
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    '80b24263c7c1a3ebb71493c1dd7be8b4',
  ],
] as const

it.each(rfc4231)('RFC 4231: key %s', async (key, text, sha256, sha512) => {
  const bytes = Uint8Array.from(Buffer.from(key, 'hex'))
  expect(await hmac('SHA-256', bytes, text, 'hex')).toBe(sha256)
  expect((await hmac('SHA-512', bytes, text, 'hex')).startsWith(sha512)).toBe(true)
})

it('RFC 2202: HMAC-SHA-1, and Base64 of the same bytes', async () => {
  const key = new TextEncoder().encode('Jefe')
  const hex = 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'
  expect(await hmac('SHA-1', key, 'what do ya want for nothing?', 'hex')).toBe(hex)
  expect(await hmac('SHA-1', key, 'what do ya want for nothing?', 'base64')).toBe(
    Buffer.from(hex, 'hex').toString('base64'),
  )
})

describe('what senders publish', () => {
  it('GitHub, “Validating webhook deliveries”', async () => {
    const parts = { ...base, secret: "It's a Secret to Everybody", body: 'Hello, World!' }
    expect(await signatureOf(parts)).toBe('757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17')
  })
  it('Slack, “Verifying requests from Slack”', async () => {
    const body =
      'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c'
    const parts: SignedParts = {
      ...base,
      provider: 'slack',
      secret: '8f742231b10e8888abcd99yyyzzz85a5',
      timestamp: '1531420618',
      body,
    }
    expect(await signatureOf(parts)).toBe('a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503')
  })
  it('Standard Webhooks, as Svix prints it', async () => {
    const parts: SignedParts = {
      ...base,
      provider: 'standard',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: '1614265330',
      body: '{"test": 2432232314}',
    }
    expect(await signatureOf(parts)).toBe('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })
  // The scheme of the documentation, worked out by openssl: printf '1614265330.{}' | openssl dgst -sha256 -hmac whsec_test
  it('Stripe', async () => {
    const parts: SignedParts = {
      ...base,
      provider: 'stripe',
      secret: 'whsec_test',
      timestamp: '1614265330',
      body: '{}',
    }
    expect(await signatureOf(parts)).toBe('5790023bd77209313f2e32e36caf5921bdd2fac398095f83dc2d2ecd5f696f50')
    expect(headersWith('ab', parts)).toEqual([['Stripe-Signature', 't=1614265330,v1=ab']])
  })
})

const question: WebhookQuestion = {
  mode: 'verify',
  provider: 'github',
  own,
  secret: "It's a Secret to Everybody",
  body: 'Hello, World!',
  headers: 'X-Hub-Signature-256: sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
  timestamp: '',
  id: '',
  url: '',
  now: 1_614_265_400,
}

describe('checking', () => {
  it('accepts what is right, and the bare value too', async () => {
    expect((await webhookReport(question)).headline).toBe('The signature is right.')
    const bare = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17'
    expect((await webhookReport({ ...question, headers: bare })).tone).toBe('good')
  })
  it.each([
    ['Hello, World!\n', 'without the line end at its close'],
    ['  Hello, World!', 'without spaces around it'],
  ])('says what changed “%s”', async (body, reason) => {
    const report = await webhookReport({ ...question, body })
    expect(report.tone).toBe('bad')
    expect(report.parts[0]?.findings?.[0]?.detail).toContain(reason)
  })
  it('says when the JSON was written anew, or the secret has a space', async () => {
    const body = '{"a":1,"b":[2]}'
    const signature = (await signatureOf({ ...base, secret: 's', body })) ?? ''
    const pretty = { ...question, secret: 's', headers: signature, body: '{\n  "a": 1,\n  "b": [2]\n}' }
    expect((await webhookReport(pretty)).parts[0]?.findings?.[0]?.detail).toContain('as JSON without spaces')
    const spaced = { ...question, secret: ' s\t', headers: signature, body }
    expect((await webhookReport(spaced)).parts[0]?.findings?.[0]?.detail).toContain('the secret without the spaces')
  })
  it('names the missing header, the missing time, an old message and a secret of the wrong kind', async () => {
    expect((await webhookReport({ ...question, headers: 'Host: example.com' })).headline).toBe(
      'No X-Hub-Signature-256 was found among the headers.',
    )
    const slack = { ...question, provider: 'slack' as const, headers: 'X-Slack-Signature: v0=ab' }
    expect((await webhookReport(slack)).headline).toBe('The time that was signed is missing.')
    const old = { ...question, provider: 'stripe' as const, headers: 'Stripe-Signature: t=1614260000,v1=ab' }
    expect((await webhookReport(old)).parts[0]?.findings?.[1]?.says).toMatch(
      /^Signed at 2021-02-25 13:33:20 UTC\. A receiver refuses/,
    )
    const key = {
      ...question,
      provider: 'standard' as const,
      secret: 'whsec_%%%',
      headers: 'webhook-id: a\nwebhook-timestamp: 1\nwebhook-signature: v1,ab',
    }
    expect((await webhookReport(key)).headline).toBe('The secret is not Base64, as this kind of secret is.')
  })
  it('takes any of several signatures, as after a change of secrets', () => {
    const headers = readHeaders('webhook-id: m\nwebhook-timestamp: 5\nwebhook-signature: v1,aa v1a,bb v1,cc')
    expect(claimOf('standard', own, headers)).toMatchObject({ signatures: ['aa', 'cc'], timestamp: '5', id: 'm' })
    expect(claimOf('stripe', own, readHeaders('Stripe-Signature: t=5,v1=aa,v1=bb,v0=cc')).signatures).toEqual([
      'aa',
      'bb',
    ])
  })
})

it.each(['stripe', 'github', 'shopify', 'slack', 'standard', 'own'] as const)(
  'what is signed for %s is found right',
  async (provider) => {
    const secret = provider === 'standard' ? 'whsec_c2VjcmV0' : 'secret'
    const body = '{"é": "✓"}'
    const timestamp = '1614265330'
    const scheme: OwnScheme = { ...own, isTimed: true }
    const made = await webhookReport({
      ...question,
      mode: 'compose',
      provider,
      own: scheme,
      secret,
      body,
      headers: '',
      timestamp,
      id: 'msg_1',
    })
    const headers = Object.entries(made.send?.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')
    const checked = await webhookReport({ ...question, provider, own: scheme, secret, body, headers })
    expect(checked.headline).toBe('The signature is right.')
    const changed = await webhookReport({
      ...question,
      provider,
      own: scheme,
      secret,
      body: `${body} `,
      headers: headers.replace('1614265330', '1614265331'),
    })
    expect(changed.tone).toBe('bad')
  },
)

it('quotes for a shell', () => {
  const [curl] = snippets('https://example.com/a', { 'X-A': "it's" }, "don't $HOME `x`")
  expect(curl?.text).toBe(
    "curl -X POST 'https://example.com/a' \\\n  -H 'X-A: it'\\''s' \\\n  --data-binary 'don'\\''t $HOME `x`'\n",
  )
})
