/**
 * Without this file Next writes a 404 text of its own into the data of every page. Nobody is shown it: all addresses are
 * fixed, and the host answers others with global-not-found.
 */
export default function NotFound() {
  return null
}
