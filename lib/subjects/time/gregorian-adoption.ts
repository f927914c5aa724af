/** When a country gave up the Julian calendar: its first Gregorian day, with the last Julian day before it in words. */
export interface Adoption {
  country: string
  first: string
  lastJulian: string
}

/** Where parts of a country changed on different days, the part is named. E. Poulsen, Rundetårn: The transition from Julian to Gregorian Calendar. */
export const adoptions = {
  italy: { country: 'Italy, Spain, Portugal and Catholic Poland', first: '1582-10-15', lastJulian: '4 October 1582' },
  france: { country: 'France', first: '1582-12-20', lastJulian: '9 December 1582' },
  hungary: { country: 'Hungary', first: '1587-11-01', lastJulian: '21 October 1587' },
  prussia: { country: 'Prussia', first: '1610-09-02', lastJulian: '22 August 1610' },
  denmark: { country: 'Denmark, Norway and Protestant Germany', first: '1700-03-01', lastJulian: '18 February 1700' },
  britain: { country: 'Britain and its colonies', first: '1752-09-14', lastJulian: '2 September 1752' },
  sweden: { country: 'Sweden and Finland', first: '1753-03-01', lastJulian: '17 February 1753' },
  russia: { country: 'Russia', first: '1918-02-14', lastJulian: '31 January 1918' },
} as const satisfies Record<string, Adoption>
