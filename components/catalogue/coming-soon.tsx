import { useEffect, useState, type ReactNode } from 'react'

import { addressOf } from '@/catalogue/address'
import { Button, buttonClasses } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { comingSoonMessages } from '@/lib/messages/coming-soon'

import type { PlannedTool, ToolLink } from './planned-tool'

type LookUp =
  | { state: 'loading' | 'no-tool' | 'unknown' | 'not-loaded' }
  | { state: 'found'; id: string; tool: PlannedTool }

/** The tool of an id, from the file of its first character. A file that does not exist means that no such tool does. */
async function lookUp(id: string): Promise<LookUp> {
  if (id === '') return { state: 'no-tool' }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id)) return { state: 'unknown' }
  try {
    const answer = await fetch(addressOf({ page: `/coming-soon-data/${id.charAt(0)}.json` }))
    if (answer.status === 404) return { state: 'unknown' }
    if (!answer.ok) return { state: 'not-loaded' }
    const tools = (await answer.json()) as Record<string, PlannedTool>
    const tool = Object.hasOwn(tools, id) ? tools[id] : undefined
    return tool ? { state: 'found', id, tool } : { state: 'unknown' }
  } catch {
    return { state: 'not-loaded' }
  }
}

function idInAddress(): string {
  return new URLSearchParams(location.search).get('tool')?.trim() ?? ''
}

/** Says of the tool named in the address (?tool=) what it will do, why it is not there, and what to use meanwhile. */
export function ComingSoon() {
  const [found, setFound] = useState<LookUp>({ state: 'loading' })

  useEffect(() => {
    void lookUp(idInAddress()).then(setFound)
  }, [])

  async function retry(): Promise<void> {
    setFound({ state: 'loading' })
    setFound(await lookUp(idInAddress()))
  }

  const title = titleOf(found)
  useEffect(() => {
    if (found.state === 'found' || found.state === 'unknown') {
      document.title = `${title} | ${comingSoonMessages.title}`
    }
  }, [found.state, title])

  return (
    // As high as the window, so that the footer does not jump when the tool arrives.
    <div className="min-h-dvh max-w-prose" aria-busy={found.state === 'loading'}>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <div aria-live="polite">
        {found.state === 'loading' && <p className="mt-3 text-muted">{comingSoonMessages.loading}</p>}
        {found.state === 'no-tool' && <p className="mt-3">{comingSoonMessages.noTool}</p>}
        {found.state === 'unknown' && <p className="mt-3">{comingSoonMessages.notFound}</p>}
        {found.state === 'not-loaded' && (
          <>
            <p className="mt-3">{comingSoonMessages.notLoaded}</p>
            <Button className="mt-4" onClick={() => void retry()}>
              {comingSoonMessages.retry}
            </Button>
          </>
        )}
        {found.state === 'found' && <FoundTool tool={found.tool} />}
      </div>
      {found.state !== 'loading' && (
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={{ page: '/' }} className={buttonClasses()}>
            {comingSoonMessages.home}
          </Link>
          <Link to={{ page: '/site-map' }} className={buttonClasses('quiet')}>
            {comingSoonMessages.allTools}
          </Link>
        </p>
      )}
    </div>
  )
}

function titleOf(found: LookUp): string {
  if (found.state === 'found') return found.tool.name
  return found.state === 'unknown' ? comingSoonMessages.notFoundTitle : comingSoonMessages.title
}

function FoundTool({ tool }: { tool: PlannedTool }) {
  const { name, description, topic, address, notImplementable, related } = tool
  return (
    <>
      {address ? (
        <>
          <p className="mt-3 text-lg">{description}</p>
          <p className="mt-3">{comingSoonMessages.ready}</p>
          <a href={address} className={buttonClasses('primary', 'normal', 'mt-3')}>
            {comingSoonMessages.open(name)}
          </a>
        </>
      ) : (
        <>
          <p className="mt-3 w-fit rounded-full bg-warn-soft px-3 py-0.5 text-sm font-medium text-warn">
            {comingSoonMessages.badge}
          </p>
          <Part title={comingSoonMessages.promise}>
            <p>{description}</p>
          </Part>
          <Part title={notImplementable ? comingSoonMessages.cannotTitle : comingSoonMessages.whyTitle}>
            <p>{notImplementable?.reason ?? comingSoonMessages.why}</p>
          </Part>
        </>
      )}
      {notImplementable && (
        <Part title={comingSoonMessages.alternativesTitle}>
          <ToolLinks tools={notImplementable.alternatives} />
        </Part>
      )}
      {related.tools.length > 0 && (
        <Part title={related.sameTopic ? comingSoonMessages.relatedTitle(topic.title) : comingSoonMessages.otherTitle}>
          <ToolLinks tools={related.tools} />
        </Part>
      )}
      <p className="mt-4">
        <a href={topic.address} className="text-accent underline">
          {comingSoonMessages.topic(topic.title)}
        </a>
      </p>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function ToolLinks({ tools }: { tools: readonly ToolLink[] }) {
  return (
    <ul>
      {tools.map(({ name, address, ready }) => (
        <li key={address} className="flex min-h-9 items-center gap-2">
          <a href={address} className="text-accent underline">
            {name}
          </a>
          {!ready && <span className="text-sm text-muted">({comingSoonMessages.soon})</span>}
        </li>
      ))}
    </ul>
  )
}
