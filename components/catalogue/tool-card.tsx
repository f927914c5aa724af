import type { Tool } from '@/catalogue/types'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { cardMessages } from '@/lib/messages/listings'

interface ToolCardProps {
  tool: Tool
  /** One below the heading that the list of cards stands under. */
  headingLevel?: 3 | 4
}

/** One tool in a list. The whole card leads to the tool, or to its coming-soon page while it is not implemented. */
export function ToolCard({ tool, headingLevel = 3 }: ToolCardProps) {
  const Heading = `h${headingLevel}` as const
  const { implemented, popular, regions } = tool
  return (
    <article
      data-tool={implemented ? tool.id : undefined}
      data-regions={regions[0] === 'global' ? undefined : regions.join(' ')}
      className="relative flex flex-col gap-2 rounded-lg border border-line bg-raised p-4 hover:border-accent has-focus-visible:border-accent"
    >
      <div className="flex items-start gap-3">
        <span className={`rounded-md p-2 ${implemented ? 'bg-accent-soft text-accent' : 'bg-surface text-muted'}`}>
          <Icon name={tool.icon} />
        </span>
        <div className="min-w-0 flex-1 pr-7">
          <Heading className="font-semibold">
            <Link to={{ tool }} className="after:absolute after:inset-0 after:rounded-lg">
              {tool.name}
            </Link>
          </Heading>
          <p className="text-xs text-muted">
            {cardMessages.categories[tool.category]} · {tool.subcategory}
            {regions[0] !== 'global' && ` · ${cardMessages.regions(regions)}`}
          </p>
        </div>
      </div>
      {implemented && <span data-star />}
      <p className="line-clamp-2 text-sm">{tool.description}</p>
      {implemented && popular && (
        <p className="mt-auto">
          <Badge look="bg-accent-soft text-accent">{cardMessages.popular}</Badge>
        </p>
      )}
      {!implemented && (
        <p className="mt-auto text-xs text-muted">
          <Badge look="bg-warn-soft text-warn">{cardMessages.comingSoon}</Badge>{' '}
          <strong className="ml-1 font-semibold">{cardMessages.inDevelopment}</strong>
          {'. '}
          {tool.notImplementable ? cardMessages.needsOutside : cardMessages.beingBuilt}
        </p>
      )}
    </article>
  )
}

function Badge({ look, children }: { look: string; children: string }) {
  return <span className={`rounded-full px-2 py-0.5 text-xs font-medium ${look}`}>{children}</span>
}
