/** What the home page says of the tools that a visitor starred or opened. */
export const ownToolsMessages = {
  title: 'Your tools',
  text: 'Those with a star, then the last you opened. The list stays on this device.',
  favourite: 'Favourite:',
}

export const starMessages = {
  label: (name: string) => `Favourite: ${name}`,
}
