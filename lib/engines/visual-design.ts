/* What the browser runs for the members of lib/families/visual-design: a function of the same name, the page's words left out. */
export { designModule as defineDesign } from '@/lib/families/visual-design/module'
