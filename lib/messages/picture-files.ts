import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'

const kindNames: Readonly<Record<string, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
  bmp: 'BMP',
  tiff: 'TIFF',
  svg: 'SVG',
  ico: 'ICO',
  jxl: 'JPEG XL',
  psd: 'Photoshop',
  pdf: 'PDF',
}

const megapixels = (pixels: number) => `${(pixels / 1e6).toFixed(pixels < 1e7 ? 1 : 0)} megapixels`

/** What is said of picture files, by whatever tool works on them. */
export const pictureFileMessages = {
  kindName: (kind: string) => kindNames[kind] ?? kind,
  reading: 'Reading',
  decoding: 'Decoding',
  working: 'Working on the pixels',
  encoding: 'Writing the file',
  encodingAt: (quality: number) => `Trying quality ${quality}`,
  comparing: 'Comparing',
  empty: 'This file is empty: it has no bytes.',
  tooLarge: (size: number, most: number) =>
    `This file has ${sizeInWords(size)}. Files of up to ${sizeInWords(most)} are read.`,
  notAPicture: 'This is no picture: its bytes are of none of the formats that are read, whatever its name says.',
  unreadKind: (kind: string) =>
    `This is a ${kindNames[kind] ?? kind} file, which this browser cannot decode. Save it as JPEG or PNG first.`,
  drawing: 'This is an SVG, a drawing that can hold scripts. It has no pixels of its own and is not opened here.',
  moves: (frames: number) =>
    `This picture moves: it has ${counted(frames, 'frame', 'frames')}. It is left as it is, since only the first would remain.`,
  tooManyPixels: (width: number, height: number, most: number, bytes: number) =>
    `This picture has ${width} × ${height}, ${megapixels(width * height)}. Work on it would take about ${sizeInWords(bytes)} of memory; on this device up to ${megapixels(most)} are taken.`,
  cutOff: (kind: string) =>
    `This ${kindNames[kind] ?? kind} file was cut off: its end is missing, and it cannot be decoded.`,
  damaged: (kind: string) =>
    `This file begins as ${kindNames[kind] ?? kind}, but the browser cannot decode it: it is damaged or of a variant that is not read.`,
  memory: 'The browser had too little memory for this picture. Close other tabs, or make it smaller first.',
  resultTooLarge: (width: number, height: number, most: number) =>
    `This would become ${width} × ${height}, ${megapixels(width * height)}; on this device up to ${megapixels(most)} are written.`,
  tooLong: (kind: string, side: number) => `${kindNames[kind] ?? kind} holds at most ${side} pixels a side.`,
  logo: 'This logo could not be read. Choose a PNG, JPEG or WebP file.',
  gone: 'This file could not be read. It may have been moved, changed or removed: choose it again.',
}
