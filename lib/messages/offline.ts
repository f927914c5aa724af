export const offlineMessages = {
  pageTitle: 'You are offline',
  pageDescription: 'This page has not been kept on this device yet.',
  pageText:
    'The page you asked for is not on this device, and the site cannot be reached. Pages you have opened before still work.',
  tryAgain: 'Try again',
  storedPagesTitle: 'Pages that open now',
  storedPagesMore: (count: number) => `And ${count} more.`,
  storedPagesNone: 'No pages are kept on this device yet.',

  settingsTitle: 'Settings',
  settingsDescription:
    'Keep pages for offline use, save or read back a backup, and see or delete what this site stores on your device.',

  title: 'Work without a connection',
  intro:
    'Every page you open is kept on this device and opens again without a connection. You can also keep all of them now.',
  looking: 'Looking at what is kept…',
  unavailable:
    'This browser does not keep pages for offline use here. That is so in most private windows, and right after the first visit: reload the page in a moment.',
  counts: (pages: number, allPages: number) => `${pages} of ${allPages} pages are kept.`,
  everythingKept: 'Everything is kept on this device. Changed pages are fetched when you visit the site.',
  start: (megabytes: string) => `Make everything available offline (${megabytes} to fetch, less when compressed)`,
  resume: (megabytes: string) => `Go on (${megabytes} left)`,
  pause: 'Pause',
  progressLabel: 'Pages and files kept',
  progress: (done: number, total: number, megabytes: string, allMegabytes: string) =>
    `${done} of ${total} pages and files, ${megabytes} of ${allMegabytes}`,
  paused: 'Paused. What has arrived stays, and already works.',
  complete: 'Everything is kept on this device now.',
  noConnection: 'The connection was lost. What has arrived stays; go on when you are connected again.',
  changed: (count: number) =>
    count === 1
      ? 'One page differs from what was expected and was not kept. The site is probably being updated: reload this page and go on.'
      : `${count} pages differ from what was expected and were not kept. The site is probably being updated: reload this page and go on.`,
  hostError: (status: number) => `The site answered with error ${status}. What has arrived stays; go on later.`,
  full: (needed: string, free: string) =>
    `There is not enough room: ${needed} are needed and the browser leaves ${free} free. Pages you open are still kept one by one.`,
  fullUnknown:
    'The browser ran out of room for this site. What has arrived stays. Free some space on the device, then go on.',
  failed: 'The browser would not store the pages. Reload this page and go on.',
  forget: 'Delete the offline copies',
  forgotten: 'The offline copies are deleted.',
  megabytes: (bytes: number) => (bytes < 100_000 ? 'under 0.1 MB' : `${(bytes / 1_000_000).toFixed(1)} MB`),
}
