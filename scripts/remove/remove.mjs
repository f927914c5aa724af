/* npm run remove -- <id> [--keep-row] [--force]: takes a tool out. Stops where others link to it or need it, and lists them. */
import { apply, list, readSources, warnOfChanges } from '../tool-files/apply.mjs'
import { importTypeScript } from '../typescript.mjs'

const words = process.argv.slice(2)
const [id] = words.filter((word) => !word.startsWith('--'))
if (!id || words.includes('--help')) {
  console.log(
    'npm run remove -- <id> [--keep-row] [--force] [--dry-run]\nRemoves the files and the row of a tool; with --keep-row the row stays, unfinished.\nStops where guides link to the tool or code needs it. --force makes those links plain text and leaves the code to you.',
  )
  process.exit(id ? 0 : 1)
}

const { planRemove } = await importTypeScript('scripts/tool-files/remove.ts')
const plan = planRemove(readSources(), id, words.includes('--keep-row'))
if (typeof plan === 'string') {
  console.error(`Nothing was changed. ${plan}`)
  process.exit(1)
}
const force = words.includes('--force')
const dryRun = words.includes('--dry-run')
list(force ? 'Links that become plain text:' : 'Guides that link to it:', plan.links)
list('Code that needs it; change it by hand:', plan.uses)
if (!force && plan.links.length + plan.uses.length > 0) {
  console.error(`\nNothing was changed. Deal with these lines first, or use --force.`)
  process.exit(1)
}
if (!dryRun) warnOfChanges()
apply(plan, dryRun)
list(`These lines still say ${id}; only you can tell whether they mean the tool:`, plan.left)
if (dryRun) console.log('\nNothing was changed: --dry-run.')
else console.log('\nNext: npm run check, which also names what nothing uses any more.')
