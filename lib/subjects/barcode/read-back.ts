import type { Notice } from '@/lib/kits/document/types'
import type { Pixels } from '@/lib/base/png/pixels'
import { expectedReading, type BarcodeContent } from './content'
import { symbologyOf } from './kinds'

/** What another decoder found. */
export interface Reading {
  bytes: Uint8Array
  /** AIM symbology identifier, such as "]C1". */
  identifier: string
}

/** Whether a decoder found what a content must give: every byte, and GS1 data marked as such. */
export function isReadBack(content: BarcodeContent, found: Reading | undefined): boolean {
  const { bytes, identifier } = expectedReading(content)
  return (
    found !== undefined &&
    found.bytes.length === bytes.length &&
    bytes.every((byte, at) => byte === found.bytes[at]) &&
    (identifier === undefined || found.identifier === identifier)
  )
}

/** What the read-back check says of a picture. */
export async function readBackNotice(
  content: BarcodeContent,
  pixels: Pixels,
  decode: (pixels: Pixels, inverted: boolean) => Promise<Reading | undefined>,
): Promise<Notice> {
  const name = symbologyOf(content.kind)
  if (isReadBack(content, await decode(pixels, false)))
    return {
      is: 'good',
      says: `Read-back check passed: another decoder read exactly this content from the picture as ${name}.`,
    }
  if (isReadBack(content, await decode(pixels, true)))
    return {
      is: 'fair',
      says: 'Read-back check: only a decoder that also tries inverted colours could read this code.',
    }
  return {
    is: 'bad',
    says: 'Read-back check failed: the decoder could not read this code. Raise the contrast or widen the quiet zone.',
  }
}
