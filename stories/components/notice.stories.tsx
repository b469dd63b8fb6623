import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RestoredNotice } from '#src/ui/restored-notice.tsx'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Notice',
  tags: ['picture'],
  component: Notice,
  subcomponents: { RestoredNotice },
  parameters: {
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
  args: { children: 'Keçən dəfə yazdıqlarınız buradadır.' },
  render: ({ children }) => (
    <RestoredNotice text={String(children)} afreshLabel={say('Yenidən başla')} onAfresh={fn()} />
  ),
}
