/* npm run new -- <id> [--app]: writes the files of a tool that the catalogue lists, unfinished, and marks it implemented. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'

const words = process.argv.slice(2)
const [id] = words.filter((word) => !word.startsWith('--'))
if (!id || words.includes('--help')) {
  console.log(
    'npm run new -- <id> [--app]\nWrites the files of a tool of the catalogue: definition, cases, guide. What it writes fails npm run check until it is finished.\n--app is for a tool with a component of its own: it gets one instead of cases.',
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
const usualShape = { calculator: 'calculator', generator: 'generator', utility: 'transform' }[place.category]
const shape = words.includes('--app') ? 'app' : usualShape
const component = id.replaceAll(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase())

const files = {
  [names.definition]: shape,
  ...(shape === 'app' ? { [names.component]: 'app-component' } : { [names.cases]: `${shape}-cases` }),
  [names.guide]: 'guide',
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
  writeFileSync(
    path.join(root, file),
    fill(readFileSync(path.join(import.meta.dirname, `templates/${template}.txt`), 'utf8')),
  )
  console.log(`wrote ${file}`)
}

const { markImplemented } = await importTypeScript('scripts/tool-files/row.ts')
const table = path.join(root, names.row)
writeFileSync(table, markImplemented(readFileSync(table, 'utf8'), id, true))

console.log(`
Next:
1. ${shape === 'app' ? `Write the subject functions in lib and their tests, then ${names.component}.` : `Write the cases in ${names.cases}, then the definition beside them.`}
2. Write the guide; content/README.md explains its headings.
3. npm run dev, look at the page at both sizes and in both themes, then npm run check.`)
