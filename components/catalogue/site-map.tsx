import { allTools, readyCount, toolsOf, topics } from '@/catalogue'
import type { Place } from '@/catalogue/address'
import { categories, categoryPlurals, type Category, type Tool, type Topic } from '@/catalogue/types'
import { Link } from '@/components/ui/link'
import { footerMessages, homeMessages, siteMapMessages } from '@/lib/messages/listings'
import { navigationMessages } from '@/lib/messages/navigation'

const otherPages: readonly { to: Place; label: string }[] = [
  { to: { page: '/' }, label: siteMapMessages.home },
  { to: { page: '/about' }, label: footerMessages.about },
  { to: { page: '/contact' }, label: footerMessages.contact },
  { to: { page: '/terms' }, label: footerMessages.terms },
  { to: { page: '/privacy' }, label: footerMessages.privacy },
  { to: { page: '/documents' }, label: navigationMessages.documents },
  { to: { page: '/scenarios' }, label: navigationMessages.scenarios },
  { to: { page: '/profile' }, label: navigationMessages.profile },
  { to: { page: '/settings' }, label: navigationMessages.settings },
]

/** Plain links to every tool and page. */
export function SiteMap() {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{siteMapMessages.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        {siteMapMessages.introduction(readyCount, allTools.length - readyCount)}
      </p>
      {categories.map((category) => (
        <section key={category} className="mt-8">
          <h2 className="text-xl font-semibold">
            <Link to={{ page: `/${categoryPlurals[category]}` }} className="inline-block py-1 hover:underline">
              {homeMessages.sections[category].title}
            </Link>
          </h2>
          {topics
            .filter((topic) => topic.categories.includes(category))
            .map((topic) => (
              <TopicLinks key={topic.name} topic={topic} category={category} />
            ))}
        </section>
      ))}
      <section className="mt-8">
        <h2 className="text-xl font-semibold">{siteMapMessages.otherPages}</h2>
        <ul className={listClasses}>
          {otherPages.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** On the list and not on each of its 1,900 links: the page holds every class name twice. */
const listClasses =
  'columns-1 gap-8 text-sm sm:columns-2 lg:columns-3 [&_a]:inline-block [&_a]:py-1 [&_a]:hover:underline [&_li]:break-inside-avoid'

function TopicLinks({ topic, category }: { topic: Topic; category: Category }) {
  const tools = toolsOf(topic.name).filter((tool) => tool.category === category)
  const ready = tools.filter((tool) => tool.implemented)
  const planned = tools.filter((tool) => !tool.implemented)
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-semibold">
        <Link to={{ topic: topic.name }} className="inline-block py-1 text-accent hover:underline">
          {topic.title}
        </Link>
      </h3>
      <ToolLinks tools={ready} />
      {planned.length > 0 && (
        <>
          <p className="mt-2 text-sm font-semibold text-muted">{siteMapMessages.planned}</p>
          <ToolLinks tools={planned} />
        </>
      )}
    </section>
  )
}

function ToolLinks({ tools }: { tools: readonly Tool[] }) {
  if (tools.length === 0) return null
  return (
    <ul className={listClasses}>
      {tools.map((tool) => (
        <li key={tool.id}>
          <Link to={{ tool }}>{tool.name}</Link>
        </li>
      ))}
    </ul>
  )
}
