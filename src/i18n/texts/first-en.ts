import type { Texts } from '../texts.ts'

export const first = import.meta.glob<Texts>('./{auth,catalog,common,errors,projects}.json', {
  import: 'default',
  base: '../../../locales/en',
  eager: true,
})

export const together = import.meta.glob<Readonly<Record<string, Texts>>>('./{account,work}-en.ts', {
  import: 'texts',
})

export const alone = import.meta.glob<Texts>(
  [
    './*.json',
    '!./{auth,catalog,common,errors,projects}.json',
    '!./{drafts,profile}.json',
    '!./{editor,player,runs,segments}.json',
  ],
  { import: 'default', base: '../../../locales/en' },
)
