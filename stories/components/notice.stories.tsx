import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RestoredNotice } from '#src/ui/restored-notice.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Notice',
  tags: ['picture'],
  component: Notice,
  subcomponents: { RestoredNotice },
  parameters: {
    guide: {
      is: 'A message in the page about what is next to it.',
      use: 'For a warning, an error or advice that stays until its cause is gone.',
      instead: 'Toast for what is over once it has been read; FieldError for one field.',
      keys: 'Tab stops at its action.',
      roles: '`alert` for errors; warnings and information are plain text with a hidden icon.',
      heard: 'Errors at once; warnings and information in their place.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Put it where the thing is that it speaks of: what happened, what is safe, what to do.',
      dont: 'Use it for what is over when it has been read; that is a Toast.',
    },
  },
  args: { children: 'Qiymət 7 gün qüvvədədir.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Warning: Story = {
  args: {
    tone: 'warn',
    children: 'Balansda 1,20 ₼ qalıb.',
    action: <Button size="small">Balansı artır</Button>,
  },
}
export const Error: Story = {
  args: {
    tone: 'error',
    title: 'Səsləndirmə alınmadı',
    children: '0,45 ₼ balansa qaytarıldı. Mətn yerindədir, yenidən cəhd edin.',
  },
}
export const LongText: Story = {
  args: {
    tone: 'warn',
    children:
      'Сельскохозяйственно-машиностроительный текст превышает допустимую продолжительность, сократите достопримечательности.',
  },
}
export const Restored: Story = {
  parameters: { codeOf: 'render' },
  args: { children: 'Keçən dəfə yazdıqlarınız buradadır.' },
  render: ({ children }) => (
    <RestoredNotice text={String(children)} afreshLabel={say('Yenidən başla')} onAfresh={fn()} />
  ),
}
