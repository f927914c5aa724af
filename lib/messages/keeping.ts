/** What an installed app says about keeping everything for offline use. */
export const keepingMessages = {
  label: 'Use it offline',
  ask: (megabytes: string) =>
    `Keep all tools on this device, so that they open without a connection? ${megabytes} to fetch, less when compressed.`,
  keep: 'Keep all tools',
  notNow: 'Not now',
  started: 'All tools are being kept, also while you use them. Settings shows how far it is.',
}
