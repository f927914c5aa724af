import { allTools, readyCount, toolsOf, topicsBySubcategory } from '@/catalogue'
import { categories, categoryPlurals, type Category, type Topic } from '@/catalogue/types'
import { ToolCard } from '@/components/catalogue/tool-card'
import { Link } from '@/components/ui/link'
import { homeMessages, topicMessages } from '@/lib/messages/listings'

const cardsPerSection = 6

/** The tools that a section of the home page opens with: popular ones first, none that is not ready. */
function readyTools(category: Category) {
  const ready = allTools.filter((tool) => tool.category === category && tool.implemented)
  return [...ready.filter((tool) => tool.popular), ...ready.filter((tool) => !tool.popular)].slice(0, cardsPerSection)
}

export function Home() {
  return (
    <>
      <h1 className="max-w-prose text-2xl font-semibold tracking-tight sm:text-3xl">{homeMessages.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{homeMessages.introduction}</p>
      <p className="mt-2">
        {homeMessages.counts(readyCount, allTools.length - readyCount)}{' '}
        <Link to={{ page: '/site-map' }} className="text-accent underline">
          {homeMessages.allTools}
        </Link>
      </p>
      {categories.map((category) => (
        <CategorySection key={category} category={category} />
      ))}
    </>
  )
}

function CategorySection({ category }: { category: Category }) {
  const { title, text } = homeMessages.sections[category]
  const ready = readyTools(category)
  return (
    <section id={categoryPlurals[category]} className="mt-12">
      <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      {ready.length > 0 && (
        <>
          <h3 className="mt-5 mb-3 text-lg font-semibold">{homeMessages.readyTools}</h3>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {ready.map((tool) => (
              <ToolCard key={tool.id} tool={tool} headingLevel={4} />
            ))}
          </div>
        </>
      )}
      <p className="mt-4">
        <Link to={{ page: `/${categoryPlurals[category]}` }} className="text-accent underline">
          {homeMessages.all[category]}
        </Link>
      </p>
      <h3 className="mt-6 text-lg font-semibold">{homeMessages.topics}</h3>
      <p className="mb-3 text-sm text-muted">{topicMessages.shortCountMeaning}</p>
      <div className="columns-1 gap-8 sm:columns-2 lg:columns-3">
        {[...topicsBySubcategory(category)].map(([subcategory, members]) => (
          <div key={subcategory} className="mb-4 break-inside-avoid">
            <h4 className="text-sm font-semibold text-muted">{subcategory}</h4>
            <ul>
              {members.map((topic) => (
                <TopicLine key={topic.name} topic={topic} category={category} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function TopicLine({ topic, category }: { topic: Topic; category: Category }) {
  const tools = toolsOf(topic.name).filter((tool) => tool.category === category)
  const ready = tools.filter((tool) => tool.implemented).length
  return (
    <li className="flex items-baseline justify-between gap-3 border-b border-line">
      <Link
        to={{ topic: topic.name }}
        className="inline-flex min-h-11 flex-1 items-center hover:text-accent hover:underline sm:min-h-9"
      >
        {topic.title}
      </Link>
      <span className="text-sm text-muted tabular-nums">{topicMessages.shortCount(ready, tools.length)}</span>
    </li>
  )
}
