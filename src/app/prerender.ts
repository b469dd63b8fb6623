import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory } from 'react-router'
import { COOKIE_PREFIX } from '#src/config/constants.ts'
import { env } from '#src/config/env.ts'
import { type Locale, locales } from '#src/config/locales.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { App } from './app.tsx'
import { beforeFirstPaint } from './before-first-paint.ts'
import { WholePageSpinner } from './layouts/preloader.tsx'
import { type GuestPage, guestPages, renderedPath } from './router/guest-pages.ts'
import { THEME_KEY } from './theme/theme.ts'

export interface RenderedPage {
  name: string
  locale: Locale
  title: string
  html: string
}

/**
 * The script of every prerendered page, see `beforeFirstPaint`.
 * @public for the build
 */
export const earlyScript = `(${beforeFirstPaint})(${JSON.stringify(THEME_KEY)},${JSON.stringify(`${COOKIE_PREFIX}token`)})`

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream as unknown as BodyInit).text()

/**
 * Content of every other page until its code has loaded.
 * @public for the build
 */
export async function renderLoadingPage() {
  const { prelude } = await prerender(createElement(WholePageSpinner))
  return textOf(prelude)
}

async function renderPage(page: GuestPage, locale: Locale): Promise<RenderedPage> {
  await startI18n(locale, page.screen?.namespaces)
  await page.screen?.load()
  const history = UNSAFE_createMemoryHistory({ initialEntries: [renderedPath(page, locale)], v5Compat: true })
  const failures: unknown[] = []
  const { prelude } = await prerender(createElement(App, { history }), {
    // In one piece, because assembling streamed parts would need a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await textOf(prelude)
  if (failures.length > 0) throw new AggregateError(failures, `${page.name} (${locale}) cannot be rendered`)
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]
  return { name: page.name, locale, title: `${heading} · ${env.brandName}`, html }
}

/**
 * Every page for guests in every language, for the build.
 * @throws Error if one of them cannot be rendered
 * @public for the build
 */
export async function renderGuestPages() {
  const pages: RenderedPage[] = []
  for (const { code } of locales) {
    for (const page of guestPages) pages.push(await renderPage(page, code))
  }
  return pages
}
