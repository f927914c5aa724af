import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['app', 'catalogue', 'components', 'content', 'lib', 'scripts', 'tests']
const files = ['tsconfig.json', 'package.json', 'CONTRIBUTING.md']

/** A copy of the project to change. It lies inside the project, where it finds the packages. */
export function copyProject() {
  const copy = mkdtempSync(path.join(root, '.tools/copy-'))
  for (const name of [...folders, ...files])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !file.includes(`${path.sep}vectors${path.sep}`),
    })
  return {
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
    run: (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' })
      return { status, stdout, stderr, output: stdout + stderr }
    },
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
