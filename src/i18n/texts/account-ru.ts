export const texts = import.meta.glob('./{drafts,profile}.json', {
  import: 'default',
  base: '../../../locales/ru',
  eager: true,
})
