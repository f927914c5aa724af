import { moveImports } from './imports'
import { fileNames, type ToolPlace } from './place'
import { movedName, toolFiles, type Mention, type Sources } from './tool-files'

/** What an address or an id would be after a rename, and everything that is needed to write it. */
interface Rename {
  sources: Sources
  tool: ToolPlace
  renamed: ToolPlace
  moves: ReadonlyMap<string, string>
}

/** These say what the specification asks for. Whether it agrees with another name is not for a script to say. */
const specification = 'tests/catalogue/'

/** A line a tool, which begins with its id. */
export const searchQueries = 'tests/search/queries.txt'

export function renameOf(sources: Sources, tool: ToolPlace, renamed: ToolPlace): Rename {
  const moves = toolFiles(sources, tool).map((file) => [file, movedName(file, tool, renamed)] as const)
  return { sources, tool, renamed, moves: new Map(moves.filter(([from, to]) => from !== to)) }
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** What a component that is fetched on use is called in `part(…)`; undefined for files of other folders. */
function partName(file: string): string | undefined {
  return /^components\/(.*)\.tsx?$/.exec(file)?.[1]
}

/** Imports, and files that are named by their path. */
function movePaths({ sources, tool, renamed, moves }: Rename, file: string, text: string): string {
  let moved = /\.(ts|tsx|mjs)$/.test(file) ? moveImports(sources, moves, file, text) : text
  for (const [from, to] of moves) {
    moved = moved.replaceAll(from, to)
    const part = partName(from)
    if (part) moved = moved.replaceAll(`'${part}'`, `'${partName(to)}'`)
  }
  const { component, worker } = fileNames(tool)
  if (moves.has(worker)) moved = moved.replaceAll(`${tool.id}.worker`, `${renamed.id}.worker`)
  if (!moves.has(component) || (!moves.has(file) && moved === text)) return moved
  // As a name of code only: a word of the page may be the same.
  const name = new RegExp(
    `(?<=[<{/,]\\s*|\\bimport |\\bfunction |\\binterface |: )${pascalCase(tool.id)}(?=Props\\b|\\b)`,
    'g',
  )
  return moved.replaceAll(name, pascalCase(renamed.id))
}

function moveAddresses({ tool, renamed }: Rename, text: string): string {
  if (tool.href === renamed.href || !text.includes(tool.href)) return text
  // Not a folder of that name, nor the address of another site.
  return text.replaceAll(new RegExp(`(?<![\\w).-])${literally(tool.href)}(?![\\w-])`, 'g'), renamed.href)
}

const isDefinition = /^lib\/tools\/(calculators|generators|utilities)\//

/** Ids where nothing but the id of a tool can stand; 'area' and 'discount' are also names of fields. */
function moveIds({ tool, renamed, moves }: Rename, file: string, text: string): string {
  const { id } = tool
  const to = renamed.id
  if (file === 'catalogue/index.ts') return text.replaceAll(`: '${id}',`, `: '${to}',`)
  if (file.startsWith('catalogue/'))
    return text.replaceAll(/\balternatives: \[[^\]]*\]/g, (list) => list.replaceAll(`'${id}'`, `'${to}'`))
  if (file === 'tests/health/checks/sizes.ts')
    return text.replace(new RegExp(`^  '?${id}'?: \\{`, 'm'), `  ${/^[a-z]\w*$/.test(to) ? to : `'${to}'`}: {`)
  if (file === 'content/ratings.json') return text.replaceAll(`"${id}":`, `"${to}":`)
  if (file === searchQueries) return text.replace(new RegExp(`^${id} \\|`, 'm'), `${to} |`)
  if (isDefinition.test(file)) {
    const led = text.replaceAll(/\bleadsTo: (?:\{[^}]*\}|\[[^\]]*\])/g, (lists) =>
      lists.replaceAll(`'${id}'`, `'${to}'`),
    )
    if (!moves.has(fileNames(tool).worker)) return led
    return led.replaceAll(new RegExp(`\\b(worker(?:: |<[^()]*>\\())'${id}'`, 'g'), `$1'${to}'`)
  }
  const written = text
    .replaceAll(new RegExp(`\\b((?:toolById|takeCarried)\\(\\s*)'${id}'`, 'g'), `$1'${to}'`)
    .replaceAll(/\btoolLinks\(\[[^\]]*\]/g, (list) => list.replaceAll(`'${id}'`, `'${to}'`))
    .replaceAll(new RegExp(`\\bmanifest\\.tools(?:\\['${id}'\\]|\\.${id}\\b)`, 'g'), `manifest.tools['${to}']`)
  // A name of two words in quotes is hardly anything else in a test. Keys of stores keep theirs, see below.
  return file.startsWith('tests/') && id.includes('-') ? written.replaceAll(`'${id}'`, `'${to}'`) : written
}

const relatedLine = /^related: .*$/m

export function relatedIds(guide: string): string[] {
  return (relatedLine.exec(guide)?.[0] ?? '').slice('related: '.length).split(/,\s*/)
}

function moveLinks({ tool: { id }, renamed }: Rename, text: string): string {
  return text.replaceAll(`](tool:${id})`, `](tool:${renamed.id})`).replace(relatedLine, (line) =>
    relatedIds(line).includes(id)
      ? `related: ${relatedIds(line)
          .map((one) => (one === id ? renamed.id : one))
          .join(', ')}`
      : line,
  )
}

/**
 * The text of `file` after a rename. Keys of stores stay: what visitors typed is kept under them. `onlyPaths` leaves ids,
 * addresses and links alone.
 */
export function rewritten(rename: Rename, file: string, onlyPaths = false): string {
  const text = rename.sources.get(file) ?? ''
  const paths = movePaths(rename, file, text)
  if (onlyPaths || file.startsWith(specification)) return paths
  if (file.startsWith('content/guides/')) return moveLinks(rename, moveAddresses(rename, paths))
  const ids = moveIds(rename, file, paths)
  return file.startsWith('catalogue/') ? ids : moveAddresses(rename, ids)
}

/** The lines of which two texts of the same length differ. */
export function changedLines(before: string, after: string): number[] {
  const others = after.split('\n')
  return before.split('\n').flatMap((line, at) => (line === others[at] ? [] : [at + 1]))
}

export function mentionAt(file: string, text: string, line: number): Mention {
  return { file, line, text: (text.split('\n')[line - 1] ?? '').trim() }
}

/**
 * Lines that still seem to name an id. An id of one word is looked for in quotes and addresses only, outside the code of
 * tools, where it is more often a field.
 */
export function leftOver(sources: Sources, id: string): Mention[] {
  const whole = new RegExp(`(?<![\\w-])${id}(?![\\w-])`)
  const quoted = new RegExp(`(?<=['"\`/])${id}(?=['"\`/.?#])`)
  return [...sources].flatMap(([file, text]) => {
    if (file.startsWith('content/guides/') || file.startsWith('catalogue/')) return []
    const isCode = file.startsWith('lib/') || file.startsWith('components/')
    if (!id.includes('-') && isCode) return []
    const pattern = id.includes('-') ? whole : quoted
    if (!text.includes(id)) return []
    return text.split('\n').flatMap((line, at) => (pattern.test(line) ? [mentionAt(file, text, at + 1)] : []))
  })
}
