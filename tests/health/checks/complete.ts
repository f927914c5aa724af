import { categoryPlurals } from '@/catalogue/types'
import type { Fault, Project } from '../project'

const leastCases = 3

function pathsOf({ id, category, folder }: Project['tools'][number]) {
  const place = `${categoryPlurals[category]}/${folder}/${id}`
  return {
    definition: `lib/tools/${place}.ts`,
    component: `components/${categoryPlurals[category]}/${id}.tsx`,
    guide: `content/guides/${place}.md`,
    row: `catalogue/${categoryPlurals[category]}/${folder}.ts`,
  }
}

/** Apps are proved by tests of their own: their subject is no table of inputs and outputs. */
function isApp(definition: object): boolean {
  return !['compute', 'run', 'build'].some((key) => key in definition)
}

function unfinished(text: string): boolean {
  return /\bTODO\b/.test(text)
}

/** A tool is implemented exactly when its definition, its guide and its proof are there and finished. */
export function checkComplete({ files, tools, definitions, caseCounts }: Project): Fault[] {
  const faults: Fault[] = []
  for (const tool of tools) {
    const { definition, component, guide, row } = pathsOf(tool)
    const compiled = definitions.get(tool.id)
    if (!tool.implemented) continue
    const remedy = `or set implemented: false in ${row}`
    if (!compiled)
      faults.push({ at: tool.id, says: `is implemented but has no definition. Write ${definition}, ${remedy}.` })
    if (!files.has(guide))
      faults.push({ at: tool.id, says: `is implemented but has no guide. Write ${guide}, ${remedy}.` })
    if (compiled && !isApp(compiled) && (caseCounts.get(tool.id) ?? 0) < leastCases)
      faults.push({
        at: tool.id,
        says: `has fewer than ${leastCases} cases. Write ${definition.replace(/\.ts$/, '.cases.ts')}, ${remedy}.`,
      })
    for (const file of [
      definition,
      component,
      guide,
      definition.replace(/\.ts$/, '.cases.ts'),
      definition.replace(/\.ts$/, '.template.md'),
    ])
      if (unfinished(files.get(file) ?? ''))
        faults.push({ at: file, says: `is not finished: it says TODO. Finish it, ${remedy}.` })
  }
  return [...faults, ...orphans({ files, tools })]
}

/** Files that no row of the catalogue answers for. */
function orphans({ files, tools }: Pick<Project, 'files' | 'tools'>): Fault[] {
  const places = new Set(tools.map(({ id, category, folder }) => `${categoryPlurals[category]}/${folder}/${id}`))
  const faults: Fault[] = []
  for (const file of files.keys()) {
    const [, place] =
      /^(?:lib\/tools|content\/guides)\/((?:calculators|generators|utilities)\/.+?)(?:\.(?:cases|messages|template))?\.(?:ts|md)$/.exec(
        file,
      ) ?? []
    if (place !== undefined && !places.has(place))
      faults.push({
        at: file,
        says: 'belongs to no tool: the catalogue has no row of this folder and name. Move it, or add the row.',
      })
  }
  return faults
}
