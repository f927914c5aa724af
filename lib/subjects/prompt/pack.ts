import { judgeOf, readRules } from '@/lib/subjects/ignore/rules'

export interface PackFile {
  /** With its folders, parted by slashes. */
  path: string
  text: string
}

export type PackFormat = 'markdown' | 'xml'

interface Folder {
  folders: Map<string, Folder>
  files: string[]
}

function folderOf(paths: readonly string[]): Folder {
  const root: Folder = { folders: new Map(), files: [] }
  for (const path of paths) {
    const steps = path.split('/')
    let at = root
    for (const step of steps.slice(0, -1)) {
      const next = at.folders.get(step) ?? { folders: new Map(), files: [] }
      at.folders.set(step, next)
      at = next
    }
    at.files.push(steps.at(-1) ?? path)
  }
  return root
}

const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function treeLines({ folders, files }: Folder, indent: string): string[] {
  const names = [...folders.keys()].toSorted(byName)
  const entries = [
    ...names.map((name) => ({ name, folder: folders.get(name) })),
    ...files.toSorted(byName).map((name) => ({ name, folder: undefined })),
  ]
  return entries.flatMap(({ name, folder }, at) => {
    const isLast = at === entries.length - 1
    const line = `${indent}${isLast ? '└── ' : '├── '}${name}${folder ? '/' : ''}`
    return folder ? [line, ...treeLines(folder, `${indent}${isLast ? '    ' : '│   '}`)] : [line]
  })
}

/** Paths as a tree, folders first, each level by name. */
export const pathTree = (paths: readonly string[]): string => treeLines(folderOf(paths), '').join('\n')

/** Which of the paths are left out by rules in the syntax of .gitignore. */
export function leftOut(paths: readonly string[], rules: string): ReadonlyMap<string, string> {
  const judge = judgeOf(readRules(rules))
  return new Map(
    paths.flatMap((path) => {
      const { isIgnored, rule, by } = judge(path)
      return isIgnored ? [[path, rule?.text ?? by ?? ''] as const] : []
    }),
  )
}

/** A fence that is longer than any run of backticks in a text (CommonMark 0.31, 4.5). */
function fenceFor(text: string): string {
  const runs = text.match(/`{3,}/g) ?? []
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
}

const withEnd = (text: string) => (text.endsWith('\n') || text === '' ? text : `${text}\n`)

function markdown({ path, text }: PackFile): string {
  const fence = fenceFor(text)
  const language = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return `## ${path}\n\n${fence}${language}\n${withEnd(text)}${fence}\n`
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const xml = ({ path, text }: PackFile) => `<file path="${attribute(path)}">\n${withEnd(text)}</file>\n`

/** Files as one text for a prompt: the tree of their paths where it is wanted, then each with its path, by path. */
export function packPrompt(files: readonly PackFile[], format: PackFormat, hasTree: boolean): string {
  const sorted = files.toSorted((one, other) => byName(one.path, other.path))
  const tree = pathTree(sorted.map(({ path }) => path))
  const head = format === 'markdown' ? `## Files\n\n\`\`\`\n${tree}\n\`\`\`\n` : `<tree>\n${tree}\n</tree>\n`
  return [...(hasTree ? [head] : []), ...sorted.map(format === 'markdown' ? markdown : xml)].join('\n')
}
