import { addressOf, basePath } from '@/catalogue/address'
import { regionStore } from '@/components/site/region'
import { favouriteStore, recentStore } from '@/components/shortlist/shortlist'
import { carryText } from '@/components/take-away/carry'
import { element } from '@/components/ui/element'
import { regionOf } from '@/lib/base/region/regions'
import { foundMessages as messages } from '@/lib/messages/search'
import { readSearchData, type SearchData, type SearchedTool, type SearchWords } from '@/lib/platform/search/data'
import { toolFinder, type ToolFinder } from '@/lib/platform/search/tool-finder'
import { namesSubject } from '@/lib/platform/search/words'
import type { AskedReply } from '@/lib/workers/asked.worker'
import type { SearchParts } from './open-search'
import { fetchAnswerer, type Answerer } from './search-answers'

/** How many tools that work, and that do not yet, are listed at most. */
const mostReady = 8
const mostPlanned = 4
/** How many of each kind are offered before anything is typed. */
const mostOffered = 5

/** How many regions a line names. */
const mostRegions = 2

interface Finders {
  answers: Promise<Answerer>
  /** By names alone where the words have not arrived by then. */
  first: Promise<ToolFinder>
  whole: Promise<ToolFinder>
}

let loading: Finders | undefined

async function fetchJson(page: `/${string}`): Promise<unknown> {
  const answer = await fetch(addressOf({ page }))
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`)
  return answer.json()
}

function fetchFinders(): Finders {
  const tools = fetchJson('/search-tools.json') as Promise<SearchData>
  const words = fetchJson('/search-words.json') as Promise<SearchWords>
  let arrived: SearchWords | undefined
  const whole = words.then(async (found) => {
    arrived = found
    return toolFinder(readSearchData(await tools, found))
  })
  const first = tools.then((data) => (arrived ? whole : toolFinder(readSearchData(data))))
  return { first, whole, answers: fetchAnswerer() }
}

/** The finders, made once a page; after a failure the next call tries again. */
function loadFinders(): Finders {
  if (!loading) {
    loading = fetchFinders()
    const forget = () => {
      loading = undefined
    }
    loading.first.catch(forget)
    loading.whole.catch(forget)
    loading.answers.catch(forget)
  }
  return loading
}

interface Group {
  title: string
  /** The title is worth its line. */
  titled: boolean
  tools: readonly SearchedTool[]
}

const ids = (tools: readonly { id: string }[]) => new Set(tools.map(({ id }) => id))

/** What is offered before anything is typed. */
function offered(finder: ToolFinder): Group[] {
  const favourites = finder.byIds(ids(favouriteStore.get())).slice(0, mostOffered)
  const recent = finder.byIds(ids(recentStore.get())).filter((tool) => !favourites.includes(tool))
  const popular = finder.popular(mostReady).filter((tool) => !favourites.includes(tool) && !recent.includes(tool))
  return [
    { title: messages.favourites, titled: true, tools: favourites },
    { title: messages.recent, titled: true, tools: recent.slice(0, mostOffered) },
    { title: messages.popular, titled: true, tools: popular.slice(0, mostOffered) },
  ]
}

function found(finder: ToolFinder, query: string): Group[] {
  const searcher = {
    region: regionStore.get(),
    favourites: ids(favouriteStore.get()),
    recent: ids(recentStore.get()),
  }
  const { ready, planned } = finder.find(query, searcher, mostReady)
  return [
    { title: messages.ready, titled: false, tools: ready },
    { title: messages.planned, titled: true, tools: planned.slice(0, mostPlanned) },
  ]
}

/** Calculator · Loans · India. What is made for many regions names none. */
function placeOf({ kind, topic, regions }: SearchedTool): string {
  const places = regions.length > mostRegions || regions.includes('global') ? [] : regions
  return [messages.kinds[kind], topic, places.map((code) => regionOf(code).name).join(', ')].filter(Boolean).join(' · ')
}

function optionOf(tool: SearchedTool, isFavourite: boolean, listId: string): HTMLElement {
  return element(
    'a',
    {
      id: `${listId}-${tool.id}`,
      role: 'option',
      href: basePath + tool.path,
      tabindex: '-1',
      'aria-selected': 'false',
      class: 'found-tool',
    },
    element(
      'span',
      { class: 'font-medium' },
      tool.name,
      isFavourite &&
        element('span', { class: 'ml-1.5 text-accent', role: 'img', 'aria-label': messages.favourite }, '★'),
    ),
    element(
      'span',
      { class: 'text-sm text-muted' },
      !tool.ready && element('span', { class: 'mr-1.5 text-warn' }, `${messages.comingSoon} ·`),
      placeOf(tool),
    ),
  )
}

/** What is read out of an answer. */
function spoken({ figures }: AskedReply): string {
  return figures.map(({ label, value }) => `${label}: ${shortened(value)}`).join(', ') || messages.opensWith
}

/** A tool with its answer; pressed it opens with what was asked in its boxes. */
function answerOption({ name, path }: SearchedTool, reply: AskedReply, listId: string): HTMLElement {
  const { tool, figures, state, carries } = reply
  const option = element(
    'a',
    {
      id: `${listId}-answer-${tool}`,
      role: 'option',
      href: basePath + path + (state === undefined ? '' : `#${state}`),
      tabindex: '-1',
      'aria-selected': 'false',
      class: 'found-tool',
    },
    figures.length > 0 &&
      element(
        'span',
        { class: 'flex flex-wrap gap-x-4' },
        ...figures.map(({ label, value }, position) =>
          element(
            'span',
            { class: position === 0 ? 'min-w-0 text-lg font-semibold' : 'self-end text-sm' },
            element('span', { class: 'text-sm font-normal text-muted' }, `${label} `),
            element('span', { class: 'break-words' }, shortened(value)),
          ),
        ),
      ),
    element('span', { class: 'text-sm text-muted' }, figures.length > 0 ? name : `${name} · ${messages.opensWith}`),
  )
  if (carries)
    option.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const { input, sets, text } = carries
      void carryText({ id: tool, name, href: basePath + path, input, sets, from: messages.theSearch }, text)
    })
  return option
}

