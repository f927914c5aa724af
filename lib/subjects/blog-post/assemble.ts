/** Title and sections of a post with the texts that are given for them. */
export function postOf(head: string, sections: readonly { heading: string; text: string }[], tail: string): string {
  return [head, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text.trim()}\n`), tail].join('\n')
}
