import type { FontId } from './families'

export interface SpecimenQuestion {
  pairs: readonly { heading: FontId; body: FontId }[]
  title: string
  text: string
  /** Of the type scale. */
  ratio: number
}

export interface Specimen {
  heading: FontId
  body: FontId
  /** SVG with letters as outlines. */
  picture: Blob
  width: number
  height: number
  /** Characters that one of the fonts does not have; an empty box is drawn in their place. */
  missing: readonly string[]
}

export interface SpecimenAnswer {
  specimens: readonly Specimen[]
}
