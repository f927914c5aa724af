/* Compiles every declared tool and every island twice: for the browser into public/t, for prerendering and the command line into .tools. */
import { createRequire } from 'node:module'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onlyBrowserPart } from './browser-part.mjs'
import { findAppIslands, findDefinitions, findEngines, findRules, findWorkers, root } from './definitions.mjs'
import { CompileError, compileGroup, explained } from './group.mjs'
import { copyFonts } from './fonts.mjs'
import { templates } from './templates.mjs'
import { compileIslands, IslandError, noIslands } from './islands.mjs'
import { wrongNames } from './working-names.mjs'
import { unusedMinifiers } from './unused-minifiers.mjs'

const browserFolder = path.join(root, 'public/t')
const nodeFolder = path.join(root, '.tools')

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  metafile: true,
  logLevel: 'silent',
  tsconfig: 'tsconfig.json',
}
/** Libraries written for Node too read `process.env` unasked; in a browser it is empty. */
const forBrowser = {
  ...shared,
  minify: true,
  target: 'es2022',
  entryNames: '[name].[hash]',
  define: { 'process.env': '{}' },
}

/** Engines are files of their own: whoever imports one gets its address, not a copy. */
function enginesByAddress(addresses, prefix) {
  return {
    name: 'engines-by-address',
    setup(build) {
      // A family runs in the browser as the engine of its name: its members hold data only.
      build.onResolve({ filter: /^@\/lib\/(engines\/|families\/[\w-]+$)/ }, ({ path: wanted }) => {
        const name = path.posix.basename(wanted).replace(/\.ts$/, '')
        const address = addresses[name]
        if (!address) return { errors: [{ text: `there is no engine lib/engines/${name}.ts` }] }
        return { path: prefix + path.posix.basename(address), external: true }
      })
    },
  }
}

/** Tools that ask other tools of an answer: `import('tool:uk-income-tax')`. Their modules are compiled after those that they ask. */
const asksTools = (file) => /import\('tool:/.test(readFileSync(file, 'utf8'))

/** What `tool:<id>` is: the address of a tool's module in the browser, its definition for Node. */
function toolsAsked(found) {
  return {
    name: 'tools-asked',
    setup(build) {
      build.onResolve({ filter: /^tool:/ }, ({ path: wanted }) => {
        const id = wanted.slice('tool:'.length)
        return found(id) ?? { errors: [{ text: `there is no tool ${id}` }] }
      })
    },
  }
}

/**
 * A file that an engine imports for its address, such as the WebAssembly of a decoder, a font or an archive of data. The browser gets a
 * copy beside the engine, named by its content; Node gets it as a data address, because its `fetch` reads no files.
 */
function sideFiles(loader) {
  return {
    name: 'side-files',
    setup(build) {
      const { resolve } = createRequire(path.join(root, 'package.json'))
      const { loader: others } = build.initialOptions
      build.initialOptions.loader = { ...others, '.wasm': loader, '.woff': loader, '.zip': loader }
      build.initialOptions.assetNames = '[name].[hash]'
      build.onResolve({ filter: /\.(?:wasm|woff|zip)$/ }, ({ path: wanted }) => ({
        path: wanted.startsWith('@/') ? path.join(root, wanted.slice(2)) : resolve(wanted),
      }))
    },
  }
}

/** Names with a folder as names of files. */
function flat(filesByPath) {
  return Object.fromEntries(Object.entries(filesByPath).map(([name, file]) => [name.replaceAll('/', '.'), file]))
}

const isWatching = process.argv.includes('--watch')
const goesOn = isWatching || process.argv.includes('--development')

const manifestFile = path.join(nodeFolder, 'manifest.json')
const faultsFile = path.join(nodeFolder, 'faults.json')

function lastManifest() {
  return goesOn && existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}
}

function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  // A page may read the file at any moment, so it is never half written.
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** Removes what earlier runs left, so that a deleted tool is gone and a folder holds one version of each file. */
function sweep(folder, keep) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !keep.has(entry.name)) rmSync(path.join(folder, entry.name))
}

const fileNames = (addresses) => new Set(addresses.filter(Boolean).map((address) => path.posix.basename(address)))

