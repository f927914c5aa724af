import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { HttpQuestion } from '@/lib/subjects/http/report'

const sample = `HTTP/2 301
location: https://www.example.com/
cache-control: max-age=3600

HTTP/2 200
content-type: text/html; charset=utf-8
cache-control: private, no-cache
set-cookie: session=abc; Path=/; Secure; HttpOnly; SameSite=Lax
strict-transport-security: max-age=31536000; includeSubDomains
x-powered-by: PHP/8.3
pragma: no-cache
`

export default defineWorkbench({
  worker: worker<HttpQuestion, Report>('http-status-codes'),
  options: {
    task: choice('What to do', {
      options: { find: 'Look up', choose: 'Choose a code', read: 'Explain a response' },
      initial: 'find',
      as: 'buttons',
    }),
    only: choice('Search in', {
      options: {
        all: 'Everything',
        statuses: 'Status codes',
        fields: 'Header fields',
        methods: 'Methods',
        types: 'Media types and file endings',
      },
      initial: 'all',
      as: 'menu',
      shownWhen: { field: 'task', is: 'find' },
    }),
    about: choice('How did it go', {
      options: {
        well: 'It worked',
        away: 'It is somewhere else',
        client: 'The request is at fault',
        server: 'The server is at fault',
      },
      initial: 'well',
      as: 'menu',
      shownWhen: { field: 'task', is: 'choose' },
    }),
    well: choice('What happened', {
      options: {
        done: 'There is a result to show',
        made: 'Something new was made',
        queued: 'It is done later',
        empty: 'There is nothing to show',
        part: 'A part of a file was asked for',
      },
      initial: 'done',
      as: 'menu',
      shownWhen: [
        { field: 'task', is: 'choose' },
        { field: 'about', is: 'well' },
      ],
    }),
    away: choice('Where to', {
      options: {
        movedPage: 'A page moved for good',
        movedApi: 'An API moved for good',
        elsewhere: 'A page is elsewhere for now',
        elsewhereApi: 'An API is elsewhere for now',
        afterForm: 'To the result of a form',
        unchanged: 'The client has it already',
      },
      initial: 'movedPage',
      as: 'menu',
      shownWhen: [
        { field: 'task', is: 'choose' },
        { field: 'about', is: 'away' },
      ],
    }),
    client: choice('What is wrong', {
      options: {
        unreadable: 'It cannot be read',
        invalid: 'A field breaks a rule',
        login: 'Nobody is logged in',
        rights: 'They may not do that',
        missing: 'Nothing is there',
        gone: 'It was removed for good',
        method: 'Wrong method',
        clash: 'It clashes with what is there',
        stale: 'Somebody else saved first',
        large: 'The body is too large',
        format: 'The format is not taken',
        often: 'Too many requests',
        legal: 'A law forbids it',
      },
      initial: 'unreadable',
      as: 'menu',
      shownWhen: [
        { field: 'task', is: 'choose' },
        { field: 'about', is: 'client' },
      ],
    }),
    server: choice('What failed', {
      options: {
        crash: 'The program failed',
        busy: 'Overloaded or being maintained',
        upstream: 'The server behind a proxy failed',
        slow: 'The server behind a proxy is slow',
        unknown: 'The method is not known at all',
      },
      initial: 'crash',
      as: 'menu',
      shownWhen: [
        { field: 'task', is: 'choose' },
        { field: 'about', is: 'server' },
      ],
    }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    { at: 'inputs', fields: ['only', 'about', 'well', 'away', 'client', 'server'] },
  ],
  inputs: {
    wish: {
      kind: 'text',
      label: 'Code, header, method, file ending or words',
      placeholder: '429, cache-control, .webp or too large',
      height: 'line',
      shownWhen: { field: 'task', is: 'find' },
    },
    text: {
      kind: 'text',
      label: 'Response, as curl -i, curl -v or the browser shows it',
      placeholder: 'HTTP/2 404\ncontent-type: text/html',
      height: 'tall',
      example: sample,
      takes: { text: { task: 'read' } },
      shownWhen: { field: 'task', is: 'read' },
      opens: {
        label: 'Open a log',
        accept: '.txt,.log,text/plain',
        largest: 5_000_000,
        otherwise: 'Choose a smaller file, or paste the part that matters.',
      },
    },
  },
  resultLabel: 'What it means',
  ask({ values, texts: { wish, text } }): HttpQuestion | undefined {
    if (values.task === 'choose') return { task: 'choose', situation: values[values.about] }
    if (values.task === 'read') return text.trim() === '' ? undefined : { task: 'read', text }
    return wish.trim() === '' ? undefined : { task: 'find', text: wish, only: values.only }
  },
  views: (work) =>
    reportViews(
      work,
      'text',
      work.values.task === 'read'
        ? 'Paste a response. Each of its lines is explained here.'
        : 'Type a code such as 404, a header, a method or a file ending.',
    ),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'http-reference.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the explanation',
      done: 'Copied the explanation',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    { label: 'Look up', help: 'Codes, fields, methods, media types and file endings; a slip of the key is forgiven.' },
    { label: 'Choose a code', help: 'Two answers lead to the code that an API or a page should return.' },
    { label: 'Explain a response', help: 'What curl -i, curl -v or a browser shows; up to 5,000 lines are read.' },
  ],
  results: [
    { label: 'Meaning, usual cause and what to do', kind: 'verdict' },
    { label: 'Whether it may be cached, and whether to try again', kind: 'value' },
    { label: 'How Express, Flask, PHP, nginx and Apache answer with it', kind: 'value' },
    { label: 'A pasted response, line by line', kind: 'table' },
  ],
  formula:
    'Searches the registries of IANA; a code that nobody knows is explained by its first digit, as RFC 9110 asks of clients',
  limits: [
    'Codes, fields and methods are those of the registries at about January 2025. Later entries and temporary ones, such as 104, are missing.',
    'Causes and advice are general. The reason for one error stands in the log of its server.',
    'Media types beyond IANA’s are those that Apache and nginx use, as mime-db gathers them.',
    'Codes that are not registered are listed where a well-known server or service sends them.',
  ],
  sources: [
    {
      title: 'IANA: HTTP Status Code Registry',
      href: 'https://www.iana.org/assignments/http-status-codes/http-status-codes.xhtml',
    },
    {
      title: 'IANA: HTTP Field Name Registry',
      href: 'https://www.iana.org/assignments/http-fields/http-fields.xhtml',
    },
    { title: 'IANA: HTTP Method Registry', href: 'https://www.iana.org/assignments/http-methods/http-methods.xhtml' },
    { title: 'IANA: Media Types', href: 'https://www.iana.org/assignments/media-types/media-types.xhtml' },
    { title: 'RFC 9110: HTTP Semantics', href: 'https://www.rfc-editor.org/rfc/rfc9110' },
  ],
  abilities: ['save', 'print'],
})
