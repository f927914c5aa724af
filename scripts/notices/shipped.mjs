import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { onlyBrowserPart } from '../tools/browser-part.mjs'
import { templates } from '../tools/templates.mjs'
import { unusedMinifiers } from '../tools/unused-minifiers.mjs'
import { findDefinitions, findEngines, findIslands, findPageScripts, findWorkers, root } from '../tools/definitions.mjs'

/** The files that browsers are given, as the compile step takes them. */
function siteEntries() {
  return [
    ...findDefinitions().map(({ file }) => file),
    ...[findEngines(), findWorkers()].flatMap((files) => Object.values(files)),
    ...[...findIslands(), ...findPageScripts()].map(([, file]) => file),
    path.join(root, 'components/islands/wake.ts'),
  ]
}

/**
 * The files of packages of which something is left once a bundler has followed every import and dropped what nothing uses,
 * relative to the project. Only what the bundler writes counts: a package that is installed, or imported for a type, does not.
 * @param {{ entries?: string[], folder?: string }} [options]
 * @returns {Promise<string[]>}
 */
export async function shippedFiles({ entries = siteEntries(), folder = root } = {}) {
  const { metafile } = await esbuild.build({
    absWorkingDir: folder,
    entryPoints: entries.map((file, at) => ({ in: file, out: String(at) })),
    outdir: 'notices',
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    logLevel: 'silent',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.wasm': 'file', '.woff': 'file', '.zip': 'file', '.css': 'empty' },
    // Another tool is an entry of its own.
    external: ['tool:*'],
    plugins: [onlyBrowserPart, templates({ lines: false }), unusedMinifiers],
  })
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && file.includes('node_modules/') ? [file] : [],
    ),
  )
  return [...new Set(files)].sort()
}

/**
 * The folder of the package that a file belongs to.
 * @param {string} file
 */
export function packageFolderOf(file) {
  for (let folder = path.dirname(file); !folder.endsWith('node_modules'); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json')
    // Packages put a package.json without a name, or without a version, beside modules of another kind.
    if (existsSync(manifest)) {
      const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'))
      if (name && version) return folder
    }
    if (folder === path.dirname(folder)) break
  }
  throw new Error(`${file} belongs to no package`)
}
