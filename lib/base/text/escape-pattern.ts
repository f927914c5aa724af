/** A text as a regular expression that matches it and nothing else, with the flags u and v or without. */
export function escapedPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
