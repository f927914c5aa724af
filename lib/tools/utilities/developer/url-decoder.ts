import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { Finding, View } from '@/lib/kits/app/views'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { LinkAnswer, LinkRequest } from '@/lib/subjects/url/read-link'

type Link = Extract<LinkAnswer, { kind: 'link' }>

function findingsOf({ layers, stray, inside }: Link): Finding[] {
  const items: Finding[] = []
  if (layers.length > 1)
    items.push({
      tone: 'warn',
      says: `Encoded ${layers.length} times.`,
      detail: 'Each layer stands below. A program that encodes what is encoded already is the usual cause.',
    })
  if (stray > 0) items.push({ tone: 'warn', says: `Percent signs that are no escape, left as they are: ${stray}.` })
  for (const address of inside)
    items.push({
      tone: 'plain',
      says: `Leads on to ${address}`,
      detail: 'It stands in a parameter, as in links that pass through a checker or a counter. Nothing is opened.',
    })
  return items
}

const ordinals = ['Decoded', 'Decoded twice', 'Decoded three times', 'Decoded four times', 'Decoded five times']

function viewsOf(link: Link): View[] {
  const { layers, parts, parameters } = link
  return [
    { kind: 'findings', label: 'What to know', items: findingsOf(link) },
    { kind: 'values', items: layers.map((text, at) => ({ label: ordinals[at] ?? '', text })) },
    ...(parameters.length === 0
      ? []
      : ([
          { kind: 'note', says: 'Parameters', strong: true },
          {
            kind: 'table',
            label: 'Parameters',
            columns: ['Name', 'Value', 'What it is'],
            rows: parameters.map(({ name, value, more }) => [name, value, more]),
          },
        ] as const)),
    ...(parts.length === 0
      ? []
      : ([
          {
            kind: 'table',
            label: 'Parts',
            columns: ['Part', 'Value'],
            rows: parts.map(({ name, value }) => [name, value]),
          },
        ] as const)),
  ]
}

export default defineWorkbench({
  worker: worker<LinkRequest, LinkAnswer>('url-decoder'),
  options: {
    plus: toggle('A + is a space', { help: 'As forms send it. In parameters it is one anyway.' }),
    charset: choice('Characters as', { options: { 'utf-8': 'UTF-8', 'latin-1': 'Latin-1' }, initial: 'utf-8' }),
  },
  panels: [{ at: 'inputs', fields: ['plus', 'charset'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Link or encoded text',
      placeholder: 'https://example.com/?q=caf%C3%A9',
      height: 'middle',
      example:
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fr%C3%A9sum%C3%A9%3Flang%3Dfr%26from%3Dmail&data=05%7C02&reserved=0',
      takes: { text: {} },
      opens: { label: 'Open a text file', largest: 20_000_000, otherwise: 'Split it into smaller files.' },
    },
  },
  resultLabel: 'Decoded',
  ask: ({ values: { plus, charset }, texts: { text } }): LinkRequest | undefined =>
    text.trim() === '' ? undefined : { text, plus, charset },
  views({ answer, texts }) {
    if (!answer) return [{ kind: 'note', says: 'Paste a link: it is taken apart here and never opened.' }]
    if (answer.kind === 'link') return viewsOf(answer)
    if (answer.kind === 'lines')
      return [
        { kind: 'note', says: `${answer.lines} lines, each decoded once.` },
        { kind: 'text', label: 'Decoded lines', text: answer.decoded, boxed: true },
      ]
    const { says, offset, length } = answer.fault
    const before = texts.text.slice(0, offset).split('\n')
    const at = { input: 'text', line: before.length, column: (before.at(-1) ?? '').length + 1, offset, length }
    return [{ kind: 'findings', items: [{ tone: 'bad', says, at }] }]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy decoded',
      done: 'Copied the text',
      of: ({ answer }) =>
        answer?.kind === 'link' ? answer.layers.at(-1) : answer?.kind === 'lines' ? answer.decoded : undefined,
    },
    save: {
      kind: 'save',
      label: 'Save',
      file: 'decoded.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => (answer?.kind === 'lines' ? answer.decoded : undefined),
    },
    decoded: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['url-encoder', 'base64'],
      of: ({ answer }) => (answer?.kind === 'link' ? answer.layers.at(-1) : undefined),
    },
  },
  controls: [
    { label: 'Link or encoded text', help: 'A link, a query, any encoded text, or one a line.' },
    { label: 'Characters as', help: 'UTF-8, or Latin-1 for links of old programs.' },
  ],
  results: [
    { label: 'Text decoded until nothing changes, layer by layer', kind: 'value' },
    { label: 'Parameters with what they hold', kind: 'table' },
    { label: 'Address inside the address', kind: 'verdict' },
  ],
  formula:
    'Reads each run of % and two hexadecimal digits as bytes of the charset, RFC 3986, section 2.1, and splits a query as the URL standard says',
  limits: [
    'At most five layers are taken off.',
    'Links are never opened, so where a short link leads is not known.',
    'Hosts in Punycode (xn--) are shown as they are written.',
    'Several lines are decoded once each, without tables.',
  ],
  asked: [{ says: '{text:link}' }],
  sources: [
    {
      title: 'RFC 3986: Uniform Resource Identifier (URI): Generic Syntax',
      href: 'https://www.rfc-editor.org/rfc/rfc3986',
    },
    {
      title: 'WHATWG: URL Standard, application/x-www-form-urlencoded',
      href: 'https://url.spec.whatwg.org/#application/x-www-form-urlencoded',
    },
  ],
  abilities: ['save', 'print'],
})
