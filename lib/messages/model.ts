/** Words around a button that asks the browser's own language model. */
export const modelMessages = {
  label: 'The browser’s own language model',
  absent: 'This browser has no language model of its own that a page may ask. All else here works without one.',
  unavailable: 'This browser has a model, and says that it cannot run on this device.',
  asks: 'The browser would first download its model from its maker: some gigabytes, kept by the browser. Your text stays on this device.',
  consent: 'Download the model and write',
  downloading: (share: number) => `Downloading the model: ${String(Math.round(share * 100))}%`,
  writing: (done: number, all: number) => (all === 1 ? 'Writing' : `Writing ${String(done + 1)} of ${String(all)}`),
  done: 'Written by the browser’s model, which may be wrong. Check every word against your facts.',
  stop: 'Stop',
  stopped: 'Stopped. What was written stays below.',
  failed: 'The model gave no answer. Try again with a shorter text.',
  exactly: 'What the model is asked, to the letter',
}
