/* Signatures of webhooks: HMAC (RFC 2104) over what each sender signs. */

export const providers = ['stripe', 'github', 'shopify', 'slack', 'standard', 'own'] as const
export type Provider = (typeof providers)[number]
export type Algorithm = 'SHA-1' | 'SHA-256' | 'SHA-512'
export type Encoding = 'hex' | 'base64'

/** How a sender of one's own signs. */
export interface OwnScheme {
  algorithm: Algorithm
  encoding: Encoding
  /** The header that holds the signature. */
  header: string
  /** Whether the time and a dot stand before the body. */
  isTimed: boolean
}

export interface SignedParts {
  provider: Provider
  own: OwnScheme
  secret: string
  body: string
  /** Seconds since 1970. */
  timestamp: string
  /** Of the message, where the sender gives one. */
  id: string
}

const encoder = new TextEncoder()

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
  } catch {
    return undefined
  }
}

/** The bytes of a secret; undefined where it should be Base64 and is not. */
export function keyBytes(provider: Provider, secret: string): Uint8Array<ArrayBuffer> | undefined {
  if (provider !== 'standard') return encoder.encode(secret)
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  return bytes && bytes.length > 0 ? bytes : undefined
}

/** HMAC of a text with WebCrypto. An empty key is allowed by RFC 2104 but not by WebCrypto; a zero byte is the same key. */
export async function hmac(
  algorithm: Algorithm,
  key: Uint8Array<ArrayBuffer>,
  text: string,
  encoding: Encoding,
): Promise<string> {
  const raw = key.length === 0 ? new Uint8Array(1) : key
  const imported = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: algorithm }, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** What is signed: the body, or with the time and the id before it. */
export function signedText({ provider, own, body, timestamp, id }: Omit<SignedParts, 'secret'>): string {
  if (provider === 'stripe' || (provider === 'own' && own.isTimed)) return `${timestamp}.${body}`
  if (provider === 'slack') return `v0:${timestamp}:${body}`
  return provider === 'standard' ? `${id}.${timestamp}.${body}` : body
}

/** The bare signature of a message; undefined for a secret that cannot be read. */
export async function signatureOf(parts: SignedParts): Promise<string | undefined> {
  const { provider, own, secret } = parts
  const key = keyBytes(provider, secret)
  if (!key) return undefined
  const algorithm = provider === 'own' ? own.algorithm : 'SHA-256'
  const encoding =
    provider === 'own' ? own.encoding : provider === 'shopify' || provider === 'standard' ? 'base64' : 'hex'
  return hmac(algorithm, key, signedText(parts), encoding)
}

/** The headers that a sender puts on a signed message. */
export function headersWith(signature: string, { provider, own, timestamp, id }: SignedParts): [string, string][] {
  switch (provider) {
    case 'stripe':
      return [['Stripe-Signature', `t=${timestamp},v1=${signature}`]]
    case 'github':
      return [['X-Hub-Signature-256', `sha256=${signature}`]]
    case 'shopify':
      return [['X-Shopify-Hmac-Sha256', signature]]
    case 'slack':
      return [
        ['X-Slack-Request-Timestamp', timestamp],
        ['X-Slack-Signature', `v0=${signature}`],
      ]
    case 'standard':
      return [
        ['webhook-id', id],
        ['webhook-timestamp', timestamp],
        ['webhook-signature', `v1,${signature}`],
      ]
    case 'own':
      return [...(own.isTimed ? ([['X-Timestamp', timestamp]] as [string, string][]) : []), [own.header, signature]]
  }
}

/** Header lines as a table; names are small, the last of two equal ones counts. A line without a colon is a bare value under ''. */
export function readHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const [, name, value] = /^\s*['"]?([\w-]+)['"]?\s*:\s*['"]?(.*?)['"]?,?\s*$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) headers.set(name.toLowerCase(), value)
    else headers.set('', line.trim())
  }
  return headers
}

/** What a received message claims: its signatures, the time and the id; a bare value stands for the signature. */
export interface Claim {
  signatures: readonly string[]
  timestamp: string
  id: string
  /** The header that was looked for. */
  header: string
}

export function claimOf(provider: Provider, own: OwnScheme, headers: ReadonlyMap<string, string>): Claim {
  const bare = headers.get('') ?? ''
  const of = (name: string) => headers.get(name.toLowerCase()) ?? bare
  switch (provider) {
    case 'stripe': {
      const value = of('stripe-signature')
      const pairs = value.split(',').map((pair) => pair.trim().split('='))
      const all = pairs.flatMap(([name, text]) => (name === 'v1' && text ? [text] : []))
      return {
        signatures: all,
        timestamp: pairs.find(([name]) => name === 't')?.[1] ?? '',
        id: '',
        header: 'Stripe-Signature',
      }
    }
    case 'github':
      return {
        signatures: [of('x-hub-signature-256').replace(/^sha256=/i, '')].filter(Boolean),
        timestamp: '',
        id: '',
        header: 'X-Hub-Signature-256',
      }
    case 'shopify':
      return {
        signatures: [of('x-shopify-hmac-sha256')].filter(Boolean),
        timestamp: '',
        id: '',
        header: 'X-Shopify-Hmac-Sha256',
      }
    case 'slack':
      return {
        signatures: [of('x-slack-signature').replace(/^v0=/, '')].filter(Boolean),
        timestamp: headers.get('x-slack-request-timestamp') ?? '',
        id: '',
        header: 'X-Slack-Signature',
      }
    case 'standard':
      return {
        signatures: of('webhook-signature')
          .split(/\s+/)
          .flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : [])),
        timestamp: headers.get('webhook-timestamp') ?? '',
        id: headers.get('webhook-id') ?? '',
        header: 'webhook-signature',
      }
    case 'own':
      return {
        signatures: [of(own.header).replace(/^(?:sha\d+|v\d+)=/i, '')].filter(Boolean),
        timestamp: headers.get('x-timestamp') ?? '',
        id: '',
        header: own.header,
      }
  }
}
