import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '#src/ui/avatar.tsx'
import type { Guide } from '../support/guide.ts'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%2386a" d="M0 0h8v8H0z"/%3E%3C/svg%3E'

const meta = {
  title: 'Components/Avatar',
  tags: ['picture'],
  component: Avatar,
  parameters: {
    guide: {
      is: 'A round picture of a customer, or initials if there is none.',
      use: 'Wherever a person is meant: the header, the profile, the author of a voice.',
      instead: 'An icon for a thing; a picture in its own shape for a file.',
      keys: 'None: it is not operated.',
      roles: '`img` with the given name, or hidden with an empty `alt`.',
      heard: 'The `alt`; nothing if the name is next to it.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Give the name: its initials stand in for a picture that is absent or does not load.',
      dont: 'Say the name in `alt` when it stands beside the picture.',
    },
  },
  args: { src: null, name: 'Leyla Məmmədova', alt: 'Leyla Məmmədova' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { src: picture } }
export const Empty: Story = {}
/** As in the header and its menu. */
export const DefaultPicture: Story = { args: { name: '' } }
export const Error: Story = { args: { src: 'data:image/png;base64,broken' } }
export const Small: Story = { args: { size: 28 } }
export const Large: Story = { args: { size: 64 } }
