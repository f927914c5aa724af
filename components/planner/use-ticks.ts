import { useEffect, useRef, type RefObject } from 'react'
import type { Entry } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerViewProps } from './view-props'

type TickProps = Pick<PlannerViewProps, 'declaration' | 'module' | 'work' | 'actions' | 'say'>

/** The box of an entry; undefined where its kind has none. */
export function tickOf(
  entry: Entry,
  { declaration, module: { ticks }, work }: Pick<TickProps, 'declaration' | 'module' | 'work'>,
): { isOn: boolean; label: string } | undefined {
  if (!ticks || entry.kind !== declaration.main) return undefined
  return { isOn: ticks.isTicked(entry, work), label: ticks.label(work.nameOf(entry.id) || says.untitled) }
}

const ownerOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-card], [data-entry]') ?? undefined
const idOf = (owner: HTMLElement) => owner.dataset.card ?? owner.dataset.entry ?? ''

/** A press on a box, or X on the entry that has the focus. What is ticked may go elsewhere: the focus stays where it was. */
export function useTicks(root: RefObject<HTMLElement | null>, props: TickProps): void {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const host = root.current
    if (!host) return
    function tick(owner: HTMLElement): void {
      const { module, work, actions, declaration, say } = latest.current
      const entry = (work.of[declaration.main] ?? []).find(({ id }) => id === idOf(owner))
      if (!entry || !module.ticks) return
      const all = [...(host?.querySelectorAll<HTMLElement>('[data-card], [data-entry]') ?? [])]
      const neighbour = all[all.indexOf(owner) + 1] ?? all[all.indexOf(owner) - 1]
      const wasBox = document.activeElement?.hasAttribute('data-tick') === true
      const edit = module.ticks.press(entry, work)
      actions.apply(edit.says, edit)
      say(edit.says)
      const focus = () => {
        if (document.activeElement !== document.body || !neighbour) return
        const next = host?.querySelector(`[data-card="${CSS.escape(idOf(neighbour))}"]`)
        next?.querySelector<HTMLElement>(wasBox ? '[data-tick]' : '[tabindex]')?.focus()
      }
      requestAnimationFrame(() => requestAnimationFrame(focus))
    }
    const click = (event: MouseEvent) => {
      const owner = (event.target as Element).closest('[data-tick]') ? ownerOf(event.target) : undefined
      if (!owner) return
      event.stopPropagation()
      tick(owner)
    }
    const keyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isPlain || event.key.toLowerCase() !== 'x' || (event.target as Element).closest('input, textarea')) return
      const owner = ownerOf(event.target)
      if (owner) tick(owner)
    }
    // Before a row or card takes the press for its own.
    host.addEventListener('click', click, { capture: true })
    host.addEventListener('keydown', keyDown)
    return () => {
      host.removeEventListener('click', click, { capture: true })
      host.removeEventListener('keydown', keyDown)
    }
  }, [root])
}
