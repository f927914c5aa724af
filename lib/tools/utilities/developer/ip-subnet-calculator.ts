import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { SubnetQuestion } from '@/lib/subjects/ip/subnet-report'

export default defineWorkbench({
  worker: worker<SubnetQuestion, Report>('ip-subnet-calculator'),
  options: {
    task: choice('What to do', {
      options: {
        network: 'Explain a network or range',
        split: 'Split into equal parts',
        hosts: 'Plan by numbers of hosts',
        merge: 'Merge a list',
        exclude: 'Take networks out',
      },
      initial: 'network',
      as: 'menu',
    }),
    tight: toggle('Links of two hosts get a /31 (RFC 3021)', { shownWhen: { field: 'task', is: 'hosts' } }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    { at: 'inputs', fields: ['tight'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: {
        field: 'task',
        is: {
          network: 'Network or range',
          split: 'Network',
          hosts: 'Network',
          merge: 'Networks, addresses and ranges, one a line',
          exclude: 'Network or range',
        },
      },
      placeholder: '192.168.10.0/24',
      height: 'short',
      example: '192.168.10.77/26\n',
      takes: { text: {} },
      opens: {
        label: 'Open a list',
        accept: '.txt,.csv,text/plain',
        largest: 10_000_000,
        otherwise: 'Choose a smaller file.',
      },
    },
    into: {
      kind: 'text',
      label: 'Into',
      placeholder: '/26, or 4 parts: 4',
      help: 'A prefix with its slash, or how many parts.',
      height: 'line',
      shownWhen: { field: 'task', is: 'split' },
    },
    hosts: {
      kind: 'text',
      label: 'Hosts in each network, one a line',
      placeholder: 'Office 100\nGuests 50\nLink 2',
      height: 'short',
      shownWhen: { field: 'task', is: 'hosts' },
    },
    taken: {
      kind: 'text',
      label: 'Taken out, one a line',
      placeholder: '192.168.10.0/28\n192.168.10.200 - 192.168.10.210',
      height: 'short',
      shownWhen: { field: 'task', is: 'exclude' },
    },
  },
  resultLabel: 'The networks',
  ask({ values: { task, tight }, texts: { text, into, hosts, taken } }) {
    return text.trim() === '' ? undefined : { task, tight, text, into, hosts, taken }
  },
  views: (work) =>
    reportViews(
      work,
      'text',
      'Give a network such as 192.168.10.0/24 or 2001:db8::/48. Its addresses stand here at once.',
    ),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'networks.csv',
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
    { label: 'Network or range', help: 'With a prefix or a mask, IPv4 or IPv6; or two addresses with a hyphen.' },
    { label: 'What to do', help: 'Explain, split, plan by hosts, merge a list, or take networks out of one.' },
    { label: 'Into', help: 'A prefix such as /26, or a number of parts.' },
    { label: 'Hosts in each network', help: 'Numbers, with a name before each if you like.' },
  ],
  results: [
    { label: 'First and last address, broadcast and mask', kind: 'table' },
    { label: 'Addresses for hosts', kind: 'value' },
    { label: 'Parts, plan or merged list', kind: 'table' },
    { label: 'What is left free', kind: 'table' },
    { label: 'What to know of the network', kind: 'verdict' },
  ],
  formula:
    'Reads an address as a whole number; a network of prefix p holds 2 to the power of 32 − p addresses, or 128 − p for IPv6, and begins at a multiple of that',
  limits: [
    'Of a split the first 65,536 parts are listed; a list to merge has up to 200,000 entries.',
    'A plan puts the largest networks first and leaves no reserve: round your numbers up for growth.',
    'IPv6 networks of a plan are all /64, as RFC 4291 wants interface identifiers to have 64 bits.',
    'Clouds keep some addresses of each network for themselves, AWS and Azure five, which are not taken off.',
  ],
  asked: [{ says: 'subnet {text:words}' }],
  sources: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR)', href: 'https://www.rfc-editor.org/rfc/rfc4632' },
    {
      title: 'RFC 3021: Using 31-Bit Prefixes on IPv4 Point-to-Point Links',
      href: 'https://www.rfc-editor.org/rfc/rfc3021',
    },
    { title: 'RFC 4291: IP Version 6 Addressing Architecture', href: 'https://www.rfc-editor.org/rfc/rfc4291' },
    { title: 'RFC 2317: Classless IN-ADDR.ARPA delegation', href: 'https://www.rfc-editor.org/rfc/rfc2317' },
  ],
  abilities: ['save', 'print', 'batch'],
})
