import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allTools } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'
import { bareMessages } from '@/lib/messages/bare'
import { siteOrigin } from '@/lib/site/site'

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

/**
 * Pages that need no React: the address of every unfinished tool leads to its coming-soon page, the specification's address of
 * every tool that lives elsewhere and the earlier addresses of tools that moved lead to the tool. Returns how many were written.
 */
export function writeBarePages(out: string): number {
  const pages = allTools.flatMap((tool) => [
    ...(tool.implemented ? [] : [{ href: tool.href, page: unfinished(tool) }]),
    ...[...(tool.seedHref === undefined ? [] : [tool.seedHref]), ...(tool.formerly ?? [])].map((href) => ({
      href,
      page: moved(tool),
    })),
  ])
  for (const { href, page } of pages) {
    const folder = path.join(out, href)
    const file = path.join(folder, 'index.html')
    if (existsSync(file)) throw new Error(`${href} is a page already`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, barePage(page))
  }
  return pages.length
}
