/* Compiles every declared tool twice: for the browser into public/t, for prerendering and the command line into .tools. */
import { createRequire } from 'node:module'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { onlyBrowserPart } from './browser-part.mjs'
import { findDefinitions, findEngines, findRules, findWorkers, root } from './definitions.mjs'

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
const forBrowser = { ...shared, minify: true, target: 'es2022', entryNames: '[name].[hash]' }

/** Engines are files of their own: whoever imports one gets its address, not a copy. */
function enginesByAddress(addresses, prefix) {
  return {
    name: 'engines-by-address',
    setup(build) {
      build.onResolve({ filter: /^@\/lib\/engines\// }, ({ path: wanted }) => {
        const name = path.posix.basename(wanted).replace(/\.ts$/, '')
        const address = addresses[name]
        if (!address) return { errors: [{ text: `there is no engine lib/engines/${name}.ts` }] }
        return { path: prefix + path.posix.basename(address), external: true }
      })
    },
  }
}

/**
 * A file that an engine imports for its address, such as the WebAssembly of a decoder. The browser gets a copy beside the
 * engine, named by its content; Node gets it as a data address, because its `fetch` reads no files.
 */
function sideFiles(loader) {
  return {
    name: 'side-files',
    setup(build) {
      const { resolve } = createRequire(path.join(root, 'package.json'))
      build.initialOptions.loader = { ...build.initialOptions.loader, '.wasm': loader }
      build.initialOptions.assetNames = '[name].[hash]'
      build.onResolve({ filter: /\.wasm$/ }, ({ path: wanted }) => ({ path: resolve(wanted) }))
    },
  }
}

function entries(filesByName) {
  return Object.entries(filesByName).map(([name, file]) => ({ in: file, out: name }))
}

/** The files a build wrote, by the name of their entry, with their size and the files they import. */
function written(result) {
  const files = {}
  for (const [file, output] of Object.entries(result.metafile.outputs)) {
    if (!output.entryPoint) continue
    const name = path.basename(file).replace(/(\.[A-Z0-9]{8})?\.m?js$/, '')
    const imported = (kind) =>
      output.imports.filter((one) => one.kind === kind).map((one) => path.posix.basename(one.path))
    files[name] = {
      file: path.basename(file),
      bytes: output.bytes,
      imports: imported('import-statement'),
      lazyImports: imported('dynamic-import'),
      sideFiles: imported('file-loader'),
    }
  }
  return files
}

/** Names with a folder as names of files. */
function flat(filesByPath) {
  return Object.fromEntries(Object.entries(filesByPath).map(([name, file]) => [name.replaceAll('/', '.'), file]))
}

class CompileError extends Error {}

