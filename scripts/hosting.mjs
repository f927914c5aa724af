/* Writes docs/hosting from the headers of the finish step. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { caddyExample, nginxExample } from './finish/headers.mjs'
import { root } from './run.mjs'

writeFileSync(path.join(root, 'docs/hosting/nginx.conf'), nginxExample())
writeFileSync(path.join(root, 'docs/hosting/Caddyfile'), caddyExample())
