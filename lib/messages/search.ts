/** The search as it opens. */
export const searchMessages = {
  open: 'Search tools',
  label: 'Search all tools',
  placeholder: 'Mortgage, EMI, cm to inches, invoice …',
  list: 'Tools found',
  close: 'Close search',
  allTools: 'All tools by topic',
  loading: 'Loading the list of tools …',
  notLoaded: 'The list of tools did not load. Check your connection.',
  retry: 'Try again',
}

/** What the search says once it is open, and the list of shortcuts. */
export const foundMessages = {
  favourites: 'Your favourites',
  recent: 'Opened last',
  popular: 'Popular',
  ready: 'Ready to use',
  planned: 'Not ready yet',
  favourite: 'favourite',
  comingSoon: 'Coming soon',
  kinds: { calculator: 'Calculator', generator: 'Generator', utility: 'Utility' },
  /** Read out after a change. */
  answered: (figures: string) => `Answer: ${figures}.`,
  count: (ready: number, planned: number) => {
    if (ready + planned === 0) return 'Nothing found'
    const found = ready === 1 ? '1 tool' : `${ready} tools`
    return planned === 0 ? found : `${found}, ${planned} not ready yet`
  },
  nothing: (query: string) => `No tool is called “${query}”.`,
  nothingHelp: 'Try another word for it, or look through all tools by topic.',
  namesOnly: 'Tools are found by their names alone for now: the other words did not load.',
  answer: 'Answer',
  opensWith: 'Opens with what you pasted',
  theSearch: 'the search',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
}

export const shortcutMessages = {
  title: 'Keyboard shortcuts',
  keys: [
    [['Ctrl K', '⌘ K', '/'], 'Search all tools'],
    [['?'], 'This list'],
    [['Esc'], 'Close what is open'],
    [['↑', '↓'], 'Choose among what was found; in a number field, one step up or down'],
    [['Enter'], 'Open the chosen tool; with Ctrl or ⌘ in a new tab'],
  ] satisfies readonly (readonly [readonly string[], string])[],
  singleKeys: 'Single keys such as / and ? are shortcuts',
  singleKeysHelp: 'Turn this off if they get in the way of speech input or of your browser’s own search.',
  close: 'Close',
}
