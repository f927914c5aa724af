/* What common static hosts take, and what a site would be on them once every tool of the catalogue is finished. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readRedirectsFile } from '../headers-file.mjs'

const megabyte = 1024 * 1024

/**
 * Limits by their documents, as read on 27 November 2026; what a host names no limit for is left out. docs/hosting/README.md has the
 * same table for people, and a test compares both.
 * @type {readonly { name: string, files?: number, filesInFolder?: number, fileBytes?: number, siteBytes?: number, redirects?: number, source: string }[]}
 */
export const hosts = [
  {
    name: 'Cloudflare Pages',
    files: 20_000,
    fileBytes: 25 * megabyte,
    redirects: 2000,
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
  },
  { name: 'Netlify', filesInFolder: 54_000, source: 'https://docs.netlify.com/site-deploys/overview/' },
  {
    name: 'GitHub Pages',
    siteBytes: 1000 * megabyte,
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
  {
    name: 'GitLab Pages',
    files: 200_000,
    siteBytes: 1000 * megabyte,
    redirects: 1000,
    source: 'https://docs.gitlab.com/user/project/pages/',
  },
  {
    name: 'Azure Static Web Apps, Standard',
    siteBytes: 500 * megabyte,
    source: 'https://learn.microsoft.com/azure/static-web-apps/quotas',
  },
]

/** @typedef {{ files: number, siteBytes: number, fileBytes: number, filesInFolder: number, redirects: number }} Size */

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Entries of the fullest folder, folders included. */
function fullest(folder) {
  const inside = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    inside.set(entry.parentPath, (inside.get(entry.parentPath) ?? 0) + 1)
  return Math.max(...inside.values())
}

/** @param {string} folder the export @returns {Size} */
export function sizeOf(folder) {
  const bytes = filesOf(folder).map((file) => statSync(file).size)
  const redirects = path.join(folder, '_redirects')
  return {
    files: bytes.length,
    siteBytes: bytes.reduce((sum, one) => sum + one, 0),
    fileBytes: Math.max(...bytes),
    filesInFolder: fullest(folder),
    redirects: existsSync(redirects) ? readRedirectsFile(readFileSync(redirects, 'utf8')).size : 0,
  }
}

/**
 * What the export would be if the tools that are not there yet were like those that are: each brings as many files and bytes as a
 * finished one does on the average, beside the file that stands at its address already.
 * @param {string} folder @param {{ finished: readonly string[], all: number }} tools ids of the finished ones, and how many there will be
 * @returns {Size}
 */
export function sizeWithAll(folder, { finished, all }) {
  const now = sizeOf(folder)
  const ids = new Set(finished)
  const own = filesOf(folder).filter((file) => {
    const parts = path.relative(folder, file).split(path.sep)
    return parts.some((part) => ids.has(part) || ids.has(part.split('.')[0]))
  })
  const missing = all - finished.length
  const share = (sum) => Math.round((sum / finished.length) * missing)
  return {
    ...now,
    files: now.files + share(own.length) - missing,
    siteBytes: now.siteBytes + share(own.reduce((sum, file) => sum + statSync(file).size, 0)),
    filesInFolder: Math.round((now.filesInFolder / finished.length) * all),
  }
}

/** What of a site a host would not take, in words; empty where it takes all of it. @param {Size} size @param {typeof hosts[number]} host */
export function refusals(size, host) {
  return ['files', 'filesInFolder', 'fileBytes', 'siteBytes', 'redirects'].flatMap((kind) =>
    host[kind] !== undefined && size[kind] > host[kind] ? [`${kind} ${size[kind]} of ${host[kind]}`] : [],
  )
}
