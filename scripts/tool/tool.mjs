/* npm run tool -- <id> [key=value …] [--json] [--region=de]: runs a declared tool and prints its results, or its Problem with exit code 1. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runOrStop } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'

const words = process.argv.slice(2)
const [id] = words.filter((word) => !word.startsWith('--'))
if (!id || words.includes('--help')) {
  console.log(
    'npm run tool -- <id> [key=value …] [--json] [--region=<code>]\nRuns a tool with its initial values and those given.\nExample: npm run tool -- breakeven price=30 taxRate=25%',
  )
  process.exit(id ? 0 : 1)
}

const manifestFile = path.join(root, '.tools/manifest.json')
if (!existsSync(manifestFile)) await runOrStop(['scripts/tools/compile.mjs'])
const compiled = JSON.parse(readFileSync(manifestFile, 'utf8')).tools[id]
if (!compiled) {
  console.error(
    `There is no tool ${id} yet. Its definition would be lib/<category>/<folder>/${id}.ts; make one with npm run new.`,
  )
  process.exit(1)
}
const definition = (await import(pathToFileURL(path.join(root, '.tools', compiled.node)).href)).default
if (!('compute' in definition)) {
  console.error(`${id} is no calculator; the command line runs calculators.`)
  process.exit(1)
}
const { answer } = await importTypeScript('scripts/tool/cli.ts')
const { text, code } = answer({
  id,
  name: id,
  definition,
  pairs: words.filter((word) => word.includes('=') && !word.startsWith('--')),
  region: words.find((word) => word.startsWith('--region='))?.slice('--region='.length) ?? 'global',
  json: words.includes('--json'),
})
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
