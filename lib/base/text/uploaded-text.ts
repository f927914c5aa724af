import { fromBase64 } from '@/lib/base/encoding/base64-text'
import { decodeText } from './decode'

/**
 * The text of a chosen file, given as a data URL: UTF-8, UTF-16 or the code page in which Windows spreadsheets save CSV. Undefined
 * where it is no text.
 */
export function uploadedText(dataUrl: string): string | undefined {
  const decoded = decodeText(fromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1)))
  return decoded.kind === 'text' ? decoded.text : undefined
}

/** What a tool asks for in place of a file that is no text. */
export const mustBeTextFile = 'must be a text file; save the sheet of a spreadsheet as CSV first'
