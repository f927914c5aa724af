import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { Finding, View } from '@/lib/kits/app/views'
import { choice } from '@/lib/kits/fields/define'
import type { ClaimRow, DecodeAnswer, DecodeRequest } from '@/lib/subjects/jwt/decode'

type Decoded = Extract<DecodeAnswer, { kind: 'decoded' }>

const tones = { unchecked: 'plain', good: 'good', bad: 'bad', refused: 'warn' } as const
const readings = { text: 'text', base64: 'Base64', hex: 'hexadecimal' } as const

function verdictFindings({ verdict }: Decoded): Finding[] {
  const { is, says, detail, other, weak } = verdict
  const shared = { tone: tones[is], says, ...(detail !== undefined && { detail }) }
  const found: Finding[] =
    other === undefined
      ? [shared]
      : [
          {
            tone: 'warn',
            says: `The signature agrees when the secret is read as ${readings[other]}.`,
            offers: [{ label: `Read it as ${readings[other]}`, sets: { form: other } }],
          },
        ]
  return weak === undefined ? found : [...found, { tone: 'warn', says: weak }]
}

function tableOf(label: string, rows: readonly ClaimRow[]): View[] {
  if (rows.length === 0) return []
  return [
    { kind: 'note', says: label, strong: true },
    {
      kind: 'table',
      label,
      columns: ['Name', 'Value', 'Meaning'],
      rows: rows.map(({ name, value, meaning }) => [name, value, meaning]),
    },
  ]
}

function titled(label: string, text: string): View[] {
  return [
    { kind: 'note', says: label, strong: true },
    { kind: 'text', label, text, boxed: true },
  ]
}

function viewsOf(answer: Decoded): View[] {
  const { headerRows, claimRows, header, payload, isJson, signatureBytes, isEncrypted } = answer
  return [
    { kind: 'findings', label: 'Signature', items: verdictFindings(answer) },
    { kind: 'findings', label: 'What to know', items: answer.remarks },
    ...tableOf('Claims', claimRows),
    ...tableOf('Header', headerRows),
    ...(payload === undefined ? [] : titled(isJson ? 'Payload as JSON' : 'Payload', payload)),
    ...titled('Header as JSON', header),
    ...(isEncrypted
      ? []
      : [{ kind: 'figures', items: [{ label: 'Signature', text: `${signatureBytes} bytes` }] } as const]),
  ]
}

/** Where a place in UTF-16 units stands: lines from 1. */
function spotOf(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

export default defineWorkbench({
  worker: worker<DecodeRequest, DecodeAnswer>('jwt'),
  options: {
    form: choice('A secret is written as', {
      options: { text: 'Text', base64: 'Base64', hex: 'Hex' },
      initial: 'text',
      help: 'For HS256, HS384 and HS512. A key as PEM or JWK is recognised by itself.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['form'] }],
  inputs: {
    token: {
      kind: 'text',
      label: 'Token',
      placeholder: 'eyJhbGciOi… or Authorization: Bearer eyJhbGciOi…',
      height: 'middle',
      secret: true,
      example:
        'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      takes: { text: {} },
    },
    key: {
      kind: 'text',
      label: 'Key, to check the signature',
      placeholder: 'Secret, -----BEGIN PUBLIC KEY-----, certificate, JWK or key set (JWKS)',
      height: 'short',
      secret: true,
      clear: 'Clear the key',
      example:
        '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}',
    },
  },
  resultLabel: 'Decoded token',
  ask: ({ values: { form }, texts: { token, key } }): DecodeRequest | undefined =>
    token.trim() === '' ? undefined : { kind: 'decode', token, key, form },
  views({ answer, texts }) {
    if (!answer) return [{ kind: 'note', says: 'Paste a token: it is taken apart here and sent nowhere.' }]
    if (answer.kind === 'decoded') return viewsOf(answer)
    const { says, offset, length } = answer.fault
    const at = { input: 'token', ...spotOf(texts.token, offset), offset, length }
    return [{ kind: 'findings', items: [{ tone: 'bad', says, at }] }]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy payload',
      done: 'Copied the payload',
      of: ({ answer }) => (answer?.kind === 'decoded' ? answer.payload : undefined),
    },
    payload: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter'],
      of: ({ answer }) => (answer?.kind === 'decoded' && answer.isJson ? answer.payload : undefined),
    },
  },
  controls: [
    {
      label: 'Token',
      help: 'A JWT or JWS in compact form; of an encrypted one (JWE) the header. Up to 1,000,000 characters.',
    },
    { label: 'Key', help: 'A secret as text, Base64 or hex; a PEM key or certificate; a JWK or a key set.' },
  ],
  results: [
    { label: 'Verdict on the signature', kind: 'verdict' },
    { label: 'What to know: expiry, missing claims, risky headers', kind: 'verdict' },
    { label: 'Claims and header with their meaning', kind: 'table' },
  ],
  formula:
    'Reads the three parts as Base64url (RFC 4648) and JSON (RFC 8259), and checks the signature as RFC 7515 says with the algorithms of RFC 7518 and RFC 8037',
  limits: [
    'Checks HS, RS, PS and ES with 256, 384 and 512 bits, and EdDSA with Ed25519; ES256K and Ed448 are not checked.',
    'Encrypted tokens (JWE) are not decrypted.',
    'Whether issuer and audience are the right ones only your server can know.',
    'RSA keys of fewer than 2,048 bits are refused, as RFC 7518 asks.',
  ],
  asked: [{ says: '{token:jwt}' }],
  sources: [
    { title: 'RFC 7519: JSON Web Token (JWT)', href: 'https://www.rfc-editor.org/rfc/rfc7519' },
    { title: 'RFC 7515: JSON Web Signature (JWS)', href: 'https://www.rfc-editor.org/rfc/rfc7515' },
    { title: 'RFC 7518: JSON Web Algorithms (JWA)', href: 'https://www.rfc-editor.org/rfc/rfc7518' },
    { title: 'RFC 8037: CFRG Elliptic Curves for JOSE', href: 'https://www.rfc-editor.org/rfc/rfc8037' },
    { title: 'RFC 8725: JSON Web Token Best Current Practices', href: 'https://www.rfc-editor.org/rfc/rfc8725' },
  ],
  abilities: ['print'],
})
