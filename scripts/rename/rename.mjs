/* npm run rename -- <old-id> <new-id> [new-slug]: gives a tool another id, and another address, in every file that names it. */
import { apply, list, readSources, warnOfChanges } from '../tool-files/apply.mjs'
import { importTypeScript } from '../typescript.mjs'

const words = process.argv.slice(2)
const [id, newId, slug] = words.filter((word) => !word.startsWith('--'))
if (!id || !newId || words.includes('--help')) {
  console.log(
    'npm run rename -- <old-id> <new-id> [new-slug] [--dry-run]\nRenames a tool everywhere: row, files, imports, links of guides. Its old address leads to the new one.\nTo change the address alone, give the id twice and the last part of the address.',
  )
  process.exit(id && newId ? 0 : 1)
}

const { planRename } = await importTypeScript('scripts/tool-files/rename.ts')
const plan = planRename(readSources(), id, newId, slug)
if (typeof plan === 'string') {
  console.error(`Nothing was changed. ${plan}`)
  process.exit(1)
}
const dryRun = words.includes('--dry-run')
if (!dryRun) warnOfChanges()
apply(plan, dryRun)
for (const line of plan.says) console.log(line)
list(
  `These lines still say ${id}. Keys of stores keep it, since visitors' entries lie under them; of the others only you can tell whether they mean the tool:`,
  plan.left,
)
if (dryRun) console.log('\nNothing was changed: --dry-run.')
else console.log('\nNext: npm run format, npm run check.')
