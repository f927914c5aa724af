/** The lines of what was typed, without blanks around them; empty ones are left out. */
export function typedLines(text: string | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
