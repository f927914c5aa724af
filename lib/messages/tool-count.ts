/** '1 tool', '1,891 tools'. */
export function toolCount(count: number): string {
  return count === 1 ? '1 tool' : `${count.toLocaleString('en-US')} tools`
}
