/** Words of the view of a picture. */
export const pictureMessages = {
  whole: 'Whole picture',
  actual: 'Actual pixels',
  size: 'Shown as',
  divider: (before: string, after: string) => `Divider: ${before} on the left, ${after} on the right`,
  dividerAt: (percent: number) => `${percent}% of the width`,
  drawing: 'Drawing…',
  actualHelp: 'Scroll to see other parts.',
}
