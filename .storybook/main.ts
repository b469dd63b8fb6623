import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { loadEnv, type PluginOption } from 'vite'
import { aacEncoder } from '../mocks/engines/audio/aac-encoder-plugin.ts'
import { hearingModel } from '../mocks/engines/hearing/hearing-model-plugin.ts'
import { espeakData } from '../mocks/engines/speech/espeak-data-plugin.ts'
import { readSettings } from '../src/config/read-settings.ts'

/** Settings of the sandbox, including captcha and payment page, because the stories use the same backend. */
const source = loadEnv('sandbox', '.', 'VITE_')
const settings = {
  ...Object.fromEntries(
    Object.entries(source).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  ),
  __SETTINGS__: JSON.stringify(readSettings(source)),
}

/**
 * Keeps the parts of the contract that the product's build removes: here the backend, which reads them, is built
 * too.
 */
const withBackend = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) => {
    if (Array.isArray(plugin)) return withBackend(plugin)
    return plugin && 'name' in plugin && plugin.name === 'lean-contract' ? false : plugin
  })

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
      define: { ...vite.define, ...settings },
      plugins: [
        ...withBackend(vite.plugins),
        !isTest && [msw({ mode: 'worker-only' }), espeakData(), aacEncoder(), hearingModel()],
      ],
    }
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
