import type { Plugin } from 'vite'
import { siteServer } from './site-server.ts'

export const sitesAnswered = (): Plugin => ({
  name: 'avaz:sites-answered',
  configureServer: ({ middlewares }) => void middlewares.use(siteServer()),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(siteServer()),
})
