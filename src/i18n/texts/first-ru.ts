import type { Texts } from '../texts.ts'

export const first = import.meta.glob<Texts>('./{auth,catalog,common,errors,projects}.json', {
  import: 'default',
  base: '../../../locales/ru',
  eager: true,
})

export const together = import.meta.glob<Readonly<Record<string, Texts>>>('./{account,work}-ru.ts', {
  import: 'texts',
})

/** Texts of first pages. */
export const alone = import.meta.glob<Texts>(
  [
    './{auth-account,billing,create,problem,recording}.json',
    './{audio-book,chat-bot,cloning,detect-text,dubbing,speech-to-text,website-reader}{,-form}.json',
    './website-reader-face.json',
  ],
  { import: 'default', base: '../../../locales/ru' },
)

/** Where the other texts are: a list that no first page needs. */
export const lazy = async () => (await import('./lazy-ru.ts')).texts
