import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { expect, within } from 'storybook/test'
import { showStartFailure } from '#src/app/show-start-failure.ts'
import { isLocale, localePrefix } from '#src/config/locales.ts'
import { wholePage } from '../../.storybook/modes.ts'
import { type Guide, screenAccess } from '../support/guide.ts'

interface StartFailureProps {
  /** The known reason; without one the message names the connection. */
  reason: string | undefined
  address: string
}

function StartFailure({ reason, address }: StartFailureProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current) showStartFailure(root.current, reason, address)
  }, [reason, address])
  return <div ref={root} />
}

const meta = {
  title: 'Screens/Start failure',
  parameters: {
    ...wholePage,
    guide: {
      is: 'What is seen when the app cannot start.',
      use: 'When code or texts did not arrive.',
      instead: 'Error for a screen that breaks later.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: StartFailure,
  args: { reason: undefined, address: '/' },
  render: ({ reason }, { globals: { locale } }) => (
    <StartFailure reason={reason} address={isLocale(locale) ? `${localePrefix(locale)}/` : '/'} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).not.toBeEmptyDOMElement()
    await expect(page.getByRole('button')).toBeVisible()
  },
} satisfies Meta<typeof StartFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Connection: Story = {}
export const OldBrowser: Story = { args: { reason: 'Brauzeriniz köhnədir. Onu yeniləyin.' } }
