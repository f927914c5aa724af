import { defineLetter } from '@/lib/families/letters-contracts'
import { choice, date, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import template from './cookie-policy.template.md'

const kinds = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  advertising: 'Advertising',
}

/** Browsers keep no cookie for longer, whatever it asks for: RFC 6265bis, section 5.5. */
const mostDays = 400
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4375, year: 365.25 }

/** The days of "13 months" or "2 years"; undefined for words that are no such period. */
function daysOfPeriod(period: string): number | undefined {
  const [, count, unit] = /^\s*(\d+(?:\.\d+)?)\s*(day|week|month|year)s?\s*$/i.exec(period) ?? []
  const days = unit === undefined ? undefined : daysIn[unit.toLowerCase()]
  return days === undefined ? undefined : Number(count) * days
}

/** Names under which services for counting visits and for advertising set cookies, by their own documentation. */
const tracking = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc|_pk_|IDE$|_uet)/

interface Statistics {
  law: string
  ukStatistics?: string | undefined
  cookies: readonly { kind: string }[]
}

/** How statistics that ask for no consent are switched off, which the United Kingdom alone allows; undefined where they ask. */
function wayOut({ law, ukStatistics, cookies }: Statistics): string | undefined {
  return law === 'uk' && cookies.some(({ kind }) => kind === 'statistics') ? ukStatistics : undefined
}

