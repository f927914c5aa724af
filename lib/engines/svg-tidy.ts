import { safeSvg } from '@/lib/base/svg/safe-svg'
import { factsOf, growingEntity, optimiseSvg } from '@/lib/subjects/svg/optimise'

/** Digits behind the point of coordinates: a thousandth of a pixel is not seen. */
const precision = 3

/** Elements and attributes of a document that run. */
export const activeIn = (document: string): number => factsOf(document).active

export interface TidySvg {
  svg: string
  /** Elements and attributes that run, before. */
  active: number
  /** Why links and addresses of other files were left in; undefined where they are out. */
  fault: string | undefined
}

/**
 * An SVG document made smaller by svgo, without what runs, links or is fetched; of one with HTML in it only what runs is taken out.
 * Undefined for what svgo cannot read, and for entities that grow without bound.
 */
export function tidySvg(document: string): TidySvg | undefined {
  if (growingEntity(document)) return undefined
  try {
    const safe = safeSvg(document)
    const svg = optimiseSvg('fault' in safe ? document : safe.svg, {
      precision,
      removesScripts: true,
      keepsTitles: true,
      keepsIds: false,
      dropsSize: false,
      isPretty: false,
    })
    return { svg, active: factsOf(document).active, fault: 'fault' in safe ? safe.fault : undefined }
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}