function sweepAll(tools, { engines, workers }) {
  sweep(browserFolder, fileNames(tools.map(([, tool]) => tool.browser)))
  sweep(path.join(browserFolder, 'cases'), fileNames(tools.map(([, tool]) => tool.cases)))
  sweep(
    path.join(browserFolder, 'engines'),
    fileNames(Object.values(engines).flatMap((engine) => (engine ? [engine.browser, ...engine.files] : []))),
  )
  sweep(path.join(browserFolder, 'workers'), fileNames(Object.values(workers)))
  sweep(nodeFolder, fileNames([...tools.map(([, tool]) => tool.node), 'manifest.json', 'faults.json']))
}

const addressOf = (folder, file) => `/t/${folder}${file}`

/** The islands; in development those of before stay where the new ones do not compile. */
async function compileUi(last, changed, faults) {
  try {
    return await compileIslands({ development: goesOn, changed })
  } catch (error) {
    const message = error instanceof IslandError ? error.message : (await explained(error)).join('\n')
    if (!faults) throw new CompileError(message)
    faults.add(message)
    return last ?? noIslands
  }
}

const fromRoot = (file) => path.relative(root, file).replaceAll(path.sep, '/')
const defineApp = path.join(root, 'lib/kits/app/define.ts')

/** Apps without an island of their id, and islands that no app shows. `built` lacks what does not compile. */
function unmatched(definitions, built) {
  const islands = new Set(findAppIslands().map(({ file }) => file))
  const faults = []
  for (const { id, plural, file } of definitions) {
    const component = path.join(root, `components/${plural}/${id}.tsx`)
    const isThere = islands.delete(component)
    if (!built[id]) continue
    const isApp = built[id].sources.has(defineApp)
    if (isApp && !isThere) faults.push(`${fromRoot(file)}: an app has a component of its own, ${fromRoot(component)}`)
    if (!isApp && isThere) faults.push(`${fromRoot(component)}: ${id} is no app, so nothing shows this component`)
  }
  for (const file of islands)
    faults.push(`${fromRoot(file)}: no app of this id and category is defined, so nothing shows this component`)
  return faults
}

const familyOf = (sources) =>
  [...sources].map((file) => /^lib\/families\/([\w-]+)\/index\.ts$/.exec(fromRoot(file))?.[1]).find(Boolean)

/** Members that their family refuses, with the line of the property that is wrong. A member is a module, so it is run. */
async function memberFaults(definitions, built, families) {
  const faults = []
  for (const { id, file } of definitions) {
    if (!families[id]) continue
    await import(pathToFileURL(path.join(nodeFolder, built[id].file)).href).catch((error) => {
      const isFault = 'property' in error || 'line' in error
      if (!isFault) throw error
      const lines = readFileSync(file, 'utf8').split('\n')
      const line = lines.findIndex((text) => text.startsWith(`  ${error.property}:`)) + 1
      const place = 'line' in error ? `${error.file}:${error.line}` : `${fromRoot(file)}:${Math.max(1, line)}`
      faults.push(`${place}: ${error.message}`)
      // In development its last good module stays.
      delete built[id]
    })
  }
  return faults
}

/** Fonts change with their packages only: copied once a run of the program. */
let copiedFonts
const fontList = () => (copiedFonts ??= addressOf('fonts/', copyFonts(path.join(browserFolder, 'fonts'))))

/** Modules whose working names nothing wrong. */
const namedRight = new Set()

/** Working that names no field, result or line of its calculator, with the line. */
async function workingFaults(definitions, built) {
  const found = await Promise.all(
    definitions.map(async ({ id, category, file }) => {
      const module = built[id] && path.join(nodeFolder, built[id].file)
      if (category !== 'calculator' || !module || namedRight.has(module)) return []
      const load = async () => (await import(pathToFileURL(module).href)).default
      const wrong = await wrongNames(readFileSync(file, 'utf8'), load)
      if (wrong.length === 0) namedRight.add(module)
      // In development its last good module stays.
      else delete built[id]
      return wrong.map(
        ({ line, name, right }) =>
          `${fromRoot(file)}:${line}: {${name}} is no field, no result and found by no line; the nearest is {${right}}`,
      )
    }),
  )
  return found.flat()
}

