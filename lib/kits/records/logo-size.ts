/** Bytes that a visitor may bring: logos come as photographs of a telephone too. */
export const largestLogo = 8_000_000
/** Pixels of its longest side as it is kept: 45 mm at 300 to an inch are 531, and it goes into every document that shows it. */
export const longestLogo = 800
