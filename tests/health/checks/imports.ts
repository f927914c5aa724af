import { browserFolders, folders, toolFolders } from '@/folders.mjs'
import { importsOf, targetOf } from '../imported'
import type { Fault, Project } from '../project'

function within(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}

const byDepth = (Object.entries(folders) as [string, readonly string[]][]).sort(([a], [b]) => b.length - a.length)

function toolOf(file: string): string | undefined {
  return toolFolders.some((folder) => within(file, folder))
    ? file.replace(/(\.(cases|messages|template))?(\.(ts|md))?$/, '')
    : undefined
}

function faultOf(file: string, target: string): string | undefined {
  if (within(target, 'tests')) return 'imports from tests/, which nothing may import'
  const home = byDepth.find(([folder]) => within(file, folder))
  if (!home) return undefined
  const [folder, allowed] = home
  if (![folder, ...allowed].some((one) => within(target, one)))
    return `imports ${target}: ${folder}/ may import ${[folder, ...allowed].join(', ')} (see folders.mjs)`
  const [own, other] = [toolOf(file), toolOf(target)]
  if (own && other && own !== other)
    return `imports another tool, ${target}: move what they share to a subject folder of lib`
  return undefined
}

function packageFault(file: string, wanted: string): string | undefined {
  const isPure = within(file, 'lib') && !browserFolders.some((folder) => within(file, folder))
  return isPure && /^(react|react-dom|next)(\/|$)/.test(wanted)
    ? `imports ${wanted}: lib/ knows no React and no Next`
    : undefined
}

/** Imports point one way, tools are islands, lib is pure. */
export function checkImports({ files }: Pick<Project, 'files'>): Fault[] {
  const faults: Fault[] = []
  for (const [file, text] of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file) || within(file, 'tests')) continue
    for (const { from } of importsOf(text)) {
      const target = targetOf(file, from)
      const says = target === undefined ? packageFault(file, from) : faultOf(file, target)
      if (says) faults.push({ at: file, says: `${says}.` })
    }
  }
  return faults
}
