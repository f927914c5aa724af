/** The name of a file without its ending; folders before it stay. */
export const fileStem = (name: string) => name.replace(/\.[^./]*$/, '')
