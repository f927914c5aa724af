/* Files of certificates and keys under a password (PKCS #12, RFC 7292; PKCS #8, RFC 5958). */
export { lockedFile, openKey, openPkcs12, WrongPassword } from '@/lib/subjects/certificates/pkcs12'
