import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: ['../src/*.stories.tsx'],
  addons: ['msw-storybook-addon'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true },
} satisfies StorybookConfig
