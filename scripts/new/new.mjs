/* npm run new -- <id> [--workbench | --planner | --app | --family <name>]: writes the files of a tool that the catalogue lists, unfinished, and marks it implemented. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'

const words = process.argv.slice(2)
const family = words.includes('--family') ? (words[words.indexOf('--family') + 1] ?? '') : undefined
const [id] = words.filter((word, at) => !word.startsWith('--') && words[at - 1] !== '--family')
if (!id || words.includes('--help')) {
  console.log(
    'npm run new -- <id> [--workbench | --planner | --app | --family <name>]\nWrites the files of a tool of the catalogue: definition, cases, guide. What it writes fails npm run check until it is finished.\n--workbench is for work on texts or files away from the page: it gets a worker instead of cases, and the kit draws its page.\n--planner is for entries kept on the device: it gets a file of words instead of cases, and the kit draws its page.\n--app is for a tool with a component of its own: it gets one instead of cases.\n--family is for a member of lib/families/<name>: its definition is data.',
  )
  process.exit(id ? 0 : 1)
}

const { fileNames, placeOf } = await importTypeScript('scripts/tool-files/place.ts')
const place = placeOf(id)
if (!place) {
  console.error(`The catalogue has no tool ${id}. Add its row to a table in catalogue/ first.`)
  process.exit(1)
}
const names = fileNames(place)
const families = readdirSync(path.join(root, 'lib/families'))
if (family !== undefined && !families.includes(family)) {
  console.error(`There is no family ${family} in lib/families. There are: ${families.join(', ')}.`)
  process.exit(1)
}
const usualShape = { calculator: 'calculator', generator: 'generator', utility: 'transform' }[place.category]
const kit = ['app', 'workbench', 'planner'].find((name) => words.includes(`--${name}`))
const shape = kit ?? family ?? usualShape
const templateOf = (name) => path.join(import.meta.dirname, `templates/${name}.txt`)
if (!existsSync(templateOf(shape))) {
  console.error(`The family ${shape} has no template. Begin with a copy of one of its members.`)
  process.exit(1)
}
const component = id.replaceAll(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase())

/** What stands beside the definition: the file and its template, and what is to be done in it first. */
const besides = {
  app: [
    names.component,
    'app-component',
    `Write the subject functions in lib and their tests, then ${names.component}.`,
  ],
  workbench: [
    `lib/workers/${id}.worker.ts`,
    'workbench-worker',
    'Write the subject functions in lib and their tests, then the worker, then the definition.',
  ],
  planner: [
    names.messages,
    'planner-messages',
    `Write the subject functions in lib and their tests, then ${names.messages} and the definition.`,
  ],
}
const [beside, besideTemplate, first] = besides[shape] ?? [
  names.cases,
  // The cases of many families look as those of any tool of their kind.
  existsSync(templateOf(`${shape}-cases`)) ? `${shape}-cases` : `${usualShape}-cases`,
  `Write the cases in ${names.cases}, then the definition beside them.`,
]

const files = {
  [names.definition]: shape,
  // A letter or contract has its text in a file of its own.
  ...(existsSync(templateOf(`${shape}-template`)) ? { [names.template]: `${shape}-template` } : {}),
  [beside]: besideTemplate,
  // A tool of the first tier gets the full guide; catalogue/types.ts says which those are.
  [names.guide]: place.tier === 1 ? 'guide' : 'guide-short',
}

const there = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
if (there.length > 0) {
  console.error(`Nothing was written: ${there.join(', ')} ${there.length === 1 ? 'is' : 'are'} there already.`)
  process.exit(1)
}

// The catalogue describes utilities; a guide that does it again is refused.
const needless = place.category === 'utility' ? /^metaDescription: .*\n/m : ''
const fill = (text) => text.replace(needless, '').replaceAll('{{id}}', id).replaceAll('{{component}}', component)
for (const [file, template] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), fill(readFileSync(templateOf(template), 'utf8')))
  console.log(`wrote ${file}`)
}

const { markImplemented } = await importTypeScript('scripts/tool-files/row.ts')
const table = path.join(root, names.row)
writeFileSync(table, markImplemented(readFileSync(table, 'utf8'), id, true))

console.log(`
Next:
1. ${first}
2. Write the ${place.tier === 1 ? 'full' : 'short'} guide, as tier ${place.tier} has it; content/README.md explains its headings.
3. npm run dev, look at the page at both sizes and in both themes, then npm run check.`)
