/* Installs what is missing on a fresh machine. Imports nothing but Node. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** The locked packages, when they are absent or older than the lock file. */
export function installPackages() {
  const installed = path.join(root, 'node_modules/.package-lock.json')
  const lock = path.join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs - 1000) return
  console.log('Installing packages …')
  const npm = (...words) =>
    spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' }).status
  // npm ci refuses a lock file that lacks the optional binaries of a platform it was not written on; install keeps to the locked
  // versions, adds those binaries, and leaves both files as they are.
  if (npm('ci') !== 0 && npm('install', '--no-save') !== 0)
    throw new Error('npm could not install the packages; its message is above.')
}

const systemBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findBrowser = () => systemBrowsers.find((file) => file && existsSync(file))

function playwrightBrowser() {
  const installed = spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    timeout: 300_000,
  })
  if (installed.status !== 0) return undefined
  const found = spawnSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright-core').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  )
  return existsSync(found.stdout) ? found.stdout : undefined
}

/** Debian's packages by a file of theirs: what the tests read saved files and serve the export with, all by other authors than ours. */
const debianPackages = {
  '/usr/bin/pdftotext': 'poppler-utils',
  '/usr/bin/qpdf': 'qpdf',
  '/usr/bin/xmllint': 'libxml2-utils',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/unzip': 'unzip',
  '/usr/bin/ssh-keygen': 'openssh-client',
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  // LibreOffice comes in parts; these are the ones that read letters and spreadsheets.
  '/usr/lib/libreoffice/program/libswlo.so': 'libreoffice-writer-nogui',
  '/usr/lib/libreoffice/program/libsclo.so': 'libreoffice-calc-nogui',
}

function installFromDebian(packages) {
  if (!existsSync('/usr/bin/apt-get')) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

/** The programs that tests ask for a second opinion. Fails where one is missing and cannot be installed. */
export function installPrograms() {
  const missing = () => Object.entries(debianPackages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (missing().length > 0) installFromDebian(missing())
  if (missing().length > 0) throw new Error(`Tests need these packages of Debian: ${missing().join(', ')}.`)
}

function debianBrowser() {
  installFromDebian(['chromium'])
  return findBrowser()
}

/** Path of a Chromium: the system's, else Playwright's own, else Debian's package. */
function installBrowser() {
  const browser = findBrowser() ?? playwrightBrowser() ?? debianBrowser()
  if (!browser) throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH.')
  return browser
}

/**
 * What the browser tests run in. A Chromium without windows of its own draws a page at half the cost; what is about windows, such as an
 * installed app, needs one that has them.
 */
export function browserEnvironment() {
  const withWindows = installBrowser()
  const shell = '/usr/bin/chromium-headless-shell'
  const asked = process.env.CHROMIUM_PATH
  return {
    CHROMIUM_PATH: asked ?? (existsSync(shell) ? shell : withWindows),
    CHROMIUM_WITH_WINDOWS: asked ?? withWindows,
  }
}
