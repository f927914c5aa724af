/* What can only be written once Next has exported the pages: bare pages, policies, the offline manifest. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { writeOffline } from './offline.mjs'
import { writePolicies } from './policies.mjs'

const out = path.join(root, 'out')
const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '')

/**
 * Next writes each page a second time as data for soft navigation. Links here load documents (each page has a policy of its
 * own), so nothing ever asks for those files; they would be most of the files of the site.
 */
function removeNavigationData() {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true })
  const unused = entries.filter(
    (entry) =>
      entry.isFile() && entry.name.endsWith('.txt') && entry.name !== 'robots.txt' && entry.name !== 'llms.txt',
  )
  for (const entry of unused) rmSync(path.join(entry.parentPath, entry.name))
  return unused.length
}

const removed = removeNavigationData()
const { writeBarePages } = await importTypeScript('scripts/finish/bare-pages.ts')
const bare = writeBarePages(out)
const policies = writePolicies(out)
await writeOffline(out, { basePath })
const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
console.log(
  `${policies} pages with a policy, ${bare} bare pages, ${removed} navigation files removed, ${files} files in out/`,
)
