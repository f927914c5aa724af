/** Pages of an address that is no tool, or no longer one. */
export const bareMessages = {
  unfinished: 'This tool is not ready yet.',
  more: (name: string) => `What the ${name} will do`,
  moved: 'This tool has another address.',
  list: 'The tools below this address are listed on another page.',
  openList: (title: string) => `Go to: ${title}`,
  open: (name: string) => `Open the ${name}`,
}
