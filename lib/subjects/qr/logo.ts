import { problem } from '@/lib/base/problem'
import { safePicture } from '@/lib/base/svg/safe-picture'
import type { QrLogo } from './drawing'
import type { QrProblem, QrToolValues } from './entries'

/** The last one: a form asks for the same logo at every keystroke. */
let last: { from: string; made: ReturnType<typeof safePicture> } | undefined

/** The logo that the values ask for, safe to stand in a picture; undefined where they ask for none. */
export function logoOf({ logo, logoShare }: Pick<QrToolValues, 'logo' | 'logoShare'>): QrLogo | undefined | QrProblem {
  if (!logo) return undefined
  if (last?.from !== logo) last = { from: logo, made: safePicture(logo) }
  const { made } = last
  return typeof made === 'string' ? { href: made, share: logoShare } : problem('logo', made.fault)
}
