import type { Problem } from '@/lib/base/problem'
import type { Pixels } from '@/lib/base/png/pixels'
import type { Running } from '@/lib/kits/document/running'
import type { Fact, Notice } from '@/lib/kits/document/types'
import type { Fields, Values } from '@/lib/kits/fields/types'
import type { Generator, GeneratorContext } from '@/lib/kits/generator/types'
import type { DesignCode } from '@/lib/subjects/design/code'
import type { SheetName } from '@/lib/subjects/design/sheet'
import type { Template } from '@/lib/subjects/design/template'

/** A text, a picture as a visitor brought it in, or a code. A picture's `field` is where it came from. */
export type Filling =
  | { text: string; label: string }
  | { picture: string; alt: string; field: string; isPhoto?: true }
  | { code: DesignCode }

/** One side of a design: its template, and what fills it. */
export interface SideData {
  name: string
  template: Template
  slots: Readonly<Record<string, Filling | undefined>>
}

/** What a member makes of its form. Lengths in millimetres. */
export interface Composition {
  title: string
  width: number
  height: number
  /** How far text keeps from the edge. */
  safe: number
  /** #rrggbb. */
  brand: string
  sides: readonly [SideData, ...SideData[]]
  /** As it is to be cut: to its size, with crop marks, or several to a sheet. */
  print: 'trim' | 'marks' | SheetName
  facts?: readonly Fact[]
  notices?: readonly Notice[]
  running?: Running
}

/** What the engine needs of a member. */
export interface DesignData<F extends Fields = Fields> {
  form: F
  compose(values: Values<F>, context: GeneratorContext): Composition | Problem<keyof F & string>
  /** Whether a decoder by other authors reads a text from a picture. */
  reads?(pixels: Pixels, code: DesignCode): Promise<boolean>
  files?: Generator<F>['files']
}
