import { allTools, popularTools, readyCount, toolsOf, topics } from '@/catalogue'
import { categories, categoryPlurals, type Category, type Tool, type Topic } from '@/catalogue/types'
import { ToolCard } from '@/components/catalogue/tool-card'
import { HeroSearch } from '@/components/search/search-link'
import { Link } from '@/components/ui/link'
import { homeMessages } from '@/lib/messages/listings'
import { ownToolsMessages } from '@/lib/messages/own-tools'
import { toolCount } from '@/lib/messages/tool-count'

import { PageScript } from './page-script'

const popularCards = 9

/** Popular tools of each category in turn, so that none is missing among the few that are shown. */
function popularReady(): Tool[] {
  const ready = popularTools.filter((tool) => tool.implemented)
  const turns = new Map<Category, number>()
  const turnOf = (tool: Tool) => {
    const turn = turns.get(tool.category) ?? 0
    turns.set(tool.category, turn + 1)
    return turn
  }
  const inTurn = ready.map((tool) => ({ tool, turn: turnOf(tool) }))
  return inTurn
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, popularCards)
    .map(({ tool }) => tool)
}

/** Search first, then the visitor's own tools, popular ones, those for the region, and all topics in which something works. */
export function Home() {
  return (
    <>
      <h1 className="max-w-prose text-2xl font-semibold tracking-tight sm:text-3xl">{homeMessages.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{homeMessages.introduction}</p>
      <HeroSearch />
      <section data-own-tools aria-labelledby="own-tools" className="mt-6">
        <h2 id="own-tools" className="font-semibold">
          {ownToolsMessages.title}
        </h2>
        {/* One line, so that its height is known before it is filled. */}
        <ul className="-mx-1 mt-1 flex h-14 items-center gap-2 overflow-x-auto px-1" />
      </section>
      <h2 className="mt-8 mb-3 text-xl font-semibold">{homeMessages.popular}</h2>
      <div className="tool-cards">
        {popularReady().map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </div>
      <RegionTools />
      {categories.map((category) => (
        <CategorySection key={category} category={category} />
      ))}
      <p className="mt-8">
        {homeMessages.counts(readyCount, allTools.length - readyCount)}{' '}
        <Link to={{ page: '/site-map' }} className="text-accent underline">
          {homeMessages.allTools}
        </Link>
      </p>
      <PageScript name="home" />
    </>
  )
}

/** The place for tools that are made for the visitor's region; start-region-tools.ts fetches and lists them. */
function RegionTools() {
  return (
    <section data-region-tools aria-labelledby="region-tools" className="mt-8" hidden>
      <h2 id="region-tools" className="mb-2 text-xl font-semibold">
        {homeMessages.forRegion}
      </h2>
      <ul className="flex flex-wrap gap-2" />
    </section>
  )
}

function CategorySection({ category }: { category: Category }) {
  const { title, text } = homeMessages.sections[category]
  const listed = topics.map((topic) => ({ topic, ready: readyIn(topic, category) })).filter(({ ready }) => ready > 0)
  return (
    <section id={categoryPlurals[category]} className="mt-10">
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      <ul className="topic-lines">
        {listed.map(({ topic, ready }) => (
          <li key={topic.name}>
            <Link to={{ topic: topic.name }}>{topic.title}</Link>
            <span>{toolCount(ready)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to={{ page: `/${categoryPlurals[category]}` }} className="text-accent underline">
          {homeMessages.all[category]}
        </Link>
      </p>
    </section>
  )
}

function readyIn(topic: Topic, category: Category): number {
  return toolsOf(topic.name).filter((tool) => tool.category === category && tool.implemented).length
}
