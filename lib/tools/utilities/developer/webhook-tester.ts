import { urlOf } from '@/lib/base/text/url-of'
import { reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, text as textField, toggle } from '@/lib/kits/fields/define'
import type { WebhookAnswer, WebhookQuestion } from '@/lib/subjects/webhooks/report'

const composing = { field: 'mode', is: 'compose' } as const
const byOwn = { field: 'provider', is: 'own' } as const

/** A message that is not given a time is signed for the moment in which the page began. */
const openedAt = String(Math.floor(Date.now() / 1000))

const isAddress = (url: string) => /^https?:$/.test(urlOf(url)?.protocol ?? '')

function receivedViews(work: {
  received?:
    | readonly {
        status?: number
        statusText?: string
        milliseconds: number
        headers?: readonly (readonly [string, string])[]
        body?: string
      }[]
    | undefined
}): View[] {
  const [reply] = work.received ?? []
  if (reply?.status === undefined) return []
  const { status, statusText = '', milliseconds, headers = [], body = '' } = reply
  return [
    { kind: 'heading', says: 'What the receiver answered' },
    {
      kind: 'note',
      strong: true,
      tone: status < 300 ? 'good' : 'bad',
      says: `${String(status)} ${statusText}, after ${String(Math.round(milliseconds))} ms`,
    },
    { kind: 'table', label: 'Headers that it lets a page read', columns: ['Header', 'Value'], rows: headers },
    { kind: 'text', label: 'Body of the answer', text: body.slice(0, 100_000), boxed: true },
  ]
}

