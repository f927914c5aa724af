import { csvCell } from '@/lib/base/format/csv-cell'
import type { Reply } from '@/lib/kits/app/network'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, text } from '@/lib/kits/fields/define'
import type { BusinessName, BusinessNames, NameRules } from '@/lib/subjects/business-names/names'
import { domainLabel } from '@/lib/subjects/business-names/domain-label'
import { questionUrl, resolvers } from '@/lib/subjects/dns/ask'
import { delegationOf, type Delegation } from '@/lib/subjects/dns/delegation'

const pickOf = (name: string) => `name:${name}`
const marked = 'kept'
const mostAsked = 50

const styleNames: Readonly<Record<BusinessName['style'], string>> = {
  descriptive: 'Descriptive',
  compound: 'Compound',
  blend: 'Blend',
  affix: 'With a beginning or ending',
  invented: 'Invented',
  acronym: 'Acronym',
}

const hints: Readonly<Record<Delegation, string>> = {
  set: 'In use: name servers are set',
  none: 'No name servers found',
  unclear: 'No clear answer',
}

interface Kept {
  name: string
  note: string
}

/** The lines of the box, then what is marked among the results and not in the box yet. */
function shortlistOf(box: string, picks: Readonly<Record<string, string>>): Kept[] {
  const written = box.split(/\r?\n/).flatMap((line) => {
    const [name = '', ...note] = line.split('|')
    return name.trim() === '' ? [] : [{ name: name.trim(), note: note.join('|').trim() }]
  })
  const known = new Set(written.map(({ name }) => name.toLowerCase()))
  const added = Object.entries(picks).flatMap(([pick, value]) => {
    const name = pick.startsWith('name:') ? pick.slice(5) : ''
    return value === marked && name !== '' && !known.has(name.toLowerCase()) ? [{ name, note: '' }] : []
  })
  return [...written, ...added]
}

const isMark = (given: { texts: { shortlist: string }; picks: Readonly<Record<string, string>> }) =>
  shortlistOf(given.texts.shortlist, given.picks)

/** What the resolver answered, by the name of the domain. */
function hintsFrom(received: readonly Reply[] | undefined): ReadonlyMap<string, string> {
  return new Map(
    (received ?? []).map(({ request, body, status }) => [
      new URL(request.url).searchParams.get('name') ?? '',
      hints[status === 200 ? delegationOf(body) : 'unclear'],
    ]),
  )
}

const easeText = ({ ease }: BusinessName) => (ease === undefined ? 'spelled letter by letter' : `ease ${ease}`)

function leftOut({ refused, left, names }: BusinessNames, { amount }: NameRules): Finding[] {
  const findings: Finding[] = refused.map((word) => ({
    tone: 'warn',
    says: `“${word}” holds a blocked word, so no name has it.`,
  }))
  const reasons = [
    [left.blocked, 'held a blocked word'],
    [left.avoided, 'held a word to avoid'],
    [left.length, 'had another length'],
    [left.begins, 'began otherwise'],
    [left.ease, 'were harder to read'],
  ] as const
  const said = reasons.flatMap(([count, why]) => (count > 0 ? [`${count} ${why}`] : []))
  if (said.length > 0) findings.push({ tone: 'plain', says: `Left out: ${said.join(', ')}.` })
  if (names.length < amount)
    findings.push({ tone: 'warn', says: `Only ${names.length} names came about. Add a word, or allow more.` })
  return findings
}

const rowOf = (name: BusinessName, isKept: boolean) => ({
  label: name.text,
  text: `${styleNames[name.style]}: ${name.from}; ${name.letters} letters, ${easeText(name)}${isKept ? '; on the shortlist' : ''}`,
  pick: pickOf(name.text),
  says: `Shortlist ${name.text}`,
  options: [
    { value: '', label: 'Leave' },
    { value: marked, label: 'Shortlist' },
  ],
})

