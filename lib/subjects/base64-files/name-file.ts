import { textKind } from './text-kind'

/** Endings of texts whose beginning says nothing of their kind. */
const byType: Readonly<Record<string, string>> = {
  'application/javascript': 'js',
  'application/json': 'json',
  'application/xml': 'xml',
  'image/svg+xml': 'svg',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/xml': 'xml',
}

export interface FileKind {
  extension: string
  type: string
}

/** What a file is: by its signature, as a text by how it begins or by what was said of it, else bytes of no known kind. */
export function kindOf(
  signature: FileKind | undefined,
  text: string | undefined,
  claimed: string | undefined,
): FileKind {
  if (signature && signature.type !== 'application/xml') return signature
  if (text === undefined) return { extension: 'bin', type: 'application/octet-stream' }
  const kind = textKind(text)
  const said = claimed?.toLowerCase() ?? ''
  const extension = kind.type === 'text/plain' && Object.hasOwn(byType, said) ? byType[said] : undefined
  return extension === undefined ? kind : { extension, type: said }
}

const other: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
  'application/x-javascript': 'text/javascript',
  'application/javascript': 'text/javascript',
}

/** Whether what a data URI says of its bytes is what they are; anything is bytes, and any text is plain text. */
export function agrees(claimed: string, { type }: FileKind, isText: boolean): boolean {
  const canonical = (one: string) => other[one] ?? one
  const said = canonical(claimed.toLowerCase())
  if (said === canonical(type) || said === 'application/octet-stream') return true
  return isText && !/^(?:image|audio|video|font)\//.test(said)
}

const longestName = 80

/** The name that a data URI gives, made safe, or a number; of two with one name the second is counted. */
export function nameFor(
  wanted: string | undefined,
  number: number,
  extension: string,
  taken: Set<string>,
  stem = 'file',
): string {
  const clean = decoded(wanted ?? '')
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]+/gu, '-')
    .replaceAll(/^[.\s-]+|[.\s]+$/g, '')
    .slice(-longestName)
  const whole =
    clean === '' ? `${stem}-${number}.${extension}` : /\.[a-z0-9]{1,8}$/i.test(clean) ? clean : `${clean}.${extension}`
  const cut = whole.lastIndexOf('.')
  let free = whole
  for (let count = 2; taken.has(free.toLowerCase()); count++)
    free = `${whole.slice(0, cut)} (${count})${whole.slice(cut)}`
  taken.add(free.toLowerCase())
  return free
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
