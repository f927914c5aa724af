import { colourFault } from '@/lib/subjects/colour/fault-words'
import type { SchemeId } from '@/lib/subjects/colour/scheme'
import type { SwatchFormat } from '@/lib/subjects/colour/swatches'
import type { Vision } from '@/lib/subjects/colour/vision'
import type { NotationId } from '@/lib/subjects/colour/write'

export const colourMessages = {
  colour: 'Colour',
  colourHelp: 'HEX, any CSS notation, cmyk() or a CSS name.',
  fault: colourFault,
  kept: (hex: string) => `Everything below still shows ${hex}.`,
  pickScreen: 'Pick from screen',
  pickFailed: 'The browser did not allow picking from the screen.',
  random: 'Random colour',
  shown: 'The colour',

  model: 'Sliders',
  models: { rgb: 'RGB', hsl: 'HSL', hsv: 'HSV', oklch: 'OKLCH', cmyk: 'CMYK' },
  parts: {
    rgb: ['Red', 'Green', 'Blue'],
    hsl: ['Hue', 'Saturation', 'Lightness'],
    hsv: ['Hue', 'Saturation', 'Value'],
    oklch: ['Lightness', 'Chroma', 'Hue'],
    cmyk: ['Cyan', 'Magenta', 'Yellow', 'Black'],
  },
  opacity: 'Opacity',
  exact: 'exact value',

  notations: 'In every notation',
  notationNames: {
    hex: 'HEX',
    rgb: 'RGB',
    hsl: 'HSL',
    hsv: 'HSV',
    hwb: 'HWB',
    oklch: 'OKLCH',
    oklab: 'OKLab',
    lch: 'LCH',
    lab: 'Lab',
    'display-p3': 'Display P3',
    cmyk: 'Naive CMYK',
    name: 'CSS name',
  } satisfies Record<NotationId, string>,
  noName: 'none',
  nearestName: (name: string) => `none; nearest ${name}`,
  copyOf: (notation: string) => `Copy ${notation}`,
  copy: 'Copy',
  mapped: 'mapped',
  outsideSrgb: (hex: string, isInP3: boolean) =>
    `Outside sRGB, ${isInP3 ? 'inside Display P3' : 'and outside Display P3 too'}. Notations marked “mapped” hold ${hex}: the same lightness and hue with less chroma.`,
  cmykNote: 'CMYK here is arithmetic without a printing profile. Ask your printer before you rely on it.',
  hsvNote: 'HSV and CMYK are for design programs; CSS does not read them.',

  image: 'From an image',
  openImage: 'Open image',
  imageHelp: 'PNG, JPEG, WebP, GIF, AVIF or SVG. Drop it here or paste it; it stays on your device.',
  imageUnreadable: (name: string) => `${name} could not be read as an image.`,
  imageSize: (name: string, width: number, height: number, isSmaller: boolean) =>
    `${name}, ${width} × ${height} pixels${isSmaller ? ', sampled at the size shown' : ''}`,
  imageLabel: 'Image to pick from. Click, or move with the arrow keys (Shift for ten pixels) and press Enter.',
  closeImage: 'Close image',
  imageVision: 'See the image',
  allCones: 'As it is',
  imageVisionHelp: 'What you pick stays the colour of the image itself.',
  zoom: 'Zoom',
  zooms: { '1': '1×', '2': '2×', '4': '4×', '8': '8×' },
  sample: 'Sample',
  samples: { '1': '1 pixel', '3': '3 × 3', '5': '5 × 5' },
  underPointer: (hex: string) => `Under the pointer: ${hex}`,

  contrast: 'Contrast',
  ground: 'Background',
  groundHelp: 'The colour above is the text.',
  swap: 'Swap text and background',
  sampleText: 'Text on this background',
  sampleLarge: 'Large text',
  ratio: (ratio: string) => `${ratio} : 1`,
  wcag: 'WCAG 2.2',
  levels: {
    text: 'Text',
    largeText: 'Large text',
    textEnhanced: 'Text, enhanced',
    largeTextEnhanced: 'Large text, enhanced',
    parts: 'Icons and controls',
  },
  pass: 'passes',
  fail: 'fails',
  needs: (least: number, criterion: string) => `${least} : 1, ${criterion}`,
  apca: 'APCA',
  apcaValue: (lc: string) => `Lc ${lc}`,
  apcaUse: (size: number): string => {
    if (size >= 90) return 'Enough for columns of body text.'
    if (size >= 75) return 'The least for columns of body text.'
    if (size >= 60) return 'The least for other text that is meant to be read.'
    if (size >= 45) return 'For headlines and large text only.'
    if (size >= 30) return 'For placeholders, disabled text and solid icons only.'
    if (size >= 15) return 'For lines and edges that may be missed.'
    return 'Too little to be seen by many people.'
  },
  suggestion: (hex: string) => `Use ${hex} instead, the nearest that reaches 4.5 : 1`,
  noSuggestion: 'No lightness of this hue reaches 4.5 : 1 on this background.',

  schemes: 'Schemes, tints and shades',
  scheme: 'Scheme',
  schemeNames: {
    complementary: 'Complementary',
    analogous: 'Analogous',
    split: 'Split complementary',
    triadic: 'Triadic',
    square: 'Square',
    tetradic: 'Tetradic',
  } satisfies Record<SchemeId, string>,
  scale: 'Tints and shades',
  ownStep: (step: number) => `${step}, yours`,
  use: 'Use',
  vision: 'With a colour vision deficiency',
  visions: {
    protanopia: 'Without red cones (protanopia)',
    deuteranopia: 'Without green cones (deuteranopia)',
    tritanopia: 'Without blue cones (tritanopia)',
  } satisfies Record<Vision, string>,
  visionPair: (text: string, ground: string, ratio: string) => `${text} on ${ground}, ${ratio} : 1`,

  export: 'Export',
  exportWhat: 'Colours',
  exportSets: { scale: 'Tints and shades', scheme: 'Scheme', history: 'History' },
  paletteName: 'Name',
  paletteHelp: 'Begins the name of every colour.',
  initialName: 'brand',
  format: 'Format',
  formats: {
    css: 'CSS variables',
    tailwind: 'Tailwind theme',
    scss: 'SCSS variables',
    gpl: 'GIMP palette (.gpl)',
    ase: 'Adobe swatches (.ase)',
  } satisfies Record<SwatchFormat, string>,
  copyExport: 'Copy',
  download: 'Download',
  exportText: 'Text to export',
  aseNote: 'A binary file for Photoshop, Illustrator and InDesign; download it.',
  nothingToExport: 'The history is empty. Keep a colour first.',

  history: 'History',
  keep: 'Keep this colour',
  clearHistory: 'Clear history',
  historyCleared: 'The history is cleared.',
  historyHelp: 'Colours you keep, pick or copy, newest first. They stay on this device.',
  copied: (text: string) => `${text} copied.`,
  undo: 'Undo',
}
