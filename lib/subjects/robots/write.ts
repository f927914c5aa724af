/* A robots.txt from what a site wants. Source: RFC 9309. */
import { crawlers } from './crawlers'

export interface RobotsWish {
  /** What crawlers without a group of their own may fetch. */
  everybody: 'open' | 'some' | 'closed'
  /** Paths, one a line. */
  disallow: string
  allow: string
  ai: 'open' | 'training' | 'all'
  /** Rules for crawlers by name, in their order. */
  own: readonly { agent: string; says: 'allow' | 'disallow'; path: string }[]
  /** Seconds; read by Bing alone of the large engines. */
  delay: number | undefined
  sitemaps: string
  remark: string | undefined
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Crawlers that collect texts for models; `all` are also those that answer questions with what they read. */
export function aiCrawlers(which: RobotsWish['ai']): string[] {
  if (which === 'open') return []
  return crawlers
    .filter(({ does }) => /AI models|open archive/.test(does) || (which === 'all' && /AI/.test(does)))
    .map(({ token }) => token)
}

/** Rules of each crawler named, together whatever their order, so that no group is repeated. */
function ownGroups(own: RobotsWish['own']): string[][] {
  const groups = new Map<string, { name: string; rules: string[] }>()
  for (const { agent, says, path } of own) {
    const key = agent.trim().toLowerCase()
    const group = groups.get(key) ?? { name: agent.trim(), rules: [] }
    group.rules.push(`${says === 'allow' ? 'Allow' : 'Disallow'}: ${path.trim()}`.trimEnd())
    groups.set(key, group)
  }
  return [...groups.values()].map(({ name, rules }) => [`User-agent: ${name}`, ...rules])
}

/** The file, with a line feed at its end. A crawler that has rules of its own is left out of the group of AI crawlers. */
export function writeRobots(wish: RobotsWish): string {
  const { everybody, ai, own, delay, sitemaps, remark } = wish
  const named = new Set(own.map(({ agent }) => agent.trim().toLowerCase()))
  const kept = aiCrawlers(ai).filter((token) => !named.has(token.toLowerCase()))
  const rules =
    everybody === 'open'
      ? ['Disallow:']
      : everybody === 'closed'
        ? [...linesOf(wish.allow).map((path) => `Allow: ${path}`), 'Disallow: /']
        : [
            ...linesOf(wish.disallow).map((path) => `Disallow: ${path}`),
            ...linesOf(wish.allow).map((path) => `Allow: ${path}`),
          ]
  const groups = [
    ['User-agent: *', ...rules, ...(delay === undefined ? [] : [`Crawl-delay: ${delay}`])],
    ...(kept.length > 0 ? [[...kept.map((token) => `User-agent: ${token}`), 'Disallow: /']] : []),
    ...ownGroups(own),
  ]
  return [
    ...(remark === undefined ? [] : [linesOf(remark).map((line) => `# ${line}`)]),
    ...groups,
    ...(linesOf(sitemaps).length > 0 ? [linesOf(sitemaps).map((url) => `Sitemap: ${url}`)] : []),
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
