import { safePicture } from '@/lib/base/svg/safe-picture'
import type { Block } from './types'

/** A picture that the visitor chose, a data address, as a logo of 45 mm; or what is wrong with it, to follow the label of its field. */
export function logoBlock(href: string, alt: string): Block | { fault: string } {
  const picture = safePicture(href)
  if (typeof picture !== 'string') return picture
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><image href="${picture}" width="240" height="80" preserveAspectRatio="xMinYMid meet"/></svg>`
  return { kind: 'image', svg, alt, width: 45 }
}
