/** Text as it stands on paper: composed letters, one sign for the end of a line, and spaces for tabs and other controls. */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
