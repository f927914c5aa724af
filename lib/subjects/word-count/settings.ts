/** `unicode` finds words by UAX #29; `spaces` counts what stands between spaces, as word processors do. */
export const wordRules = ['unicode', 'spaces'] as const
/** Whether “well-known” or “don't” is one word or two. */
export const joinRules = ['join', 'split'] as const
/** What ends a paragraph: every line end, or an empty line. */
export const paragraphRules = ['line', 'blank'] as const

export interface WordSettings {
  words: (typeof wordRules)[number]
  hyphen: (typeof joinRules)[number]
  apostrophe: (typeof joinRules)[number]
  paragraphs: (typeof paragraphRules)[number]
}

export const initialWordSettings: WordSettings = {
  words: 'unicode',
  hyphen: 'join',
  apostrophe: 'join',
  paragraphs: 'line',
}
