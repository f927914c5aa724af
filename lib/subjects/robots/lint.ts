import type { ReportFinding, ReportPlace } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { productToken } from './match'
import { readLimit, type Robots, type RobotsLine, type RobotsRule } from './parse'

const rfc = (section: string) => `RFC 9309, section ${section}`
const google = 'Google Search Central, “How Google interprets the robots.txt specification”'

function atValue({ line, offset, valueOffset, value, name }: RobotsLine): ReportPlace {
  return value === ''
    ? { line, column: 1, offset, length: name.length }
    : { line, column: valueOffset - offset + 1, offset: valueOffset, length: value.length }
}
function atLine({ line, offset, name }: RobotsLine): ReportPlace {
  return { line, column: 1, offset, length: name.length }
}

/** What lines of other names mean, and to whom. */
const otherLines: Readonly<Record<string, { says: string; detail: string; source: string }>> = {
  'crawl-delay': {
    says: 'Crawl-delay is no part of the standard.',
    detail: 'Google ignores it; Bing reads it as seconds between requests.',
    source: google,
  },
  noindex: {
    says: 'Noindex does nothing in robots.txt.',
    detail:
      'Google stopped reading it on 1 September 2019. To keep a page out of the index, let it be crawled and send “noindex” in a robots meta tag or an X-Robots-Tag header.',
    source: 'Google Search Central Blog, “A note on unsupported rules in robots.txt” (2 July 2019)',
  },
  nofollow: {
    says: 'Nofollow does nothing in robots.txt.',
    detail: 'It belongs into a robots meta tag, an X-Robots-Tag header or the rel of a link.',
    source: google,
  },
  host: {
    says: 'Host was read by Yandex alone, which dropped it in 2018.',
    detail: 'Use redirects and canonical links instead.',
    source: google,
  },
  'clean-param': {
    says: 'Clean-param is read by Yandex alone.',
    detail: 'Other crawlers pass over the line.',
    source: google,
  },
}

function otherLine(line: RobotsLine): ReportFinding {
  const known = Object.hasOwn(otherLines, line.name.toLowerCase()) ? otherLines[line.name.toLowerCase()] : undefined
  if (known) return { tone: 'warn', ...known, at: atLine(line) }
  return {
    tone: 'warn',
    says: `“${line.name}” is nothing that crawlers know; the line is passed over.`,
    detail: 'The standard has User-agent, Allow and Disallow; most crawlers read Sitemap too.',
    source: rfc('2.2.4'),
    at: atLine(line),
  }
}

/** Folders and endings of what a page needs to be drawn. */
const assets = /\.(?:css|js)\b|^\/(?:assets|static|css|js|scripts|styles|wp-includes|_next)\/?(?:\*|\$)?$/i

