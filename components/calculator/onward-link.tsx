import { formMessages } from '@/lib/messages/form'
import type { Onward } from '@/lib/kits/calculator/types'

/** The tools that a calculator leads to, by id. */
export type OnwardTargets = Readonly<Record<string, { name: string; href: string }>>

/** The way to the tool that shows more, with what was entered. */
export function OnwardLink({ targets, onward }: { targets: OnwardTargets; onward: Onward }) {
  const target = targets[onward.tool]
  if (!target) return null
  const state = new URLSearchParams(onward.boxes).toString()
  return (
    <p className="mt-3 text-sm" data-print="hidden">
      {formMessages.onward}{' '}
      <a className="font-medium underline" href={`${target.href}#${state}`}>
        {target.name}
      </a>
    </p>
  )
}
