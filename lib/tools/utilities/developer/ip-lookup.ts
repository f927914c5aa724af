import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { canonical, parseIp } from '@/lib/subjects/ip/address'
import type { IpQuestion } from '@/lib/subjects/ip/report'

/** Where the regional registries answer, as the bootstrap list of IANA names them (RFC 9224). */
const registries = {
  arin: 'https://rdap.arin.net/registry/ip/',
  ripe: 'https://rdap.db.ripe.net/ip/',
  apnic: 'https://rdap.apnic.net/ip/',
  lacnic: 'https://rdap.lacnic.net/rdap/ip/',
  afrinic: 'https://rdap.afrinic.net/rdap/ip/',
}

export default defineWorkbench({
  worker: worker<IpQuestion, Report>('ip-lookup'),
  connects: [
    'https://rdap.arin.net',
    'https://rdap.db.ripe.net',
    'https://rdap.apnic.net',
    'https://rdap.lacnic.net',
    'https://rdap.afrinic.net',
  ],
  options: {
    registry: choice('Registry to ask', {
      options: {
        arin: 'ARIN (sends on to the one in charge)',
        ripe: 'RIPE NCC',
        apnic: 'APNIC',
        lacnic: 'LACNIC',
        afrinic: 'AFRINIC',
      },
      initial: 'arin',
      as: 'menu',
    }),
  },
  panels: [{ at: 'inputs', fields: ['registry'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Addresses',
      placeholder: '192.0.2.1, or a list',
      height: 'short',
      example: '2001:db8::3656:78ff:fe9a:bcde\n',
      takes: { text: {} },
      opens: {
        label: 'Open a list',
        accept: '.txt,.csv,text/plain',
        largest: 5_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
  },
  resultLabel: 'What the address says',
  sending: {
    label: 'Ask the registry',
    says: 'With a public address above, a press asks the registry whose network it is. Everything else is worked out here.',
  },
  sends({ values: { registry }, texts: { text } }) {
    const [first = ''] = text.trim().split(/[\s,;]+/)
    const address = parseIp(first)
    if (!address) return undefined
    const url = `${registries[registry]}${canonical({ version: address.version, value: address.value })}`
    const { host } = new URL(url)
    return {
      label: `Ask ${host}`,
      says: `Asks ${host} whose network ${canonical(address)} is in. It learns this address and your own. A registry that is not in charge sends the browser on to the one that is.`,
      requests: [{ url, headers: { accept: 'application/rdap+json' } }],
    }
  },
  ask({ texts: { text }, received }) {
    if (text.trim() === '') return undefined
    const [reply] = received ?? []
    if (reply?.status === undefined) return { text }
    return {
      text,
      rdap: { host: new URL(reply.url ?? reply.request.url).host, status: reply.status, body: reply.body ?? '' },
    }
  },
  views: (work) => reportViews(work, 'text', 'Give an address. Its kind, reach and spellings stand here at once.'),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'addresses.csv',
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
      label: 'Addresses',
      help: 'IPv4 or IPv6 in any notation, with a prefix, or names of the reverse tree; up to 50,000.',
    },
    { label: 'Registry to ask', help: 'One of the five that hand out addresses, asked only by the button.' },
  ],
  results: [
    { label: 'Kind and reach, by the registries of special addresses', kind: 'verdict' },
    { label: 'All ways to write it', kind: 'table' },
    { label: 'Name for a reverse lookup', kind: 'value' },
    { label: 'First and last address of a prefix', kind: 'table' },
    { label: 'Holder, range and country of the registration, when asked', kind: 'table' },
  ],
  formula:
    'Reads the address as a whole number, finds the narrowest special block around it, and writes it by RFC 5952; a registry answers over RDAP only when you press',
  limits: [
    'No city and no map: where a device stands, its address does not say, and databases that guess are often wrong by a country.',
    'Your own address is not shown, since a page learns it only by asking a server.',
    'The five registries limit how often a network may ask.',
    'Routes and the number of the autonomous system are not part of a registry’s answer about a network.',
  ],
  asked: [{ says: '{text:address}' }],
  sources: [
    {
      title: 'IANA: IPv4 Special-Purpose Address Registry',
      href: 'https://www.iana.org/assignments/iana-ipv4-special-registry/',
    },
    {
      title: 'IANA: IPv6 Special-Purpose Address Registry',
      href: 'https://www.iana.org/assignments/iana-ipv6-special-registry/',
    },
    {
      title: 'RFC 5952: A Recommendation for IPv6 Address Text Representation',
      href: 'https://www.rfc-editor.org/rfc/rfc5952',
    },
    { title: 'RFC 9083: JSON Responses for RDAP', href: 'https://www.rfc-editor.org/rfc/rfc9083' },
    { title: 'RFC 9224: Finding the Authoritative RDAP Service', href: 'https://www.rfc-editor.org/rfc/rfc9224' },
  ],
  abilities: ['save', 'print', 'batch'],
})
