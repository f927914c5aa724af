/* Signatures for mail programs, their pictures and contact cards. */
export { safePicture } from '@/lib/base/svg/safe-picture'
export { vcardText } from '@/lib/subjects/qr/vcard'
export { embeddedBytes, safeAddress, signatureHtml, signatureText } from '@/lib/subjects/signature/signature'
