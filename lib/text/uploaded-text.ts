import { fromBase64 } from '@/lib/encoding/base64-text'

/** The text of a chosen file, given as a data URL: UTF-8, else the code page in which Windows spreadsheets save CSV. */
export function uploadedText(dataUrl: string): string {
  const bytes = fromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
