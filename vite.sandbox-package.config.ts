import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const IN_NODE = {
  node: 'mocks/package/node.ts',
  playwright: 'mocks/package/playwright.ts',
  serve: 'mocks/server/serve.ts',
  'hearing-process': 'mocks/engines/hearing/hearing-process.ts',
  'page-process': 'mocks/engines/pages/page-process.ts',
}
const IN_BROWSER = { storybook: 'mocks/package/storybook.ts', worker: 'mocks/package/worker.ts' }

/**
 * The sandbox alone, for other projects: `--mode node` and `--mode browser`. Packages stay imports, so that a project
 * installs those that it uses.
 */
export default defineConfig(({ mode }) => {
  const isInNode = mode === 'node'
  return {
    publicDir: false,
    define: { 'import.meta.env.BASE_URL': '"/"', 'import.meta.env.VITE_API_BASE': 'undefined' },
    resolve: {
      alias: {
        '#mocks/runtime/site-scripts-plugin.ts': resolve('mocks/package/built-site-scripts.ts'),
        '#mocks/runtime/api-reference-files.ts': resolve('mocks/package/built-reference-files.ts'),
      },
    },
    build: {
      outDir: 'dist-sandbox-package',
      emptyOutDir: isInNode,
      target: isInNode ? 'node22' : 'es2023',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      ssr: isInNode,
      // A library has no helper for preloading, which the bundler of the other project adds itself.
      ...(!isInNode && { lib: { entry: IN_BROWSER, formats: ['es'] } }),
      rolldownOptions: {
        ...(isInNode && { input: IN_NODE }),
        external: (id) => /^[@a-z]/.test(id) && !id.startsWith('virtual:'),
        preserveEntrySignatures: 'strict',
        output: {
          // One folder, because parts find files next to them.
          entryFileNames: '[name].js',
          chunkFileNames: isInNode ? 'node-[name]-[hash].js' : 'browser-[name]-[hash].js',
        },
      },
    },
  }
})
