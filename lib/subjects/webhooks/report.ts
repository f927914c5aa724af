import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted } from '@/lib/messages/counted'
import {
  claimOf,
  headersWith,
  readHeaders,
  signatureOf,
  signedText,
  type Claim,
  type OwnScheme,
  type Provider,
  type SignedParts,
} from './sign'

export interface WebhookQuestion {
  mode: 'verify' | 'compose'
  provider: Provider
  own: OwnScheme
  secret: string
  body: string
  /** Verifying: the headers that came. Composing: headers of one's own. */
  headers: string
  timestamp: string
  id: string
  url: string
  /** Seconds since 1970, for the age of what was received. */
  now: number
}

/** The report, and of a composed message the headers that go with it. */
export interface WebhookAnswer extends Report {
  send?: { headers: Readonly<Record<string, string>> }
}

/** Senders ask receivers to refuse what is older, in seconds. */
export const tolerance = 300

const documents: Readonly<Record<Provider, string>> = {
  stripe: 'Stripe, “Verify webhook signatures manually”',
  github: 'GitHub, “Validating webhook deliveries”',
  shopify: 'Shopify, “Verify webhook deliveries”',
  slack: 'Slack, “Verifying requests from Slack”',
  standard: 'Standard Webhooks, specification',
  own: 'RFC 2104',
}

const needsTime = (provider: Provider, own: OwnScheme) =>
  ['stripe', 'slack', 'standard'].includes(provider) || (provider === 'own' && own.isTimed)

/** Changes that bodies suffer on the way, each tried against the signature. */
const changes: readonly { says: string; change: (body: string) => string | undefined }[] = [
  { says: 'without the line end at its close', change: (body) => body.replace(/\r?\n$/, '') },
  { says: 'with a line end at its close', change: (body) => `${body}\n` },
  { says: 'with line ends of Unix', change: (body) => body.replaceAll('\r\n', '\n') },
  { says: 'with line ends of Windows', change: (body) => body.replaceAll(/\r?\n/g, '\r\n') },
  { says: 'without spaces around it', change: (body) => body.trim() },
  { says: 'as JSON without spaces', change: (body) => jsonAgain(body) },
  { says: 'as JSON with an indent of two', change: (body) => jsonAgain(body, 2) },
]

function jsonAgain(body: string, indent?: number): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body), undefined, indent)
  } catch {
    return undefined
  }
}

/** Why a signature does not fit: another body or another secret that fits, found by trying. */
async function reasonFor(parts: SignedParts, claim: Claim): Promise<string | undefined> {
  const fits = async (changed: SignedParts) => {
    const signature = await signatureOf(changed)
    return signature !== undefined && claim.signatures.includes(signature)
  }
  for (const { says, change } of changes) {
    const body = change(parts.body)
    if (body !== undefined && body !== parts.body && (await fits({ ...parts, body })))
      return `It fits the body ${says}. Something changed the body before it came here; sign and check the bytes as they arrive, before they are parsed.`
  }
  const secret = parts.secret.trim()
  if (secret !== parts.secret && (await fits({ ...parts, secret })))
    return 'It fits the secret without the spaces around it.'
  return undefined
}

