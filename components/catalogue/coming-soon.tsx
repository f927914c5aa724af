import { PageScript } from '@/components/site/page-script'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { comingSoonMessages } from '@/lib/messages/coming-soon'

/**
 * The page of every tool that is not ready. The one named in the address (?tool=) is written into it by startComingSoon; the
 * parts are found by `data-coming-soon`.
 */
export function ComingSoon() {
  return (
    <>
      {/* As high as the window, so that the footer does not jump when the tool arrives. */}
      <div data-coming-soon="page" className="min-h-dvh max-w-prose" aria-busy>
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{comingSoonMessages.title}</h1>
        <div data-coming-soon="answer" aria-live="polite">
          <p className="mt-3 text-muted noscript:hidden">{comingSoonMessages.loading}</p>
        </div>
        <noscript>
          <p className="mt-3">{comingSoonMessages.withoutScripts}</p>
        </noscript>
        <p data-coming-soon="links" className="mt-8 hidden flex-wrap gap-3 in-data-settled:flex noscript:flex">
          <Link to={{ page: '/' }} className={buttonClasses()}>
            {comingSoonMessages.home}
          </Link>
          <Link to={{ page: '/site-map' }} className={buttonClasses('quiet')}>
            {comingSoonMessages.allTools}
          </Link>
        </p>
      </div>
      <PageScript name="coming-soon" />
    </>
  )
}
