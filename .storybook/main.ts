import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { loadEnv, type PluginOption } from 'vite'
import { aacEncoder } from '../mocks/engines/audio/aac-encoder-plugin.ts'
import { hearingModel } from '../mocks/engines/hearing/hearing-model-plugin.ts'
import { espeakData } from '../mocks/engines/speech/espeak-data-plugin.ts'
import { workerScriptPlugin } from '../mocks/runtime/worker-script-plugin.ts'
import { readSettings } from '../src/config/read-settings.ts'
import { catalogueChunks } from './catalogue-chunks.ts'
import { readPageFacts } from './page-facts.ts'

/** Settings of the sandbox, including captcha and payment page, because the stories use the same backend. */
const source = loadEnv('sandbox', '.', 'VITE_')
const settings = readSettings(source)
const definitions = {
  ...Object.fromEntries(
    Object.entries(source).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  ),
  __SETTINGS__: JSON.stringify(settings),
  __PAGE_FACTS__: JSON.stringify(readPageFacts()),
}

/**
 * Plugins that make the product smaller and the catalogue poorer: the backend, which is built too, reads the parts of the
 * contract that one removes, and code to copy needs the names of icons that the other removes.
 */
const PRODUCT_ONLY = ['lean-contract', 'lean-icons']

const forCatalogue = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) => {
    if (Array.isArray(plugin)) return forCatalogue(plugin)
    return plugin && 'name' in plugin && PRODUCT_ONLY.includes(plugin.name) ? false : plugin
  })

/** The commit that is shown, or a word for it where the sources came without their history. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'released'
  }
}

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  // TypeScript 7 has no JS API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  // Adds the worker script and voices that the stories' backend needs and the app's own modes leave out.
  viteFinal: (vite) => {
    const isTest = process.env.VITEST !== undefined
    return {
      ...vite,
      define: { ...vite.define, ...definitions },
      build: {
        ...vite.build,
        rolldownOptions: {
          ...vite.build?.rolldownOptions,
          output: { ...vite.build?.rolldownOptions?.output, codeSplitting: catalogueChunks },
        },
      },
      plugins: [
        ...forCatalogue(vite.plugins),
        !isTest && [workerScriptPlugin(settings.apiBase), espeakData(), aacEncoder(), hearingModel()],
      ],
    }
  },
  env: (env) => ({ ...env, STORYBOOK_VERSION: version, STORYBOOK_COMMIT: commit() }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
