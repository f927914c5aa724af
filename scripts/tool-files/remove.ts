import { aliasesOf, fileNames, placeOf, type ToolPlace } from './place'
import { changedLines, leftOver, mentionAt, relatedIds, renameOf, rewritten, searchQueries } from './references'
import { markImplemented, removeRow } from './row'
import { toolFiles, type Mention, type Plan, type Sources } from './tool-files'

interface RemovePlan extends Plan {
  /** Links of other guides to the tool. */
  links: readonly Mention[]
  /** Code of others that needs the tool: an import, its id, its address. */
  uses: readonly Mention[]
  /** Lines that name the tool in a way that only a reader can judge. */
  left: readonly Mention[]
}

const relatedLine = /^related: .*\n/m

/** A guide without its links to `ids`: the words of a link stay. */
function unlinked(guide: string, ids: readonly string[]): string {
  const named = ids.join('|')
  return guide
    .replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(tool:(?:${named})\\)`, 'g'), '$1')
    .replace(relatedLine, (line) => {
      const related = relatedIds(line.trimEnd())
      const others = related.filter((id) => !ids.includes(id))
      if (others.length === related.length) return line
      return others.length === 0 ? '' : `related: ${others.join(', ')}\n`
    })
}

/** Entries that are about the tool alone. */
function withoutEntries(file: string, text: string, id: string, keepRow: boolean): string {
  if (file === 'tests/health/checks/sizes.ts') return text.replace(new RegExp(`^  '?${id}'?: \\{[^}]*\\},\\n`, 'm'), '')
  if (file === searchQueries) return text.replace(new RegExp(`^${id} \\|.*\\n`, 'm'), '')
  if (keepRow) return text
  if (file === 'catalogue/index.ts') return text.replaceAll(new RegExp(`^  '?[\\w-]+'?: '${id}',\\n`, 'gm'), '')
  if (file === 'content/ratings.json' && text.includes(`"${id}":`)) {
    const ratings: object = JSON.parse(text)
    return `${JSON.stringify(Object.fromEntries(Object.entries(ratings).filter(([key]) => key !== id)), null, 2)}\n`
  }
  return text
}

/** The lines that a rename would change are the lines that name the tool. */
function usesOf(sources: Sources, tool: ToolPlace, keepRow: boolean): Mention[] {
  const nowhere = { ...tool, id: `${tool.id}-removed`, href: `${tool.href}-removed` }
  const rename = renameOf(sources, tool, nowhere)
  return [...sources].flatMap(([file, text]) => {
    if (file.startsWith('content/guides/')) return []
    return changedLines(text, rewritten(rename, file, keepRow)).map((line) => mentionAt(file, text, line))
  })
}

/** What `npm run remove` does, or the sentence that says why it does nothing. */
export function planRemove(sources: Sources, id: string, keepRow: boolean): RemovePlan | string {
  const tool = placeOf(id)
  if (!tool) return `The catalogue has no tool ${id}.`
  const own = toolFiles(sources, tool)
  if (keepRow && own.length === 0 && !tool.implemented) return `${id} has no files, and its row says so.`

  const others = new Map([...sources].filter(([file]) => !own.includes(file)))
  const table = fileNames(tool).row
  const texts = new Map([...others].map(([file, text]) => [file, withoutEntries(file, text, id, keepRow)]))
  const rows = texts.get(table) ?? ''
  texts.set(table, keepRow ? markImplemented(rows, id, false) : removeRow(rows, id))

  // A link to an unfinished tool leads to its coming-soon page.
  const names = keepRow ? [] : [id, ...aliasesOf(id)]
  const links = [...others].flatMap(([file, text]) =>
    file.startsWith('content/guides/') && names.length > 0
      ? text
          .split('\n')
          .flatMap((line, at) => (unlinked(`${line}\n`, names) === `${line}\n` ? [] : [mentionAt(file, text, at + 1)]))
      : [],
  )
  for (const { file } of links) texts.set(file, unlinked(others.get(file) ?? '', names))

  const uses = usesOf(sources, tool, keepRow).filter(
    ({ file, text }) => !own.includes(file) && (texts.get(file) ?? '').includes(text),
  )
  const isUse = ({ file, text }: Mention) => uses.some((use) => use.file === file && use.text === text)
  return {
    moves: new Map(),
    deletions: own,
    texts: new Map([...texts].filter(([file, text]) => text !== sources.get(file))),
    links,
    uses,
    left: keepRow ? [] : leftOver(texts, id).filter((mention) => !isUse(mention)),
  }
}
