import type { Connect, Plugin } from 'vite'

/** First parts of the paths that the servers answer. */
const PATHS = /^\/(?:chat|reader|sandbox)\//

async function loadServers() {
  const [{ siteServer }, { chatServer }] = await Promise.all([
    import('./site-server.ts'),
    import('./chat-server.ts'),
  ])
  return { answerReader: siteServer(), answerChat: chatServer() }
}

/** Loads the servers at the first request to them, because loading takes a tenth of a second of each start. */
export function answerSites(): Connect.NextHandleFunction {
  let servers: ReturnType<typeof loadServers> | undefined
  return async (request, response, next) => {
    if (!PATHS.test(request.url ?? '')) return next()
    try {
      servers ??= loadServers()
      const { answerReader, answerChat } = await servers
      await answerReader(request, response, (error) =>
        error ? next(error) : void answerChat(request, response, next),
      )
    } catch (error) {
      next(error)
    }
  }
}

export const siteServerPlugin = (): Plugin => ({
  name: 'avaz:sites-answered',
  configureServer: ({ middlewares }) => void middlewares.use(answerSites()),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answerSites()),
})
