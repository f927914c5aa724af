/** Words about a result that is used in the next tool. */
export const carriedMessages = {
  useIn: 'Use this result in',
  from: (tool: string) => `This text came from ${tool}.`,
  tooLong: 'This is too long to carry over. Save it, and open the file there.',
}
