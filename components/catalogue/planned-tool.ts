import { allTools, guideAliases, toolById, toolsOf, topics } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'

/** What the coming-soon page shows of a tool; addresses are ready to link. */
export interface PlannedTool {
  name: string
  description: string
  topic: { title: string; address: string }
  /** Only where the tool is ready after all. */
  address?: string
  notImplementable?: { reason: string; alternatives: ToolLink[] }
  /** Tools that are ready: of the same topic, or else of the same category. */
  related: { sameTopic: boolean; tools: ToolLink[] }
}

export interface ToolLink {
  name: string
  address: string
  ready: boolean
}

const relatedCount = 6

const aliases = Object.keys(guideAliases) as (keyof typeof guideAliases)[]
const names = [...allTools.map(({ id }) => id), ...aliases]

/** The file of planned tools whose ids begin as this one does; the whole catalogue in one file would be slow to fetch. */
export function shardOf(id: string): string {
  return `${id.charAt(0)}.json`
}

export function shardNames(): string[] {
  return [...new Set(names.map(shardOf))]
}

/** All tools of one shard by id, and those that the specification calls by a name of that shard. */
export function plannedTools(shard: string): Record<string, PlannedTool> {
  const named = names.filter((name) => shardOf(name) === shard)
  return Object.fromEntries(named.map((name) => [name, plannedTool(toolById(name))]))
}

function toolLink(tool: Tool): ToolLink {
  return { name: tool.name, address: addressOf({ tool }), ready: tool.implemented }
}

function plannedTool(tool: Tool): PlannedTool {
  const { name, description, folder, implemented, notImplementable } = tool
  const topic = topics.find((candidate) => candidate.name === folder)
  if (!topic) throw new Error(`tool ${tool.id}: folder ${folder} has no topic`)
  return {
    name,
    description,
    topic: { title: topic.title, address: addressOf({ topic: folder }) },
    ...(implemented && { address: addressOf({ tool }) }),
    ...(notImplementable && {
      notImplementable: {
        reason: notImplementable.reason,
        alternatives: notImplementable.alternatives.flatMap((id) => {
          const alternative = toolById(id)
          return alternative ? [toolLink(alternative)] : []
        }),
      },
    }),
    related: relatedTo(tool),
  }
}

function relatedTo(tool: Tool): PlannedTool['related'] {
  const isOther = (other: Tool) => other.implemented && other.id !== tool.id
  const inTopic = toolsOf(tool.folder).filter(isOther)
  const sameTopic = inTopic.length > 0
  const others = sameTopic ? inTopic : allTools.filter((other) => other.category === tool.category && isOther(other))
  // The tools of the same group come first: they are the nearest in kind.
  const nearest = others.toSorted((a, b) => Number(b.group === tool.group) - Number(a.group === tool.group))
  return { sameTopic, tools: nearest.slice(0, relatedCount).map(toolLink) }
}
