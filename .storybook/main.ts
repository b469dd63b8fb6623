import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { espeakData } from '../mocks/engines/speech/espeak-data-plugin.ts'

/** The captcha of the stories' backend, as `.env.test` has it for their tests. */
const captcha = {
  'import.meta.env.VITE_CAPTCHA_PROVIDER': JSON.stringify('altcha'),
  'import.meta.env.VITE_CAPTCHA_URL': JSON.stringify('/sandbox/captcha/challenge'),
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // TypeScript 7 has no JS API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  // The stories' backend needs its worker script and voices, which the app's own modes leave out.
  viteFinal: (vite) => {
    const isTest = process.env.VITEST !== undefined
    return {
      ...vite,
      define: { ...vite.define, ...captcha },
      plugins: [...(vite.plugins ?? []), !isTest && [msw({ mode: 'worker-only' }), espeakData()]],
    }
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