function ruleFindings(rule: RobotsRule): ReportFinding[] {
  const { value, key } = rule
  if (value === '') return []
  const at = atValue(rule)
  if (/^https?:\/\//i.test(value))
    return [
      {
        tone: 'bad',
        says: 'A whole address stands where a path belongs, so the rule matches nothing.',
        detail: `Write the path alone: ${/^https?:\/\/[^/]*(.*)$/i.exec(value)?.[1] || '/'}`,
        source: rfc('2.2.2'),
        at,
      },
    ]
  if (!/^[/*]/.test(value))
    return [
      {
        tone: 'bad',
        says: `“${value}” does not begin with a slash, so the rule matches nothing.`,
        detail: `Write /${value.replace(/^\.\//, '')}, or *${value} for what stands anywhere in a path.`,
        source: rfc('2.2.2'),
        at,
      },
    ]
  const found: ReportFinding[] = []
  if (/\$./.test(value))
    found.push({
      tone: 'warn',
      says: 'A dollar sign inside a path stands for itself.',
      detail: 'Only at the end does it mark the end of the path.',
      source: rfc('2.2.3'),
      at,
    })
  if (/\s/.test(value))
    found.push({
      tone: 'warn',
      says: 'There is a space inside the path.',
      detail: 'Addresses write it as %20. If two paths were meant, give each a line of its own.',
      source: rfc('2.2.2'),
      at,
    })
  if (key === 'disallow' && assets.test(value))
    found.push({
      tone: 'warn',
      says: 'This blocks files that a page may need to be drawn.',
      detail: 'Google draws pages as a browser does, and judges what it sees.',
      source: 'Google Search Central, “Introduction to robots.txt”',
      at,
    })
  return found
}

function agentFindings(line: RobotsLine): ReportFinding[] {
  const { value } = line
  if (value === '')
    return [
      {
        tone: 'bad',
        says: 'A user agent has no name, so its rules are for nobody.',
        source: rfc('2.2.1'),
        at: atLine(line),
      },
    ]
  if (/^\*(?:\s|$)/.test(value)) return []
  const token = productToken(value)
  if (token === '')
    return [
      {
        tone: 'bad',
        says: `“${value}” cannot be a crawler’s name.`,
        detail: 'A name has letters, hyphens and low lines only; * alone stands for every crawler.',
        source: rfc('2.2.1'),
        at: atValue(line),
      },
    ]
  if (token === value) return []
  return [
    {
      tone: 'warn',
      says: `Only “${token}” of “${value}” counts.`,
      detail: 'A name ends at the first character that is no letter, hyphen or low line; versions do not belong to it.',
      source: rfc('2.2.1'),
      at: atValue(line),
    },
  ]
}

function sitemapFinding(line: RobotsLine): ReportFinding[] {
  if (/^https?:\/\/[^/\s]+/i.test(line.value)) return []
  return [
    {
      tone: 'bad',
      says: 'The address of a sitemap must be whole, with https:// and the host.',
      source: 'sitemaps.org, “Specifying the Sitemap location in your robots.txt file”',
      at: atValue(line),
    },
  ]
}

/** Everybody is kept out: the mistake that takes a site out of search. */
function closedFindings({ groups }: Robots): ReportFinding[] {
  return groups.flatMap(({ agents, rules }) => {
    const all = rules.find(({ key, value }) => key === 'disallow' && /^(?:\/\*?|\*)$/.test(value))
    const isForAll = agents.some(({ value }) => /^\*(?:\s|$)/.test(value))
    if (!all || !isForAll) return []
    const open = rules.some(({ key, value }) => key === 'allow' && value !== '')
    return [
      {
        tone: open ? ('warn' as const) : ('bad' as const),
        says: open
          ? 'Every crawler without a group of its own is kept out of all but what Allow lines name.'
          : 'Every crawler without a group of its own is kept out of the whole site.',
        detail: 'Right for a test site. On a public one it is often left over from the launch.',
        source: rfc('2.2.2'),
        at: atValue(all),
      },
    ]
  })
}

function repeatedAgents({ groups }: Robots): ReportFinding[] {
  const seen = new Map<string, RobotsLine>()
  const found: ReportFinding[] = []
  for (const { agents } of groups)
    for (const line of agents) {
      const name = line.value === '*' ? '*' : productToken(line.value).toLowerCase()
      const first = seen.get(name)
      if (!first) seen.set(name, line)
      else if (name !== '')
        found.push({
          tone: 'plain',
          says: `${line.value} has rules on line ${whole(first.line)} already; crawlers put both groups together.`,
          source: rfc('2.2.1'),
          at: atValue(line),
        })
    }
  return found
}

function contradictions({ groups }: Robots): ReportFinding[] {
  return groups.flatMap(({ rules }) =>
    rules.flatMap((rule) => {
      if (rule.key !== 'disallow' || rule.value === '') return []
      const opposite = rules.find(({ key, value }) => key === 'allow' && value === rule.value)
      if (!opposite) return []
      return [
        {
          tone: 'warn' as const,
          says: `${rule.value} is allowed on line ${whole(opposite.line)} and disallowed here; the crawler may fetch it.`,
          detail: 'Of two rules as long as each other the one that allows decides.',
          source: rfc('2.2.2'),
          at: atValue(rule),
        },
      ]
    }),
  )
}

/** What should be looked at in a robots.txt, in the order of its lines, with who asks for it. */
export function lintRobots(text: string, robots: Robots): ReportFinding[] {
  const { lines, groups, strays, unreadable, bytes } = robots
  if (/^\s*<(?:!doctype|html|head|\?xml)/i.test(text))
    return [
      {
        tone: 'bad',
        says: 'This is a web page or XML, not a robots.txt.',
        detail:
          'A server that has no robots.txt should answer 404, which lets crawlers fetch everything. A page in its place has no rules either, so the effect is the same, but it hides that the file is missing.',
        source: rfc('2.3.1.3'),
      },
    ]
  const found: ReportFinding[] = [
    ...lines.flatMap((line): ReportFinding[] => {
      const own: ReportFinding[] = []
      if (line.isCut)
        own.push({
          tone: 'bad',
          says: 'The line is longer than 16,664 bytes; Google reads no further.',
          source: 'google/robotstxt, the parser that Google publishes',
          at: atLine(line),
        })
      if (line.lacksColon && line.key !== 'unknown')
        own.push({
          tone: 'warn',
          says: `A colon is missing after “${line.name}”. Google reads the line all the same; others may not.`,
          source: rfc('2.2'),
          at: atLine(line),
        })
      else if (line.isMisspelt)
        own.push({
          tone: 'warn',
          says: `“${line.name}” is misspelt. Google reads it all the same; others may not.`,
          source: rfc('2.2'),
          at: atLine(line),
        })
      if (line.key === 'unknown') own.push(otherLine(line))
      if (line.key === 'user-agent') own.push(...agentFindings(line))
      if (line.key === 'sitemap') own.push(...sitemapFinding(line))
      return own
    }),
    ...groups.flatMap(({ rules }) => rules.flatMap(ruleFindings)),
    ...strays.map((rule) => ({
      tone: 'bad' as const,
      says: 'The rule stands before the first User-agent line, so nobody follows it.',
      source: rfc('2.2.1'),
      at: atLine(rule),
    })),
    ...unreadable.map(({ line, offset, text: raw }) => ({
      tone: 'warn' as const,
      says: `“${raw.slice(0, 60)}” is no rule; crawlers pass over it.`,
      detail: 'A rule is a name, a colon and a value. Remarks begin with #.',
      source: rfc('2.2'),
      at: { line, column: 1, offset, length: raw.length },
    })),
    ...closedFindings(robots),
    ...repeatedAgents(robots),
    ...contradictions(robots),
  ].toSorted((a, b) => (a.at?.line ?? 0) - (b.at?.line ?? 0))
  if (bytes > readLimit)
    found.unshift({
      tone: 'bad',
      says: `The file has ${counted(bytes, 'byte', 'bytes')}; Google reads the first 512,000 (500 KiB).`,
      detail: 'What stands behind is not followed. Put rules together, or shorten them with *.',
      source: rfc('2.5'),
    })
  return found
}
