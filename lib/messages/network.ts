/** Words around a button that asks another host. */
export const networkMessages = {
  label: 'Asking another host',
  exactly: 'What is sent, to the letter',
  added: 'The browser adds its usual headers. No cookies, no referrer and nothing else on this page goes along.',
  many: (count: number) => `${count} requests of this kind, of which the first is:`,
  asking: (done: number, all: number) => `${done} of ${all} answered`,
  stop: 'Stop',
  faults: {
    offline: 'This device is offline. Nothing was sent.',
    mixed:
      'A page that came over https may not ask an http address; the browser refuses it. Use https, or http://localhost for a server on this machine.',
    blocked:
      'The browser gives this page no answer. Either the host cannot be reached (name, certificate, connection), or it answered without leave for other sites to read it (no Access-Control-Allow-Origin header, which is called CORS). A browser does not tell pages which. The request may have arrived all the same.',
    stopped: 'Stopped before the answer came.',
  },
}
