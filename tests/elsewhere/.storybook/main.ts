import { msw } from 'msw/vite'
import { aacEncoder } from '../../avaz/mocks/engines/audio/aac-encoder-plugin.ts'
import { hearingModel } from '../../avaz/mocks/engines/hearing/hearing-model-plugin.ts'
import { espeakData } from '../../avaz/mocks/engines/speech/espeak-data-plugin.ts'

export default {
  stories: ['../*.stories.tsx'],
  addons: ['msw-storybook-addon'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite: { plugins: unknown[]; server?: object }) => ({
    ...vite,
    plugins: [...vite.plugins, msw({ mode: 'worker-only' }), espeakData(), aacEncoder(), hearingModel()],
    // The development server may serve files of the checkout.
    server: { ...vite.server, fs: { allow: ['..'] } },
  }),
}
