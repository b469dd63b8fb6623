import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refsForReact18 } from './scripts/ui/refs-for-react-18.ts'
import { readSettings } from './src/config/read-settings.ts'

/** Files that a project may import, besides the components. */
const helpers = ['button-styles', 'link-styles', 'tokens'].map((name) => `src/ui/${name}.ts`)
const files = globSync('src/ui/*.tsx').filter((file) => !file.includes('.test.'))
const nameOf = (file: string) => basename(file, extname(file))

/** The component library alone: a module per component, and one style sheet with the typeface. */
export default defineConfig({
  base: './',
  publicDir: false,
  // Settings of the app that components read. Without any, the page's own host is the only one of pictures.
  define: { __SETTINGS__: JSON.stringify(readSettings({})) },
  plugins: [react(), tailwindcss(), refsForReact18()],
  build: {
    outDir: 'dist-ui',
    target: 'es2023',
    minify: false,
    cssMinify: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries([...files, ...helpers, 'src/styles.css'].map((file) => [nameOf(file), file])),
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^(lucide-react|radix-ui)$/],
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
      },
    },
  },
})
