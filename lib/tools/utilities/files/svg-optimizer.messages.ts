import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'

export const svgSample = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
     xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     width="96" height="96" viewBox="0 0 96 96" inkscape:version="1.3" onload="alert('hello')">
  <title>A cup of coffee</title>
  <metadata id="metadata5">Drawn on a Monday</metadata>
  <script>alert('hello')</script>
  <defs id="defs2">
    <linearGradient id="unused"><stop offset="0" stop-color="#ffffff"/></linearGradient>
  </defs>
  <g id="layer1" inkscape:label="Layer 1" transform="translate(8.0000000, 12.0000000)">
    <g id="cup">
      <path style="fill:#6f4e37;fill-opacity:1;stroke:none" d="M 8.00000,24.00000 L 60.00000,24.00000 L 56.12345678,60.98765432 L 12.00000,61.00000 Z" id="path1"/>
      <path fill="none" stroke="#6f4e37" stroke-width="5.00000" d="M 58,30 C 76.000000,28.000000 76,52 55.500000,50.000000" id="path2"/>
    </g>
    <g id="empty"></g>
    <path fill="none" stroke="#999999" stroke-width="3" stroke-linecap="round" d="M 24,4 L 24,16 M 36,2 L 36,16 M 48,4 L 48,16" id="steam"/>
  </g>
</svg>
`

const labelled = (label: string, text: string) => ({ label, text })

export const svgMessages = {
  formats: { svg: 'SVG', uri: 'Data URI', background: 'CSS background', mask: 'CSS mask' },
  words: {
    waiting: 'Paste an SVG, and the smaller one appears here beside the old.',
    output: 'Optimised',
    notices: 'What to know',
  },
  comparison: 'Before, after, and where they differ',
  pictures: { before: 'Before', after: 'After', difference: 'Difference: black where they are equal' },
  saved: (before: number, after: number) =>
    after < before
      ? `${sizeInWords(before)} became ${sizeInWords(after)}: ${(((before - after) / before) * 100).toFixed(1)}% less`
      : `There is nothing to leave out: ${sizeInWords(after)}`,
  fault: (reason: string) => `This is no well-formed XML: ${reason.replace(/\.$/, '')}.`,
  faultHint: 'The text stays as it is. Mend this place, then it goes on.',
  notSvg: 'The first element is not svg of http://www.w3.org/2000/svg. This reads as XML and is no SVG.',
  growing: (name: string) =>
    `The entity ${name} is made of other entities or tags. Such a file can grow without end, so it is not opened. Write the text in its place.`,
  unread: (reason: string) => `The optimiser could not read this file: ${reason}`,
  removed: (count: number) =>
    `${counted(count, 'part that runs was', 'parts that run were')} removed: scripts, handlers such as onload, or addresses that are code.`,
  active: (count: number) =>
    `${counted(count, 'part runs', 'parts run')} when this file is opened by itself or written into a page. Switch “Remove scripts” on, or be sure of who wrote it.`,
  external: (names: readonly string[]) =>
    `The file asks for something that is not in it: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}. As a picture in a page it is drawn without.`,
  html: 'HTML (foreignObject) is in the file. Some programs draw nothing of it.',
  moving: 'The picture moves. Compare the whole movement; what stands below shows its first moments.',
  noViewBox: 'There is no viewBox and no size in numbers, so the picture does not scale with its place.',
  leftOff: (rules: readonly string[]) =>
    labelled(
      'Which rules',
      `These could change a picture with what is in this one, so they were not used: ${rules.join(', ')}.`,
    ),
  leftOffSays: (count: number) => `${counted(count, 'rule was', 'rules were')} left off for this picture.`,
  tooLarge: 'Files of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. A file that ends in .svgz is packed: unpack it first.',
  figures: {
    before: 'Before',
    after: 'After',
    gzipBefore: 'Before, gzip',
    gzipAfter: 'After, gzip',
    elements: 'Elements',
  },
  elements: (before: number, after: number) => `${String(before)} → ${String(after)}`,
  working: 'Optimising',
  copied: 'Copied.',
}

export interface SvgQuestion {
  ask: 'read'
  source: string | Blob
  format: keyof typeof svgMessages.formats
  precision: number
  removesScripts: boolean
  keepsTitles: boolean
  keepsIds: boolean
  dropsSize: boolean
  isPretty: boolean
}

export interface SvgReport extends CodeReport {
  /** A page with both pictures; absent where they are too large to be shown. */
  comparison?: string
  /** Rules of the library that were not used. */
  leftOff: readonly string[]
}
