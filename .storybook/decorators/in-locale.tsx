import type { Decorator } from '@storybook/react-vite'
import { CloseLabelContext } from '#src/ui/close-label.ts'
import { translateArgs } from '../../stories/support/translate-args.ts'
import { say } from '../../stories/texts/say.ts'

/** Shows a story's arguments, which are written in Azerbaijani, in the language of the toolbar. */
export const inLocale: Decorator = (Story, { args, parameters }) =>
  parameters.world === undefined ? (
    <CloseLabelContext value={say('Bağla')}>{Story({ args: translateArgs(args) })}</CloseLabelContext>
  ) : (
    <Story />
  )
