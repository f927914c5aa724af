import { addressOf } from '@/catalogue/address'
import { DesignPage } from '@/components/design-page/design-page'
import { designMessages } from '@/lib/messages/design'
import { pageMetadata } from '@/lib/platform/site/metadata'

const { title, description } = designMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/design' }), noindex: true })

export default DesignPage
