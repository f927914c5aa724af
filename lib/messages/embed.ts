/** Words of the page that other sites show in a frame. */
export const embedMessages = {
  title: 'A tool of Tallykit',
  loading: 'Fetching the tool…',
  noScripts: 'This frame needs JavaScript.',
  noTool: 'The address of this frame names no tool of this site.',
  notHere: 'This tool keeps records or asks other hosts, so it works on its own page only:',
  notLoaded: 'The tool did not load. Try again once you are online.',
  retry: 'Try again',
  openPage: (name: string) => `${name} on Tallykit`,
  copyFrame: 'Copy code for a web page',
  frameCopied: 'Copied. Put it into the HTML of your page.',
}