export default defineLetter({
  template,
  law: { field: 'law' },
  form: {
    ownerName: text('Who runs the site', { placeholder: 'Harbour Tools Ltd' }),
    site: text('Site', { placeholder: 'www.example.org' }),
    contact: text('Contact', { placeholder: 'privacy@example.org' }),
    law: choice('Visitors in', {
      options: { eu: 'European Union', uk: 'United Kingdom', us: 'United States', global: 'Elsewhere' },
      initial: 'eu',
      initialIn: { uk: 'uk', us: 'us' },
      as: 'menu',
    }),
    cookies: rows('Cookies', {
      columns: {
        cookie: text('Name', { maxLength: 200 }),
        provider: text('Provider', { maxLength: 200 }),
        purpose: text('Purpose', { maxLength: 300 }),
        kind: choice('Kind', { options: kinds, initial: 'necessary' }),
        lasts: text('Kept for', { maxLength: 100 }),
      },
      initial: [
        {
          cookie: 'session',
          provider: 'This site',
          purpose: 'Keep you signed in',
          kind: 'necessary',
          lasts: 'Session',
        },
      ],
      row: 'cookie',
      min: 1,
      max: 200,
      help: 'One cookie or entry of local storage a row. “Session”, or a period such as 30 days.',
    }),

    change: longText('How to change the choice', {
      optional: true,
      later: true,
      lines: 2,
      maxLength: 1000,
      placeholder: 'Use the link “Cookie settings” at the foot of each page.',
      refines: true,
      section: 'Choice',
    }),
    without: text('What is missing without consent', {
      optional: true,
      placeholder: 'videos of other sites are not shown.',
      refines: true,
      section: 'Choice',
    }),
    ukStatistics: text('Statistics without consent: how to switch them off', {
      optional: true,
      help: 'In the United Kingdom, for counting that serves to improve the site alone. As a whole sentence.',
      refines: true,
      section: 'Choice',
      shownWhen: { field: 'law', is: 'uk' },
    }),
    signals: toggle('Follow signals of the browser', { refines: true, section: 'Choice' }),
    wording: toggle('Words for a banner', { refines: true, section: 'Choice' }),
    effective: date('Last updated', { optional: true, later: true, refines: true, section: 'The policy' }),
    privacy: text('Address of your privacy policy', { optional: true, refines: true, section: 'The policy' }),
  },
  derived: {
    usesConsent: {
      label: 'consent',
      from: [],
      write: ({ cookies }) => (cookies.some(({ kind }) => kind !== 'necessary') ? 'yes' : undefined),
    },
    consentKinds: {
      label: 'kinds of cookies',
      from: [],
      write: (values) =>
        Object.entries(kinds)
          .filter(([kind]) => kind !== 'necessary' && values.cookies.some((cookie) => cookie.kind === kind))
          .filter(([kind]) => kind !== 'statistics' || wayOut(values) === undefined)
          .map(([, label]) => label.toLowerCase())
          .join(', ') || undefined,
    },
    counting: { label: 'how to switch statistics off', from: ['ukStatistics'], write: wayOut },
  },

  refuses({ cookies }) {
    const named = cookies.filter(({ cookie }) => cookie.trim() !== '')
    if (named.some(({ purpose }) => purpose.trim() === '')) return problem('cookies', 'must each say what they are for')
    return named.some(({ lasts }) => lasts.trim() === '')
      ? problem('cookies', 'must each say how long they are kept: “Session”, or a period')
      : undefined
  },

  warns({ cookies, law, ukStatistics }) {
    const misnamed = cookies.find(({ cookie, kind }) => kind === 'necessary' && tracking.test(cookie.trim()))
    const long = cookies.find(({ lasts }) => (daysOfPeriod(lasts) ?? 0) > mostDays)
    return [
      ...(misnamed
        ? [
            {
              is: 'fair' as const,
              says: `${misnamed.cookie.trim()} is known from counting visits or advertising. It is hardly necessary for what a visitor asks for.`,
            },
          ]
        : []),
      ...(long
        ? [
            {
              is: 'fair' as const,
              says: `${long.cookie.trim() || 'A cookie'} asks for more than ${mostDays} days. Browsers cut that down to ${mostDays}.`,
            },
          ]
        : []),
      ...(law === 'uk' && ukStatistics
        ? [
            {
              is: 'plain' as const,
              says: 'Statistics need no consent in the United Kingdom only where they serve to improve the site and nothing else (Schedule A1 to the Regulations of 2003).',
            },
          ]
        : []),
      {
        is: 'plain' as const,
        says: 'Not legal advice. A policy does not hold anything back: the site itself must wait for consent.',
      },
    ]
  },

  records: { kind: 'other', business: { name: 'ownerName', email: 'contact' }, date: 'effective' },
  makes: 'A cookie policy with a table of every cookie, and the words on consent that the table calls for.',
  limits: [
    'Not legal advice. It writes the policy and the words of a banner. It does not look at your site, and it is no banner.',
    'National laws carry out Directive 2002/58/EC. Some allow counting visits without consent under conditions; the text for the European Union does not use that.',
    'For the United States no state law is cited. Opting out of sale and sharing belongs into the privacy policy.',
  ],
  sources: [
    {
      title: 'Directive 2002/58/EC on privacy and electronic communications, article 5(3)',
      href: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
    {
      title: 'Privacy and Electronic Communications (EC Directive) Regulations 2003, regulation 6 and Schedule A1',
      href: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/6',
    },
    {
      title: 'RFC 6265bis, section 5.5: the most a cookie is kept',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-httpbis-rfc6265bis/',
    },
  ],

  examples: [
    {
      name: 'A shop that counts its visitors',
      given: {
        ownerName: 'Harbour Tools Ltd',
        site: 'www.example.org',
        contact: 'privacy@example.org',
        law: 'eu',
        cookies: [
          { cookie: 'cart', provider: 'This site', purpose: 'Keep the cart', kind: 'necessary', lasts: '7 days' },
          { cookie: '_pk_id', provider: 'Matomo', purpose: 'Count visits', kind: 'statistics', lasts: '13 months' },
        ],
        change: 'Use the link “Cookie settings” at the foot of each page.',
        wording: true,
        effective: '2026-12-01',
      },
      expect: {
        text: [
          '_pk_id\tMatomo\tCount visits\tStatistics\t13 months',
          'waits until you agree, and stays away when you refuse or say nothing',
          'than the site needs, for: statistics.',
        ],
      },
    },
    {
      name: 'A site without a banner',
      given: {
        ownerName: 'Harbour Club',
        law: 'uk',
        cookies: [
          {
            cookie: 'session',
            provider: 'This site',
            purpose: 'Keep you signed in',
            kind: 'necessary',
            lasts: 'Session',
          },
        ],
      },
      expect: { text: ['That needs no consent', 'so there is no banner'] },
    },
  ],
})
