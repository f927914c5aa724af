/**
 * The entries of a document as JSON that its form takes back, with what more is said of them. A logo stays where it is: it would be
 * most of the file.
 */
export function projectFile(document: string, entries: object, more: object = {}): string {
  const { logo: _, ...values }: { logo?: unknown } = entries
  return `${JSON.stringify({ document, version: 1, values, ...more }, undefined, 2)}\n`
}
