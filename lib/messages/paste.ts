/** What is said of a text that is too long for the box it was pasted into. */
export const pasteMessages = {
  tooLong: (pasted: string, most: string) =>
    `What you pasted has ${pasted} characters, and this box takes at most ${most}. Nothing was pasted.`,
}
