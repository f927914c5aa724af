/** What GitHub takes out of a heading before it becomes an id: all but letters, marks, digits, connectors, hyphens and spaces. */
const dropped = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** Ids of headings as GitHub makes them: small letters, hyphens for spaces, and -1, -2 where one is taken. */
export class HeadingIds {
  private readonly taken = new Map<string, number>()
  /** How many ids got a number. */
  repeated = 0

  of(heading: string): string {
    const id = heading.toLowerCase().trim().replace(dropped, '').replaceAll(' ', '-')
    let own = id
    let count = this.taken.get(id) ?? 0
    if (this.taken.has(id)) {
      do own = `${id}-${++count}`
      while (this.taken.has(own))
      this.repeated++
    }
    this.taken.set(id, count)
    this.taken.set(own, this.taken.get(own) ?? 0)
    return own
  }
}
