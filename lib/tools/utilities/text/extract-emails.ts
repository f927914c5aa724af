import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, text, toggle } from '@/lib/kits/fields/define'
import type { Extraction, ExtractQuestion } from '@/lib/subjects/email/extract'

/** Shown of a longer list, in UTF-16 units. */
const shownCharacters = 4000
const shownDomains = 12
const count = (value: number) => value.toLocaleString('en-US')

function shownList({ list }: Extraction): View {
  if (list.length <= shownCharacters) return { kind: 'text', label: 'Addresses', text: list, boxed: true }
  const head = list.slice(0, list.lastIndexOf('\n', shownCharacters) + 1)
  return { kind: 'text', label: 'Addresses, the beginning', text: head, boxed: true }
}

function domainTable({ domains }: Extraction): View {
  return {
    kind: 'table',
    label: domains.length > shownDomains ? `The ${shownDomains} commonest domains` : 'Domains',
    isTitled: true,
    columns: ['Domain', 'Addresses'],
    rows: domains.slice(0, shownDomains).map(({ domain, addresses }) => [domain, count(addresses)]),
  }
}

export default defineWorkbench({
  worker: worker<ExtractQuestion, Extraction>('extract-emails'),
  options: {
    order: choice('Order', {
      options: { found: 'As they were found', address: 'Alphabet', domain: 'Domain, then alphabet' },
      initial: 'found',
      as: 'menu',
    }),
    disguised: toggle('Read “name [at] example [dot] com” too', {}),
    excluded: text('Leave out', {
      optional: true,
      maxLength: 5000,
      placeholder: 'noreply, example.com',
      help: 'Addresses, domains or names before the @, parted by commas.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['order', 'disguised', 'excluded'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Text with addresses',
      height: 'middle',
      placeholder: 'Paste a text, the source of a page or a mail',
      example:
        'From: Ada Park <ada.park@example.com>\nTo: orders@example.org, Bruno <bruno@example.org>\nPlease reply to ada.park@example.com. Our logo is logo@2x.png.\n',
      takes: { text: {} },
      holds: {
        accept: '.txt,.html,.htm,.csv,.tsv,.eml,.mbox,.vcf,.log,.md,.docx,.pdf,.xlsx,.odt,text/plain',
        pasted: 'pasted.txt',
        wraps: true,
      },
    },
  },
  resultLabel: 'Addresses found',
  asking: 'Looking for addresses',
  ask({ values: { order, disguised, excluded }, texts, opened }): ExtractQuestion | undefined {
    const source = opened.text ?? texts.text
    if (source === '') return undefined
    const words = (excluded ?? '').toLowerCase().split(/[\s,;]+/u)
    return { source, rules: { order, disguised, excluded: new Set(words.filter((word) => word !== '')) } }
  },
  views({ answer }): View[] {
    if (!answer) return [{ kind: 'note', says: 'Paste a text or open a file. Every address stands here once.' }]
    const { addresses, domains, excluded, refused } = answer
    if (addresses.length === 0)
      return [{ kind: 'note', status: true, says: 'No address was found. One needs an @ and a domain with a point.' }]
    const times = addresses.reduce((sum, one) => sum + one.times, 0)
    return [
      {
        kind: 'figures',
        items: [
          { label: 'Different addresses', text: count(addresses.length) },
          { label: 'Times found', text: count(times) },
          { label: 'Domains', text: count(domains.length) },
          { label: 'Left out', text: count(excluded) },
        ],
      },
      shownList(answer),
      ...(refused.length > 0
        ? [{ kind: 'note', says: `No addresses, though they look like some: ${refused.join(', ')}.` } as const]
        : []),
      domainTable(answer),
      {
        kind: 'note',
        says: 'An address is personal data in many countries. Write to people only where the law or they allow it.',
      },
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied the addresses', of: ({ answer }) => answer?.list },
    comma: {
      kind: 'copy',
      label: 'Copy with commas',
      done: 'Copied the addresses in one line',
      of: ({ answer }) => answer?.addresses.map(({ address }) => address).join(', '),
    },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: 'addresses.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer?.list,
    },
    csv: {
      kind: 'save',
      label: 'Save CSV',
      file: 'addresses.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => answer?.csv,
    },
  },
  controls: [
    {
      label: 'Text with addresses',
      help: 'Typed, pasted, or a text, mail, web page, Word, PDF or Excel file of up to 100 MB.',
    },
    { label: 'Order', help: 'As found, by alphabet or by domain.' },
    { label: 'Leave out', help: 'Addresses, whole domains, or names such as noreply.' },
  ],
  results: [
    { label: 'Each address once, with how often it was found', kind: 'value' },
    { label: 'Domains by number of addresses', kind: 'table' },
    { label: 'Names of files that look like addresses', kind: 'value' },
  ],
  formula:
    'What stands around an @ is cut at signs that part addresses in texts, then read as a mailbox by RFC 5321; entities, links to mail and quoted-printable are decoded first',
  limits: [
    'Attachments and bodies in Base64 within a mail file are not opened.',
    'Addresses in quotes and those with signs such as / or = before the @ are not looked for.',
    'That an address is well formed says nothing about whether somebody reads it.',
    'Pictures of addresses are not read.',
  ],
  sources: [
    { title: 'RFC 5321: Simple Mail Transfer Protocol', href: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2' },
    { title: 'RFC 6068: The mailto URI scheme', href: 'https://www.rfc-editor.org/rfc/rfc6068' },
    { title: 'RFC 2045: quoted-printable', href: 'https://www.rfc-editor.org/rfc/rfc2045#section-6.7' },
    { title: 'Regulation (EU) 2016/679, articles 4 and 6', href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
  ],
  abilities: ['save', 'print'],
})
