import type { Fault, Project } from '../project'

interface Worded {
  label?: string
  help?: string
}

/** Everything in a definition that has a label: fields, outputs, columns, options of rows. */
function* wordedIn(value: unknown, at: string): Generator<[string, Worded]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  if ('label' in value && typeof value.label === 'string') yield [at, value as Worded]
  for (const [key, child] of Object.entries(value)) yield* wordedIn(child, `${at}.${key}`)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function faultsOf(id: string, definition: object): Fault[] {
  const faults: Fault[] = []
  const parts = ['inputs', 'outputs', 'options', 'form'] as const
  for (const part of parts)
    for (const [at, { label = '', help }] of wordedIn((definition as Record<string, unknown>)[part], part)) {
      const place = `${id}: ${at}`
      if (label.endsWith('.')) faults.push({ at: place, says: `the label "${label}" ends with a full stop.` })
      if (/^\p{Ll}/u.test(label) && !/^[a-z]{1,3}\b|^p[A-Z]|^e[A-Z]/.test(label))
        faults.push({ at: place, says: `the label "${label}" begins with a small letter.` })
      if (help === undefined) continue
      if (plain(help) === plain(label)) faults.push({ at: place, says: 'the help only says the label again.' })
      if (!/[.?)]$/.test(help))
        faults.push({ at: place, says: `the help "${help}" is no sentence: it lacks its full stop.` })
    }
  const { limits = [] } = definition as { limits?: readonly string[] }
  for (const limit of limits)
    if (!limit.endsWith('.')) faults.push({ at: `${id}: limits`, says: `"${limit}" lacks its full stop.` })
  return faults
}

/** Labels, help and limits read as words of a page. */
export function checkWording({ definitions }: Pick<Project, 'definitions'>): Fault[] {
  return [...definitions].flatMap(([id, definition]) => faultsOf(id, definition))
}

/** Words that may stand nowhere in the project. */
const banned: readonly [RegExp, string][] = [
  [
    /\b(best-in-class|world-class|cutting-edge|game-chang|seamless|effortless|leverage the power|in today's fast-paced)\b/i,
    'is a phrase that says nothing',
  ],
  [/100% private|verified by developers|trusted by developers|100K\+ businesses/i, 'claims what nobody has shown'],
]

/** Prose that visitors read. */
export function checkProse({ files }: Pick<Project, 'files'>): Fault[] {
  const faults: Fault[] = []
  for (const [file, text] of files) {
    if (!file.startsWith('content/') || file.endsWith('README.md')) continue
    const lines = text.split('\n')
    lines.forEach((line, at) => {
      const place = `${file}:${at + 1}`
      for (const [pattern, says] of banned) {
        const [found] = pattern.exec(line) ?? []
        if (found) faults.push({ at: place, says: `"${found}" ${says}.` })
      }
      // An exclamation mark after a letter; factorials and code keep theirs.
      if (/\p{L}!(\s|$)/u.test(line) && !line.includes('`'))
        faults.push({ at: place, says: 'has an exclamation mark.' })
    })
  }
  return faults
}
