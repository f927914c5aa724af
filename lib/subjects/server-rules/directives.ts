import type { Server } from './model'

/* What the lines of a file are, with the page of the server's own documentation. */

type Page = readonly [name: string, does: string, href: string]

const apache = 'https://httpd.apache.org/docs/2.4/mod/'
const nginx = 'https://nginx.org/en/docs/http/'
const caddy = 'https://caddyserver.com/docs/caddyfile/directives/'
const netlify = 'https://docs.netlify.com/manage/routing/'
const cloudflare = 'https://developers.cloudflare.com/pages/configuration/'

const iis = 'https://learn.microsoft.com/en-us/iis/'
const rewriteReference = `${iis}extensions/url-rewrite-module/url-rewrite-module-configuration-reference`

const pages: Readonly<Record<Server, readonly Page[]>> = {
  apache: [
    ['RewriteEngine', 'Switches rules on for this folder', `${apache}mod_rewrite.html#rewriteengine`],
    ['RewriteCond', 'A condition of the rule beneath it', `${apache}mod_rewrite.html#rewritecond`],
    ['RewriteRule', 'Compares the path and sends on, ends or rewrites', `${apache}mod_rewrite.html#rewriterule`],
    ['ErrorDocument', 'The page that an error shows', `${apache}core.html#errordocument`],
    ['AuthType', 'Asks for a name and a password', `${apache}mod_authn_core.html#authtype`],
    ['AuthName', 'What the browser says when it asks', `${apache}mod_authn_core.html#authname`],
    ['AuthUserFile', 'The file of names and hashes', `${apache}mod_authn_file.html#authuserfile`],
    ['Require', 'Who may come in', `${apache}mod_authz_core.html#require`],
    ['Header', 'Sets a header of the answer', `${apache}mod_headers.html#header`],
    ['<If', 'Holds what counts for some requests only', `${apache}core.html#if`],
    ['AddOutputFilterByType', 'Compresses these types', `${apache}mod_filter.html#addoutputfilterbytype`],
  ],
  nginx: [
    ['map', 'A table that is looked up by a value', `${nginx}ngx_http_map_module.html#map`],
    ['map_hash_bucket_size', 'Room for long paths in it', `${nginx}ngx_http_map_module.html#map_hash_bucket_size`],
    ['map_hash_max_size', 'Room for many paths in it', `${nginx}ngx_http_map_module.html#map_hash_max_size`],
    ['listen', 'The port', `${nginx}ngx_http_core_module.html#listen`],
    ['server_name', 'The hosts of the server', `${nginx}ngx_http_core_module.html#server_name`],
    ['ssl_certificate', 'The certificate', `${nginx}ngx_http_ssl_module.html#ssl_certificate`],
    ['if', 'Holds what counts while its value is not empty', `${nginx}ngx_http_rewrite_module.html#if`],
    ['return', 'Ends with a status or sends on', `${nginx}ngx_http_rewrite_module.html#return`],
    ['add_header', 'Sets a header of the answer', `${nginx}ngx_http_headers_module.html#add_header`],
    ['auth_basic', 'Asks for a name and a password', `${nginx}ngx_http_auth_basic_module.html#auth_basic`],
    ['error_page', 'The page that an error shows', `${nginx}ngx_http_core_module.html#error_page`],
    ['gzip', 'Compresses', `${nginx}ngx_http_gzip_module.html#gzip`],
    ['valid_referers', 'The pages that may show pictures', `${nginx}ngx_http_referer_module.html#valid_referers`],
    ['try_files', 'The files that are looked for', `${nginx}ngx_http_core_module.html#try_files`],
  ],
  caddy: [
    ['map', 'A table that is looked up by a value', `${caddy}map`],
    ['import', 'Brings in a part of this file or another file', `${caddy}import`],
    ['redir', 'Sends on', `${caddy}redir`],
    ['error', 'Ends with an error', `${caddy}error`],
    ['header', 'Sets a header of the answer', `${caddy}header`],
    ['basic_auth', 'Asks for a name and a password', `${caddy}basic_auth`],
    ['encode', 'Compresses', `${caddy}encode`],
    ['root', 'The folder of the site', `${caddy}root`],
    ['try_files', 'The files that are looked for', `${caddy}try_files`],
    ['file_server', 'Sends files', `${caddy}file_server`],
    ['handle_errors', 'The pages that errors show', `${caddy}handle_errors`],
  ],
  netlify: [
    ['/', 'A redirect: old path, target, status', `${netlify}redirects/overview/`],
    ['http', 'A redirect of a whole host', `${netlify}redirects/redirect-options/`],
  ],
  cloudflare: [['/', 'A redirect: old path, target, status', `${cloudflare}redirects/`]],
  iis: [
    [
      '<rewriteMap',
      'A table that is looked up by a value',
      `${iis}extensions/url-rewrite-module/using-rewrite-maps-in-url-rewrite-module`,
    ],
    ['<rule', 'Compares the path and sends on, ends or rewrites', rewriteReference],
    ['<conditions', 'Conditions of the rule they stand in', rewriteReference],
    ['<action', 'What the rule does', rewriteReference],
    ['<httpErrors', 'The pages that errors show', `${iis}configuration/system.webserver/httperrors/`],
    [
      '<customHeaders',
      'Sets headers of the answer',
      `${iis}configuration/system.webserver/httpprotocol/customheaders/`,
    ],
    ['<urlCompression', 'Compresses', `${iis}configuration/system.webserver/urlcompression`],
    [
      '<location',
      'Holds what counts for one folder',
      `${iis}get-started/planning-your-iis-architecture/deep-dive-into-iis-configuration-with-iis-7-and-iis-8`,
    ],
    ['<clientCache', 'How long files are kept', `${iis}configuration/system.webserver/staticcontent/clientcache`],
  ],
}

const headerPages: Readonly<Record<'netlify' | 'cloudflare', Page>> = {
  netlify: ['_headers', 'Headers of paths', `${netlify}headers/`],
  cloudflare: ['_headers', 'Headers of paths', `${cloudflare}headers/`],
}

/** The directives that a file has, each with what it does and the page of its documentation. */
export function directivesIn(server: Server, file: string, headers: string): string[][] {
  const starts = new Set(file.split('\n').map((line) => /^\s*(\S+)/.exec(line)?.[1] ?? ''))
  const isThere = (name: string) =>
    server === 'iis'
      ? starts.has(name) || starts.has(`${name}>`)
      : server === 'netlify' || server === 'cloudflare'
        ? [...starts].some((start) => start.startsWith(name))
        : starts.has(name)
  const found = pages[server].filter(([name]) => isThere(name))
  const also = headers !== '' && (server === 'netlify' || server === 'cloudflare') ? [headerPages[server]] : []
  return [...found, ...also].map(([name, does, href]) => [name.startsWith('<') ? `${name}>` : name, does, href])
}
