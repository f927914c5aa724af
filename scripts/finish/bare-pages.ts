import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allTools } from '@/catalogue'
import { addressOf, type Place } from '@/catalogue/address'
import { categories, categoryPlurals, type Tool } from '@/catalogue/types'
import { bareMessages } from '@/lib/messages/bare'
import { homeMessages } from '@/lib/messages/listings'
import { siteOrigin } from '@/lib/platform/site/site'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

interface Bare {
  title: string
  says: string
  link: string
  target: string
  /** Given where the target is the real page of what this address once was. */
  canonical?: string
  script?: string
}

function barePage({ title, says, link, target, canonical, script }: Bare): string {
  return [
    '<!doctype html><html lang="en"><head><meta charSet="utf-8"/>',
    `<meta name="viewport" content="width=device-width"/><meta name="robots" content="noindex"/><title>${escaped(title)}</title>`,
    canonical ? `<link rel="canonical" href="${escaped(canonical)}"/>` : '',
    `<meta http-equiv="refresh" content="0; url=${escaped(target)}"/>`,
    '<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}</style>',
    `</head><body><main><h1>${escaped(title)}</h1><p>${escaped(says)}</p><p><a href="${escaped(target)}">${escaped(link)}</a></p></main>`,
    script ? `<script src="${escaped(script)}"></script>` : '',
    '</body></html>',
  ].join('')
}

function unfinished(tool: Tool): Bare {
  return {
    title: tool.name,
    says: bareMessages.unfinished,
    link: bareMessages.more(tool.name),
    target: addressOf({ comingSoon: tool.id }),
  }
}

function moved(tool: Tool): Bare {
  const target = addressOf({ tool })
  return {
    title: tool.name,
    says: bareMessages.moved,
    link: bareMessages.open(tool.name),
    target,
    script: addressOf({ page: '/moved.js' }),
    ...(tool.implemented ? { canonical: siteOrigin + target } : {}),
  }
}

function list(title: string, place: Place): Bare {
  return { title, says: bareMessages.list, link: bareMessages.openList(title), target: addressOf(place) }
}

/** Folders of addresses that somebody may cut an address down to, and that have no page of their own. */
const folders: readonly { href: string; page: Bare }[] = [
  ...['/topics', '/universal-tool'].map((href) => ({ href, page: list(homeMessages.allTools, { page: '/site-map' }) })),
  ...categories.map((category) => ({
    href: `/universal-tool/${category}`,
    page: list(homeMessages.all[category], { page: `/${categoryPlurals[category]}` }),
  })),
]

/**
 * Pages that need no React, by their paths: the address of every unfinished tool leads to its coming-soon page, the specification's
 * address of every tool that lives elsewhere and the earlier addresses of tools that moved lead to the tool, a folder of such
 * addresses to the list of what is in it.
 */
export function barePages(): { href: string; html: string }[] {
  const ofTools = allTools.flatMap((tool) => [
    ...(tool.implemented ? [] : [{ href: tool.href, page: unfinished(tool) }]),
    ...[...(tool.seedHref === undefined ? [] : [tool.seedHref]), ...(tool.formerly ?? [])].map((href) => ({
      href,
      page: moved(tool),
    })),
  ])
  return [...ofTools, ...folders].map(({ href, page }) => ({ href, html: barePage(page) }))
}

/** Writes them into an export. Returns how many there are. */
export function writeBarePages(out: string): number {
  const pages = barePages()
  for (const { href, html } of pages) {
    const folder = path.join(out, href)
    const file = path.join(folder, 'index.html')
    if (existsSync(file)) throw new Error(`${href} is a page already`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, html)
  }
  return pages.length
}
