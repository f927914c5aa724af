import { counted } from '@/lib/messages/counted'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Obstacle } from '@/lib/subjects/svg/vectors/style'
import type { DrawnAnswer } from '@/lib/subjects/svg/drawing-task'

const listed = (names: readonly string[]) => names.slice(0, 5).join(', ') + (names.length > 5 ? ', …' : '')

const obstacles: Readonly<Record<Obstacle, string>> = {
  text: 'texts',
  picture: 'a picture',
  filter: 'a filter',
  mask: 'a mask',
  pattern: 'a pattern',
  marker: 'arrowheads or other markers',
  html: 'HTML',
  style: 'style rules of a kind that is not read here',
  colour: 'a colour that is not read here',
  opacity: 'a group that is see-through as a whole',
  gradient: 'a gradient that is see-through or repeats',
  clip: 'a clipping path of several shapes',
  transform: 'a transform that is not read here',
  other: 'something that outlines alone do not say',
}

const rounded = (pixels: number) => String(Number(pixels.toFixed(2)))

/** Words of the page that draws SVG files. */
export const svgToPngWords = {
  input: 'SVG files',
  choose: 'Choose SVG files',
  stopped: 'Nothing was drawn.',
  waiting: 'Choose SVG files, drop them here or paste one. Fonts (.ttf, .otf) may be among them.',
  total: (drawings: number, files: number) =>
    `${counted(drawings, 'drawing', 'drawings')}, ${counted(files, 'picture', 'pictures')} drawn.`,
  without: (count: number) => `${counted(count, 'file', 'files')} without a result, with the reason below.`,
  dimensions: ({ width, height }: Size) => `${width} × ${height}`,
  ownSize: 'Own size',
  ownSizeIs: ({ width, height }: Size) => `${rounded(width)} × ${rounded(height)} px`,
  save: (size: Size) => `Save ${size.width} × ${size.height}`,
  look: 'Look',
  smallOf: (name: string) => `Small view of ${name}`,
  drawn: (name: string) => `Drawn: ${name}`,
  font: (family: string, weight: number, isItalic: boolean) =>
    `Font ${family}, weight ${weight}${isItalic ? ', italic' : ''}: used wherever a drawing asks for it by that name.`,
  noteOn({ notes, missing, obstacle }: DrawnAnswer): string[] {
    const { elsewhere, scripts, html, movements } = notes
    return [
      ...(elsewhere.length > 0
        ? [
            `Left out, since nothing is fetched: ${listed(elsewhere)}. Embed ${elsewhere.length === 1 ? 'it' : 'them'} in the file.`,
          ]
        : []),
      ...(missing.length > 0
        ? [
            `Not on this device: ${listed(missing)}. Another font stands in; drop the font file (.ttf or .otf) beside the drawing.`,
          ]
        : []),
      ...(html > 0 ? ['It holds HTML (foreignObject), which this browser draws and many programs do not.'] : []),
      ...(scripts > 0 ? ['It holds scripts; none of them ran.'] : []),
      ...(obstacle ? [`The PDF holds pixels and no outlines, since the drawing has ${obstacles[obstacle]}.`] : []),
      ...(movements > 0 ? ['It moves; its first moment was drawn.'] : []),
    ]
  },
  wrongSizes:
    'Write sizes of at least one pixel, such as 1x, 2x, 512 or 640x480. Until then each drawing has its own size.',
  wrongVariables: 'Write each variable as --name: value, one a line. Until then none is changed.',
}