export default defineWorkbench({
  worker: worker<Omit<WebhookQuestion, 'now'>, WebhookAnswer>('webhook-tester'),
  connects: 'anywhere',
  options: {
    mode: choice('Task', {
      options: { verify: 'Check a message', compose: 'Sign and send one' },
      initial: 'verify',
      as: 'buttons',
    }),
    provider: choice('Sender', {
      options: {
        stripe: 'Stripe',
        github: 'GitHub',
        shopify: 'Shopify',
        slack: 'Slack',
        standard: 'Standard Webhooks',
        own: 'Another, by HMAC',
      },
      initial: 'github',
      as: 'menu',
    }),
    algorithm: choice('Algorithm', {
      options: { 'SHA-1': 'SHA-1', 'SHA-256': 'SHA-256', 'SHA-512': 'SHA-512' },
      initial: 'SHA-256',
      as: 'menu',
      shownWhen: byOwn,
    }),
    encoding: choice('Written in', {
      options: { hex: 'hex', base64: 'Base64' },
      initial: 'hex',
      shownWhen: byOwn,
    }),
    header: textField('Header of the signature', { initial: 'X-Signature', maxLength: 100, shownWhen: byOwn }),
    isTimed: toggle('Time and a dot before the body', { shownWhen: byOwn }),
  },
  panels: [
    { at: 'top', fields: ['mode', 'provider'] },
    { at: 'inputs', fields: ['algorithm', 'encoding', 'header', 'isTimed'] },
  ],
  inputs: {
    body: {
      kind: 'text',
      label: 'Raw body',
      placeholder: '{"event": "order.paid"}',
      height: 'middle',
      example: 'Hello, World!',
      takes: { text: {} },
      opens: { label: 'Open a body', largest: 10_000_000, otherwise: 'Bodies up to 10 MB are signed here.' },
    },
    headers: {
      kind: 'text',
      label: { field: 'mode', is: { verify: 'Headers that came with it', compose: 'Headers of your own' } },
      placeholder: 'X-Hub-Signature-256: sha256=…',
      height: 'middle',
    },
    secret: {
      kind: 'text',
      label: 'Secret (not kept)',
      placeholder: 'The signing secret of the webhook',
      height: 'line',
      secret: true,
    },
    url: {
      kind: 'text',
      label: 'Address of the receiver',
      placeholder: 'https://…',
      height: 'line',
      shownWhen: composing,
    },
    timestamp: {
      kind: 'text',
      label: 'Time of signing, in seconds since 1970',
      placeholder: 'When this page was opened',
      height: 'line',
      shownWhen: composing,
    },
  },
  resultLabel: 'Signature',
  sending: {
    label: 'Send',
    says: 'With an address and a secret above, a press sends the signed message from your browser. The receiver must allow other sites to call it (CORS); most do not, and then the commands below do the same.',
    shownWhen: composing,
  },
  sends({ values: { mode }, texts: { url, body }, answer }) {
    if (mode !== 'compose' || !isAddress(url) || !answer?.send) return undefined
    const { host } = new URL(url)
    return {
      label: `Send to ${host}`,
      says: `Sends the signed message to ${host}. The secret does not go along. A browser first asks the receiver whether it may (an OPTIONS request), because of the signature’s header.`,
      requests: [{ url, method: 'POST', headers: answer.send.headers, body }],
    }
  },
  ask({ values, texts: { body, headers, secret, timestamp, url } }) {
    const { mode, provider, algorithm, encoding, header, isTimed } = values
    if (secret === '' || (mode === 'verify' && headers.trim() === '')) return undefined
    const own = { algorithm, encoding, header, isTimed }
    return {
      mode,
      provider,
      own,
      secret,
      body,
      headers,
      timestamp: timestamp.trim() || (mode === 'compose' ? openedAt : ''),
      id: 'msg_1',
      url: mode === 'compose' ? url.trim() : '',
    }
  },
  views: (work) => [
    ...reportViews(
      work,
      'body',
      work.values.mode === 'verify'
        ? 'Paste the raw body, the headers and the secret. Whether they belong together is worked out here.'
        : 'Write a body and a secret. The signature is worked out here.',
    ),
    ...receivedViews(work),
  ],
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
    now: {
      kind: 'put',
      label: 'Sign for now',
      input: 'timestamp',
      shownWhen: composing,
      done: 'Signed for the present time.',
      of: () => String(Math.floor(Date.now() / 1000)),
    },
  },
  controls: [
    { label: 'Task', help: 'Check a message that came, or sign one and send it.' },
    { label: 'Sender', help: 'Stripe, GitHub, Shopify, Slack, Standard Webhooks, or any that signs by HMAC.' },
    { label: 'Raw body', help: 'The bytes as they arrived, up to 10 MB.' },
    { label: 'Headers', help: 'As they came, one a line, or the value of the signature alone.' },
    { label: 'Secret', help: 'Kept nowhere; gone with the page.' },
  ],
  results: [
    { label: 'Whether the signature is right, and why not', kind: 'verdict' },
    { label: 'Expected and received signature, and the text that was signed', kind: 'table' },
    { label: 'Commands for curl and Node', kind: 'value' },
    { label: 'Answer of the receiver, where it lets a page read it', kind: 'table' },
  ],
  formula:
    'Puts together what the sender signs, takes HMAC of it with WebCrypto, and compares; where it differs, tries the usual changes to body and secret',
  limits: [
    'A page cannot receive calls. To see what a sender sends, use its own log of deliveries, or a tunnel to your machine.',
    'A receiver must allow other sites by CORS, else the browser keeps its answer; the message may have arrived.',
    'Standard Webhooks with asymmetric keys (v1a) are not checked.',
    'Bodies are text in UTF-8 here; a sender that signs other bytes needs its raw file.',
  ],
  sources: [
    {
      title: 'RFC 2104: HMAC, Keyed-Hashing for Message Authentication',
      href: 'https://www.rfc-editor.org/rfc/rfc2104',
    },
    {
      title: 'GitHub Docs: Validating webhook deliveries',
      href: 'https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries',
    },
    { title: 'Stripe Docs: Receive Stripe events in your webhook endpoint', href: 'https://docs.stripe.com/webhooks' },
    {
      title: 'Slack: Verifying requests from Slack',
      href: 'https://docs.slack.dev/authentication/verifying-requests-from-slack',
    },
    {
      title: 'Standard Webhooks: specification',
      href: 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md',
    },
  ],
  abilities: ['print'],
})
