import { startContactForm } from './start-contact-form'

startContactForm(document)
