import type { Texts } from '../texts.ts'

export const first = import.meta.glob<Texts>('./{auth,catalog,common,errors,projects}.json', {
  import: 'default',
  base: '../../../locales/en',
  eager: true,
})

export const together = import.meta.glob<Readonly<Record<string, Texts>>>('./{account,work}-en.ts', {
  import: 'texts',
})

/** Texts of first pages. */
export const alone = import.meta.glob<Texts>(
  [
    './{auth-account,billing,create,problem,recording}.json',
    './{audio-book,chat-bot,cloning,detect-text,dubbing,speech-to-text,website-reader}{,-form}.json',
    './website-reader-face.json',
  ],
  { import: 'default', base: '../../../locales/en' },
)

/** Where the other texts are: a list that no first page needs. */
export const lazy = async () => (await import('./lazy-en.ts')).texts
