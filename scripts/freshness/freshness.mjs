/* npm run freshness: the rules of law whose last known period ends within 90 days. Fails where one is over without a successor;
   with --warn it only says so. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'

const today = new Date().toISOString().slice(0, 10)
const { endingRules } = await importTypeScript('lib/law/freshness.ts')
const files = readdirSync(path.join(root, 'lib/law'), { recursive: true })
  .filter((file) => file.includes(path.sep) && file.endsWith('.ts'))
  .map((file) => path.join('lib/law', file))
  .toSorted()
const modules = await Promise.all(files.map((file) => importTypeScript(file)))
const rules = modules.flatMap((module) =>
  Object.values(module).filter((value) => value && typeof value === 'object' && 'versions' in value),
)

const ending = endingRules(rules, today)
const over = ending.filter(({ isOver }) => isOver)
for (const { title, until, isOver } of ending) console.log(`${until}  ${isOver ? 'is over' : 'will end'}: ${title}`)
console.log(
  `${rules.length} rules: ${over.length} are over without a successor, ${ending.length - over.length} end within 90 days.`,
)
process.exitCode = over.length > 0 && !process.argv.includes('--warn') ? 1 : 0
