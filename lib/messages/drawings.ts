import { sizeInWords } from '@/lib/messages/workbench'

/** What is said of SVG files that are drawn. */
export const drawingMessages = {
  reading: 'Reading',
  drawing: (count: number, of: number) => (of === 1 ? 'Drawing' : `Drawing size ${count} of ${of}`),
  empty: 'This file is empty: it has no bytes.',
  tooLarge: (size: number, most: number) =>
    `This file has ${sizeInWords(size)}. Drawings of up to ${sizeInWords(most)} are read.`,
  binary: 'This is no SVG: its bytes are no text. Pictures of pixels are changed by the image converter.',
  packed: 'This file is compressed as SVGZ, and its bytes are damaged.',
  file: (fault: string) => `This file ${fault}.`,
  tooLong: (width: number, height: number, most: number) =>
    `This would become ${width} × ${height}. Browsers draw at most ${most} pixels a side.`,
  tooMany: (width: number, height: number, most: number) =>
    `This would become ${width} × ${height}; on this device up to ${Math.floor(most / 1e6)} megapixels are drawn.`,
  notDrawn:
    'The browser could not draw this file at that size. It may be damaged, or use what this browser does not know.',
  noFont: 'This is no TrueType or OpenType font. Choose a file that ends with .ttf or .otf.',
}
