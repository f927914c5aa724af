import { defineGeneratorCases } from '@/lib/kits/generator'
import generator from './robots-txt-gen'

const rfc = (section: string, how: string) => ({
  title: `RFC 9309, section ${section}`,
  href: 'https://www.rfc-editor.org/rfc/rfc9309',
  how,
})
const python = (how: string) => ({ title: 'Python 3.11, urllib.robotparser', how })

export default defineGeneratorCases(generator, [
  {
    name: 'everything is open',
    given: { everybody: 'open', sitemaps: undefined, tests: undefined },
    expect: { plain: 'User-agent: *\nDisallow:', files: { txt: 'User-agent: *\nDisallow:\n' } },
    source: rfc('2.2.2', 'an empty rule matches nothing'),
  },
  {
    name: 'a test site',
    given: { everybody: 'closed', sitemaps: undefined, tests: '/', delay: 10, remark: 'Staging' },
    expect: { plain: '# Staging\n\nUser-agent: *\nDisallow: /\nCrawl-delay: 10', text: ['may not'] },
    source: python('can_fetch("*", "/") is False, crawl_delay is 10'),
  },
  {
    name: 'a path with an exception',
    given: {
      disallow: '/example/',
      allow: '/example/page/disallowed.gif',
      sitemaps: undefined,
      tests: '/example/page/disallowed.gif',
    },
    expect: { plain: 'User-agent: *\nDisallow: /example/\nAllow: /example/page/disallowed.gif', text: ['may'] },
    source: rfc('2.2.2', 'the most specific match must be used'),
  },
  {
    name: 'nobody may train',
    given: { everybody: 'open', ai: 'training', sitemaps: undefined, tests: undefined },
    expect: {
      files: {
        txt: 'User-agent: *\nDisallow:\n\nUser-agent: Google-Extended\nUser-agent: Applebot-Extended\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nUser-agent: meta-externalagent\nUser-agent: Amazonbot\nDisallow: /\n',
      },
    },
    source: rfc('2.2.1', 'several user agents of one group; the tokens are those that their operators document'),
  },
  {
    name: 'no AI at all, but one with rules of its own',
    given: {
      everybody: 'open',
      ai: 'all',
      sitemaps: undefined,
      tests: '/press/a',
      own: [
        { agent: 'GPTBot', says: 'allow', path: '/press/' },
        { agent: 'gptbot', says: 'disallow', path: '/' },
      ],
    },
    expect: {
      files: {
        txt: 'User-agent: *\nDisallow:\n\nUser-agent: Google-Extended\nUser-agent: Applebot-Extended\nUser-agent: OAI-SearchBot\nUser-agent: ClaudeBot\nUser-agent: PerplexityBot\nUser-agent: CCBot\nUser-agent: meta-externalagent\nUser-agent: Amazonbot\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /press/\nDisallow: /\n',
      },
    },
    source: rfc('2.2.1', 'groups of one crawler are put together, in any letter case'),
  },
  {
    name: 'a path without its slash',
    given: { disallow: 'admin', sitemaps: '/sitemap.xml' },
    expect: { plain: 'User-agent: *\nDisallow: admin\n\nSitemap: /sitemap.xml' },
    source: rfc('2.2', 'path-pattern = "/" *UTF8-char-noctl: kept as typed, and named in a notice'),
  },
  {
    name: 'a crawler with a version',
    given: { own: [{ agent: 'Bot/2.1', says: 'allow', path: '/' }] },
    problem: 'own',
    source: rfc('2.2.1', 'the product token has letters, hyphens and low lines'),
  },
])
