/* npm run tool -- <id> [key=value …] [--json] [--region=de] [--table < rows.csv]: runs a declared tool and prints its results, or its Problem with exit code 1. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runOrStop } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'

const words = process.argv.slice(2)
const [id] = words.filter((word) => !word.startsWith('--'))
if (!id || words.includes('--help')) {
  console.log(
    'npm run tool -- <id> [key=value …] [--json] [--region=<code>] [--table < rows.csv]\nRuns a tool with its initial values and those given. With --table each row of the CSV on standard input is answered by the calculator,\nas its page does under “Many from a table”; what the table lacks is as given.\nExamples: npm run tool -- breakeven price=30 taxRate=25%\n          npm run tool -- base64 input=hello (--back decodes)',
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
const request = {
  id,
  name: id,
  definition,
  pairs: words.filter((word) => word.includes('=') && !word.startsWith('--')),
  region: words.find((word) => word.startsWith('--region='))?.slice('--region='.length) ?? 'global',
  json: words.includes('--json'),
}

async function answerOf() {
  if (words.includes('--table')) {
    if (!('compute' in definition)) return { text: `${id} is no calculator: only those answer a table.`, code: 1 }
    const { answerTable } = await importTypeScript('scripts/tool/table.ts')
    return answerTable({ ...request, csv: readFileSync(0, 'utf8') })
  }
  if ('compute' in definition) return (await importTypeScript('scripts/tool/cli.ts')).answer(request)
  const { answerGenerator, answerTransform } = await importTypeScript('scripts/tool/other-shapes.ts')
  if ('build' in definition) return answerGenerator(request)
  if ('run' in definition) return answerTransform({ ...request, back: words.includes('--back') })
  return { text: `${id} has a page of its own and does not run on the command line.`, code: 1 }
}

const { text, code, isTable } = await answerOf()
if (code === 0 || isTable) console.log(text)
else console.error(text)
process.exitCode = code
