import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allTools } from '@/catalogue'
import { markImplemented } from '@/scripts/tool-files/row'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['app', 'catalogue', 'components', 'content', 'lib', 'scripts', 'tests']
const files = ['tsconfig.json', 'package.json', 'CONTRIBUTING.md']
/** What a copy needs besides, where its site is built. */
const ofBuild = ['public', 'next.config.ts', 'postcss.config.mjs', 'tailwind.config.ts', 'LICENSE']

/** The finished tools of a copy: those that are renamed and removed, and those that link to them. */
const kept = [
  'roi',
  'breakeven',
  'profit-margin',
  'beam',
  'gst',
  'stopwatch',
  'base64',
  'hash-generator',
  'json-formatter',
  'csv-to-json',
  'word-counter',
  'text-case',
  'remove-extra-spaces',
  'text-diff-checker',
  'qr-code',
  'utm-builder',
]

/** One of every kind of route, none of which hands its result on. */
const keptToBuild = ['breakeven', 'stock-average', 'qr-code', 'color-picker']

/** Takes out the workers that speak the words of a tool that is gone, and those that import such a worker. */
function dropWorkers(copy: string, ofDropped: ReadonlySet<string>): void {
  const folder = path.join(copy, 'lib/workers')
  const left = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const imported = [...readFileSync(file, 'utf8').matchAll(/from '(?:@\/|\.+\/)([^']+)'/g)]
        return [file, imported.map(([, from = '']) => from)] as const
      }),
  )
  const gone = (from: string) => {
    const [name = ''] = path.basename(from).split('.')
    if (from.startsWith('lib/tools/')) return ofDropped.has(name)
    const isWorker = from.startsWith('lib/workers/') || !from.startsWith('lib/')
    return isWorker && [...dropped].some((file) => file.endsWith(`${from.replace(/^lib\/workers\//, '/')}.ts`))
  }
  const dropped = new Set<string>()
  for (let before = -1; before < dropped.size;) {
    before = dropped.size
    for (const [file, imported] of left) if (imported.some(gone)) dropped.add(file)
  }
  for (const file of dropped) rmSync(file)
}

/** Takes the other tools' files out and marks their rows as unfinished, so that a copy costs the same however many tools there are. */
function thinOut(copy: string, kept: readonly string[]): void {
  const dropped: readonly string[] = allTools
    .filter(({ id, implemented }) => implemented && !kept.includes(id))
    .map(({ id }) => id)
  const ofDropped = new Set(dropped)
  for (const folder of ['lib/tools', 'content/guides', 'components'])
    for (const entry of readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })) {
      const [id = ''] = entry.name.split('.')
      // A part of a tool may be called as another tool is.
      const isShared =
        folder === 'components' && !/components.(calculators|generators|utilities)$/.test(entry.parentPath)
      if (ofDropped.has(id) && !isShared)
        rmSync(path.join(entry.parentPath, entry.name), { recursive: true, force: true })
    }
  dropWorkers(copy, ofDropped)
  const tables = readdirSync(path.join(copy, 'catalogue'), { recursive: true, encoding: 'utf8' })
  for (const table of tables.filter((name) => name.includes(path.sep))) {
    const file = path.join(copy, 'catalogue', table)
    const text = readFileSync(file, 'utf8')
    const own = dropped.filter((id) => text.includes(`\n  { id: '${id}',`))
    writeFileSync(
      file,
      own.reduce((rows, id) => markImplemented(rows, id, false), text),
    )
  }
}

function runIn(cwd: string, words: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, ...variables }
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, env, encoding: 'utf8' })
  return { status, stdout, stderr, output: stdout + stderr }
}

/** A copy of the project to change, with a few of its tools. It lies inside the project, where it finds the packages. */
export function copyProject({ toBuild = false } = {}) {
  const copy = mkdtempSync(path.join(root, '.tools/copy-'))
  const compiled = path.join(root, 'public/t')
  for (const name of [...folders, ...files, ...(toBuild ? ofBuild : [])])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !file.includes(path.join('tests', 'vectors') + path.sep) && file !== compiled,
    })
  if (toBuild) symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  thinOut(copy, toBuild ? keptToBuild : kept)
  return {
    folder: copy,
    write: (file: string, text: string) => writeFileSync(path.join(copy, file), text),
    read: (file: string) => readFileSync(path.join(copy, file), 'utf8'),
    /** Every file, by its path from the root of the copy. */
    files: () =>
      folders.flatMap((folder) =>
        readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name))),
      ),
    /** Runs one of the copy's commands. */
    run: (...words: string[]) => runIn(copy, words),
    runWith: (variables: Record<string, string>, ...words: string[]) => runIn(copy, words, variables),
    /** Type errors that name one of the words. */
    typeErrors: (...words: string[]) => {
      const { stdout } = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit'], {
        cwd: copy,
        encoding: 'utf8',
      })
      return stdout.split('\n').filter((line) => words.some((word) => line.includes(word)))
    },
    /** What a line of code gives in the copy; it may await `load` of a TypeScript file. */
    evaluate: (code: string): unknown =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [
            '--input-type=module',
            '--eval',
            `import { importTypeScript as load } from './scripts/typescript.mjs'
             console.log(JSON.stringify(${code}))`,
          ],
          { cwd: copy, encoding: 'utf8' },
        ),
      ),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
