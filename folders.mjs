/**
 * Who may import whom. A folder may import itself and what it lists; whatever it does not list is refused. The most specific
 * entry counts. `tests` may import everything and nothing imports `tests`. Read by tests/health and by people.
 */
export const folders = {
  app: ['components', 'catalogue', 'lib'],
  components: ['catalogue', 'lib'],
  catalogue: ['lib/base/region'],
  scripts: ['catalogue', 'lib'],

  // Rooms of lib, from the ground up.
  // Numbers, money, text, bytes, pictures, regions: knows nothing of tools or law.
  'lib/base': [],
  // The law stands alone: it must be readable without the code that applies it.
  'lib/law': ['lib/base/region'],
  // The words of the site that belong to no tool.
  'lib/messages': ['lib/base', 'lib/platform/storage'],
  // What the trades know: formulas, formats, encoders. A subject draws a figure, writes a block or answers
  // about what it holds, it declares no tool.
  'lib/subjects': ['lib/base', 'lib/kits/chart', 'lib/kits/document', 'lib/kits/paged', 'lib/messages'],
  // Which particulars an invoice lacks is asked of the law of fourteen jurisdictions at once.
  'lib/subjects/invoice-requirements': ['lib/base', 'lib/law', 'lib/subjects'],
  // A return reads the whole law of its year.
  'lib/subjects/tax/us': ['lib/base', 'lib/law', 'lib/subjects'],
  // Files of many codes are made with the engines, wherever those are loaded from.
  'lib/subjects/code-files': ['lib/base', 'lib/kits/document', 'lib/engines', 'lib/subjects'],
  // What a tool is declared with.
  'lib/kits': ['lib/base', 'lib/law', 'lib/messages'],
  // Tools that share a shape and an engine: what a member's file calls. It runs in the browser as the engine of its name.
  'lib/families': ['lib/base', 'lib/kits', 'lib/subjects'],
  // What is said of picture files on the page is said by the worker too.
  'lib/families/image-media': ['lib/base', 'lib/kits', 'lib/messages', 'lib/subjects'],
  'lib/families/pdf-tools': ['lib/base', 'lib/kits', 'lib/messages', 'lib/subjects'],
  // A country's page asks its rules for the years they know.
  'lib/families/country-income-tax': ['lib/base', 'lib/kits', 'lib/law', 'lib/subjects', 'lib/families'],
  // Each compiled to a file of its own, loaded by address.
  'lib/engines': ['lib/base', 'lib/kits', 'lib/subjects', 'lib/families'],
  'lib/workers': ['lib/base', 'lib/kits', 'lib/subjects', 'lib/engines', 'lib/messages', 'lib/tools'],
  // The tools themselves.
  'lib/tools': ['lib/base', 'lib/law', 'lib/kits', 'lib/subjects', 'lib/families', 'lib/engines', 'lib/messages'],
  // What the site keeps, finds and says of itself.
  'lib/platform': ['lib/base'],
  'lib/platform/structured-data': ['lib/base', 'lib/kits/guide', 'lib/platform'],
  // What the compile step made is read by one file.
  'lib/platform/site': ['lib/base', 'lib/kits', '.tools'],
}

/** Tools are islands: what two of them share belongs to a subject. */
export const toolFolders = ['lib/tools']

/** Not for the browser's eyes alone: React, Next and the DOM stay out of lib but for these. */
export const browserFolders = ['lib/platform', 'lib/workers']
