import type { Texts } from '../texts.ts'

export const first = import.meta.glob<Texts>('./{auth,catalog,common,errors,projects}.json', {
  import: 'default',
  base: '../../../locales/tr',
  eager: true,
})

export const later = import.meta.glob<Texts>(['./*.json', '!./{auth,catalog,common,errors,projects}.json'], {
  import: 'default',
  base: '../../../locales/tr',
})
