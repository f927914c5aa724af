import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'

/** The scripts that no bundler sees, since they run before anything else: of these every page would load the comments too. */
const scripts = ['boot.js', 'embed-boot.js', 'moved.js']

/** @param {string} out folder of the export */
export function shortenPlainScripts(out) {
  for (const script of scripts) {
    const file = path.join(out, script)
    const { code } = esbuild.transformSync(readFileSync(file, 'utf8'), { minify: true, target: 'es2022' })
    writeFileSync(file, code)
  }
}
