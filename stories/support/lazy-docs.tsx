import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { isDocs } from '../../.storybook/is-docs.ts'

const loadFrame = () => import('./docs-frame.tsx')
const loadPage = () => import('./component-page.tsx')

// Requested at once by a docs page, while its stories are loaded.
if (isDocs) Promise.all([loadFrame(), loadPage()])

const Frame = lazy(async () => ({ default: (await loadFrame()).DocsFrame }))
const Page = lazy(async () => ({ default: (await loadPage()).ComponentPage }))

/** The frame of every docs page. Lazy, because pages of a story alone need none. */
export const LazyDocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
)

export const LazyComponentPage = () => <Page />
