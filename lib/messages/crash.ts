/** The one sentence of a page that broke. Kept apart: every page loads it. */
export const crashMessages = {
  page: 'Something on this page broke. Reload it; your entries are kept.',
}
