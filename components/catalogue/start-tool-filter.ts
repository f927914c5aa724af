import { drawnPart } from '@/components/ui/element'
import { filterMessages as messages } from '@/lib/messages/listings'
import { searchRecords } from '@/lib/platform/records/search'

const names = ['find', 'region'] as const
type Filter = Record<(typeof names)[number], string>

function filterInAddress(): Filter {
  const kept = new URLSearchParams(location.hash.slice(1))
  return { find: kept.get('find') ?? '', region: kept.get('region') ?? '' }
}

/** After the #, which no server sees; an anchor of the page is left alone. */
function keepInAddress(filter: Filter): void {
  const chosen = names.flatMap((name) => (filter[name].trim() === '' ? [] : [[name, filter[name].trim()]]))
  const hash = chosen.length > 0 ? `#${new URLSearchParams(chosen).toString()}` : ''
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

/** What names no region serves all of them. */
function serves({ dataset: { regions } }: HTMLElement, { region }: Filter): boolean {
  return (
    region === '' || regions === undefined || regions.split(' ').some((code) => code === region || code === 'global')
  )
}

/** Lets the list of tools be narrowed, by what the address says and then by what is chosen. */
export function startToolFilter(root: ParentNode): void {
  const form = drawnPart(root, '[data-tool-filter]')
  const status = drawnPart(form, '[data-filter-status]')
  const boxes = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-filter]')]
  const tools = [...root.querySelectorAll<HTMLElement>(':is([data-tool], details article)')]
  const groups = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('details[data-group]:not([open])')]

  function show(filter: Filter): void {
    const left = new Set(
      searchRecords(
        tools.filter((tool) => serves(tool, filter)),
        filter.find,
        (tool) => tool.textContent ?? '',
      ),
    )
    const isNarrowed = left.size < tools.length
    for (const tool of tools) tool.hidden = !left.has(tool)
    for (const group of groups) group.hidden = !group.querySelector(':is([data-tool], article):not([hidden])')
    // What is asked for is not folded away.
    for (const details of folded) details.open = isNarrowed
    status.textContent = isNarrowed ? messages.left(left.size, tools.length) : ''
  }

  function chosen(): Filter {
    const filter: Filter = { find: '', region: '' }
    for (const box of boxes) filter[box.dataset.filter as keyof Filter] = box.value
    return filter
  }

  function follow(): void {
    const filter = filterInAddress()
    for (const box of boxes) {
      const wanted = filter[box.dataset.filter as keyof Filter]
      box.value = wanted
      // A choice that this list does not offer is none.
      if (box.value !== wanted) box.value = ''
    }
    show(chosen())
  }

  form.addEventListener('input', () => {
    const filter = chosen()
    keepInAddress(filter)
    show(filter)
  })
  addEventListener('hashchange', follow)
  follow()
}
