/** What a page says while its code is missing. */
export const lateMessages = {
  failed: 'Part of this page did not load. What you typed is kept.',
  reload: 'Try again',
  noScripts: 'Scripts are off in this browser: the figures below are an example and do not follow what you type.',
}
