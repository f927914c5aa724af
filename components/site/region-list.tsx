import * as Select from '@radix-ui/react-select'
import { createRoot } from 'react-dom/client'

import { classNames } from '@/components/ui/class-names'
import { regionMessages } from '@/lib/messages/shell'
import { regionOf, regions } from '@/lib/base/region/regions'
import { continents } from '@/lib/base/region/types'

import { regionStore } from './region'
import { PickerFace } from './region-picker'
import { RegionProvider, useRegion } from './use-region'

const groups = (['Worldwide', ...continents] as const).map((continent) => ({
  continent,
  members: Object.values(regions).filter((region) => region.continent === continent),
}))

/**
 * The list shows no scroll bar; these strips say that it goes on. They lie over it: taking up room, they would move the
 * list under the finger when they come and go.
 */
const scrollClasses =
  'pointer-events-none absolute inset-x-0 z-10 flex h-6 items-center justify-center bg-raised text-muted'

function Chevron({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" className="size-4" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/**
 * Opens the list in place of what the picker was drawn with; closed, it is a picker again. Returns the function that takes it
 * away.
 */
export function openRegionList(picker: HTMLElement, container?: HTMLElement): () => void {
  const root = createRoot(picker)
  root.render(
    <RegionProvider>
      <RegionList container={container} />
    </RegionProvider>,
  )
  return () => root.unmount()
}

/** The region picker with its list, open from the start: it is loaded because the visitor opened it. */
function RegionList({ container }: { container: HTMLElement | undefined }) {
  const region = useRegion()
  return (
    <Select.Root defaultOpen value={region.code} onValueChange={(code) => regionStore.set(regionOf(code).code)}>
      <Select.Trigger className="region-picker" aria-label={regionMessages.button(region.name, region.currency)}>
        <PickerFace region={region} />
      </Select.Trigger>
      <Select.Portal container={container}>
        <Select.Content
          position="popper"
          sideOffset={4}
          align="end"
          collisionPadding={8}
          aria-label={regionMessages.list}
          className="z-50 max-h-[min(400px,var(--radix-select-content-available-height))] relative w-[200px] overflow-hidden rounded-md border border-line bg-raised text-sm text-ink shadow-lg"
        >
          <Select.ScrollUpButton className={classNames(scrollClasses, 'top-0')}>
            <Chevron path="m6 15 6-6 6 6" />
          </Select.ScrollUpButton>
          <Select.Viewport className="p-1">
            {groups.map(({ continent, members }) => (
              <Select.Group key={continent}>
                <Select.Label className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">{continent}</Select.Label>
                {members.map(({ code, name, flag, currency }) => (
                  <Select.Item
                    key={code}
                    value={code}
                    textValue={name}
                    className="flex min-h-9 cursor-pointer scroll-my-6 items-center gap-2 rounded-sm px-2 outline-none data-[highlighted]:bg-accent data-[highlighted]:text-on-accent data-[state=checked]:font-semibold"
                  >
                    <span aria-hidden="true">{flag}</span>
                    <span className="min-w-0 flex-1">
                      <Select.ItemText>{name}</Select.ItemText>
                    </span>
                    <span className="text-xs">{currency}</span>
                  </Select.Item>
                ))}
              </Select.Group>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton className={classNames(scrollClasses, 'bottom-0')}>
            <Chevron path="m6 9 6 6 6-6" />
          </Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}
