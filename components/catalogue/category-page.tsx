import { allTools, toolsOf, topicsBySubcategory } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { categoryPlurals, type Category, type Tool, type Topic } from '@/catalogue/types'
import { Breadcrumbs } from '@/components/guide/breadcrumbs'
import { Link } from '@/components/ui/link'
import { categoryMessages, homeMessages, topicMessages } from '@/lib/messages/listings'
import { pageMetadata } from '@/lib/platform/site/metadata'

import { ToolFilter } from './tool-filter'

export function categoryMetadata(category: Category) {
  return pageMetadata({
    title: homeMessages.sections[category].title,
    description: categoryMessages.descriptions[category],
    path: addressOf({ page: `/${categoryPlurals[category]}` }),
  })
}

interface CategoryTopic {
  topic: Topic
  ready: readonly Tool[]
  planned: number
}

function topicsOf(category: Category): [subcategory: string, topics: CategoryTopic[]][] {
  return [...topicsBySubcategory(category)].map(([subcategory, members]) => [
    subcategory,
    members.map((topic) => {
      const tools = toolsOf(topic.name).filter((tool) => tool.category === category)
      const ready = tools.filter((tool) => tool.implemented)
      return { topic, ready, planned: tools.length - ready.length }
    }),
  ])
}

/** The topics of a category with the tools that are ready; topics without one are folded. */
export function CategoryPage({ category }: { category: Category }) {
  const { title, text } = homeMessages.sections[category]
  const tools = allTools.filter((tool) => tool.category === category)
  const ready = tools.filter((tool) => tool.implemented)
  const bySubcategory = topicsOf(category)
  const planned = bySubcategory.flatMap(([, topics]) => topics.filter((one) => one.ready.length === 0))
  return (
    <>
      <Breadcrumbs trail={[{ name: topicMessages.home, to: { page: '/' } }, { name: title }]} />
      <h1 className="mt-3 text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>
      <p className="mt-1">{topicMessages.count(ready.length, tools.length)}</p>
      <ToolFilter tools={ready} />
      {bySubcategory.map(([subcategory, topics]) => (
        <SubcategoryPart key={subcategory} title={subcategory} topics={topics.filter((one) => one.ready.length > 0)} />
      ))}
      {planned.length > 0 && (
        <details className="folded mt-8 border-t border-line pt-2">
          <summary>
            <h2 className="inline">{categoryMessages.plannedTopics(planned.length)}</h2>
          </summary>
          <ul className="mt-2 columns-1 gap-8 sm:columns-2 lg:columns-3">
            {planned.map((one) => (
              <li key={one.topic.name} className="break-inside-avoid">
                <Link to={{ topic: one.topic.name }} className="inline-block py-1 hover:underline">
                  {one.topic.title}
                </Link>{' '}
                <span className="text-sm text-muted">{topicMessages.planned(one.planned)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function SubcategoryPart({ title, topics }: { title: string; topics: readonly CategoryTopic[] }) {
  if (topics.length === 0) return null
  return (
    <section className="mt-8" data-group>
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map((one) => (
          <TopicPart key={one.topic.name} {...one} />
        ))}
      </div>
    </section>
  )
}

function TopicPart({ topic, ready, planned }: CategoryTopic) {
  return (
    <section data-group>
      <h3 className="font-semibold">
        <Link to={{ topic: topic.name }} className="inline-block py-1 text-accent hover:underline">
          {topic.title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{topic.description}</p>
      <ul className="mt-1">
        {ready.map((tool) => (
          <li
            key={tool.id}
            data-tool={tool.id}
            data-regions={tool.regions[0] === 'global' ? undefined : tool.regions.join(' ')}
          >
            <Link to={{ tool }} className="inline-block py-1 hover:underline">
              {tool.name}
            </Link>
          </li>
        ))}
      </ul>
      {planned > 0 && <p className="mt-1 text-sm text-muted">{topicMessages.planned(planned)}</p>}
    </section>
  )
}
