import { toolsOf } from '@/catalogue'
import { categories, type Category, type Tool, type Topic } from '@/catalogue/types'
import { Breadcrumbs } from '@/components/guide/breadcrumbs'
import { homeMessages, topicMessages } from '@/lib/messages/listings'

import { ToolCard } from './tool-card'

/** The tools under their group's name; what is ready comes first in each group. */
function byGroup(tools: readonly Tool[]): Map<string, Tool[]> {
  const groups = new Map<string, Tool[]>()
  for (const tool of tools) groups.set(tool.group, [...(groups.get(tool.group) ?? []), tool])
  for (const members of groups.values()) members.sort((a, b) => Number(b.implemented) - Number(a.implemented))
  return groups
}

/** All tools of a topic, by category and group. */
export function TopicPage({ topic }: { topic: Topic }) {
  const tools = toolsOf(topic.name)
  const ready = tools.filter((tool) => tool.implemented).length
  const inCategories = categories.filter((category) => topic.categories.includes(category))
  const [firstCategory] = inCategories
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
      <p className="mt-1">{topicMessages.count(ready, tools.length)}</p>
      {inCategories.map((category) => (
        <CategoryPart
          key={category}
          category={category}
          tools={tools.filter((tool) => tool.category === category)}
          titled={inCategories.length > 1}
        />
      ))}
    </>
  )
}

interface CategoryPartProps {
  category: Category
  tools: readonly Tool[]
  /** Whether the category is named: needless where the topic has one only. */
  titled: boolean
}

function CategoryPart({ category, tools, titled }: CategoryPartProps) {
  const GroupHeading = titled ? 'h3' : 'h2'
  return (
    <section className="mt-8">
      {titled && <h2 className="text-xl font-semibold">{homeMessages.sections[category].title}</h2>}
      {[...byGroup(tools)].map(([group, members]) => (
        <section key={group} className="mt-6">
          <GroupHeading className="mb-3 text-lg font-semibold">{group}</GroupHeading>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {members.map((tool) => (
              <ToolCard key={tool.id} tool={tool} headingLevel={titled ? 4 : 3} />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}
