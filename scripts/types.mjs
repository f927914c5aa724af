/*
 * Checks the types, of many tools in parts one after the other: all at once they take more memory than a small machine has. The
 * first part holds everything but the tools, each part its share of their folders.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runOrStop } from './run.mjs'
import { findDefinitions } from './tools/definitions.mjs'

const mostInOnePart = 700

/** Folders of definitions, such as 'lib/tools/calculators/loans', in parts of about as many tools. */
function parts() {
  const tools = findDefinitions().map(({ file }) => path.relative(root, path.dirname(file)).replaceAll(path.sep, '/'))
  const count = Math.ceil(tools.length / mostInOnePart)
  const found = Array.from({ length: count }, () => [])
  tools.forEach((folder, position) => {
    const part = found[Math.floor((position * count) / tools.length)]
    if (!found.some((one) => one.includes(folder))) part.push(folder)
  })
  return found
}

const check = (...more) => runOrStop(['node_modules/typescript/bin/tsc', '--noEmit', ...more])

const all = parts()
if (all.length < 2) await check()
else {
  const { include, exclude } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'))
  const folder = path.join(root, '.tools/types')
  mkdirSync(folder, { recursive: true })
  const fromFolder = (pattern) => `../../${pattern}`
  for (const [position, own] of all.entries()) {
    const others = all.flat().filter((one) => !own.includes(one))
    const config = {
      extends: '../../tsconfig.json',
      include: (position === 0 ? include : ['**/*.d.ts', ...own]).map(fromFolder),
      exclude: [...exclude, ...others].map(fromFolder),
    }
    const file = path.join(folder, `part-${position + 1}.json`)
    writeFileSync(file, JSON.stringify(config))
    // A second checker would work out the types of the kits once more and keep them.
    await check('--project', file, '--checkers', '1')
  }
}
