/* Lets scripts use the project's TypeScript: bundles a file with what it imports and loads it. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './run.mjs'

export async function importTypeScript(file) {
  const outfile = path.join(root, '.tools/scripts', file.replace(/\.ts$/, '.mjs'))
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href)
}
