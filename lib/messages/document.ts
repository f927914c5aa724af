/** Words that stand in documents and around them. */
export const documentMessages = {
  total: 'Total',
  signature: 'Signature',
  signedOn: 'Date',
  carried: 'Carried forward',
  brought: 'Brought forward',
  page: 'Page {page} of {pages}',
  copy: 'Copy',
  copyPart: (label: string) => `Copy ${label}`,
  preview: 'Preview',
  firstPart: (shown: string, all: string) =>
    `The first ${shown} of ${all} characters are shown. Copied and saved text is whole.`,
  firstPrinted: (printed: string, all: string) =>
    `The first ${printed} of ${all} characters are printed. A saved file holds all.`,
}
