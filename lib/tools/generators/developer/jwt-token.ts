import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { Finding, NamedValue, View } from '@/lib/kits/app/views'
import { choice, text, toggle } from '@/lib/kits/fields/define'
import type { SignAnswer, SignRequest } from '@/lib/subjects/jwt/sign'

type Signed = Extract<SignAnswer, { kind: 'signed' }>

const lifetimes = { none: undefined, '15m': 900, '1h': 3600, '1d': 86_400, '30d': 2_592_000 } as const

/** From this many bytes on, servers and proxies refuse a header with their usual settings. */
const usualHeader = 8000

function findingsOf({ verdict, token }: Signed): Finding[] {
  const items: Finding[] =
    verdict.is === 'good'
      ? [{ tone: 'good', says: 'Signed, and checked with the other half of the key.' }]
      : [{ tone: 'bad', says: verdict.says, ...(verdict.detail !== undefined && { detail: verdict.detail }) }]
  if (verdict.weak !== undefined) items.push({ tone: 'warn', says: verdict.weak })
  if (token.length > usualHeader)
    items.push({ tone: 'warn', says: 'Most servers refuse a header of more than 8 KB, and this token is longer.' })
  return items
}

function titled(label: string, text: string): View[] {
  return [
    { kind: 'note', says: label, strong: true },
    { kind: 'text', label, text, boxed: true },
  ]
}

function keyViews({ made, jwks }: Signed, draw: string): View[] {
  const shownKeys: View[] = jwks === undefined ? [] : titled('Public keys (JWKS)', jwks)
  if (!made) return shownKeys
  const values: NamedValue[] = [
    ...(made.secret === undefined ? [] : [{ label: 'Secret (Base64url)', text: made.secret }]),
    ...(made.privatePem === undefined ? [] : [{ label: 'Private key (PKCS #8)', text: made.privatePem }]),
    ...(made.publicPem === undefined ? [] : [{ label: 'Public key (SPKI)', text: made.publicPem }]),
    { label: made.secret === undefined ? 'Private key (JWK)' : 'Secret (JWK)', text: made.privateJwk },
  ]
  return [
    {
      kind: 'findings',
      items: [
        {
          tone: 'plain',
          says: 'Signed with a key that was made for this page.',
          detail: 'It is random, held in memory only, and gone when you close the page. For tests, not for a server.',
          offers: [{ label: 'Another key', sets: { draw: draw === 'a' ? 'b' : 'a' } }],
        },
      ],
    },
    { kind: 'values', items: values },
    ...shownKeys,
  ]
}

