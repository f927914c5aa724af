/* What a host adds to its answers, beyond what a page can say for itself, in the words of three kinds of host. */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What no page uses is off for all of them, also for code that should never run here. */
const permissions = {
  off: [
    'accelerometer',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
  ours: ['camera', 'clipboard-write', 'fullscreen', 'idle-detection', 'screen-wake-lock'],
}

/** The folder of the one page that other sites show in a frame. */
const framed = 'embed'
/** For all others. The rest of a page's policy stands in the page (policies.mjs), where frame-ancestors has no effect. */
const notFramed = "frame-ancestors 'none'"

/** For every answer. */
const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [
    ...permissions.off.map((name) => `${name}=()`),
    ...permissions.ours.map((name) => `${name}=(self)`),
  ].join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For files whose name changes with their content, and for all others. */
const immutable = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join what several rules say of one header, so that what holds for all
 * pages but one is said folder by folder. Cloudflare reads 100 rules.
 * @param {string} outDir the exported site @param {{ basePath?: string }} [options]
 */
export function writeHeaders(outDir, { basePath = '' } = {}) {
  const folders = readdirSync(outDir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== framed && entry.name !== 't',
  )
  const unframed = ['/', ...folders.map(({ name }) => `/${name}/*`).sort()]
  const rules = [
    ['/*', securityHeaders],
    ...unframed.map((at) => [at, { 'Content-Security-Policy': notFramed }]),
    ['/t/*', { 'Cache-Control': immutable }],
    ['/service-worker.js', { 'Cache-Control': askEachTime }],
  ]
  const text = rules.map(([at, headers]) => [basePath + at, ...lines(headers, (name, value) => `  ${name}: ${value}`)])
  writeFileSync(path.join(outDir, '_headers'), `${text.flat().join('\n')}\n`)
}

function lines(headers, line) {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

/** What docs/hosting/nginx.conf says; with a sub-path for a bundle that lies in a folder of its root. */
export function nginxExample(basePath = '') {
  return `# A site of nginx that serves out/ as it is meant to be served. Written by scripts/hosting.mjs.
# Change server_name, the certificate and root.

map $uri $tallykit_cache {
    default "${askEachTime}";
    # Names that change with the content. A missing file is answered as /404.html, which is none.
    "~^${basePath}/t/.*\\.[\\w-]+\\.\\w+$" "${immutable}";
}

# Other sites may show one page in a frame; a header without a value is not sent.
map $uri $tallykit_framing {
    default "${notFramed}";
    "~^${basePath}/${framed}/" "";
}

server {
    listen 443 ssl;
    server_name example.com;
    ssl_certificate /etc/ssl/example.com.pem;
    ssl_certificate_key /etc/ssl/example.com.key;
    root /srv/tallykit/out;

    # A location with headers of its own would lose these.
${lines(securityHeaders, (name, value) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header Content-Security-Policy $tallykit_framing always;
    add_header Cache-Control $tallykit_cache always;

    include mime.types;
    types {
        application/manifest+json webmanifest;
    }
    charset utf-8;
    charset_types text/html text/plain text/css text/javascript application/javascript application/json;
    gzip on;
    gzip_types text/plain text/css text/javascript application/javascript application/json application/wasm image/svg+xml;

    error_page 404 ${basePath}/404.html;
    location / {
        try_files $uri $uri/index.html =404;
    }
    location ~ ^/_(headers|redirects)$ {
        return 404;
    }
}
`
}

/** What docs/hosting/Caddyfile says; with a sub-path for a bundle that lies in a folder of its root. */
export function caddyExample(basePath = '') {
  return `# A site of Caddy that serves out/ as it is meant to be served. Written by scripts/hosting.mjs.
# Change the name and root.

example.com {
	root * /srv/tallykit/out
	encode zstd gzip

	header {
${lines(securityHeaders, (name, value) => `\t\t${name} "${value}"`).join('\n')}
	}
	# Other sites may show one page in a frame.
	@unframed not path ${basePath}/${framed}/*
	header @unframed Content-Security-Policy "${notFramed}"
	# Names that change with the content.
	@named path_regexp ^${basePath}/t/.*\\.[\\w-]+\\.\\w+$
	@others not path_regexp ^${basePath}/t/.*\\.[\\w-]+\\.\\w+$
	header @named Cache-Control "${immutable}"
	header @others Cache-Control "${askEachTime}"
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

	@settings path /_headers /_redirects
	error @settings 404
	file_server

	handle_errors {
		header Cache-Control "${askEachTime}"
		rewrite * ${basePath}/404.html
		file_server
	}
}
`
}
