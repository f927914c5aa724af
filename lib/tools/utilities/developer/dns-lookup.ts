import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { askedName, mostNames, questionsFor, questionUrl, resolvers, type Resolver } from '@/lib/subjects/dns/ask'
import type { DnsQuestion } from '@/lib/subjects/dns/report'

const byQuestion = { field: 'source', is: 'ask' } as const

/** Of a request that was sent, what it asked and whom. */
function askedBy(url: string): { resolver: string; name: string; type: string } {
  const { host, searchParams } = new URL(url)
  return { resolver: host, name: searchParams.get('name') ?? '', type: searchParams.get('type') ?? '' }
}

export default defineWorkbench({
  worker: worker<DnsQuestion, Report>('dns-lookup'),
  connects: ['https://cloudflare-dns.com', 'https://dns.google'],
  options: {
    source: choice('From', {
      options: { ask: 'A resolver', pasted: 'Pasted records' },
      initial: 'ask',
      as: 'buttons',
    }),
    type: choice('Type', {
      options: {
        usual: 'The usual, with mail policies',
        A: 'A',
        AAAA: 'AAAA',
        MX: 'MX',
        TXT: 'TXT',
        NS: 'NS',
        CNAME: 'CNAME',
        SOA: 'SOA',
        CAA: 'CAA',
        SRV: 'SRV',
        PTR: 'PTR',
        HTTPS: 'HTTPS',
        SVCB: 'SVCB',
        DS: 'DS',
        DNSKEY: 'DNSKEY',
        TLSA: 'TLSA',
        SSHFP: 'SSHFP',
        NAPTR: 'NAPTR',
      },
      initial: 'usual',
      as: 'menu',
      shownWhen: byQuestion,
    }),
    resolver: choice('Resolver', {
      options: { cloudflare: 'Cloudflare', google: 'Google', both: 'Both, compared' },
      initial: 'cloudflare',
      as: 'menu',
      shownWhen: byQuestion,
    }),
  },
  panels: [
    { at: 'top', fields: ['source'] },
    { at: 'inputs', fields: ['type', 'resolver'] },
  ],
  inputs: {
    names: {
      kind: 'text',
      label: 'Names or addresses, one a line',
      placeholder: 'example.com',
      height: 'short',
      shownWhen: byQuestion,
      takes: { text: { source: 'ask' } },
    },
    pasted: {
      kind: 'text',
      label: 'Records, a message or a resolver’s JSON',
      placeholder: 'example.com. 300 IN MX 10 mail.example.com.',
      height: 'tall',
      shownWhen: { field: 'source', is: 'pasted' },
      example:
        'example.com.\t3600\tIN\tMX\t10 mail.example.com.\nexample.com.\t3600\tIN\tTXT\t"v=spf1 include:_spf.example.net +all"\n_dmarc.example.com.\t3600\tIN\tTXT\t"v=DMARC1; p=none"\nexample.com.\t3600\tIN\tCAA\t0 issue "letsencrypt.org"\n',
      opens: {
        label: 'Open a zone file',
        accept: '.txt,.zone,.db,text/plain',
        largest: 5_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
  },
  resultLabel: 'Records',
  sending: {
    label: 'Look up',
    says: 'A browser cannot ask the DNS itself. A press asks the resolver that you choose, over https; nothing is sent before.',
    shownWhen: byQuestion,
  },
  sends({ values: { source, type, resolver }, texts: { names } }) {
    if (source !== 'ask') return undefined
    const asked = [...new Set(names.split(/[\s,;]+/).flatMap((one) => askedName(one) ?? []))].slice(0, mostNames)
    if (asked.length === 0) return undefined
    const chosen: readonly Resolver[] = resolver === 'both' ? ['cloudflare', 'google'] : [resolver]
    const hosts = chosen.map((one) => resolvers[one].host).join(' and ')
    const requests = asked.flatMap((name) =>
      questionsFor(name, type).flatMap((question) =>
        chosen.map((one) => ({
          url: questionUrl(one, question.name, question.type),
          headers: { accept: 'application/dns-json' },
        })),
      ),
    )
    return {
      label: `Ask ${hosts}`,
      says: `Sends ${asked.length === 1 ? asked[0] : `${String(asked.length)} names`} to ${hosts}, which ${chosen.length === 1 ? 'learns' : 'learn'} the ${asked.length === 1 ? 'name' : 'names'} and your network address.`,
      requests,
      atOnce: 4,
    }
  },
  ask({ values: { source }, texts: { pasted }, received = [] }) {
    if (source === 'pasted') return pasted.trim() === '' ? undefined : { text: pasted, replies: [] }
    if (!received.some(({ status }) => status !== undefined)) return undefined
    const replies = received.map(({ request, status, body = '' }) => ({ ...askedBy(request.url), status, body }))
    return { text: '', replies }
  },
  views(work) {
    const { names } = work.texts
    const isAsking = work.values.source === 'ask'
    const wrong = isAsking ? names.split(/[\s,;]+/).filter((one) => one !== '' && askedName(one) === undefined) : []
    return [
      ...wrong.slice(0, 1).map(
        (one) =>
          ({
            kind: 'note',
            under: 'names',
            tone: 'bad',
            says: `“${one.slice(0, 60)}” is no name that can be asked about. Write a domain such as example.com.`,
          }) as const,
      ),
      ...reportViews(
        work,
        'pasted',
        isAsking ? 'Name a domain, then press the button.' : 'Paste records. They are read here, without any request.',
      ),
    ]
  },
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the table (CSV)',
      file: 'dns-records.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    {
      label: 'Names or addresses',
      help: 'Up to 200; letters outside ASCII become Punycode, an address its reverse name.',
    },
    { label: 'Type', help: 'The usual ones with SPF, DMARC and CAA, or one of seventeen.' },
    { label: 'Resolver', help: 'Cloudflare, Google, or both compared; asked by the button only.' },
    {
      label: 'Pasted records',
      help: 'Lines of dig or a zone file, a message in hexadecimal or Base64, or a resolver’s JSON.',
    },
  ],
  results: [
    { label: 'Records with the time they are kept', kind: 'table' },
    { label: 'What SPF, DMARC and CAA say, and their mistakes', kind: 'verdict' },
    { label: 'Lines of a zone file', kind: 'value' },
  ],
  formula:
    'Asks a resolver over https (the JSON beside RFC 8484), or reads pasted bytes and zone lines by RFC 1035, and checks mail policies by RFC 7208 and RFC 7489',
  limits: [
    'You see what the resolver answers, from its cache too, and not what each server of the domain says.',
    'Policies that an SPF record includes are counted as one question each; what they ask in turn is not followed.',
    'The mark of DNSSEC is the resolver’s word. The signatures are not checked here.',
    'Resolvers limit how often a network may ask; 200 names are sent four at a time.',
  ],
  sources: [
    {
      title: 'RFC 1035: Domain Names, Implementation and Specification',
      href: 'https://www.rfc-editor.org/rfc/rfc1035',
    },
    { title: 'RFC 8484: DNS Queries over HTTPS (DoH)', href: 'https://www.rfc-editor.org/rfc/rfc8484' },
    { title: 'RFC 7208: Sender Policy Framework (SPF)', href: 'https://www.rfc-editor.org/rfc/rfc7208' },
    { title: 'RFC 7489: DMARC', href: 'https://www.rfc-editor.org/rfc/rfc7489' },
    {
      title: 'RFC 8659: DNS Certification Authority Authorization (CAA)',
      href: 'https://www.rfc-editor.org/rfc/rfc8659',
    },
    {
      title: 'Google Public DNS: JSON API for DNS over HTTPS',
      href: 'https://developers.google.com/speed/public-dns/docs/doh/json',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