/** What of a long text is shown. */
const mostShown = 90

function shortened(value: string): string {
  return value.length > mostShown ? `${value.slice(0, mostShown)}…` : value
}

function groupOf({ title, titled, tools }: Group, favourites: ReadonlySet<string>, listId: string): HTMLElement {
  return element(
    'div',
    { role: 'group', 'aria-label': title },
    titled && element('p', { class: 'px-3 pt-2 pb-1 text-sm font-semibold text-muted', 'aria-hidden': 'true' }, title),
    ...tools.map((tool) => optionOf(tool, favourites.has(tool.id), listId)),
  )
}

/** Scrolls the list alone: a page that holds it open stays where it is. */
function keepInSight(list: HTMLElement, option: HTMLElement): void {
  const seen = list.getBoundingClientRect()
  const { top, bottom } = option.getBoundingClientRect()
  if (bottom > seen.bottom) list.scrollTop += bottom - seen.bottom
  else if (top < seen.top) list.scrollTop -= seen.top - top
}

/** A query that a later one has overtaken has no answer any more; where the worker fails the list stands without one. */
function unlessTooLate(): undefined {
  return undefined
}

/** Without the questions the search still finds every tool, which is what the list says of itself. */
function noAnswers(): void {}

/**
 * Fetches the tools, and from then on lists what the box asks for: a combobox whose first find is chosen (ARIA Authoring Practices).
 * What was found by names alone is found again once the words are there. Rejects where the tools do not arrive.
 */
