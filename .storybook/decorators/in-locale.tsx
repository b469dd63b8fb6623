import type { Decorator } from '@storybook/react-vite'
import { translateArgs } from '../../stories/support/translate-args.ts'

/** Shows a story's arguments, which are written in Azerbaijani, in the language of the toolbar. */
export const inLocale: Decorator = (Story, { args, parameters }) =>
  parameters.world === undefined ? Story({ args: translateArgs(args) }) : <Story />
