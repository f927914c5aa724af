/** The parameters that Google Analytics reads from a link, in the order they are written. */
export const tagNames = [
  'source',
  'medium',
  'campaign',
  'id',
  'term',
  'content',
  'source_platform',
  'creative_format',
  'marketing_tactic',
] as const
export type TagName = (typeof tagNames)[number]

/** Values as typed; empty for a parameter that is not written. */
export type Tags = Readonly<Record<TagName, string>>

export interface CustomParameter {
  name: string
  value: string
}

export const noTags: Tags = {
  source: '',
  medium: '',
  campaign: '',
  id: '',
  term: '',
  content: '',
  source_platform: '',
  creative_format: '',
  marketing_tactic: '',
}

/** How values must look, and what a link is checked for. */
export interface Rules {
  lowerCase: boolean
  /** What stands between words: spaces, and the other of the two signs, become this one. */
  separator: 'keep' | 'dash' | 'underscore'
  /** What happens to utm_ parameters that the address has already. */
  existing: 'replace' | 'keep'
  /** Values that may be used, by parameter, in any letter case; none: all. */
  allowed: Readonly<Partial<Record<TagName, readonly string[]>>>
  /** Hosts of one's own, on whose pages tagged links must not stand. */
  ownHosts: readonly string[]
}

export const initialRules: Rules = {
  lowerCase: true,
  separator: 'dash',
  existing: 'replace',
  allowed: {},
  ownHosts: [],
}

/**
 * A value as the rules want it: without spaces at its ends, in lower case, with one sign between words. Text that is encoded
 * already (`spring%20sale`) is decoded first, so that it is not encoded twice; a lone % stays. What stands in braces is a
 * placeholder that an advertising system fills (`{campaignid}`, `{{ad.name}}`) and stays as it is.
 */
export function tidyValue(value: string, rules: Rules): string {
  const plain = decodedOnce(value).normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
  return plain
    .split(/(\{+[^{}]*\}+)/)
    .map((part, at) => (at % 2 === 1 ? part : tidyWords(part, rules)))
    .join('')
}

function tidyWords(text: string, { lowerCase, separator }: Rules): string {
  const cased = lowerCase ? text.toLowerCase() : text
  if (separator === 'keep') return cased
  const sign = separator === 'dash' ? '-' : '_'
  return cased.replaceAll(/[\s_-]+/gu, (run) =>
    run.includes(' ') || !run.includes(sign) ? sign : run.replaceAll(/[\s_-]/g, sign),
  )
}

/** The text that percent-encoded text stands for; the text itself where it is not encoded, or not well. */
export function decodedOnce(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text) || /%(?![0-9a-f]{2})/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
