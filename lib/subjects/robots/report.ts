import { urlOf } from '@/lib/base/text/url-of'
import type { Report, ReportFinding, ReportPart } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { crawlers, tokensOf } from './crawlers'
import { lintRobots } from './lint'
import { isNamed, judge, type Verdict } from './match'
import { parseRobots, readLimit, type Robots } from './parse'

export interface RobotsQuestion {
  text: string
  /** The crawler that is asked about, by its product token. */
  agent: string
  /** Addresses or paths, one a line. */
  urls: string
}

/** Addresses that are tried at once; the rest is said to be left out. */
export const mostUrls = 100_000

/** An address as a crawler asks for it: percent-encoded, without a fragment. */
export function asAsked(written: string): string {
  const base = 'https://host.invalid'
  return urlOf(written, base)?.href ?? written
}

function ruleInWords({ rule, agent }: Verdict): [string, string] {
  if (rule) return [`${rule.name}: ${rule.value}`, String(rule.line)]
  return [agent ? 'No rule matches' : 'No group applies', agent ? String(agent.line) : '']
}

const verdictWord = (isAllowed: boolean) => (isAllowed ? 'Allowed' : 'Blocked')

function urlPart(robots: Robots, agent: string, urls: readonly string[]): ReportPart {
  const rows = urls.map((url) => {
    const verdict = judge(robots, tokensOf(agent), asAsked(url))
    return [url, verdictWord(verdict.isAllowed), ...ruleInWords(verdict)]
  })
  return {
    tables: [{ label: `Addresses for ${agent}`, columns: ['Address', 'Verdict', 'Rule that decides', 'Line'], rows }],
  }
}

function crawlerPart(robots: Robots, url: string): ReportPart {
  const rows = crawlers.map(({ token, of, does }) => {
    const verdict = judge(robots, tokensOf(token), asAsked(url))
    const group = isNamed(robots, token) ? 'its own' : verdict.agent ? verdict.agent.value : 'none'
    return [token, `${of}, ${does}`, verdictWord(verdict.isAllowed), ...ruleInWords(verdict), group]
  })
  return {
    heading: `Who may fetch ${url}`,
    tables: [
      {
        label: `Crawlers and ${url}`,
        columns: ['Crawler', 'Whose and what for', 'Verdict', 'Rule that decides', 'Line', 'Group followed'],
        rows,
      },
    ],
    notes: ['Names as their operators document them. A crawler may ignore robots.txt: it asks, and closes nothing.'],
  }
}

function headlineOf(
  findings: readonly ReportFinding[],
  blocked: number,
  tried: number,
  agent: string,
): Pick<Report, 'headline' | 'tone'> {
  const faults = findings.filter(({ tone }) => tone === 'bad').length
  const remarks = findings.filter(({ tone }) => tone === 'warn').length
  const verdict =
    tried === 1
      ? `${agent} ${blocked === 1 ? 'may not' : 'may'} fetch the address`
      : `${agent} may fetch ${whole(tried - blocked)} of ${counted(tried, 'address', 'addresses')}`
  const found = [
    faults > 0 && counted(faults, 'mistake', 'mistakes'),
    remarks > 0 && counted(remarks, 'thing to look at', 'things to look at'),
  ].filter(Boolean)
  return {
    headline: `${verdict}; ${found.length > 0 ? found.join(', ') : 'no mistake found'}.`,
    tone: faults > 0 ? 'bad' : remarks > 0 || blocked > 0 ? 'warn' : 'good',
  }
}

/** What a robots.txt says of addresses and crawlers, and what is wrong with it. */
export function robotsReport({ text, agent, urls }: RobotsQuestion): Report {
  const robots = parseRobots(text)
  const read = robots.bytes > readLimit ? parseRobots(cutTo(text, readLimit)) : robots
  const findings = lintRobots(text, robots)
  const listed = urls.split(/[\r\n]+/).flatMap((line) => line.trim() || [])
  const asked = (listed.length === 0 ? ['/'] : listed).slice(0, mostUrls)
  const name = agent.trim() || 'Googlebot'
  const blocked = asked.filter((url) => !judge(read, tokensOf(name), asAsked(url)).isAllowed).length
  const rules = robots.groups.reduce((sum, group) => sum + group.rules.length, 0)
  const left = listed.length - asked.length
  return {
    ...headlineOf(findings, blocked, asked.length, name),
    figures: [
      { label: 'Groups', text: whole(robots.groups.length) },
      { label: 'Rules', text: whole(rules) },
      { label: 'Sitemaps', text: whole(robots.sitemaps.length) },
      { label: 'Size', text: counted(robots.bytes, 'byte', 'bytes') },
    ],
    parts: [
      urlPart(read, name, asked),
      ...(left > 0 ? [{ notes: [`${counted(left, 'address', 'addresses')} beyond 100,000 left out.`] }] : []),
      { heading: 'What to look at', findings },
      crawlerPart(read, asked[0] ?? '/'),
      {
        tables: [
          {
            label: 'Sitemaps',
            columns: ['Address', 'Line'],
            rows: robots.sitemaps.map(({ value, line }) => [value, String(line)]),
          },
        ],
      },
    ],
  }
}

/** A text up to a number of bytes of UTF-8. */
function cutTo(text: string, bytes: number): string {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes))
}
