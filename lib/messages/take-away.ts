/** Words about what is made on the way to the clipboard or to another app. */
export const takeAwayMessages = {
  stopped: 'Stopped. Nothing was taken away.',
  copyFailed: 'The browser does not allow copying here. Save the file instead.',
  shareFailed: 'The file could not be shared.',
  tooLargeToCopy: 'The result is larger than 50 MB. Save it instead.',
}
