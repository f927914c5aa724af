import { addressOf } from '@/catalogue/address'
import { buttonClasses } from '@/components/ui/button-classes'
import { drawnPart, element } from '@/components/ui/element'
import { comingSoonMessages as messages } from '@/lib/messages/coming-soon'
import { siteName } from '@/lib/platform/site/site'

import type { PlannedTool, ToolLink } from './planned-tool'

type LookUp = { state: 'loading' | 'no-tool' | 'unknown' | 'not-loaded' } | { state: 'found'; tool: PlannedTool }

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
    return tool ? { state: 'found', tool } : { state: 'unknown' }
  } catch {
    return { state: 'not-loaded' }
  }
}

function idInAddress(): string {
  return new URLSearchParams(location.search).get('tool')?.trim() ?? ''
}

/** Says of the tool named in the address (?tool=) what it will do, why it is not there, and what to use meanwhile. */
export async function startComingSoon(root: ParentNode): Promise<void> {
  const page = drawnPart(root, '[data-coming-soon=page]')
  const heading = drawnPart(page, 'h1')
  const answer = drawnPart(page, '[data-coming-soon=answer]')

  function show(found: LookUp): void {
    heading.textContent = titleOf(found)
    document.title = `${documentTitleOf(found)} | ${siteName}`
    page.setAttribute('aria-busy', String(found.state === 'loading'))
    page.toggleAttribute('data-settled', found.state !== 'loading')
    answer.replaceChildren(...answerTo(found, retry))
  }

  async function retry(): Promise<void> {
    show({ state: 'loading' })
    show(await lookUp(idInAddress()))
  }

  show(await lookUp(idInAddress()))
}

function titleOf(found: LookUp): string {
  if (found.state === 'found') return found.tool.name
  return found.state === 'unknown' ? messages.notFoundTitle : messages.title
}

function documentTitleOf(found: LookUp): string {
  const isPlanned = found.state === 'found' && found.tool.address === undefined
  return isPlanned ? messages.planned(found.tool.name) : titleOf(found)
}

function answerTo(found: LookUp, retry: () => Promise<void>): HTMLElement[] {
  switch (found.state) {
    case 'loading':
      return [element('p', { class: 'mt-3 text-muted' }, messages.loading)]
    case 'no-tool':
      return [element('p', { class: 'mt-3' }, messages.noTool)]
    case 'unknown':
      return [element('p', { class: 'mt-3' }, messages.notFound)]
    case 'not-loaded': {
      const again = element(
        'button',
        { type: 'button', class: buttonClasses('secondary', 'normal', 'mt-4') },
        messages.retry,
      )
      again.addEventListener('click', () => void retry())
      return [element('p', { class: 'mt-3' }, messages.notLoaded), again]
    }
    case 'found':
      return describe(found.tool)
  }
}

function describe(tool: PlannedTool): HTMLElement[] {
  const { topic, address, notImplementable, related } = tool
  const parts = address === undefined ? whatIsPlanned(tool) : wayToTool(tool, address)
  if (notImplementable) parts.push(part(messages.alternativesTitle, toolLinks(notImplementable.alternatives)))
  if (related.tools.length > 0) {
    const title = related.sameTopic ? messages.relatedTitle(topic.title) : messages.otherTitle
    parts.push(part(title, toolLinks(related.tools)))
  }
  parts.push(element('p', { class: 'mt-4' }, textLink(topic.address, messages.topic(topic.title))))
  return parts
}

function wayToTool({ name, description }: PlannedTool, address: string): HTMLElement[] {
  return [
    element('p', { class: 'mt-3 text-lg' }, description),
    element('p', { class: 'mt-3' }, messages.ready),
    element('a', { class: buttonClasses('primary', 'normal', 'mt-3'), href: address }, messages.open(name)),
  ]
}

function whatIsPlanned({ description, notImplementable }: PlannedTool): HTMLElement[] {
  return [
    element(
      'p',
      { class: 'mt-3 w-fit rounded-full bg-warn-soft px-3 py-0.5 text-sm font-medium text-warn' },
      messages.badge,
    ),
    part(messages.promise, element('p', {}, description)),
    notImplementable
      ? part(messages.cannotTitle, element('p', {}, notImplementable.reason))
      : part(messages.whyTitle, element('p', {}, messages.why)),
  ]
}

function part(title: string, content: HTMLElement): HTMLElement {
  return element('section', { class: 'mt-6' }, element('h2', { class: 'mb-1 text-lg font-semibold' }, title), content)
}

function toolLinks(tools: readonly ToolLink[]): HTMLElement {
  const lines = tools.map(({ name, address, ready }) =>
    element(
      'li',
      { class: 'flex min-h-9 items-center gap-2' },
      textLink(address, name),
      !ready && element('span', { class: 'text-sm text-muted' }, `(${messages.soon})`),
    ),
  )
  return element('ul', {}, ...lines)
}

function textLink(href: string, text: string): HTMLElement {
  return element('a', { class: 'text-accent underline', href }, text)
}
