/** Words of a result that is drawn to its true size on the screen. */
export const screenGaugeMessages = {
  calibrate: 'First tell this page how large your screen is. Nothing is drawn to size before.',
  zoomed: 'The page is zoomed, or on another screen, since the card was laid on. Do it again.',
  how: 'Hold a bank card upright against the screen, one short edge on the upper line. Move the slider until the lower line meets the other short edge. Every card of this form is 85.60 mm long (ISO/IEC 7810, ID-1).',
  slider: 'Length of the card on this screen',
  written: (pixels: string) => `${pixels} pixels`,
  shorter: 'Shorter',
  longer: 'Longer',
  fits: 'The card fits',
  again: 'Lay the card on again',
  kept: 'The size of this screen is kept on this device only.',
  shown: (written: string) => `A disc ${written} across`,
}
