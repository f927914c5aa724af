/* Compiles what moves on a page: one graph of modules for the browser into public/t/ui, one copy for the build into .tools/ui. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as esbuild from 'esbuild'
import { rolldown } from 'rolldown'
import { findIslands, findIslandsApart, findPageScripts, root } from './definitions.mjs'
import { reactModule, reactModules } from './react-modules.mjs'

const browserFolder = path.join(root, 'public/t/ui')
const nodeFolder = path.join(root, '.tools/ui')

const publicVariables = [
  'NEXT_PUBLIC_BASE_PATH',
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_CONTACT_EMAIL',
  'NEXT_PUBLIC_AUTH',
]

/** Whether a module belongs to what the entries import at once. Answers once the graph is complete. */
function reachedFrom(entries) {
  let reached
  return (id, graph) => {
    if (!reached) {
      reached = new Set(entries)
      for (const module of reached) for (const next of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(next)
    }
    return reached.has(id)
  }
}

const isOurs = (id) => /[\\/](lib|components|catalogue)[\\/]/.test(id) && !id.includes('node_modules')

/**
 * What every page runs with all it needs; React; what scripts of content pages share, so that none of them meets React; what a
 * calculator shares with others, what generators share with transforms, and the rest that several share. Each island and each
 * part that is fetched on use keeps what is left for itself.
 */
function chunkGroups({ shell, wake, calculator, generator, transform }) {
  const ofPages = reachedFrom(findPageScripts().map(([, file]) => file))
  const ofCalculators = reachedFrom([calculator, wake])
  const ofGenerators = reachedFrom([generator])
  const ofTransforms = reachedFrom([transform])
  return [
    {
      debugName: 'shell',
      name: (id, graph) => {
        const everywhere = ofPages(id, graph) && ofCalculators(id, graph) && isOurs(id)
        return id === shell || everywhere ? 'shell' : null
      },
      priority: 6,
    },
    { name: 'react', test: (id) => id.startsWith(reactModule), priority: 5 },
    {
      debugName: 'pages',
      name: (id, graph) => (ofPages(id, graph) ? 'pages' : null),
      test: isOurs,
      minShareCount: 2,
      priority: 4,
    },
    {
      debugName: 'fields',
      name: (id, graph) => (ofCalculators(id, graph) ? 'fields' : null),
      test: isOurs,
      minShareCount: 2,
      priority: 3,
    },
    {
      debugName: 'forms',
      name: (id, graph) => (ofGenerators(id, graph) && ofTransforms(id, graph) ? 'forms' : null),
      test: isOurs,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'shared',
      test: isOurs,
      minShareCount: 2,
      priority: 1,
      entriesAware: true,
      entriesAwareMergeThreshold: 1500,
    },
  ]
}

const fromRoot = (file) => path.relative(root, file).replaceAll(path.sep, '/')

export class IslandError extends Error {}

function where({ loc, id, message, pos }) {
  const file = loc?.file ?? id
  const says = stripVTControlCharacters(message)
  const place = file ? `${fromRoot(file)}${loc ? `:${loc.line}:${loc.column}` : ''}: ` : ''
  return says.includes(path.basename(file ?? '\0')) && pos !== undefined ? says : `${place}${says}`
}

async function bundleForBrowser(entries, { folder, development, named, groups = chunkGroups(entries) }) {
  const names = named ? '[name].js' : '[name].[hash].js'
  // A chunk of what several share is called after all of them, which no file's name is long enough for.
  const chunkNames = ({ name }) => (name.startsWith('shared~') ? 'shared.[hash].js' : names)
  try {
    const bundle = await rolldown({
      cwd: root,
      input: entries,
      platform: 'browser',
      plugins: [reactModules(development)],
      treeshake: { propertyReadSideEffects: false },
      checks: { pluginTimings: false },
      tsconfig: path.join(root, 'tsconfig.json'),
      transform: {
        target: 'es2022',
        define: {
          'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
          ...Object.fromEntries(
            publicVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
          ),
        },
      },
      onLog: (level, log, report) => {
        // A library's 'use client' means nothing here: all of this runs in the browser.
        if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('node_modules')) return
        if (level === 'warn') throw new IslandError(where(log))
        report(level, log)
      },
    })
    const { output } = await bundle.write({
      dir: folder,
      minify: !development,
      sourcemap: development,
      entryFileNames: names,
      chunkFileNames: chunkNames,
      codeSplitting: { groups },
    })
    const sources = new Set(await bundle.watchFiles)
    await bundle.close()
    return { built: output.filter(({ type }) => type === 'chunk'), sources }
  } catch (error) {
    throw new IslandError((error.errors ?? [error]).map(where).join('\n'))
  }
}

async function bundleForNode(islands) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...Object.entries(islands), ['draw', draw]].map(([out, file]) => ({ in: file, out })),
    outdir: nodeFolder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    tsconfig: 'tsconfig.json',
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    outExtension: { '.js': '.mjs' },
  })
  return metafile.outputs
}

function sweep(folder, keep) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!keep.has(name.replace(/\.map$/, ''))) rmSync(path.join(folder, name))
}

const addressOf = (file) => `/t/ui/${file}`

/** A chunk and what it imports at once, itself first. */
function withImports(chunks, file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of chunks.get(file)?.imports ?? []) withImports(chunks, next, seen)
  return seen
}

