import { decodeText } from './decode'

/**
 * The text of a chosen file, given as a data URL: UTF-8, UTF-16 or the code page in which Windows spreadsheets save CSV. Undefined
 * where it is no text.
 */
export function uploadedText(dataUrl: string): string | undefined {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  const decoded = decodeText(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
  return decoded.kind === 'text' ? decoded.text : undefined
}

/** What a tool asks for in place of a file that is no text. */
export const mustBeTextFile = 'must be a text file; save the sheet of a spreadsheet as CSV first'
