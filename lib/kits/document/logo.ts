import { safePicture } from '@/lib/base/svg/safe-picture'
import type { Block } from './types'

/**
 * The logo that heads a document, 45 mm wide, from a data address of a picture; no block without one. Answers with a sentence
 * that completes "Logo" for a file that is no picture.
 */
export function logoBlocks(logo: string | undefined, alt: string): Block[] | string {
  if (!logo) return []
  const picture = safePicture(logo)
  if (typeof picture !== 'string') return picture.fault
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><image href="${picture}" width="240" height="80" preserveAspectRatio="xMinYMid meet"/></svg>`
  return [{ kind: 'image', svg, alt, width: 45 }]
}