/** The engines' addresses at the last run: tools name them. */
let lastEngines

/** `saved` are the files that changed since the last run, undefined for any. */
async function compile(saved) {
  const started = performance.now()
  const definitions = findDefinitions()
  const byId = Object.fromEntries(definitions.map(({ id, file }) => [id, file]))
  if (Object.keys(byId).length !== definitions.length) {
    const twice = definitions.filter(({ id, file }) => byId[id] !== file)
    throw new CompileError(
      twice.map(({ id, file }) => `${path.relative(root, file)}: another tool is already called ${id}`).join('\n'),
    )
  }
  const casesById = Object.fromEntries(definitions.filter(({ cases }) => cases).map(({ id, cases }) => [id, cases]))
  const engineFiles = findEngines()
  const workerFiles = findWorkers()
  const ruleFiles = flat(findRules())

  const last = lastManifest()
  // In development what does not compile is reported and keeps its last module, so that it stops nothing else.
  const faults = goesOn ? new Set() : undefined
  let changed = saved
  const build = (options, filesByName) => compileGroup(options, filesByName, { changed, faults })

  const engines = await build(
    { ...forBrowser, outdir: path.join(browserFolder, 'engines'), plugins: [onlyBrowserPart, sideFiles('file')] },
    engineFiles,
  )
  const engineAddresses = Object.fromEntries(
    Object.keys(engineFiles).flatMap((name) => {
      const address = engines[name]?.file ?? last.engines?.[name]?.browser
      return address ? [[name, address]] : []
    }),
  )
  if (JSON.stringify(engineAddresses) !== lastEngines) changed = undefined
  lastEngines = JSON.stringify(engineAddresses)
  const forTools = {
    ...forBrowser,
    plugins: [onlyBrowserPart, templates({ lines: false }), enginesByAddress(engineAddresses, './engines/')],
  }
  const isAsker = ([, file]) => asksTools(file)
  const asked = Object.fromEntries(Object.entries(byId).filter((entry) => !isAsker(entry)))
  const askers = Object.fromEntries(Object.entries(byId).filter(isAsker))
  const definitionsAsked = toolsAsked((id) => asked[id] && { path: asked[id] })
  const [ui, browserOfAsked, cases, workers] = await Promise.all([
    compileUi(last.ui, saved, faults),
    build({ ...forTools, outdir: browserFolder }, asked),
    build({ ...forTools, outdir: path.join(browserFolder, 'cases'), plugins: [casesAlone] }, casesById),
    build(
      {
        ...forBrowser,
        outdir: path.join(browserFolder, 'workers'),
        plugins: [enginesByAddress(engineAddresses, '../engines/'), unusedMinifiers],
      },
      workerFiles,
    ),
  ])
  // After those for the browser, not beside them: both at once take a quarter more memory.
  const [node, nodeCases, nodeEngines, rules] = await Promise.all([
    build(
      {
        ...forNode,
        outdir: nodeFolder,
        plugins: [sideFiles('dataurl'), templates({ lines: true }), definitionsAsked],
      },
      byId,
    ),
    build({ ...forNode, outdir: path.join(nodeFolder, 'cases'), plugins: [casesAlone] }, casesById),
    build({ ...forNode, outdir: path.join(nodeFolder, 'engines'), plugins: [sideFiles('dataurl')] }, engineFiles),
    build({ ...forNode, outdir: path.join(nodeFolder, 'rules') }, ruleFiles),
  ])

  const addressAsked = (id) => {
    const file = browserOfAsked[id]?.file ?? (last.tools?.[id] && path.posix.basename(last.tools[id].browser))
    return file && { path: `./${file}`, external: true }
  }
  // An address may have changed where no source of an asker has, so they are compiled each time.
  const browserOfAskers = await compileGroup(
    { ...forTools, outdir: browserFolder, plugins: [...forTools.plugins, toolsAsked(addressAsked)] },
    askers,
    { faults, group: 'tools that ask others' },
  )
  const browser = { ...browserOfAsked, ...browserOfAskers }

  const families = Object.fromEntries(Object.entries(node).map(([id, { sources }]) => [id, familyOf(sources)]))
  const strays = [
    ...unmatched(definitions, node),
    ...(await memberFaults(definitions, node, families)),
    ...(await workingFaults(definitions, node)),
  ]
  if (!faults && strays.length > 0) throw new CompileError(strays.join('\n'))
  for (const stray of strays) faults.add(stray)

  const manifest = { tools: {}, engines: {}, workers: {}, fonts: fontList(), rules: {}, ui }
  for (const { id, category, file } of definitions)
    manifest.tools[id] =
      browser[id] && node[id] && (!casesById[id] || (cases[id] && nodeCases[id]))
        ? {
            category,
            family: families[id],
            folder: path.basename(path.dirname(file)),
            browser: addressOf('', browser[id].file),
            node: node[id].file,
            cases: cases[id] && addressOf('cases/', cases[id].file),
            nodeCases: nodeCases[id] && `cases/${nodeCases[id].file}`,
            engines: browser[id].imports.map((one) => addressOf('engines/', one)),
            bytes: browser[id].bytes,
          }
        : last.tools?.[id]
  for (const name of Object.keys(engineFiles))
    manifest.engines[name] =
      engines[name] && nodeEngines[name]
        ? {
            browser: addressOf('engines/', engines[name].file),
            node: `engines/${nodeEngines[name].file}`,
            files: engines[name].sideFiles.map((one) => addressOf('engines/', one)),
          }
        : last.engines?.[name]
  for (const name of Object.keys(workerFiles))
    manifest.workers[name] = workers[name] ? addressOf('workers/', workers[name].file) : last.workers?.[name]
  for (const name of Object.keys(ruleFiles)) {
    const key = name.replaceAll('.', '/')
    manifest.rules[key] = rules[name] ? `rules/${rules[name].file}` : last.rules?.[key]
  }

  const tools = Object.entries(manifest.tools).filter(([, tool]) => tool)
  sweepAll(tools, manifest)
  const text = JSON.stringify(manifest, null, 1)
  writeIfChanged(manifestFile, text)
  // The development server shows the faults on the page, and reloads it after every run.
  if (faults) writeFileSync(faultsFile, JSON.stringify([...faults]))
  if (faults?.size) console.error([...faults].join('\n'))
  console.log(
    `${tools.length} tools, ${Object.keys(ui.islands).length} islands, ${Object.keys(engines).length} engines and ${Object.keys(workers).length} workers in ${Math.round(performance.now() - started)} ms`,
  )
}

