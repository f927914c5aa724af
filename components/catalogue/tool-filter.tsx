import type { Tool } from '@/catalogue/types'
import { PageScript } from '@/components/site/page-script'
import { controlClasses } from '@/components/ui/control'
import { regionOf } from '@/lib/base/region/regions'
import { filterMessages as messages } from '@/lib/messages/listings'

/** With fewer tools than this, looking is quicker. */
const leastTools = 20

function regionsOf(tools: readonly Tool[]) {
  const codes = new Set(tools.flatMap(({ regions }) => (regions[0] === 'global' ? [] : regions)))
  codes.delete('global')
  return [...codes].map(regionOf).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Narrows a list of tools on its page; what is chosen stands after the # of the address. start-tool-filter.ts wakes it. It finds tools
 * by `data-tool`, folded ones as articles, and by `data-regions`, and hides each `data-group` of which nothing is left.
 */
export function ToolFilter({ tools }: { tools: readonly Tool[] }) {
  if (tools.length < leastTools) return null
  const regions = regionsOf(tools)
  return (
    <>
      <form
        method="dialog"
        role="search"
        aria-label={messages.label}
        data-tool-filter
        data-needs-scripts
        data-print="hidden"
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <label className="min-w-48 flex-1 sm:max-w-80">
          <span className="mb-1 block text-sm font-medium">{messages.find}</span>
          <input type="search" data-filter="find" autoComplete="off" className={controlClasses} />
        </label>
        {regions.length > 1 && (
          <Choice
            name="region"
            label={messages.region}
            any={messages.anyRegion}
            options={regions.map(({ code, name }) => [code, name])}
          />
        )}
        <p role="status" data-filter-status className="w-full text-sm text-muted empty:hidden" />
      </form>
      <PageScript name="tool-list" />
    </>
  )
}

interface ChoiceProps {
  name: 'region'
  label: string
  any: string
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, any, options }: ChoiceProps) {
  // As wide as its longest name, also while a browser still reads the others.
  return (
    <label className="w-52">
      <span className="mb-1 block text-sm font-medium">{label}</span>
      <select data-filter={name} autoComplete="off" className={controlClasses}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
