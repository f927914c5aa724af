/*
 * npm run bundle: the whole site as one ZIP, to be unpacked in the root of any static server. With `--base /x` it is built for that
 * sub-path and lies in a folder of that name, with what hosts read of a root beside it. `--built` packs the export that is there;
 * `--to file.zip` names the ZIP. Settings for nginx and Caddy are written beside it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { caddyExample, nginxExample } from '../finish/headers.mjs'
import { root, runOrStop } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { hosts, refusals, sizeOf, sizeWithAll } from './hosts.mjs'
import { writeZip } from './zip.mjs'

const { values } = parseArgs({
  options: { base: { type: 'string' }, built: { type: 'boolean', default: false }, to: { type: 'string' } },
})
const base = (values.base ?? process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '')
const out = path.join(root, 'out')

function stop(says) {
  console.error(says)
  process.exit(1)
}

if (base !== '' && !/^(\/[\w.~-]+)+$/.test(base)) stop(`--base is '${base}', but must be a path such as /tools`)
if (!values.built) await runOrStop(['scripts/build.mjs'], { env: { NEXT_PUBLIC_BASE_PATH: base } })
if (!existsSync(path.join(out, 'service-worker.js'))) stop('out/ holds no site: leave --built away')
const builtFor = /const BASE = '([^']*)'/.exec(readFileSync(path.join(out, 'service-worker.js'), 'utf8'))?.[1]
if (builtFor !== base) stop(`out/ was built for '${builtFor}', not for '${base}': leave --built away`)

/** Read by hosts in their root alone. */
const ofRoot = ['_headers', '_redirects', '404.html']
const inFolder = base === '' ? '' : `${base.slice(1)}/`
const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .sort()
const entries = files.flatMap((file) => {
  const source = path.join(out, file)
  const isSetting = file.startsWith('_')
  const inside = base !== '' && isSetting ? [] : [[inFolder + file, source]]
  return base !== '' && ofRoot.includes(file) ? [[file, source], ...inside] : inside
})

const name = `tallykit${base.replaceAll('/', '-')}`
const to = path.resolve(root, values.to ?? `${name}.zip`)
await writeZip(to, entries)
writeFileSync(to.replace(/\.zip$/, '.nginx.conf'), nginxExample(base))
writeFileSync(to.replace(/\.zip$/, '.Caddyfile'), caddyExample(base))

const { finishedTools } = await importTypeScript('scripts/sweep/finished.ts')
const { allTools } = await importTypeScript('catalogue/index.ts')
const written = (number) => number.toLocaleString('en-US')
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
const now = sizeOf(out)
const all = sizeWithAll(out, { finished: finishedTools.map(({ id }) => id), all: allTools.length })
const hash = createHash('sha256').update(readFileSync(to)).digest('hex')
console.log(`${path.relative(process.cwd(), to)}: ${written(entries.length)} files, ${megabytes(statSync(to).size)}`)
console.log(`SHA-256 ${hash}`)
console.log(`unpacked ${megabytes(now.siteBytes)}, the largest file ${megabytes(now.fileBytes)}`)
console.log(
  `with all ${written(allTools.length)} tools about ${written(all.files)} files and ${megabytes(all.siteBytes)}`,
)
for (const host of hosts) {
  const [today, later] = [now, all].map((size) => refusals(size, host).join(', ') || 'fits')
  console.log(`${host.name}: ${today}; with all tools ${later}`)
}
