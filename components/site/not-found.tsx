import { useSyncExternalStore } from 'react'

import { addressOf } from '@/catalogue/address'
import { categoryPlurals } from '@/catalogue/types'
import { buttonClasses } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { notFoundMessages } from '@/lib/messages/not-found'

const toolRoots = [...Object.values(categoryPlurals), 'universal-tool']

function isToolAddress(path: string): boolean {
  return toolRoots.some((root) => path.startsWith(addressOf({ page: `/${root}` })))
}

/** What the one 404 page says; only the browser knows which address was asked for. */
export function NotFound() {
  const tool = useSyncExternalStore(
    () => () => {},
    () => isToolAddress(location.pathname),
    () => false,
  )
  return (
    <div className="max-w-prose py-8">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">
        {tool ? notFoundMessages.tool : notFoundMessages.page}
      </h1>
      <p className="mt-3 text-lg text-muted">{notFoundMessages.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={{ page: '/' }} className={buttonClasses('primary')}>
          {notFoundMessages.home}
        </Link>
        <Link to={{ page: '/site-map' }} className={buttonClasses()}>
          {notFoundMessages.allTools}
        </Link>
      </p>
    </div>
  )
}
