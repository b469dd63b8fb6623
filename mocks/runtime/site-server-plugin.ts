import type { Plugin } from 'vite'
import { chatServer } from './chat-server.ts'
import { siteServer } from './site-server.ts'

export const siteServerPlugin = (): Plugin => ({
  name: 'avaz:sites-answered',
  configureServer: ({ middlewares }) => void middlewares.use(siteServer()).use(chatServer()),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(siteServer()).use(chatServer()),
})
