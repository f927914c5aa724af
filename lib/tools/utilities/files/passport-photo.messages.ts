import { sizeInWords } from '@/lib/messages/workbench'
import type { PortraitSigns } from '@/lib/subjects/id-photo/checks'
import type { PhotoRule, Range } from '@/lib/subjects/id-photo/rules'
import type { Size } from '@/lib/subjects/picture/sizes'

const short = (value: number) => String(Number(value.toFixed(1)))
const range = ({ least, most }: Range, unit: string) => `${short(least)} to ${short(most)} ${unit}`

/** Words of the page of document photographs. */
export const idPhotoWords = {
  input: 'Portraits',
  choose: 'Choose a portrait',
  stopped: 'Nothing was made.',
  waiting: 'Choose a portrait, drop it here, paste it or take one.',
  mark: (name: string) => `The head in ${name}`,
  howToMark:
    'Drag the box around the head: its top on the crown, without the height of the hair, its foot on the chin, the nose in the middle.',
  shown: (name: string) => `Shown: ${name}`,
  photo: (pixels: Size) => `The photo, ${pixels.width} × ${pixels.height}`,
  ready: (count: number) => (count === 1 ? 'The photo is ready.' : `${count} photos are ready.`),
  sheetOf: (count: number) => `The sheet holds ${count} ${count === 1 ? 'photo' : 'photos'}.`,
  size: 'Photo',
  sizeIs: ({ unit, width, height }: PhotoRule, pixels: Size) =>
    unit === 'mm'
      ? `${short(width)} × ${short(height)} mm, ${pixels.width} × ${pixels.height} px`
      : `${pixels.width} × ${pixels.height} px`,
  head: 'Head',
  headIs: (head: number, unit: string) => `${short(head)} ${unit}`,
  above: 'Above the head',
  file: 'File',
  prescribed: {
    label: 'What the page says',
    columns: ['', 'Asked for', 'In this photo'],
    size: 'Size',
    pixels: 'Pixels',
    head: 'Chin to crown',
    top: 'Above the crown',
    eyes: 'Lower edge to eyes, about',
    bytes: 'File',
    ground: 'Background',
    range,
    bytesAre: ({ least, most }: { least?: number; most: number }) =>
      least === undefined ? `at most ${sizeInWords(most)}` : `${sizeInWords(least)} to ${sizeInWords(most)}`,
    notSaid: 'not said',
    groundIs: ({ ground }: PortraitSigns) =>
      ground === undefined ? 'too little seen' : ground > 88 ? 'light' : ground > 60 ? 'middling' : 'dark',
  },
  source: (rule: PhotoRule) =>
    `${rule.sources.length === 1 ? 'One source, read' : 'Read'} on ${rule.checkedOn}: ${rule.sources.map(({ title }) => title).join('; ')}.`,
  noPromise:
    'Rules change, and offices decide by more than size. Compare with the page that you apply by before you hand it in.',
  missing(sides: readonly (readonly [side: string, by: number])[], unit: string): string {
    const said = sides.map(([side, by]) => `${side} by ${short(by)} ${unit}`).join(', ')
    return `The picture ends too soon: ${said}. What is missing is white. Take it again from farther away, or make the head larger.`
  },
  lowHead: (pixels: number) =>
    `The head is only ${Math.round(pixels)} pixels high in this picture, so it will look soft. 600 and more are good: come closer or use the full resolution.`,
  unevenGround: 'The background varies: shadows, a pattern or an edge. A plain wall, two steps behind, helps.',
  darkGround: 'The background is dark.',
  notPlain:
    'The wall is not plain enough to be replaced: its edges show a pattern, a shadow or furniture. Look at the outline, or take the picture again.',
  swallowed: 'Parts of the head are as light as the wall and were replaced with it. Leave the background as it is.',
  altered: 'The background was replaced. Several offices refuse altered photos: read what yours says.',
  unevenLight: 'One half of the face is clearly lighter. Face a window or the lamp.',
  lost: 'Parts of the face are pure white or black, with no detail in them.',
  limitMissed: (size: number, most: number) =>
    `${sizeInWords(size)} is the smallest that is written at a usable quality; ${sizeInWords(most)} are allowed.`,
  tooSmallFile: (size: number, least: number) =>
    `The file has ${sizeInWords(size)}; at least ${sizeInWords(least)} are asked for. Use a picture with more pixels.`,
  noSheet: 'Nothing fits this paper: choose a larger one or a smaller gap.',
  digitalOnly: 'This rule is for files alone, so there is no sheet to print.',
  remark: (text: string) => text,
  drawing: 'Drawing the sheet',
  working: 'Working',
  encoding: 'Encoding',
}
