import { parseAgent, isUnread, type Agent } from './parse'

/**
 * The User-Agent of a line: the last text in quotation marks of an access log in the combined form, what is tabbed or written behind
 * `User-Agent:`, or else the line.
 */
export function agentOfLine(line: string): string {
  const text = line.trim()
  const named = /^user-agent\s*:\s*(.*)$/i.exec(text)
  if (named) return named[1] ?? ''
  const quoted = /"((?:[^"\\]|\\.)*)"\s*$/.exec(text)
  if (quoted && (/"\s+\d{3}\s/.test(text) || text.startsWith('"'))) return quoted[1] ?? ''
  return text
}

export interface Counts {
  lines: number
  unread: number
  robots: number
  browsers: Map<string, number>
  systems: Map<string, number>
  devices: Map<string, number>
  robotNames: Map<string, number>
  /** Strings of which nothing was made out, the first thousand. */
  unreadTexts: Map<string, number>
}

const more = (counts: Map<string, number>, name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by)
const mainVersion = (version: string) => /^\d+/.exec(version)?.[0] ?? ''

/** Strings that are kept, so that each is read once. */
const mostKept = 100_000

/** Counts what stands in lines that are given one after the other. */
export function createCounter(): { add(line: string): void; counts: Counts } {
  const known = new Map<string, Agent>()
  const counts: Counts = {
    lines: 0,
    unread: 0,
    robots: 0,
    browsers: new Map(),
    systems: new Map(),
    devices: new Map(),
    robotNames: new Map(),
    unreadTexts: new Map(),
  }
  function agentOf(text: string): Agent {
    const before = known.get(text)
    if (before) return before
    const agent = parseAgent(text)
    if (known.size < mostKept) known.set(text, agent)
    return agent
  }
  return {
    counts,
    add(line) {
      const text = agentOfLine(line)
      if (text === '' || text === '-') {
        if (line.trim() === '') return
        counts.lines++
        counts.unread++
        more(counts.unreadTexts, '(none sent)')
        return
      }
      const agent = agentOf(text)
      counts.lines++
      more(counts.devices, agent.device || 'Not told')
      if (agent.robot) {
        counts.robots++
        more(counts.robotNames, agent.robot.name)
        return
      }
      if (isUnread(agent)) {
        counts.unread++
        if (counts.unreadTexts.size < 1000 || counts.unreadTexts.has(agent.text)) more(counts.unreadTexts, agent.text)
        return
      }
      more(counts.browsers, `${agent.browser || 'Not told'} ${mainVersion(agent.version)}`.trim())
      more(counts.systems, `${agent.system || 'Not told'} ${agent.systemVersion}`.trim())
    },
  }
}
