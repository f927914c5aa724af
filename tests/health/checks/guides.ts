import type { Fault, Project } from '../project'
import { writtenRuns } from './prose'

const shingleWords = 5
/** Share of a guide's five-word runs that another guide may also have. */
const mostShared = 0.1

function shinglesOf(markdown: string): Set<string> {
  return new Set(
    writtenRuns(markdown).flatMap((words) =>
      words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(' ')),
    ),
  )
}

/** No guide is another guide with other nouns: pairs whose runs of five words coincide by more than a tenth. */
export function checkGuidesDiffer({ files }: Pick<Project, 'files'>): Fault[] {
  const guides = [...files]
    .filter(([file]) => file.startsWith('content/guides/'))
    .map(([file, text]) => ({ file, shingles: shinglesOf(text) }))
  const byShingle = new Map<string, number[]>()
  guides.forEach(({ shingles }, at) => {
    for (const shingle of shingles) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), at])
  })
  const shared = new Map<string, number>()
  for (const homes of byShingle.values())
    for (const one of homes)
      for (const other of homes)
        if (one < other) shared.set(`${one} ${other}`, (shared.get(`${one} ${other}`) ?? 0) + 1)
  return [...shared].flatMap(([pair, count]) => {
    const [one, other] = pair.split(' ').map((at) => guides[Number(at)])
    if (!one || !other) return []
    const share = count / Math.max(1, Math.min(one.shingles.size, other.shingles.size))
    return share > mostShared
      ? [
          {
            at: one.file,
            says: `shares ${Math.round(share * 100)}% of its five-word runs with ${other.file}. Write one of them anew.`,
          },
        ]
      : []
  })
}
