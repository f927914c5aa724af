/** Pages of an address that is no tool, or no longer one. */
export const bareMessages = {
  unfinished: 'This tool is not ready yet.',
  more: (name: string) => `What the ${name} will do`,
  moved: 'This tool has another address.',
  open: (name: string) => `Open the ${name}`,
}
