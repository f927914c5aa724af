import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { schemeIds, type SchemeId } from '@/lib/subjects/colour/scheme'
import { sliderModels, type SliderModel } from '@/lib/subjects/colour/sliders'
import type { Colour } from '@/lib/subjects/colour/spaces'
import { swatchFormats, type SwatchFormat } from '@/lib/subjects/colour/swatches'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { defineStore } from '@/lib/platform/storage/store'

export const exportSets = ['scale', 'scheme', 'history'] as const
export type ExportSet = (typeof exportSets)[number]

/** What is kept between visits. Colours are kept as they were written; all of them can be read. */
export interface ColourDraft {
  colour: string
  ground: string
  model: SliderModel
  scheme: SchemeId
  exportSet: ExportSet
  format: SwatchFormat
  name: string
  history: readonly string[]
}

const initial: ColourDraft = {
  colour: '#1a7f5a',
  ground: '#ffffff',
  model: 'oklch',
  scheme: 'triadic',
  exportSet: 'scale',
  format: 'css',
  name: messages.initialName,
  history: [],
}

const longestHistory = 48

export const draftStore = defineStore<ColourDraft>({ key: 'color-picker', version: 1, initial, read })

/** A colour that is known to be readable. */
export function colourOf(text: string): Colour {
  const colour = parseColour(text)
  if (!isColour(colour)) throw new Error(`not a colour: ${text}`)
  return colour
}

export function change(part: Partial<ColourDraft>): void {
  draftStore.update((before) => ({ ...before, ...part }))
}

/** Puts a colour first in the history. */
export function remember(text: string): void {
  draftStore.update((before) => ({
    ...before,
    history: [text, ...before.history.filter((earlier) => earlier !== text)].slice(0, longestHistory),
  }))
}

function read(raw: unknown): ColourDraft | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { colour, ground, model, scheme, exportSet, format, name, history } = raw as Partial<
    Record<keyof ColourDraft, unknown>
  >
  const chosen = {
    model: sliderModels.find((one) => one === model),
    scheme: schemeIds.find((one) => one === scheme),
    exportSet: exportSets.find((one) => one === exportSet),
    format: swatchFormats.find((one) => one === format),
  }
  if (!isColourText(colour) || !isColourText(ground) || typeof name !== 'string' || !Array.isArray(history))
    return undefined
  if (!chosen.model || !chosen.scheme || !chosen.exportSet || !chosen.format || !history.every(isColourText))
    return undefined
  return {
    colour,
    ground,
    name,
    history,
    model: chosen.model,
    scheme: chosen.scheme,
    exportSet: chosen.exportSet,
    format: chosen.format,
  }
}

function isColourText(raw: unknown): raw is string {
  return typeof raw === 'string' && isColour(parseColour(raw))
}