const forNode = {
  ...shared,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  entryNames: '[name].[hash]',
  outExtension: { '.js': '.mjs' },
}

/** Cases name their tool only for its types; the module that reruns them must not carry the tool. */
const casesAlone = {
  name: 'cases-alone',
  setup(build) {
    build.onLoad({ filter: /\.cases\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      const id = path.basename(file, '.cases.ts')
      const own = new RegExp(`^import (\\w+) from '\\./${id}'$`, 'm')
      return { contents: text.replace(own, 'const $1 = undefined'), loader: 'ts' }
    })
  },
}

async function compileOrExplain(changed) {
  try {
    await compile(changed)
    return true
  } catch (error) {
    if (!(error instanceof CompileError)) throw error
    console.error(error.message)
    return false
  }
}

/** Files that changed and are not compiled yet. */
const changed = new Set()
let compiling

async function compileChanged() {
  if (changed.size === 0) return
  const files = [...changed]
  changed.clear()
  if (await compileOrExplain(files)) return
  for (const file of files) changed.add(file)
}

function watchSources() {
  let timer
  for (const folder of ['lib', 'components'].filter((name) => existsSync(path.join(root, name))))
    watch(path.join(root, folder), { recursive: true }, (_, name) => {
      changed.add(path.join(root, folder, name))
      clearTimeout(timer)
      timer = setTimeout(() => {
        compiling = compiling.then(compileChanged)
      }, 30)
    })
}

mkdirSync(browserFolder, { recursive: true })
mkdirSync(nodeFolder, { recursive: true })
// Before the first run, so that nothing changes unseen meanwhile.
if (isWatching) watchSources()
compiling = compileOrExplain()
if (!(await compiling) && !isWatching) process.exitCode = 1