async function buildGroup(options, filesByName) {
  if (Object.keys(filesByName).length === 0) return {}
  try {
    return written(await esbuild.build({ ...options, entryPoints: entries(filesByName) }))
  } catch (failure) {
    const messages = await esbuild.formatMessages(failure.errors ?? [], {
      kind: 'error',
      color: process.stdout.isTTY ?? false,
    })
    if (messages.length === 0) throw failure
    throw new CompileError(messages.join('\n'))
  }
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

const addressOf = (folder, file) => `/t/${folder}${file}`

async function compile() {
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

  const engines = await buildGroup(
    { ...forBrowser, outdir: path.join(browserFolder, 'engines'), plugins: [sideFiles('file')] },
    engineFiles,
  )
  const engineAddresses = Object.fromEntries(Object.entries(engines).map(([name, { file }]) => [name, file]))
  const tools = { ...forBrowser, plugins: [onlyBrowserPart, enginesByAddress(engineAddresses, './engines/')] }
  const [browser, cases, workers, node, nodeCases, nodeEngines, rules] = await Promise.all([
    buildGroup({ ...tools, outdir: browserFolder }, byId),
    buildGroup({ ...tools, outdir: path.join(browserFolder, 'cases'), plugins: [casesAlone] }, casesById),
    buildGroup(
      {
        ...forBrowser,
        outdir: path.join(browserFolder, 'workers'),
        plugins: [enginesByAddress(engineAddresses, '../engines/')],
      },
      workerFiles,
    ),
    buildGroup({ ...forNode, outdir: nodeFolder, plugins: [sideFiles('dataurl')] }, byId),
    buildGroup({ ...forNode, outdir: path.join(nodeFolder, 'cases'), plugins: [casesAlone] }, casesById),
    buildGroup({ ...forNode, outdir: path.join(nodeFolder, 'engines'), plugins: [sideFiles('dataurl')] }, engineFiles),
    buildGroup({ ...forNode, outdir: path.join(nodeFolder, 'rules') }, flat(findRules())),
  ])

  const manifest = { tools: {}, engines: {}, workers: {}, rules: {} }
  for (const { id, category, file } of definitions)
    manifest.tools[id] = {
      category,
      folder: path.basename(path.dirname(file)),
      browser: addressOf('', browser[id].file),
      node: node[id].file,
      cases: cases[id] && addressOf('cases/', cases[id].file),
      nodeCases: nodeCases[id] && `cases/${nodeCases[id].file}`,
      engines: browser[id].imports.map((file) => addressOf('engines/', file)),
      enginesOnUse: browser[id].lazyImports.map((file) => addressOf('engines/', file)),
      bytes: browser[id].bytes,
    }
  for (const [name, { file, sideFiles }] of Object.entries(engines))
    manifest.engines[name] = {
      browser: addressOf('engines/', file),
      node: `engines/${nodeEngines[name].file}`,
      files: sideFiles.map((one) => addressOf('engines/', one)),
    }
  for (const [name, { file }] of Object.entries(workers)) manifest.workers[name] = addressOf('workers/', file)
  for (const [name, { file }] of Object.entries(rules)) manifest.rules[name.replace('.', '/')] = `rules/${file}`

  for (const { id } of definitions)
    writeIfChanged(
      path.join(browserFolder, `${id}.js`),
      `export * from './${browser[id].file}'\nexport { default } from './${browser[id].file}'\n`,
    )
  sweep(browserFolder, new Set(definitions.flatMap(({ id }) => [`${id}.js`, browser[id].file])))
  sweep(path.join(browserFolder, 'cases'), new Set(Object.values(cases).map(({ file }) => file)))
  sweep(
    path.join(browserFolder, 'engines'),
    new Set(Object.values(engines).flatMap(({ file, sideFiles }) => [file, ...sideFiles])),
  )
  sweep(path.join(browserFolder, 'workers'), new Set(Object.values(workers).map(({ file }) => file)))
  sweep(nodeFolder, new Set([...Object.values(node).map(({ file }) => file), 'manifest.json', 'stamp.json']))
  const text = JSON.stringify(manifest, null, 1)
  writeIfChanged(path.join(nodeFolder, 'manifest.json'), text)
  // The pages import the stamp, so that in development a page refreshes when a tool has changed.
  const { createHash } = await import('node:crypto')
  const nodeFiles = Object.values(node).map(({ file }) => file)
  writeIfChanged(
    path.join(nodeFolder, 'stamp.json'),
    JSON.stringify(
      createHash('sha256')
        .update(text + nodeFiles.join())
        .digest('hex')
        .slice(0, 16),
    ) + '\n',
  )
  console.log(
    `${definitions.length} tools, ${Object.keys(engines).length} engines and ${Object.keys(workers).length} workers in ${Math.round(performance.now() - started)} ms`,
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

async function compileOrExplain() {
  try {
    await compile()
    return true
  } catch (error) {
    if (!(error instanceof CompileError)) throw error
    console.error(error.message)
    return false
  }
}

function watchSources() {
  let timer
  watch(path.join(root, 'lib'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(compileOrExplain, 80)
  })
}

mkdirSync(browserFolder, { recursive: true })
mkdirSync(nodeFolder, { recursive: true })
const compiled = await compileOrExplain()
if (process.argv.includes('--watch')) watchSources()
else if (!compiled) process.exitCode = 1
