import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const categories = ['calculators', 'generators', 'utilities']

/** The ids of one table of the catalogue, finished or not. */
function idsIn(text, implemented) {
  return [...text.matchAll(new RegExp(`\\{ id: '([^']+)'[^\\n]*implemented: ${implemented}`, 'g'))].map(([, id]) => id)
}

function tablesOf(folder, plural) {
  const tables = path.join(folder, 'catalogue', plural)
  return readdirSync(tables).map((table) => ({
    topic: table.replace(/\.ts$/, ''),
    file: path.join(tables, table),
    text: readFileSync(path.join(tables, table), 'utf8'),
  }))
}

/** A tool's own texts under another name: what it imports and names of its own follow. */
function renamed(text, from, to) {
  return (
    text
      .replaceAll(from.place, to.place)
      .replaceAll(`'./${from.id}'`, `'./${to.id}'`)
      // A subject may be called as a tool is, and has no placeholder.
      .replaceAll(new RegExp(`(?<!lib/subjects)/${from.id}/`, 'g'), `/${to.id}/`)
      .replaceAll(`'./${from.id}.messages'`, `'./${to.id}.messages'`)
      .replaceAll(`'./${from.id}.template.md'`, `'./${to.id}.template.md'`)
  )
}

function copyText(folder, file, copy, from, to) {
  if (!existsSync(path.join(folder, file))) return
  mkdirSync(path.dirname(path.join(folder, copy)), { recursive: true })
  writeFileSync(path.join(folder, copy), renamed(readFileSync(path.join(folder, file), 'utf8'), from, to))
}

function copyParts(folder, plural, from, to) {
  const parts = path.join(folder, 'components', plural, from.id)
  if (!existsSync(parts)) return
  for (const entry of readdirSync(parts, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.relative(folder, path.join(entry.parentPath, entry.name))
    copyText(folder, file, file.replace(`/${from.id}/`, `/${to.id}/`), from, to)
  }
}

/** Files of a finished tool once more, as those of another: definition, cases, words, guide, component and its parts. */
function copyTool(folder, plural, from, to) {
  for (const ending of ['.ts', '.cases.ts', '.messages.ts', '.template.md'])
    copyText(folder, `lib/tools/${from.place}${ending}`, `lib/tools/${to.place}${ending}`, from, to)
  copyText(folder, `content/guides/${from.place}.md`, `content/guides/${to.place}.md`, from, to)
  copyText(folder, `components/${plural}/${from.id}.tsx`, `components/${plural}/${to.id}.tsx`, from, to)
  copyParts(folder, plural, from, to)
}

/**
 * In a copy of the project, gives every tool that is not begun the files of a finished one of its category, one finished tool after the
 * other, so that the whole catalogue weighs what the finished tenth weighs. Returns how many.
 */
export function writePlaceholders(folder) {
  let number = 0
  for (const plural of categories) {
    const tables = tablesOf(folder, plural)
    const toolAt = (topic, id) => ({ id, place: `${plural}/${topic}/${id}` })
    const models = tables.flatMap(({ topic, text }) => idsIn(text, true).map((id) => toolAt(topic, id)))
    for (const { topic, file, text } of tables) {
      // One that is begun has files that others of its own import.
      const isBegun = (id) => existsSync(path.join(folder, `lib/tools/${plural}/${topic}/${id}.ts`))
      for (const id of idsIn(text, false).filter((one) => !isBegun(one))) {
        copyTool(folder, plural, models[number % models.length], toolAt(topic, id))
        number += 1
      }
      writeFileSync(file, text.replaceAll('implemented: false', 'implemented: true'))
    }
  }
  return number
}
