/** Words about copies, links with values, and values that came back. */
export const linkMessages = {
  copied: 'Copied',
  copyFailed: 'Copying is blocked here. Select the text instead.',
  linkCopied: 'Link copied. It holds the values you see, in the part after #, which is not sent to any server.',
  addressTooLong: 'This link holds more than a link can. The tool starts with its usual values.',
  addressMalformed: 'The values in this link could not be read. The tool starts with its usual values.',
  addressRefused: (labels: readonly string[]) => `The link’s value for ${labels.join(', ')} is not allowed here.`,
  restored: 'Your last entries are back. They are kept on this device only.',
}
