/** The id of the document that the page was opened for. It stands after the '#', which no server sees. */
export function recordOfAddress(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get('record') ?? undefined
}

export function addressOfRecord(href: string, id: string): string {
  return `${href}#record=${encodeURIComponent(id)}`
}
