export const contactMessages = {
  title: 'Contact',
  description: 'Write to the people who run this site: a wrong result, a missing tool, a question.',
  introduction:
    'This form opens a message in your own mail program. Nothing is sent until you send it there, and this site keeps no copy.',
  about: 'What is it about?',
  subjects: {
    wrong: 'A wrong result',
    idea: 'An idea or a missing tool',
    access: 'Something I cannot use',
    other: 'Something else',
  },
  message: 'Your message',
  messageHelp: 'For a wrong result, name the tool, what you entered, what it showed and what you expected.',
  messageMissing: 'Write a message first.',
  messageLength: (most: number) =>
    `At most ${most.toLocaleString('en-US')} characters: mail programs cut off longer ones. Send a longer message from your mail program.`,
  send: 'Open in your mail program',
  copy: 'Copy the message',
  copied: 'The message is copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
  direct: 'Or write to',
  none: 'Whoever runs this copy of the site has set no contact address, so there is nothing to send a message to.',
}
