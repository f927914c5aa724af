/** Words of a field that takes a file. */
export const fileMessages = {
  removeFile: 'Remove file',
  noPicture: 'This file is no picture that your browser can open. Choose a PNG, JPEG, WebP or SVG file.',
  fileTooLarge: (limit: string) => `The file must be ${limit} or smaller.`,
}
