import type { Fault } from './faults'

const keys = ['title', 'metaDescription', 'keywords', 'related', 'callToAction'] as const
export type FrontMatterKey = (typeof keys)[number]

export interface FrontMatter {
  values: Partial<Record<FrontMatterKey, { text: string; line: number }>>
  /** What follows, and how many lines come before it. */
  body: string
  linesBefore: number
}

function isKey(name: string): name is FrontMatterKey {
  return keys.some((key) => key === name)
}

/** Reads the `key: value` lines between two lines of three dashes at the start of a guide. Lists are split by the caller. */
export function readFrontMatter(source: string, faults: Fault[]): FrontMatter {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) {
    faults.push({ line: 1, message: 'must start with front matter between two lines of ---' })
    return { values: {}, body: source, linesBefore: 0 }
  }
  const values: FrontMatter['values'] = {}
  lines.slice(1, end).forEach((text, index) => {
    const line = index + 2
    if (text.trim() === '') return
    const [, name = '', value = ''] = /^([A-Za-z]+):\s*(.*?)\s*$/.exec(text) ?? []
    if (!isKey(name)) faults.push({ line, message: `front matter knows ${keys.join(', ')}; not '${name || text}'` })
    else if (value === '') faults.push({ line, message: `${name} is empty; leave the line out` })
    else if (values[name]) faults.push({ line, message: `${name} is given twice` })
    else values[name] = { text: value, line }
  })
  return { values, body: lines.slice(end + 1).join('\n'), linesBefore: end + 1 }
}
