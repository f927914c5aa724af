import { fileAt, importsOf, targetOf, type Import } from '../imported'
import type { Fault, Project } from '../project'

type Files = Pick<Project, 'files'>

/** Every file that Next bundles: what the routes import at once, directly or not. Islands are not among it, they come compiled. */
function reachedByNext({ files }: Files): string[] {
  const reached = new Set([...files.keys()].filter((file) => /^app\/.*\.tsx?$/.test(file)))
  for (const file of reached)
    for (const { from, isType, isLate } of importsOf(files.get(file) ?? '')) {
      const target = targetOf(file, from)
      const next = target === undefined || isType || isLate ? undefined : fileAt(files, target)
      if (next !== undefined) reached.add(next)
    }
  return [...reached]
}

const isHook = (name: string) => /^use([A-Z]|$)/.test(name)

function hooksOf(text: string, { from, names, isType }: Import): string[] {
  if (isType) return []
  if (from === 'react-dom/client') return [from]
  if (from !== 'react') return []
  const whole = names.some((name) => name === '*' || name === 'default')
  const called = whole ? [...text.matchAll(/\bReact\.(use\w*)/g)].map(([, name = '']) => name) : []
  return [...names, ...called].filter(isHook)
}

/** What moves is an island: nothing says 'use client', and no file that Next bundles needs React in the browser. */
export function checkIslands({ files }: Files): Fault[] {
  const faults: Fault[] = []
  for (const [file, text] of files)
    if (/\.tsx?$/.test(file) && /^\s*['"]use client['"]/m.test(text))
      faults.push({ at: file, says: "says 'use client'. Next wakes nothing here: what moves is an island." })
  for (const file of reachedByNext({ files })) {
    const text = files.get(file) ?? ''
    const hooks = importsOf(text).flatMap((one) => hooksOf(text, one))
    if (hooks.length > 0)
      faults.push({
        at: file,
        says: `uses ${hooks.join(', ')}, but a page imports it, and Next wakes nothing. Show it through <Island>.`,
      })
  }
  return faults
}

const partCall = /\bpart(?:<[^()]*>)?\(/g
const namedPart = /^\bpart(?:<[^()]*>)?\(\s*'([^']*)',\s*\(\)\s*=>\s*import\('([^']+)'\)/

/** A part is named by its file, since by that name the page finds the file to load. */
export function checkParts({ files }: Files): Fault[] {
  const faults: Fault[] = []
  for (const [file, text] of files) {
    const isCaller = importsOf(text).some(({ from, names }) => from.endsWith('islands/part') && names.includes('part'))
    if (!isCaller || file.startsWith('tests/')) continue
    for (const { index } of text.matchAll(partCall)) {
      const [, name, from = ''] = namedPart.exec(text.slice(index)) ?? []
      const found = fileAt(files, targetOf(file, from) ?? '')
      const wanted = found?.replace(/^components\/|\.tsx?$/g, '')
      if (name === undefined)
        faults.push({ at: file, says: "calls part() otherwise than ('name', () => import('file'))." })
      else if (name !== wanted)
        faults.push({ at: file, says: `names a part ${name}, but its file is called ${wanted ?? `nothing: ${from}`}.` })
    }
  }
  return faults
}
