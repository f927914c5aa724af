/* Installs what is missing, builds the export and serves it. */
import { installPackages, root } from './install.mjs'
import path from 'node:path'

installPackages()
const { runOrStop } = await import('./run.mjs')
await runOrStop(['scripts/build.mjs'])
const { serve } = await import('./serve.mjs')
const { origin } = await serve(path.join(root, 'out'), { port: Number(process.env.PORT ?? 3000) })
console.log(`Tallykit is at ${origin}`)