export async function startSearchList({ dialog, box, pasted, found: list, status, foot }: SearchParts): Promise<void> {
  const finders = loadFinders()
  let finder = await finders.first
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  const chosen = () => options().find((option) => option.ariaSelected === 'true')

  function choose(option: HTMLElement | undefined): void {
    for (const other of options()) other.setAttribute('aria-selected', String(other === option))
    if (option) box.setAttribute('aria-activedescendant', option.id)
    else box.removeAttribute('aria-activedescendant')
    if (option) keepInSight(list, option)
  }

  let turn = 0
  let answerer: Answerer | undefined
  /** Somebody has chosen by hand since the box was typed in. */
  let isMoved = false
  /** The answers that stand in the list. */
  let standing: HTMLElement | undefined

  /** Asks what tools answer, and puts it before what was found; what was chosen by hand stays chosen. */
  async function answer(query: string): Promise<void> {
    const mine = ++turn
    const replies = (await answerer?.answer(pasted() ?? query).catch(unlessTooLate)) ?? []
    if (mine !== turn || replies.length === 0) return
    const answered = replies.flatMap((reply) =>
      finder.byIds([reply.tool]).map((tool) => answerOption(tool, reply, list.id)),
    )
    standing?.remove()
    standing = element('div', { role: 'group', 'aria-label': messages.answer }, ...answered)
    list.prepend(standing)
    list.hidden = false
    box.setAttribute('aria-expanded', 'true')
    if (!isMoved) choose(options()[0])
    status.classList.add('sr-only')
    status.textContent = messages.answered(replies.map(spoken).join('; '))
  }

  function show(): void {
    const query = box.value.trim()
    standing = undefined
    void answer(query)
    const groups = groupsFor(query)
    const favourites = ids(favouriteStore.get())
    list.replaceChildren(...groups.map((group) => groupOf(group, favourites, list.id)))
    list.hidden = groups.length === 0
    list.scrollTop = 0
    box.setAttribute('aria-expanded', String(groups.length > 0))
    choose(query === '' ? undefined : options()[0])
    say(query, groups)
  }

  /** What was found; where nothing is asked for, or only for a calculator, what is offered. */
  function groupsFor(query: string): Group[] {
    const filled = (groups: readonly Group[]) => groups.filter(({ tools }) => tools.length > 0)
    const groups = filled(found(finder, query))
    return groups.length > 0 || namesSubject(query) ? groups : filled(offered(finder))
  }

  /** A list says of itself what it holds; nothing found is told to everybody. */
  function say(query: string, groups: readonly Group[]): void {
    status.classList.toggle('sr-only', groups.length > 0)
    const tools = groups.flatMap((group) => group.tools)
    const ready = tools.filter((tool) => tool.ready).length
    status.textContent =
      groups.length > 0
        ? messages.count(ready, tools.length - ready)
        : `${messages.nothing(query)} ${messages.nothingHelp}`
  }

  function move(by: number): void {
    isMoved = true
    const all = options()
    const current = chosen()
    const at = current ? all.indexOf(current) + by : by > 0 ? 0 : -1
    choose(all.at(at % all.length))
  }

  function open(option: HTMLAnchorElement, inNewTab: boolean): void {
    if (inNewTab) window.open(option.href, '_blank', 'noopener')
    else option.click()
  }

  box.addEventListener('input', () => {
    isMoved = false
    show()
  })
  box.addEventListener('keydown', (event) => {
    const { key, isComposing } = event
    const option = chosen()
    if (isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && option) open(option, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  })
  // A page that is shown again from the browser's memory begins without the search.
  addEventListener('pagehide', () => dialog.close(), { once: true })
  foot.append(element('span', { class: 'pointer-coarse:hidden' }, messages.keys))
  show()
  finders.answers.then((ready) => {
    answerer = ready
    void answer(box.value.trim())
  }, noAnswers)
  finders.whole.then(
    (whole) => {
      if (whole === finder) return
      finder = whole
      const { id } = chosen() ?? {}
      const before = standing
      show()
      // The question is the same, so its answer stays while it is asked again: Enter opens it at any moment.
      if (before) list.prepend(before)
      standing = before
      const still = options().find((option) => option.id === id)
      if (still) choose(still)
    },
    () => foot.prepend(element('span', { class: 'basis-full' }, messages.namesOnly)),
  )
}
