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
      className="tool-card"
    >
      <div>
        <span>
          <Icon name={tool.icon} />
        </span>
        <div>
          <Heading>
            <Link to={{ tool }}>{tool.name}</Link>
          </Heading>
          <p>
            {cardMessages.categories[tool.category]} · {tool.subcategory}
            {regions[0] !== 'global' && ` · ${cardMessages.regions(regions)}`}
          </p>
        </div>
      </div>
      {implemented && <span data-star />}
      <p>{tool.description}</p>
      {implemented && popular && (
        <p className="tool-card-state">
          <span>{cardMessages.popular}</span>
        </p>
      )}
      {!implemented && (
        <p className="tool-card-state">
          <span>{cardMessages.comingSoon}</span>{' '}
          <strong className="ml-1 font-semibold">{cardMessages.inDevelopment}</strong>
          {'. '}
          {tool.notImplementable ? cardMessages.needsOutside : cardMessages.beingBuilt}
        </p>
      )}
    </article>
  )
}
