/** Words of a plane that is moved and zoomed. */
export const planeMessages = {
  stage: (title: string) => `${title}, which can be moved and zoomed`,
  how: 'Drag to move. After a click the wheel zooms, with Ctrl at once; on a phone two fingers do. Keys: arrows, + and −, 0 to reset.',
  buttons: 'Move and zoom',
  closer: 'Zoom in',
  further: 'Zoom out',
  left: 'Move left',
  right: 'Move right',
  up: 'Move up',
  down: 'Move down',
  back: 'Reset view',
}
