export interface Fault {
  line: number
  message: string
}

/** Everything that is wrong with one guide, a line each: "content/guides/…/irr.md:14: there is no tool 'ir'". */
export class GuideError extends Error {
  override readonly name = 'GuideError'

  constructor(
    readonly file: string,
    readonly faults: readonly Fault[],
  ) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'))
  }
}
