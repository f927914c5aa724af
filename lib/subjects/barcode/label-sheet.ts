/** Sheets of labels, measured in millimetres. */
export interface LabelSheet {
  paper: readonly [width: number, height: number]
  across: number
  down: number
  label: readonly [width: number, height: number]
  /** From the edges of the paper to the first label. */
  margin: readonly [left: number, top: number]
  /** From one label's edge to the same edge of the next. */
  pitch: readonly [across: number, down: number]
}

const letter = [215.9, 279.4] as const
const a4 = [210, 297] as const

/** Published sizes of common sheets. Letter sizes are given by their makers in inches. */
const presets = {
  '5160': { paper: letter, across: 3, down: 10, label: [66.675, 25.4], margin: [4.7625, 12.7], pitch: [69.85, 25.4] },
  '5163': { paper: letter, across: 2, down: 5, label: [101.6, 50.8], margin: [3.96875, 12.7], pitch: [106.3625, 50.8] },
  '5164': {
    paper: letter,
    across: 2,
    down: 3,
    label: [101.6, 84.6667],
    margin: [3.96875, 12.7],
    pitch: [106.3625, 84.6667],
  },
  '5167': { paper: letter, across: 4, down: 20, label: [44.45, 12.7], margin: [7.14375, 12.7], pitch: [52.3875, 12.7] },
  L7160: { paper: a4, across: 3, down: 7, label: [63.5, 38.1], margin: [7.25, 15.15], pitch: [66, 38.1] },
  L7165: { paper: a4, across: 2, down: 4, label: [99.1, 67.7], margin: [4.65, 13.1], pitch: [101.6, 67.7] },
  L7651: { paper: a4, across: 5, down: 13, label: [38.1, 21.2], margin: [4.75, 10.7], pitch: [40.6, 21.2] },
  L4732: { paper: a4, across: 5, down: 16, label: [35.6, 16.9], margin: [11, 13.3], pitch: [38.1, 16.9] },
  '3474': { paper: a4, across: 3, down: 8, label: [70, 37], margin: [0, 0.5], pitch: [70, 37] },
} as const satisfies Readonly<Record<string, LabelSheet>>

export type SheetName = keyof typeof presets | 'own'

/** The choices of the form. */
export const sheetNames = {
  '5160': 'Avery 5160, US Letter: 30 of 2⅝ × 1 in',
  '5163': 'Avery 5163, US Letter: 10 of 4 × 2 in',
  '5164': 'Avery 5164, US Letter: 6 of 4 × 3⅓ in',
  '5167': 'Avery 5167, US Letter: 80 of 1¾ × ½ in',
  L7160: 'Avery L7160, A4: 21 of 63.5 × 38.1 mm',
  L7165: 'Avery L7165, A4: 8 of 99.1 × 67.7 mm',
  L7651: 'Avery L7651, A4: 65 of 38.1 × 21.2 mm',
  L4732: 'Avery L4732, A4: 80 of 35.6 × 16.9 mm',
  '3474': 'Avery Zweckform 3474, A4: 24 of 70 × 37 mm',
  own: 'Own grid',
} as const satisfies Readonly<Record<SheetName, string>>

export interface SheetValues {
  sheet: SheetName
  paperWidth: number
  paperHeight: number
  across: number
  down: number
  labelWidth: number
  labelHeight: number
  leftMargin: number
  topMargin: number
  acrossPitch: number
  downPitch: number
}

/** The sheet that the values choose, or the field of an own grid that does not fit the paper and what it must be. */
export function sheetOf(values: SheetValues): LabelSheet | { field: keyof SheetValues; says: string } {
  if (values.sheet !== 'own') return presets[values.sheet]
  const { paperWidth, paperHeight, across, down, labelWidth, labelHeight, leftMargin, topMargin } = values
  const { acrossPitch, downPitch } = values
  const mm = (length: number) => `${Number(length.toFixed(2))} mm`
  if (across > 1 && acrossPitch < labelWidth)
    return { field: 'acrossPitch', says: `must be at least the width of a label, ${mm(labelWidth)}` }
  if (down > 1 && downPitch < labelHeight)
    return { field: 'downPitch', says: `must be at least the height of a label, ${mm(labelHeight)}` }
  const right = leftMargin + (across - 1) * acrossPitch + labelWidth
  const bottom = topMargin + (down - 1) * downPitch + labelHeight
  // Makers round pitches, so a last label may end a tenth of a millimetre beyond the paper.
  if (right > paperWidth + 0.1)
    return {
      field: 'across',
      says: `must be fewer: the labels would end at ${mm(right)}, and the paper is ${mm(paperWidth)} wide`,
    }
  if (bottom > paperHeight + 0.1)
    return {
      field: 'down',
      says: `must be fewer: the labels would end at ${mm(bottom)}, and the paper is ${mm(paperHeight)} high`,
    }
  return {
    paper: [paperWidth, paperHeight],
    across,
    down,
    label: [labelWidth, labelHeight],
    margin: [leftMargin, topMargin],
    pitch: [acrossPitch, downPitch],
  }
}

export interface LabelPlace {
  page: number
  /** Of the label's top left corner, in millimetres from the paper's. */
  left: number
  top: number
}

/** Where the label `index` (from 0) goes when the first one takes place `startAt` (from 1) of the first sheet: row by row. */
export function placeOf({ across, down, margin, pitch }: LabelSheet, index: number, startAt: number): LabelPlace {
  const place = index + startAt - 1
  const onPage = place % (across * down)
  return {
    page: Math.floor(place / (across * down)),
    left: margin[0] + (onPage % across) * pitch[0],
    top: margin[1] + Math.floor(onPage / across) * pitch[1],
  }
}

/** Sheets that so many labels take. */
export function sheetsFor({ across, down }: LabelSheet, labels: number, startAt: number): number {
  return Math.ceil((labels + startAt - 1) / (across * down))
}