export default defineWorkbench({
  worker: worker<NameRules, BusinessNames>('business-name'),
  connects: ['https://cloudflare-dns.com', 'https://dns.google'],
  options: {
    style: choice('Style', {
      options: {
        any: 'All in turn',
        descriptive: 'Descriptive',
        compound: 'Compound',
        blend: 'Blend',
        affix: 'With a beginning or ending',
        invented: 'Invented',
        acronym: 'Acronym',
      },
      initial: 'any',
      as: 'menu',
    }),
    trade: choice('Industry', {
      options: {
        any: 'Any',
        food: 'Food and drink',
        shop: 'Shop',
        software: 'Software',
        advice: 'Advice and money',
        building: 'Building',
        health: 'Health',
        beauty: 'Beauty',
        teaching: 'Teaching',
        design: 'Design and media',
        travel: 'Travel',
        garden: 'Garden and farm',
        transport: 'Transport',
        craft: 'Crafts',
      },
      initial: 'any',
      as: 'menu',
      help: 'Lends words to be joined with yours.',
    }),
    longest: integer('Longest', {
      initial: 16,
      min: 2,
      max: 60,
      unit: 'letters',
      slider: { from: 4, to: 30, step: 1 },
    }),
    shortest: integer('Shortest', { initial: 3, min: 1, max: 40, unit: 'letters', refines: true }),
    begins: text('Begins with', { optional: true, maxLength: 5, refines: true }),
    ease: integer('Easier than', {
      initial: 10,
      min: 0,
      max: 99,
      unit: '% of English words',
      help: 'By pairs of letters: 50 is as an ordinary word.',
      refines: true,
    }),
    avoid: text('Words to avoid', { optional: true, maxLength: 500, refines: true }),
    amount: integer('How many', { initial: 18, min: 1, max: 100, refines: true }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 4_294_967_295,
      help: 'The same words and seed give the same names.',
      refines: true,
    }),
    ending: choice('Domain ending', {
      options: {
        com: '.com',
        net: '.net',
        org: '.org',
        co: '.co',
        io: '.io',
        eu: '.eu',
        'co.uk': '.co.uk',
        de: '.de',
        fr: '.fr',
        in: '.in',
        'com.au': '.com.au',
        ca: '.ca',
      },
      initial: 'com',
      as: 'menu',
      refines: true,
    }),
    resolver: choice('Resolver', {
      options: { cloudflare: 'Cloudflare', google: 'Google' },
      initial: 'cloudflare',
      refines: true,
    }),
  },
  panels: [
    { at: 'top', fields: ['style', 'trade', 'longest'] },
    {
      at: 'inputs',
      label: 'More options',
      folded: true,
      fields: ['shortest', 'begins', 'ease', 'avoid', 'amount', 'seed', 'ending', 'resolver'],
    },
  ],
  inputs: {
    words: {
      kind: 'text',
      label: 'Two to six words of yours',
      placeholder: 'harbour, bread, early',
      height: 'line',
      example: 'harbour, bread, early',
    },
    shortlist: {
      kind: 'text',
      label: 'Shortlist: a name a line, a note after |',
      placeholder: 'Breadline | Tom likes it',
      height: 'short',
    },
  },
  resultLabel: 'Names',
  sending: {
    label: 'Ask about domains',
    says: 'Names on the shortlist can be asked for at a DNS resolver, by a press. Nothing is sent before. It hints whether a domain is in use, and says nothing about trade marks.',
  },
  sends({ values: { ending, resolver }, texts: { shortlist }, picks }) {
    const labels = shortlistOf(shortlist, picks).flatMap(({ name }) => domainLabel(name) ?? [])
    const domains = [...new Set(labels)].slice(0, mostAsked).map((label) => `${label}.${ending}`)
    if (domains.length === 0) return undefined
    const { host } = resolvers[resolver]
    return {
      label: `Ask ${host}`,
      says: `Sends ${domains.length === 1 ? domains[0] : `${domains.length} domains`} to ${host}, which learns ${domains.length === 1 ? 'it' : 'them'} and your network address. An answer is a hint: only a registrar knows whether a domain can be had, and no trade mark is looked up.`,
      requests: domains.map((domain) => ({
        url: questionUrl(resolver, domain, 'NS'),
        headers: { accept: 'application/dns-json' },
      })),
      atOnce: 4,
    }
  },
  ask({ values, texts: { words } }) {
    if (words.trim() === '') return undefined
    const { style, trade, longest, shortest, ease, amount, seed, begins = '', avoid = '' } = values
    return { words: words.slice(0, 2000), style, trade, longest, shortest, ease, amount, seed, begins, avoid }
  },
  views(work): View[] {
    const { answer, asked, values } = work
    const kept = isMark(work)
    const found = hintsFrom(work.received)
    const domainOf = (name: string) => {
      const label = domainLabel(name)
      return label === undefined ? '' : `${label}.${values.ending}`
    }
    return [
      ...(answer && asked
        ? ([
            {
              kind: 'note',
              status: true,
              strong: true,
              says: `${answer.names.length} names. No trade mark search was made.`,
            },
            {
              kind: 'findings',
              items: [
                ...leftOut(answer, asked),
                {
                  tone: 'plain',
                  says: `Seed ${values.seed}.`,
                  offers: [{ label: 'Draw others', sets: { seed: String((values.seed + 1) % 4_294_967_296) } }],
                },
              ],
            },
            {
              kind: 'choices',
              label: 'Names',
              rows: answer.names.map((name) =>
                rowOf(
                  name,
                  kept.some((one) => one.name === name.text),
                ),
              ),
            },
          ] satisfies View[])
        : ([
            { kind: 'note', says: 'Write a few words. Names stand here as you type, made on this page.' },
          ] satisfies View[])),
      ...(kept.length > 0
        ? ([
            { kind: 'heading', says: 'Shortlist' },
            {
              kind: 'table',
              label: 'Shortlist',
              columns: ['Name', 'Note', 'Domain', 'Hint'],
              rows: kept.map(({ name, note }) => [
                name,
                note,
                domainOf(name),
                found.get(domainOf(name)) ?? 'Not asked',
              ]),
            },
          ] satisfies View[])
        : []),
    ]
  },
  takeAway: {
    keep: {
      kind: 'put',
      label: 'Write marked names into the shortlist',
      input: 'shortlist',
      done: 'The marked names stand in the shortlist.',
      of(work) {
        const kept = isMark(work)
        return kept.length === 0
          ? undefined
          : `${kept.map(({ name, note }) => (note === '' ? name : `${name} | ${note}`)).join('\n')}\n`
      },
    },
    copy: {
      kind: 'copy',
      label: 'Copy the names',
      done: 'Copied the names',
      of: ({ answer }) => answer && `${answer.names.map(({ text: name }) => name).join('\n')}\n`,
    },
    csv: {
      kind: 'save',
      label: 'Save CSV',
      file: 'business-names.csv',
      type: 'text/csv;charset=utf-8',
      of(work) {
        const { answer, values } = work
        const kept = isMark(work)
        if (!answer && kept.length === 0) return undefined
        const found = hintsFrom(work.received)
        const notes = new Map(kept.map(({ name, note }) => [name.toLowerCase(), note]))
        const drawn = answer?.names ?? []
        const known = new Set(drawn.map(({ text: name }) => name.toLowerCase()))
        const hintOf = (name: string) => found.get(`${domainLabel(name) ?? ''}.${values.ending}`) ?? ''
        const shortlisted = (name: string) => (notes.has(name.toLowerCase()) ? 'yes' : '')
        const rows = [
          ['name', 'style', 'made of', 'letters', 'ease', 'shortlisted', 'note', 'domain hint'],
          ...drawn.map((one) => [
            one.text,
            styleNames[one.style],
            one.from,
            String(one.letters),
            one.ease === undefined ? '' : String(one.ease),
            shortlisted(one.text),
            notes.get(one.text.toLowerCase()) ?? '',
            hintOf(one.text),
          ]),
          ...kept
            .filter(({ name }) => !known.has(name.toLowerCase()))
            .map(({ name, note }) => [name, '', '', '', '', 'yes', note, hintOf(name)]),
        ]
        return rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
      },
    },
  },
  controls: [
    { label: 'Your words', help: 'What you sell, where, for whom; parted by commas or spaces.' },
    { label: 'Style', help: 'Two words, one of two, a blend, an ending, invented syllables, or letters.' },
    { label: 'Industry', help: 'Lends about ten words that name things of the trade.' },
    { label: 'Length, first letters, ease', help: 'What does not fit is left out and counted.' },
    { label: 'Shortlist', help: 'Marked names and notes; kept on this device.' },
  ],
  results: [
    { label: 'Names, with what each is made of', kind: 'value' },
    { label: 'Ease: pairs of letters against English words', kind: 'value' },
    { label: 'Shortlist with notes and, if asked, a hint about the domain', kind: 'table' },
  ],
  formula:
    'Joins your words with those of a trade at a shared sound, with beginnings and endings, or with drawn syllables; a list of blocked words in six languages and your limits leave names out',
  limits: [
    'No trade mark search is made, and no register of companies is asked. A lawyer or the registers tell you what is free.',
    'A domain without name servers may still be registered or reserved. The hint is no offer.',
    'Ease is counted on the spelling of English words; another language reads otherwise.',
    'Sounds are told by rules of spelling, which English breaks now and then.',
    'The list of blocked words is ours, in English, German, French, Spanish, Italian and Portuguese. Ask somebody who speaks the languages of your customers.',
    'Accents are left off the words that you type.',
  ],
  sources: [
    {
      title:
        'Electronic Frontier Foundation: EFF’s New Wordlists for Random Passphrases (2016), whose large list is counted',
      href: 'https://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases',
    },
    {
      title: 'RFC 8439: ChaCha20, whose key stream draws the names of a seed',
      href: 'https://www.rfc-editor.org/rfc/rfc8439',
    },
    { title: 'RFC 1035: Domain Names, response codes', href: 'https://www.rfc-editor.org/rfc/rfc1035#section-4.1.1' },
    {
      title: 'Google Public DNS: JSON API for DNS over HTTPS',
      href: 'https://developers.google.com/speed/public-dns/docs/doh/json',
    },
  ],
  abilities: ['save', 'print'],
})
