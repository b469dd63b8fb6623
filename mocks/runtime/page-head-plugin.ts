import type { Plugin } from 'vite'

const metaTag = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const })

export function pageHead(): Plugin {
  return {
    name: 'avaz:page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path.startsWith('/sandbox/')
          ? [
              metaTag({ charset: 'utf-8' }),
              metaTag({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
              metaTag({ name: 'robots', content: 'noindex' }),
              metaTag({ name: 'color-scheme', content: 'light dark' }),
              {
                tag: 'link',
                attrs: { rel: 'icon', type: 'image/svg+xml', href: '/src/app/brand-mark.svg' },
                injectTo: 'head',
              },
            ]
          : undefined,
    },
  }
}
