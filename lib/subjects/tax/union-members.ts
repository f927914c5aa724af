/** Members of the European Union that are regions of the site. */
export const memberRegions = {
  dk: 'Denmark',
  fr: 'France',
  de: 'Germany',
  ie: 'Ireland',
  it: 'Italy',
  nl: 'Netherlands',
  pl: 'Poland',
  es: 'Spain',
  se: 'Sweden',
} as const

/** The other members. */
export const otherMembers = {
  at: 'Austria',
  be: 'Belgium',
  bg: 'Bulgaria',
  hr: 'Croatia',
  cy: 'Cyprus',
  cz: 'Czechia',
  ee: 'Estonia',
  fi: 'Finland',
  gr: 'Greece',
  hu: 'Hungary',
  lv: 'Latvia',
  lt: 'Lithuania',
  lu: 'Luxembourg',
  mt: 'Malta',
  pt: 'Portugal',
  ro: 'Romania',
  sk: 'Slovakia',
  si: 'Slovenia',
} as const