/** A part is named by the file of its component: fields/slider-bar. */
function partName(file) {
  return fromRoot(file).replace(/^components\/(.*)\.tsx?$/, '$1')
}

const wake = path.join(root, 'components/islands/wake.ts')
const draw = path.join(root, 'components/islands/draw.ts')

/** What the browser loads by name: islands, pages' scripts and what wakes islands. One name is one file. */
function browserEntries(islands) {
  const entries = { wake }
  for (const [name, file] of [...findPageScripts(), ...islands]) {
    const other = entries[name]
    if (other) throw new IslandError(`${fromRoot(file)}: ${name} is the name of ${fromRoot(other)} already`)
    entries[name] = file
  }
  return entries
}

/** The modules of Node by their source file. Throws for an island that shows nothing. */
function nodeModules(outputs, islands) {
  const modules = new Map()
  for (const [file, { entryPoint, exports }] of Object.entries(outputs))
    if (entryPoint) modules.set(path.resolve(root, entryPoint), { file: `ui/${path.basename(file)}`, exports })
  for (const file of Object.values(islands))
    if (!modules.get(file)?.exports.includes('default'))
      throw new IslandError(`${fromRoot(file)}: an island is the default export of its file, which has none`)
  return modules
}

/**
 * The browser's files of the islands that stand apart, in a graph of their own with what wakes them: in the graph of the others every
 * module that they show would count as shared, and move into files that all pages load.
 */
async function bundleApart(apart, development) {
  if (Object.keys(apart).length === 0) return { built: [], sources: new Set() }
  return bundleForBrowser({ wake, ...apart }, { folder: browserFolder, development, groups: [] })
}

/** The copies for the browser and for Node. Where neither compiles, Node's bundler says so. */
async function bundleAll({ islands, apart, entries }, development) {
  const [forNode, forBrowser, forBrowserApart] = await Promise.allSettled([
    bundleForNode({ ...islands, ...apart }),
    bundleForBrowser(entries, { folder: browserFolder, development }),
    bundleApart(apart, development),
  ])
  for (const { reason } of [forNode, forBrowser, forBrowserApart]) if (reason) throw reason
  return { outputs: forNode.value, ...forBrowser.value, besides: forBrowserApart.value }
}

/** The files of each entry and part of one graph, by the source of the entry. */
function filesBySource(built) {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const sources = built.filter(({ facadeModuleId }) => facadeModuleId)
  return new Map(
    sources.map(({ fileName, facadeModuleId }) => [facadeModuleId, [...withImports(chunks, fileName)].map(addressOf)]),
  )
}

/** The islands that stand apart, each with what wakes it and its own copies of the parts. */
function apartOf(apart, built, modules) {
  const files = filesBySource(built)
  const own = new Set([wake, ...Object.values(apart)])
  const parts = Object.fromEntries(
    [...files].filter(([file]) => !own.has(file)).map(([file, addresses]) => [partName(file), { files: addresses }]),
  )
  return Object.fromEntries(
    Object.entries(apart).map(([name, file]) => [
      name,
      { files: files.get(file), node: modules.get(file).file, apart: { wake: { files: files.get(wake) }, parts } },
    ]),
  )
}

export const noIslands = { islands: {}, parts: {}, scripts: {}, draw: '' }

/** What the islands of this process were last compiled to, and from which files. */
let last

/** Whether the islands can be as they were compiled last; `changed` are the files that changed since, undefined for any. */
function areUnchanged(changed) {
  // A new file of components may be an island, or a script of a page.
  const touches = (file) => last.sources.has(file) || file.startsWith(path.join(root, 'components'))
  return last && changed && !changed.some(touches)
}

/**
 * Compiles every island, every page's script and the parts they fetch on use. Returns, by name, the address of each in the
 * browser, what it imports at once, and for islands the module that the build draws with. `changed` are the files that changed
 * since the last run of this process, undefined where that is not known.
 */
export async function compileIslands({ development = false, changed } = {}) {
  if (areUnchanged(changed)) return last.ui
  last = undefined
  const pairs = findIslands()
  if (pairs.length === 0) return noIslands
  const entries = browserEntries(pairs)
  const islands = Object.fromEntries(pairs)
  const apart = Object.fromEntries(findIslandsApart())
  const { outputs, built, sources, besides } = await bundleAll({ islands, apart, entries }, development)
  const modules = nodeModules(outputs, { ...islands, ...apart })
  const entryNames = new Map(Object.entries(entries).map(([name, file]) => [file, name]))
  const found = { islands: apartOf(apart, besides.built, modules), parts: {}, scripts: {} }
  for (const [file, files] of filesBySource(built)) {
    const name = entryNames.get(file)
    if (name === undefined) found.parts[partName(file)] = { files }
    else if (Object.hasOwn(islands, name)) found.islands[name] = { files, node: modules.get(islands[name]).file }
    else found.scripts[name] = { files }
  }
  sweep(browserFolder, new Set([...built, ...besides.built].map(({ fileName }) => fileName)))
  sweep(nodeFolder, new Set(Object.keys(outputs).map((file) => path.basename(file))))
  last = { ui: { ...found, draw: modules.get(draw).file }, sources: new Set([...sources, ...besides.sources]) }
  return last.ui
}

/** The browser's files with React's own warnings and without hashes in their names, for tests over a finished export. */
export async function compileDevelopmentCopy(folder) {
  const entries = browserEntries(findIslands())
  await bundleForBrowser(entries, { folder, development: true, named: true })
}
