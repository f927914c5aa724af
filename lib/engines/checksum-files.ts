/* What the browser runs for the members of lib/families/checksum-files: a function of the same name, the page's words left out. */
export { checksumModule as defineChecksumFiles } from '@/lib/families/checksum-files/module'
