/* What the browser runs for the members of lib/families/sectioned-documents: a function of the same name, the form's own part left out. */
export { sectionedModule as defineSectionedDocument } from '@/lib/families/sectioned-documents/build'
