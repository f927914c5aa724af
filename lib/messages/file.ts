/** Words of a field that takes a file. */
export const fileMessages = {
  removeFile: 'Remove file',
  fileTooLarge: (limit: string) => `The file must be ${limit} or smaller.`,
}
