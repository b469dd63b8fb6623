import type { Texts } from '../texts.ts'

export const texts = import.meta.glob<Texts>(
  [
    './*.json',
    '!./{auth,catalog,common,errors,projects}.json',
    '!./{drafts,profile}.json',
    '!./{editor,player,runs,segments}.json',
    '!./{auth-account,billing,create,problem,recording}.json',
    '!./{audio-book,chat-bot,cloning,detect-text,dubbing,speech-to-text,website-reader}{,-form}.json',
    '!./website-reader-face.json',
  ],
  { import: 'default', base: '../../../locales/az' },
)
