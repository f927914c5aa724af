import { importsOf, targetOf } from '../imported'
import type { Fault, Project } from '../project'

/** What a folder's files import of other folders. `of` says which folder a file belongs to. */
function graphOf(files: Project['files'], of: (file: string) => string | undefined): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>()
  for (const [file, text] of files) {
    if (!/\.tsx?$/.test(file)) continue
    const from = of(file)
    if (from === undefined) continue
    for (const { from: wanted } of importsOf(text)) {
      const target = targetOf(file, wanted)
      const to = target === undefined ? undefined : of(target)
      if (to === undefined || to === from) continue
      const edges = graph.get(from) ?? new Map<string, string>()
      graph.set(from, edges.set(to, `${file} imports ${target}`))
    }
  }
  return graph
}

/** The shortest way from `start` back to itself. */
function circleFrom(start: string, graph: ReturnType<typeof graphOf>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const at of queue)
    for (const next of graph.get(at)?.keys() ?? []) {
      if (next === start) {
        const way = [at]
        while (way[0] !== start) way.unshift(cameFrom.get(way[0] as string) as string)
        return way
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, at)
        queue.push(next)
      }
    }
  return undefined
}

/** A folder of lib, two levels deep: the rooms and what stands in them. */
const folderOf = (file: string) => /^lib\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]

/** Folders of lib that import each other in a circle: none of them can be read, moved or thrown away alone. */
export function checkCircles({ files }: Pick<Project, 'files'>): Fault[] {
  const graph = graphOf(files, folderOf)
  const faults: Fault[] = []
  const told = new Set<string>()
  for (const folder of graph.keys()) {
    const circle = circleFrom(folder, graph)
    if (!circle) continue
    const key = circle.toSorted().join()
    if (told.has(key)) continue
    told.add(key)
    const steps = circle.map((at, step) => graph.get(at)?.get(circle[(step + 1) % circle.length] as string))
    faults.push({ at: folder, says: `is part of a circle: ${steps.join('; ')}.` })
  }
  return faults
}
