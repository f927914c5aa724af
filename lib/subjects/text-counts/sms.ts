/** The default alphabet of 3GPP TS 23.038, section 6.2.1, and the characters of its extension table, which take two places. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '\f^{}\\[~]|€'
const gsm = new Map<string, 1 | 2>([
  ...Array.from(basic, (one) => [one, 1] as const),
  ...Array.from(extended, (one) => [one, 2] as const),
])

/** What is usually meant by a character that makes a message Unicode. */
const swaps: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '…': '...',
  '•': '*',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  ç: 'Ç',
  '`': "'",
  '´': "'",
  '×': 'x',
  '\u200b': '',
  '\ufeff': '',
}

export interface Offender {
  character: string
  count: number
  swap: string | undefined
}

export interface Sms {
  alphabet: 'GSM-7' | 'UCS-2'
  /** In septets, or in UTF-16 units. */
  length: number
  segments: number
  /** Left in the last part. */
  left: number
  /** Characters that are not in the GSM alphabet, in the order of their first place. */
  offenders: Offender[]
}

/** Places of a part: alone, and in a message of several, where a header takes 6 octets (3GPP TS 23.040, 9.2.3.24.1). */
const places = { 'GSM-7': [160, 153], 'UCS-2': [70, 67] } as const

/** How long each character is; a pair of surrogates or an escaped character is never cut in two. */
function parts(
  lengths: readonly number[],
  [alone, joined]: readonly [number, number],
): { segments: number; left: number } {
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  if (whole <= alone) return { segments: whole === 0 ? 0 : 1, left: alone - whole }
  let segments = 1
  let used = 0
  for (const length of lengths) {
    if (used + length > joined) {
      segments++
      used = 0
    }
    used += length
  }
  return { segments, left: joined - used }
}

function offendersIn(text: string): Offender[] {
  const found = new Map<string, Offender>()
  for (const character of text) {
    if (gsm.has(character)) continue
    const known = found.get(character)
    if (known) known.count++
    else found.set(character, { character, count: 1, swap: swaps[character] })
  }
  return [...found.values()]
}

/** What a text is as a text message: its alphabet, parts, and what makes it Unicode. */
export function smsOf(text: string): Sms {
  const offenders = offendersIn(text)
  const alphabet = offenders.length === 0 ? 'GSM-7' : 'UCS-2'
  const lengths = Array.from(text, (one) => (alphabet === 'GSM-7' ? (gsm.get(one) ?? 1) : one.length))
  const length = lengths.reduce((sum, one) => sum + one, 0)
  return { alphabet, length, ...parts(lengths, places[alphabet]), offenders }
}

/** The text with plain characters in place of typographic ones, so that it may fit the GSM alphabet. */
export function withSwaps(text: string): string {
  return Array.from(text, (one) => (gsm.has(one) ? one : (swaps[one] ?? one))).join('')
}