export default defineWorkbench({
  worker: worker<SignRequest, SignAnswer>('jwt'),
  options: {
    algorithm: choice('Algorithm', {
      options: {
        HS256: 'HS256: shared secret',
        HS384: 'HS384: shared secret',
        HS512: 'HS512: shared secret',
        RS256: 'RS256: RSA',
        RS384: 'RS384: RSA',
        RS512: 'RS512: RSA',
        PS256: 'PS256: RSA-PSS',
        PS384: 'PS384: RSA-PSS',
        PS512: 'PS512: RSA-PSS',
        ES256: 'ES256: P-256',
        ES384: 'ES384: P-384',
        ES512: 'ES512: P-521',
        EdDSA: 'EdDSA: Ed25519',
      },
      initial: 'HS256',
      as: 'menu',
    }),
    lifetime: choice('Expires after', {
      options: { none: 'Never', '15m': '15 minutes', '1h': '1 hour', '1d': '1 day', '30d': '30 days' },
      initial: '1h',
      as: 'menu',
      help: 'Writes exp, unless the payload has one.',
    }),
    iat: toggle('Add iat', { initial: true, help: 'The moment of signing, unless the payload has one.' }),
    jti: toggle('Add jti', { help: 'A random UUID.' }),
    kid: text('Key name (kid)', { optional: true, maxLength: 200 }),
    form: choice('A secret is written as', {
      options: { text: 'Text', base64: 'Base64', hex: 'Hex' },
      initial: 'text',
      shownWhen: { field: 'algorithm', is: ['HS256', 'HS384', 'HS512'] },
    }),
    draw: choice('Key that is made', { options: { a: 'First', b: 'Second' }, initial: 'a' }),
  },
  panels: [
    { at: 'top', fields: ['algorithm', 'lifetime'] },
    { at: 'inputs', fields: ['iat', 'jti', 'form', 'kid'] },
  ],
  inputs: {
    payload: {
      kind: 'text',
      label: 'Payload',
      placeholder: '{ "sub": "1234567890", "name": "Jane Doe" }',
      height: 'middle',
      secret: true,
      example:
        '{\n  "iss": "https://auth.example.com",\n  "sub": "1234567890",\n  "aud": "https://api.example.com",\n  "name": "Jane Doe",\n  "scope": "read:orders"\n}',
      takes: { json: {}, text: {} },
    },
    key: {
      kind: 'text',
      label: 'Key to sign with',
      placeholder: 'Empty: a key is made for you. Or a secret, a private key as PEM, a JWK',
      height: 'short',
      secret: true,
      clear: 'Clear the key',
    },
  },
  resultLabel: 'Signed token',
  ask: ({ values, texts: { payload, key } }): SignRequest | undefined =>
    payload.trim() === ''
      ? undefined
      : {
          kind: 'sign',
          algorithm: values.algorithm,
          payload,
          key,
          form: values.form,
          kid: values.kid ?? '',
          adds: { iat: values.iat, jti: values.jti, seconds: lifetimes[values.lifetime] },
          draw: values.draw,
        },
  views({ answer, values }) {
    if (!answer)
      return [
        { kind: 'note', says: 'Write the claims as JSON, or take the example. A key is made unless you give one.' },
      ]
    if (answer.kind === 'fault') {
      const { at, says, input } = answer
      const place = at && { at: { input, line: at.line, column: at.column, offset: at.offset, length: 1 } }
      return [{ kind: 'findings', items: [{ tone: 'bad', says, ...place }] }]
    }
    return [
      { kind: 'findings', items: findingsOf(answer) },
      {
        kind: 'values',
        items: [
          { label: 'Token', text: answer.token },
          { label: 'Header for curl', text: `-H "Authorization: Bearer ${answer.token}"` },
        ],
      },
      ...titled('Payload that was signed', answer.payload),
      ...keyViews(answer, values.draw),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy token',
      done: 'Copied the token',
      of: ({ answer }) => (answer?.kind === 'signed' ? answer.token : undefined),
    },
    jwks: {
      kind: 'save',
      label: 'Save key set (JWKS)',
      file: 'jwks.json',
      type: 'application/json',
      of: ({ answer }) => (answer?.kind === 'signed' ? answer.jwks : undefined),
    },
    token: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['jwt-decoder'],
      of: ({ answer }) => (answer?.kind === 'signed' ? answer.token : undefined),
    },
  },
  controls: [
    { label: 'Payload', help: 'A JSON object. Numbers stay as they are typed, whatever their length.' },
    { label: 'Algorithm', help: 'HS, RS, PS and ES with 256, 384 and 512 bits, and EdDSA.' },
    { label: 'Expiry, iat and jti', help: 'Written after your claims where those do not have them.' },
    {
      label: 'Key',
      help: 'A secret, a private key in PKCS #8 or PKCS #1, or a JWK; one is made where the box is empty.',
    },
  ],
  results: [
    { label: 'Signed token and header for curl', kind: 'value' },
    { label: 'Check of the signature', kind: 'verdict' },
    { label: 'The key that was made, and the public key set', kind: 'value' },
  ],
  formula:
    'Writes header and payload in Base64url with a dot between, and signs both as RFC 7515 says with the algorithms of RFC 7518 and RFC 8037',
  limits: [
    'For tests: a token that a page signs is no proof that your server would issue it.',
    'Encrypted tokens (JWE) are not made.',
    'The algorithm “none” is not offered: an unsigned token proves nothing.',
    'Keys in the form of OpenSSH, SEC 1 or with a passphrase have to be converted first; the page names the command.',
  ],
  sources: [
    { title: 'RFC 7519: JSON Web Token (JWT)', href: 'https://www.rfc-editor.org/rfc/rfc7519' },
    { title: 'RFC 7515: JSON Web Signature (JWS)', href: 'https://www.rfc-editor.org/rfc/rfc7515' },
    { title: 'RFC 7518: JSON Web Algorithms (JWA)', href: 'https://www.rfc-editor.org/rfc/rfc7518' },
    { title: 'RFC 7638: JSON Web Key (JWK) Thumbprint', href: 'https://www.rfc-editor.org/rfc/rfc7638' },
    { title: 'RFC 8037: CFRG Elliptic Curves for JOSE', href: 'https://www.rfc-editor.org/rfc/rfc8037' },
  ],
  abilities: ['save', 'print'],
})