function ageFinding(claim: Claim, now: number): ReportFinding[] {
  if (claim.timestamp === '') return []
  const sent = Number(claim.timestamp)
  if (!Number.isInteger(sent)) return [{ tone: 'bad', says: `The time “${claim.timestamp}” is no number of seconds.` }]
  const age = now - sent
  const isFresh = Math.abs(age) <= tolerance
  const when = new Date(sent * 1000)
  const moment = Number.isNaN(when.valueOf())
    ? claim.timestamp
    : `${when.toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return [
    {
      tone: isFresh ? 'good' : 'warn',
      says: isFresh
        ? `Signed at ${moment}, within the last five minutes.`
        : `Signed at ${moment}. A receiver refuses what is older than five minutes, so that nobody plays it back.`,
      ...(!isFresh && { detail: 'For a message kept from earlier that is as it should be.' }),
    },
  ]
}

async function verified(question: WebhookQuestion): Promise<Report> {
  const { provider, own, secret, body, headers, now } = question
  const claim = claimOf(provider, own, readHeaders(headers))
  const timestamp = claim.timestamp || question.timestamp
  const parts: SignedParts = { provider, own, secret, body, timestamp, id: claim.id || question.id }
  const source = documents[provider]
  if (claim.signatures.length === 0)
    return {
      headline: `No ${claim.header} was found among the headers.`,
      tone: 'bad',
      parts: [{ notes: ['Paste the headers as they came, one a line, or the value of that one alone.'] }],
    }
  if (needsTime(provider, own) && timestamp === '')
    return {
      headline: 'The time that was signed is missing.',
      tone: 'bad',
      parts: [{ notes: ['Paste the header with the time too: it is part of what is signed.'] }],
    }
  const expected = await signatureOf(parts)
  if (expected === undefined)
    return { headline: 'The secret is not Base64, as this kind of secret is.', tone: 'bad', parts: [] }
  const isRight = claim.signatures.includes(expected)
  const reason = isRight ? undefined : await reasonFor(parts, claim)
  const mismatch: ReportFinding = {
    tone: 'bad',
    says: 'The signature does not fit the body and the secret.',
    detail:
      reason ??
      'Compare the secret (test and live have their own), and take the raw body: parsing and writing it again changes spaces and the order of keys.',
    source,
  }
  return {
    headline: isRight ? 'The signature is right.' : 'The signature does not fit.',
    tone: isRight ? 'good' : 'bad',
    parts: [
      {
        findings: [
          isRight ? { tone: 'good', says: 'Body, time and secret are those that were signed.', source } : mismatch,
          ...ageFinding(claim, now),
        ],
      },
      {
        heading: 'How it is worked out',
        tables: [
          {
            label: 'Signatures',
            columns: ['What', 'Value'],
            rows: [
              ['Expected', expected],
              ...claim.signatures.map((signature) => ['Received', signature]),
              ['Signed text begins', signedText(parts).slice(0, 120)],
              ['Body', counted(new TextEncoder().encode(body).length, 'byte', 'bytes')],
            ],
          },
        ],
      },
    ],
  }
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The message as commands that send it without a browser. */
export function snippets(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): { label: string; text: string }[] {
  const all = Object.entries(headers)
  const curl = [
    `curl -X POST ${shellQuoted(url)}`,
    ...all.map(([name, value]) => `  -H ${shellQuoted(`${name}: ${value}`)}`),
    `  --data-binary ${shellQuoted(body)}`,
  ].join(' \\\n')
  const node = `await fetch(${JSON.stringify(url)}, ${JSON.stringify({ method: 'POST', headers, body }, undefined, 2)})`
  return [
    { label: 'With curl', text: `${curl}\n` },
    { label: 'With Node', text: `${node}\n` },
  ]
}

async function composed(question: WebhookQuestion): Promise<WebhookAnswer> {
  const { provider, own, secret, body, timestamp, id, headers: written, url } = question
  const parts: SignedParts = { provider, own, secret, body, timestamp, id }
  const signature = await signatureOf(parts)
  if (signature === undefined)
    return { headline: 'The secret is not Base64, as this kind of secret is.', tone: 'bad', parts: [] }
  const custom = [...readHeaders(written)].filter(([name]) => name !== '')
  const isJson = jsonAgain(body) !== undefined
  const type = custom.some(([name]) => name === 'content-type')
    ? []
    : [['Content-Type', isJson ? 'application/json' : 'application/x-www-form-urlencoded']]
  const headers = Object.fromEntries([...type, ...custom, ...headersWith(signature, parts)]) as Record<string, string>
  return {
    headline: `Signed: ${counted(new TextEncoder().encode(body).length, 'byte', 'bytes')}, ${provider === 'own' ? own.algorithm : 'SHA-256'}.`,
    tone: 'good',
    parts: [
      {
        heading: 'Headers',
        tables: [{ label: 'Headers of the message', columns: ['Header', 'Value'], rows: Object.entries(headers) }],
      },
      { heading: 'To send it without a browser', texts: snippets(url || 'https://example.com/webhook', headers, body) },
    ],
    send: { headers },
  }
}

/** Checks a message that came, or signs one that is to go. */
export async function webhookReport(question: WebhookQuestion): Promise<WebhookAnswer> {
  return question.mode === 'verify' ? verified(question) : composed(question)
}
