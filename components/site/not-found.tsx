import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { notFoundMessages } from '@/lib/messages/not-found'

import { PageScript } from './page-script'

/** What the one 404 page says; only the browser knows which address was asked for. */
export function NotFound() {
  return (
    <div className="max-w-prose py-8">
      <h1 data-not-found className="text-2xl font-semibold tracking-tight sm:text-3xl">
        {notFoundMessages.page}
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
      <PageScript name="not-found" />
    </div>
  )
}
