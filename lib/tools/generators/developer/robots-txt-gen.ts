import { asAsked, judge, lintRobots, parseRobots, tokensOf, writeRobots, type RobotsWish } from '@/lib/engines/robots'
import type { Notice } from '@/lib/kits/document/types'
import { choice, defineGenerator, integer, longText, problem, rows, text } from '@/lib/kits/generator'

type Values = Omit<RobotsWish, 'own' | 'disallow' | 'allow' | 'sitemaps'> & {
  own: readonly { agent: string; says: 'allow' | 'disallow'; path?: string }[]
  disallow: string | undefined
  allow: string | undefined
  sitemaps: string | undefined
}

const textOf = ({ own, disallow = '', allow = '', sitemaps = '', ...more }: Values) =>
  writeRobots({ ...more, disallow, allow, sitemaps, own: own.map((rule) => ({ ...rule, path: rule.path ?? '' })) })

const shownAgents = ['Googlebot', 'GPTBot'] as const

/** What crawlers would do with the file, by the same code that reads files of others. */
function verdictRows(file: string, paths: readonly string[]): string[][] {
  const robots = parseRobots(file)
  return paths.map((path) => [
    path,
    ...shownAgents.map((agent) => (judge(robots, tokensOf(agent), asAsked(path)).isAllowed ? 'may' : 'may not')),
  ])
}

const tones = { bad: 'bad', warn: 'fair', good: 'good', plain: 'plain' } as const

function noticesOf(file: string): Notice[] {
  const seen = new Set<string>()
  return lintRobots(file, parseRobots(file)).flatMap(({ tone, says, detail, at }): Notice[] => {
    const sentence = `${at ? `Line ${at.line}: ` : ''}${says}${detail ? ` ${detail}` : ''}`
    if (seen.has(sentence)) return []
    seen.add(sentence)
    return [{ is: tones[tone], says: sentence }]
  })
}

export default defineGenerator({
  form: {
    everybody: choice('Crawlers may fetch', {
      options: { open: 'Everything', some: 'All but some paths', closed: 'Nothing' },
      initial: 'some',
    }),
    disallow: longText('Paths to keep out', {
      initial: '/cart/\n/search?\n/*?sort=',
      maxLength: 200_000,
      lines: 4,
      optional: true,
      help: 'One a line, each from the slash. * is anything, $ the end.',
      shownWhen: { field: 'everybody', is: 'some' },
    }),
    ai: choice('AI crawlers', {
      options: { open: 'As everybody', training: 'None that collect for training', all: 'None at all' },
      initial: 'open',
      as: 'menu',
    }),
    sitemaps: longText('Sitemaps', {
      optional: true,
      initial: 'https://www.example.com/sitemap.xml',
      maxLength: 20_000,
      lines: 2,
      help: 'Whole addresses, one a line.',
    }),
    tests: longText('Paths to try', {
      optional: true,
      initial: '/\n/cart/\n/chairs?sort=price',
      maxLength: 20_000,
      lines: 4,
      help: 'One a line; the first 100 are tried.',
    }),
    allow: longText('Paths that stay open all the same', {
      optional: true,
      maxLength: 200_000,
      lines: 3,
      placeholder: '/search?category=',
      refines: true,
      shownWhen: { field: 'everybody', is: ['some', 'closed'] },
    }),
    own: rows('Rules for single crawlers', {
      row: 'rule',
      columns: {
        agent: text('Crawler', { initial: 'Googlebot-Image', maxLength: 60 }),
        says: choice('Rule', { options: { disallow: 'Disallow', allow: 'Allow' }, initial: 'disallow', as: 'menu' }),
        path: text('Path', { initial: '/', optional: true, maxLength: 1000 }),
      },
      initial: [],
      max: 200,
      refines: true,
    }),
    delay: integer('Crawl-delay in seconds', { optional: true, min: 1, max: 60, refines: true }),
    remark: text('Remark at the top', { optional: true, maxLength: 500, refines: true }),
  },
  makes: 'A robots.txt by RFC 9309, with the verdict that search and AI crawlers reach by it on paths of yours.',
  limits: [
    'A robots.txt asks; it closes nothing. What must stay private needs a password.',
    'A crawler with a group of its own follows that group alone and nothing of the one for everybody.',
    'Which crawlers collect for AI is what their operators documented in November 2026; new ones appear.',
    'The file belongs at the root of each host: /robots.txt of www.example.com does not count for shop.example.com.',
  ],
  sources: [
    { title: 'RFC 9309: Robots Exclusion Protocol', href: 'https://www.rfc-editor.org/rfc/rfc9309' },
    {
      title: 'Google Search Central: How Google interprets the robots.txt specification',
      href: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
    },
    { title: 'OpenAI: Overview of OpenAI crawlers', href: 'https://platform.openai.com/docs/bots' },
    { title: 'sitemaps.org: Protocol', href: 'https://www.sitemaps.org/protocol.html' },
  ],

  build({ tests = '', ...values }) {
    const bad = values.own.find(({ agent }) => agent.trim() !== '*' && !/^[A-Za-z_-]+$/.test(agent.trim()))
    if (bad)
      return problem(
        'own',
        `must name crawlers by letters, hyphens and low lines: “${bad.agent.slice(0, 40)}” is no such name`,
      )
    const file = textOf(values)
    const paths = tests
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 100)
    return {
      title: 'robots',
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: 'robots.txt', text: file.trimEnd(), look: 'code' },
        ...(paths.length > 0
          ? [
              {
                kind: 'table',
                label: 'Who may fetch what',
                columns: [{ label: 'Path', width: 3 }, ...shownAgents.map((label) => ({ label, width: 2 }))],
                rows: verdictRows(file, paths),
              } as const,
            ]
          : []),
      ],
      notices: noticesOf(file),
    }
  },

  files: {
    txt: {
      label: 'robots.txt',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      leads: true,
      make: textOf,
    },
  },
  saves: [],

  examples: [
    {
      name: 'A shop that hides filters and the cart',
      given: {
        disallow: '/cart/\n/*?sort=',
        sitemaps: 'https://www.example.com/sitemap.xml',
        tests: '/chairs\n/chairs?sort=price',
      },
      expect: {
        plain: 'User-agent: *\nDisallow: /cart/\nDisallow: /*?sort=\n\nSitemap: https://www.example.com/sitemap.xml',
        text: ['may not'],
      },
    },
    {
      name: 'Open to search, closed to training',
      given: { everybody: 'open', ai: 'training', sitemaps: undefined, tests: '/' },
      expect: { text: ['User-agent: GPTBot', 'Disallow: /'] },
    },
  ],
})
