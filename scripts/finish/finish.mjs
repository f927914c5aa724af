/* What can only be done once Next has exported the pages: its own code goes; bare pages, policies, the offline manifest and headers come. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { writeHeaders } from './headers.mjs'
import { writeOffline } from './offline.mjs'
import { finishPages } from './pages.mjs'
import { writeNotices } from '../notices/notices.mjs'
import { shortenPlainScripts } from './plain-scripts.mjs'
import { writePolicies } from './policies.mjs'
import { writeRedirects } from './redirects.mjs'

const out = path.join(root, 'out')
const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '')

const pages = finishPages(out, { basePath })
const { writeBarePages } = await importTypeScript('scripts/finish/bare-pages.ts')
const bare = writeBarePages(out)
shortenPlainScripts(out)
const notices = await writeNotices(out)
const policies = writePolicies(out)
await writeOffline(out, { basePath })
writeHeaders(out, { basePath })
writeRedirects(out, { basePath })
const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
console.log(
  `${pages} pages, ${bare} bare pages, ${policies} with a policy, notices of ${notices} packages, ${files} files in out/`,
)
