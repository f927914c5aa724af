/** Words of a choice that is searched by typing. */
export const searchBoxMessages = {
  none: (typed: string) => `Nothing here is called “${typed}”.`,
  found: (count: string) => `${count} found`,
}
