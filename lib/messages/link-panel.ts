/** Words of what opens beneath a copied link. */
export const linkPanelMessages = {
  title: 'The link as a QR code',
  code: 'QR code of the link with these values',
  scan: 'Scan it to go on with these values on another device. They travel in the part after #, which no server gets.',
  long: 'This link is too long for a QR code that a phone could read. Copy it, or clear what you do not need.',
  save: 'Save code as SVG',
  file: 'link.svg',
  empty: 'Copy link to the empty form',
  emptyCopied: 'Copied. It opens the form with its usual values.',
  close: 'Close',
}
