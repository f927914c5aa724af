/* Groups of files that esbuild compiles alike. After a change only what imports a changed file is compiled again. */
import path from 'node:path'
import * as esbuild from 'esbuild'
import { root } from './definitions.mjs'

export class CompileError extends Error {}

/** What esbuild found wrong, with file and line. */
export async function explained(failure) {
  const messages = await esbuild.formatMessages(failure.errors ?? [], {
    kind: 'error',
    color: process.stdout.isTTY ?? false,
  })
  if (messages.length === 0) throw failure
  return messages
}

/** One text for each path, however many tools reach it. */
const absolutePaths = new Map()

function absolute(file) {
  const known = absolutePaths.get(file)
  if (known) return known
  const found = path.resolve(root, file)
  absolutePaths.set(file, found)
  return found
}

/** The files that an entry imports, directly or not, itself included; also those of which no byte is used. */
function reachedFrom(entry, inputs) {
  const reached = new Set([entry])
  for (const file of reached) for (const next of inputs[file]?.imports ?? []) if (!next.external) reached.add(next.path)
  return new Set([...reached].map(absolute))
}

/** The files a build wrote, by the name of their entry, with their size, what they import and what they are made of. */
function written({ metafile: { inputs, outputs } }) {
  const files = {}
  for (const [file, output] of Object.entries(outputs)) {
    if (!output.entryPoint) continue
    const name = path.basename(file).replace(/(\.[A-Z0-9]{8})?\.m?js$/, '')
    const imported = (kind) =>
      output.imports.filter((one) => one.kind === kind).map((one) => path.posix.basename(one.path))
    files[name] = {
      file: path.basename(file),
      bytes: output.bytes,
      imports: imported('import-statement'),
      sideFiles: imported('file-loader'),
      sources: reachedFrom(output.entryPoint, inputs),
    }
  }
  return files
}

/** What was compiled last, by group. */
const before = new Map()

/** What of `filesByName` still is as it was compiled last; `changed` are the files that changed since, undefined for any. */
function unchanged(group, filesByName, changed) {
  const last = before.get(group)
  if (!last || !changed) return {}
  return Object.fromEntries(
    Object.entries(last).filter(
      ([name, { sources }]) => sources.has(filesByName[name]) && !changed.some((file) => sources.has(file)),
    ),
  )
}

/** So many files at once: what two thousand take of memory at once is more than a small machine has. */
const batch = 200

/** Compiles all files, one batch after the other. */
async function build(options, filesByName, faults) {
  const files = Object.entries(filesByName)
  const built = {}
  for (let from = 0; from < files.length; from += batch)
    Object.assign(built, await buildBatch(options, Object.fromEntries(files.slice(from, from + batch)), faults))
  return built
}

/** Compiles some files; one that does not compile ends the build, or where `faults` collects them is left out. */
async function buildBatch(options, filesByName, faults) {
  const names = Object.keys(filesByName)
  try {
    const entryPoints = names.map((name) => ({ in: filesByName[name], out: name }))
    return written(await esbuild.build({ ...options, entryPoints }))
  } catch (failure) {
    const messages = await explained(failure)
    if (!faults) throw new CompileError(messages.join('\n'))
    if (names.length === 1) {
      for (const message of messages) faults.add(message)
      return {}
    }
    // One bad file fails the whole group, so the group is halved until the bad ones are alone.
    const half = Math.ceil(names.length / 2)
    const parts = [names.slice(0, half), names.slice(half)].map((part) =>
      buildBatch(options, Object.fromEntries(part.map((name) => [name, filesByName[name]])), faults),
    )
    return Object.assign({}, ...(await Promise.all(parts)))
  }
}

/**
 * Compiles the files of one folder, by name. `changed` are the files that changed since the last run of this process, undefined
 * where that is not known; `faults` collects in development what does not compile. Groups that share a folder have a name each.
 */
export async function compileGroup(options, filesByName, { changed, faults, group = options.outdir }) {
  const kept = unchanged(group, filesByName, changed)
  const others = Object.fromEntries(Object.entries(filesByName).filter(([name]) => !(name in kept)))
  const all = { ...kept, ...(await build(options, others, faults)) }
  before.set(group, all)
  return all
}
