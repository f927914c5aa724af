import { allTools, toolsOf, topicsBySubcategory } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { categoryPlurals, type Category, type Topic } from '@/catalogue/types'
import { Breadcrumbs } from '@/components/guide/breadcrumbs'
import { Link } from '@/components/ui/link'
import { categoryMessages, homeMessages, topicMessages } from '@/lib/messages/listings'
import { pageMetadata } from '@/lib/platform/site/metadata'

export function categoryMetadata(category: Category) {
  return pageMetadata({
    title: homeMessages.sections[category].title,
    description: categoryMessages.descriptions[category],
    path: addressOf({ page: `/${categoryPlurals[category]}` }),
  })
}

/** The topics of a category with the tools that are ready; a topic's own page lists what is planned. */
export function CategoryPage({ category }: { category: Category }) {
  const { title, text } = homeMessages.sections[category]
  const tools = allTools.filter((tool) => tool.category === category)
  const ready = tools.filter((tool) => tool.implemented).length
  return (
    <>
      <Breadcrumbs trail={[{ name: topicMessages.home, to: { page: '/' } }, { name: title }]} />
      <h1 className="mt-3 text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>
      <p className="mt-1">{topicMessages.count(ready, tools.length)}</p>
      {[...topicsBySubcategory(category)].map(([subcategory, members]) => (
        <section key={subcategory} className="mt-8">
          <h2 className="text-xl font-semibold">{subcategory}</h2>
          <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {members.map((topic) => (
              <TopicPart key={topic.name} topic={topic} category={category} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

function TopicPart({ topic, category }: { topic: Topic; category: Category }) {
  const tools = toolsOf(topic.name).filter((tool) => tool.category === category)
  const ready = tools.filter((tool) => tool.implemented)
  const planned = tools.length - ready.length
  return (
    <section>
      <h3 className="font-semibold">
        <Link to={{ topic: topic.name }} className="inline-block py-1 text-accent hover:underline">
          {topic.title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{topic.description}</p>
      {ready.length > 0 && (
        <ul className="mt-1">
          {ready.map((tool) => (
            <li key={tool.id}>
              <Link to={{ tool }} className="inline-block py-1 hover:underline">
                {tool.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {planned > 0 && <p className="mt-1 text-sm text-muted">{categoryMessages.planned(planned)}</p>}
    </section>
  )
}
