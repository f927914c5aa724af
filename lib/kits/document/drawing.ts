/** The room of a drawing's own coordinates, from its viewBox; a square of 1 where it names none. */
export function viewBoxOf(svg: string): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 1 1')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return { x, y, width, height }
}
