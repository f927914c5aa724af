import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const folders = ['app', 'catalogue', 'components', 'content', 'lib', 'scripts', 'tests']
const endings = ['.ts', '.tsx', '.mjs', '.md', '.css', '.json', '.txt']

/** Text of every source and content file, by its path from the root. */
export function readSources() {
  const inFolders = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('vectors'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  const beside = readdirSync(root).filter((name) => name.endsWith('.md'))
  return new Map(
    [...inFolders, ...beside]
      .filter((file) => endings.includes(path.extname(file)))
      .sort()
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  )
}

/** Says so when the work tree holds changes that the command's own would mix with. */
export function warnOfChanges() {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    if (status !== '') console.warn('warning: there are changes that are not committed; this adds to them')
  } catch {
    // No repository, so nothing to compare with.
  }
}

function removeEmptyFolders(file) {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (readdirSync(path.join(root, folder)).length > 0) return
    rmdirSync(path.join(root, folder))
  }
}

/** Carries out a plan and says each file; with `dryRun` it only says. */
export function apply({ moves, deletions, texts }, dryRun) {
  for (const [file, text] of texts) {
    if (!moves.has(file)) console.log(`changed ${file}`)
    if (!dryRun) writeFileSync(path.join(root, file), text)
  }
  for (const [from, to] of moves) {
    console.log(`moved ${from} to ${to}`)
    if (dryRun) continue
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true })
    renameSync(path.join(root, from), path.join(root, to))
    removeEmptyFolders(from)
  }
  for (const file of deletions) {
    console.log(`removed ${file}`)
    if (dryRun) continue
    rmSync(path.join(root, file))
    removeEmptyFolders(file)
  }
}

/** Prints mentions below a sentence, or nothing where there are none. */
export function list(sentence, mentions) {
  if (mentions.length === 0) return
  console.log(`\n${sentence}`)
  for (const { file, line, text } of mentions) console.log(`  ${file}:${line}: ${text}`)
}
