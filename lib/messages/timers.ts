const chimeLabels = {
  bell: 'Bell',
  bowl: 'Singing bowl',
  wood: 'Wooden bars',
  beep: 'Beeps',
  none: 'No sound',
}

/** Words of what every timer asks: sound, notification, screen. */
export const timerMessages = {
  chime: 'Sound at the end',
  chimeLabels,
  volume: 'Volume',
  test: 'Test the sound',
  notify: 'Notification at the end',
  notifyHelp: 'Shown while you look at another window. Your browser asks you once.',
  denied:
    'Your browser blocks notifications from this site, so the sound tells you. Allow them in its settings for this page.',
  noNotifications: 'This browser has no notifications for pages; the sound tells you.',
  keepAwake: 'Keep the screen on while a timer runs',
  wakeRefused: 'The device does not keep its screen on now, perhaps because its battery is low.',
  zone: 'Time zone of',
  zoneHelp: (zone: string) => `A city or zone. Empty: this device’s, ${zone}.`,
  zoneFault: (word: string, near: string | undefined) =>
    `“${word.slice(0, 40)}” is not a place that is known here.${near ? ` Did you mean ${near}?` : ' Try a large city near it.'}`,
  zoneSeveral: (word: string) => `“${word.slice(0, 40)}” stands for several zones. Name a city.`,
  soundWaits: 'After a reload the browser keeps pages silent. Click anywhere on this page and the chime will sound.',
} as const
