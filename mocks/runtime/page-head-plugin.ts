import type { Plugin } from 'vite'

const meta = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const })

export function pageHead(): Plugin {
  return {
    name: 'avaz:page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path.startsWith('/sandbox/')
          ? [
              meta({ charset: 'utf-8' }),
              meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
              meta({ name: 'robots', content: 'noindex' }),
              meta({ name: 'color-scheme', content: 'light dark' }),
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
