export { documentDocx } from '@/lib/subjects/office/docx'
