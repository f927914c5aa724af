import type { Show } from '@/lib/base/format/show'

/** A slope (the tangent of its angle) as roads and railways name it, 1 in 20; nothing for what is level or has no slope. */
export function gradientOf(slope: number | undefined, show: Show): string | undefined {
  if (!slope) return undefined
  const along = Math.abs(1 / slope)
  // Flatter than a millimeter in a thousand kilometers is level.
  if (along > 1e9) return undefined
  return `${slope < 0 ? '−' : ''}1 in ${show.number(along, along < 10 ? 3 : 1)}`
}
