import { toolsOf } from '@/catalogue'
import { categories, type Tool, type Topic } from '@/catalogue/types'
import { Breadcrumbs } from '@/components/guide/breadcrumbs'
import { homeMessages, topicMessages } from '@/lib/messages/listings'

import { ToolCard } from './tool-card'
import { ToolFilter } from './tool-filter'

/** The tools under their group's name, in the order of the table. */
function byGroup(tools: readonly Tool[]): Map<string, Tool[]> {
  const groups = new Map<string, Tool[]>()
  for (const tool of tools) groups.set(tool.group, [...(groups.get(tool.group) ?? []), tool])
  return groups
}

/** All tools of a topic: what works by category and group, then what is planned, folded. */
export function TopicPage({ topic }: { topic: Topic }) {
  const tools = toolsOf(topic.name)
  const ready = tools.filter((tool) => tool.implemented)
  const inCategories = categories.filter((category) => ready.some((tool) => tool.category === category))
  const [firstCategory] = topic.categories
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: topicMessages.home, to: { page: '/' } },
          ...(firstCategory
            ? [{ name: homeMessages.sections[firstCategory].title, to: { category: firstCategory } }]
            : []),
          { name: topic.title },
        ]}
      />
      <h1 className="mt-3 text-2xl font-semibold tracking-tight sm:text-3xl">{topic.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{topic.description}</p>
      <p className="mt-1">{topicMessages.count(ready.length, tools.length)}</p>
      <ToolFilter tools={tools} />
      {inCategories.map((category) => (
        <ReadyPart
          key={category}
          title={inCategories.length > 1 ? homeMessages.sections[category].title : undefined}
          tools={ready.filter((tool) => tool.category === category)}
        />
      ))}
      <PlannedPart tools={tools.filter((tool) => !tool.implemented)} isOpen={ready.length === 0} />
    </>
  )
}

/** A title is needless where the topic has one category only. */
function ReadyPart({ title, tools }: { title: string | undefined; tools: readonly Tool[] }) {
  const GroupHeading = title ? 'h3' : 'h2'
  return (
    <section className="mt-8" data-group>
      {title && <h2 className="text-xl font-semibold">{title}</h2>}
      {[...byGroup(tools)].map(([group, members]) => (
        <section key={group} className="mt-6" data-group>
          <GroupHeading className="mb-3 text-lg font-semibold">{group}</GroupHeading>
          <Cards tools={members} headingLevel={title ? 4 : 3} />
        </section>
      ))}
    </section>
  )
}

function PlannedPart({ tools, isOpen }: { tools: readonly Tool[]; isOpen: boolean }) {
  if (tools.length === 0) return null
  return (
    <details className="folded mt-8 border-t border-line pt-2" open={isOpen} data-group>
      <summary>
        <h2 className="inline">{topicMessages.planned(tools.length)}</h2>
      </summary>
      <div className="mt-3">
        <Cards tools={tools} headingLevel={3} />
      </div>
    </details>
  )
}

function Cards({ tools, headingLevel }: { tools: readonly Tool[]; headingLevel: 3 | 4 }) {
  return (
    <div className="tool-cards">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} headingLevel={headingLevel} />
      ))}
    </div>
  )
}
