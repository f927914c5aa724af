const handles = {
  move: 'Box',
  n: 'Upper edge',
  e: 'Right edge',
  s: 'Lower edge',
  w: 'Left edge',
  nw: 'Upper left corner',
  ne: 'Upper right corner',
  se: 'Lower right corner',
  sw: 'Lower left corner',
}
const corners = ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner']

/** Words of a box over a picture. */
export const cropMessages = {
  handle: (handle: keyof typeof handles) => handles[handle],
  corner: (at: number) => corners[at] ?? '',
  box: ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
    `${width} × ${height} at ${x}, ${y}`,
  point: ({ x, y }: Record<'x' | 'y', number>) => `${Math.round(x)}, ${Math.round(y)}`,
  help: 'Drag the box or a handle, or reach it with Tab and move it with the arrow keys; with Shift by ten pixels.',
  cornersHelp:
    'Drag each handle to a corner of the page, or reach it with Tab and move it with the arrow keys; with Shift by ten pixels.',
  reset: 'Reset',
}
