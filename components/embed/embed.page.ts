import { embedMessages as says } from '@/lib/messages/embed'

/* Fetches the tool that the address names and shows it in the frame. Nothing of what is typed leaves the frame; its height does. */

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const longestId = 60

/** The id in `?tool=`; undefined where the address says anything else than a tool and a theme. */
function toolNamed(search: string): string | undefined {
  const asked = new URLSearchParams(search)
  if ([...asked.keys()].some((key) => key !== 'tool' && key !== 'theme') || asked.getAll('tool').length !== 1)
    return undefined
  const id = asked.get('tool') ?? ''
  return id.length <= longestId && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? id : undefined
}

interface Described {
  name: string
  page: string
}

/** What the site says of a tool; undefined where it has none of this name. Fails where the host is not reached. */
async function described(id: string): Promise<Described | undefined> {
  const response = await fetch(`${basePath}/api/tools/${id}.json`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as Described
}

/** The tool's own page, as its host sends it. */
async function pageOf(path: string): Promise<Document> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** What keeps records, or asks other hosts, is left to its own page. */
function worksInFrame(page: Document, host: Element | null): host is HTMLElement {
  const island = host?.getAttribute('data-island')
  return (
    island !== null && island !== undefined && island !== 'planner' && !page.querySelector('meta[name=connects-to]')
  )
}

function pageLink({ name, page }: Described): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = page
  link.target = '_blank'
  link.rel = 'noopener'
  link.className = 'inline-block py-1 text-accent underline'
  link.textContent = says.openPage(name)
  return link
}

function sentence(words: string, ...more: Node[]): HTMLElement {
  const line = document.createElement('p')
  line.role = 'alert'
  line.append(`${words} `, ...more)
  return line
}

function retryButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'font-medium underline'
  button.textContent = says.retry
  button.addEventListener('click', () => location.reload())
  return button
}

/** Puts the island of the tool's page here, with the styles that page has of its own, and wakes it. */
function show(place: HTMLElement, tool: Described, page: Document, host: HTMLElement): void {
  document.title = tool.name
  document.documentElement.dataset.embedded = tool.page
  for (const style of page.querySelectorAll('head style, body > style')) document.head.append(document.adoptNode(style))
  const title = document.createElement('h1')
  title.className = 'mb-4 text-xl font-semibold'
  title.textContent = tool.name
  const data = host.nextElementSibling
  const late = page.querySelector('.late-code')
  const foot = document.createElement('p')
  foot.className = 'mt-4 text-sm'
  foot.append(pageLink(tool))
  place.replaceChildren(
    title,
    document.adoptNode(host),
    ...[data, late].flatMap((node) => (node ? [document.adoptNode(node)] : [])),
    foot,
  )
  const wake = document.createElement('script')
  wake.type = 'module'
  wake.src = place.dataset.wake ?? ''
  document.body.append(wake)
}

/** Tells the page around how tall the tool is, and nothing else, whenever that changes. */
function tellHeight(tool: string): void {
  let told = 0
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (height === told) return
    told = height
    // Whoever shows the frame is unknown here, and a height is no secret.
    parent.postMessage({ type: 'tallykit-height', tool, height }, '*')
  }).observe(document.documentElement)
}

async function start(place: HTMLElement): Promise<void> {
  const id = toolNamed(location.search)
  if (id === undefined) return place.replaceChildren(sentence(says.noTool))
  if (parent !== globalThis.window) tellHeight(id)
  try {
    const tool = await described(id)
    if (!tool) return place.replaceChildren(sentence(says.noTool))
    const page = await pageOf(tool.page)
    const host = page.querySelector('[data-island]')
    if (worksInFrame(page, host)) show(place, tool, page, host)
    else place.replaceChildren(sentence(says.notHere, pageLink(tool)))
  } catch (error) {
    place.replaceChildren(sentence(says.notLoaded, retryButton()))
    throw error
  }
}

const place = document.querySelector<HTMLElement>('[data-embed]')
if (place) void start(place)
