/**
 * Who may import whom. A folder may import itself and what it lists; whatever it does not list is refused. The most specific
 * entry counts. `tests` may import everything and nothing imports `tests`. Read by tests/health and by people.
 */
export const folders = {
  app: ['components', 'catalogue', 'lib'],
  components: ['catalogue', 'lib'],
  catalogue: ['lib/region'],
  lib: ['lib'],
  // The law stands alone: it must be readable without the code that applies it.
  'lib/rules': ['lib/region'],
  'lib/region': [],
  // What the compile step made is read by one file.
  'lib/site': ['lib', '.tools'],
  scripts: ['catalogue', 'lib'],
}

/** Tools are islands: what two of them share belongs to a subject folder of lib. */
export const toolFolders = ['lib/calculators', 'lib/generators', 'lib/utilities']

/** Not for the browser's eyes alone: React, Next and the DOM stay out of lib but for these. */
export const browserFolders = ['lib/storage', 'lib/workers', 'lib/offline', 'lib/auth']
