import type { ScannedContent } from './content'

export interface ScannedCode {
  /** "QR Code", "EAN-13". */
  symbology: string
  text: string
  bytes: Uint8Array
  isText: boolean
  identifier: string
  /** How much of the code may be damaged, where it says: L, M, Q or H. */
  level: string
  version: string
  /** Corners in pixels of the picture, clockwise from the upper left. */
  corners: readonly { x: number; y: number }[]
  content: ScannedContent
}

export interface Scan {
  kind: 'scan'
  codes: readonly ScannedCode[]
  /** The picture with the codes framed, small enough for the page. */
  picture: Blob
  width: number
  height: number
}

export type ScanQuestion = { ask: 'scan'; file: File } | { ask: 'frame'; frame: ImageBitmap }
/** Of a frame of a camera: the texts of its codes in one, empty without any. */
export type ScanAnswer = Scan | string
