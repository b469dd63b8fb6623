import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, normalizePath } from 'vite'
import { aacEncoder } from './mocks/engines/audio/aac-encoder-plugin.ts'
import { hearingModel } from './mocks/engines/hearing/hearing-model-plugin.ts'
import { espeakData } from './mocks/engines/speech/espeak-data-plugin.ts'
import { apiReference } from './mocks/runtime/api-reference-plugin.ts'
import { pageHead } from './mocks/runtime/page-head-plugin.ts'
import { siteScripts } from './mocks/runtime/site-scripts-plugin.ts'
import { siteServerPlugin } from './mocks/runtime/site-server-plugin.ts'
import { workerScriptPlugin } from './mocks/runtime/worker-script-plugin.ts'
import { chunkReport } from './scripts/build/chunk-report.ts'
import { assetFileOf, chunkFileOf, chunksOf } from './scripts/build/chunks.ts'
import { compileHint } from './scripts/build/compile-hint.ts'
import { guestPages } from './scripts/build/guest-pages.ts'
import { installableApp } from './scripts/build/installable-app.ts'
import { leanContract } from './scripts/build/lean-contract.ts'
import { leanI18next } from './scripts/build/lean-i18next.ts'
import { leanIcons } from './scripts/build/lean-icons.ts'
import { licences } from './scripts/build/licences.ts'
import { missingSettings } from './scripts/build/missing-settings.ts'
import { namedElements } from './scripts/build/named-elements.ts'
import { preloadedFiles } from './scripts/build/preloaded-files.ts'
import { runtimeInStart } from './scripts/build/runtime-in-start.ts'
import { staticHost } from './scripts/build/static-host.ts'
import { readSettings } from './src/config/read-settings.ts'

/** Modules that plugins of the sandbox make. */
const SANDBOX_MODULES = ['aac-encoder', 'espeak-data', 'hearing-model', 'hearing-starter'].map(
  (name) => `virtual:${name}`,
)

/** Folders of files that are in no page. Listing their thousands of files delayed the first page by half a second. */
const UNWATCHED = ['.cache', 'dist*', 'docs', 'reports', 'storybook-static', 'tests/catalogue'].map(
  (folder) => normalizePath(join(import.meta.dirname, folder, '**')),
)

/** `npm run dev` on a live backend: the page asks its own host, which asks that one. */
const proxyTo = (origin: string | undefined) =>
  origin ? { '/api': { target: origin, changeOrigin: true } } : undefined

/**
 * Two builds of one app. `--mode sandbox` is the app on the in-browser backend; any other mode is the app
 * alone, without a line of the mocks or the worker script.
 */
export default defineConfig(({ mode }) => {
  const isSandbox = mode === 'sandbox'
  const settings = readSettings(loadEnv(mode, import.meta.dirname, 'VITE_'))
  const { ofPage, ofWorker } = licences()
  const preloaded = preloadedFiles()
  return {
    define: {
      __SANDBOX__: JSON.stringify(isSandbox),
      __MONITORED__: JSON.stringify(settings.monitoring !== undefined),
      __SETTINGS__: JSON.stringify(settings),
    },
    plugins: [
      react(),
      tailwindcss(),
      preloaded.plugin,
      leanI18next(),
      leanIcons(),
      installableApp(settings.brandName),
      (isSandbox || mode === 'test') && [
        workerScriptPlugin(settings.apiBase),
        espeakData(),
        aacEncoder(),
        hearingModel(),
      ],
      isSandbox && [pageHead(), siteScripts(), apiReference(), siteServerPlugin(), staticHost(settings)],
      // The sandbox shows its progress in the page of the host, where another page would be rendered ahead.
      mode === 'production' && [
        namedElements(),
        leanContract(),
        runtimeInStart(),
        compileHint(),
        guestPages(),
        missingSettings(),
      ],
      chunkReport(isSandbox ? 'sandbox' : 'production'),
      ofPage,
    ],
    // Browsers read the recorded data of the sandbox twice as fast as JSON.
    ...(isSandbox && { json: { stringify: true, namedExports: false } }),
    build: {
      outDir: isSandbox ? 'dist-sandbox' : 'dist',
      // The report of the chunks says it.
      reportCompressedSize: false,
      target: 'es2023',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed, { hostId }) => preloaded.resolve(file, needed, hostId),
      },
      // The policy lets no font in from a data: address, however small it is.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        input: isSandbox
          ? ['index.html', 'sandbox/payment.html', 'sandbox/reader.html', 'sandbox/chat.html']
          : 'index.html',
        output: {
          codeSplitting: chunksOf(isSandbox),
          chunkFileNames: chunkFileOf,
          assetFileNames: assetFileOf,
        },
      },
    },
    worker: { format: 'es', plugins: () => [ofWorker] },
    optimizeDeps:
      isSandbox || mode === 'test'
        ? // Found first inside a worker; optimizing it late would reload the page.
          { include: ['htmlparser2'] }
        : // The scan also follows imports of the sandbox; one that it cannot resolve ends it, and pages reload later.
          { exclude: SANDBOX_MODULES },
    server: { port: 5173, watch: { ignored: UNWATCHED }, proxy: proxyTo(process.env.API_ORIGIN) },
    preview: { port: 4173 },
  }
})
