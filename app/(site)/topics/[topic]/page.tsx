import { notFound } from 'next/navigation'

import { topics } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { TopicPage } from '@/components/catalogue/topic-page'
import { pageMetadata } from '@/lib/platform/site/metadata'

interface TopicProps {
  params: Promise<{ topic: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return topics.map(({ name }) => ({ topic: name }))
}

async function topicOf({ params }: TopicProps) {
  const { topic } = await params
  return topics.find(({ name }) => name === topic) ?? notFound()
}

export async function generateMetadata(props: TopicProps) {
  const { name, title, description } = await topicOf(props)
  return pageMetadata({ title, description, path: addressOf({ topic: name }) })
}

export default async function Page(props: TopicProps) {
  return <TopicPage topic={await topicOf(props)} />
}
