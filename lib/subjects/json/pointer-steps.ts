/** The steps of a JSON Pointer as they are named in the document (RFC 6901, section 4). */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** One step as a pointer writes it, with the slash before it. */
export const writtenStep = (step: string | number): string =>
  `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`
