import { decodeWindows1252 } from '@/lib/base/text/decode'

/** How names are read that do not say it themselves. */
export const nameCodings = {
  auto: 'By themselves',
  'utf-8': 'Unicode (UTF-8)',
  cp437: 'DOS (CP437)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  ibm866: 'Cyrillic, DOS (CP866)',
  shift_jis: 'Japanese (Shift JIS)',
  gbk: 'Chinese, simplified (GBK)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const
export type NameCoding = keyof typeof nameCodings

/** Bytes 0x80 to 0xFF of IBM's code page 437, which a ZIP names its files in (APPNOTE, appendix D). */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const fromCp437 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : cp437.charAt(byte - 128))).join('')

/** A name in code page 437; undefined where it has a letter that the page lacks. */
export function toCp437(name: string): Uint8Array<ArrayBuffer> | undefined {
  const signs = Array.from(name)
  if (signs.some((sign) => sign >= '\u0080' && !cp437.includes(sign))) return undefined
  return Uint8Array.from(signs, (sign) => (sign < '\u0080' ? sign.charCodeAt(0) : 128 + cp437.indexOf(sign)))
}

/**
 * A name as it stands in an archive. With `auto` well-formed UTF-8 is read as such, which most programs write without saying so, and
 * anything else as code page 437.
 */
export function nameIn(bytes: Uint8Array, coding: NameCoding): string {
  if (coding === 'auto') return utf8(bytes) ?? fromCp437(bytes)
  if (coding === 'cp437') return fromCp437(bytes)
  if (coding === 'windows-1252') return decodeWindows1252(bytes)
  return new TextDecoder(coding).decode(bytes)
}

/** What is wrong with a name as a path to write to. */
export type NameFault = 'leaves' | 'reserved' | 'disguised' | 'controls'

export interface SafeName {
  /** Below the folder it is unpacked to, parts joined by slashes. */
  path: string
  faults: readonly NameFault[]
}

/** Names that Windows keeps for devices (Microsoft, Naming Files, Paths, and Namespaces). */
const devices = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i
/** Signs that turn the direction of what follows, so that "exe.jpg" may end in "gpj.exe". */
const turning = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const controls = /[\u0000-\u001f\u007f]/g

function safePart(part: string): string {
  const plain = part
    .replaceAll(turning, '')
    .replaceAll(controls, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '')
  return devices.test(plain) ? `_${plain}` : plain
}

/**
 * A name made harmless: no drive, no root, no way up ("zip slip"), nothing that Windows cannot hold, and no sign that hides its ending.
 * Backslashes part folders, as old Windows programs write them.
 */
export function safeName(name: string): SafeName {
  const slashes = name.replaceAll('\\', '/')
  const parts = slashes.split('/')
  const isAbsolute = slashes.startsWith('/') || /^[a-z]:/i.test(slashes)
  const faults: NameFault[] = [
    ...(isAbsolute || parts.includes('..') ? (['leaves'] as const) : []),
    ...(parts.some((part) => devices.test(part)) ? (['reserved'] as const) : []),
    ...(name.search(turning) >= 0 ? (['disguised'] as const) : []),
    ...(name.search(controls) >= 0 ? (['controls'] as const) : []),
  ]
  const rooted = slashes.replace(/^[a-z]:/i, '')
  const path = rooted
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(safePart)
    .filter((part) => part !== '')
    .join('/')
  return { path: path === '' ? 'unnamed' : path, faults }
}

/** Programs and documents that may run what a stranger wrote. */
export type Danger = 'program' | 'macros'

const programs =
  /\.(?:exe|com|scr|pif|msi|msp|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|reg|cpl|dll|apk|app|command|desktop|sh|appimage|dmg|pkg|iso|img|vhd)$/i
const macroFiles = /(?:\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppsm|ppam|sldm)|(?:^|\/)vbaproject\.bin)$/i

export function dangerOf(path: string): Danger | undefined {
  if (programs.test(path)) return 'program'
  return macroFiles.test(path) ? 'macros' : undefined
}

/** Every path once: what comes again is counted, before its ending. */
export function uniquePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? []
    let name = path
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}${ending}`
    taken.add(name.toLowerCase())
    return name
  })
}
