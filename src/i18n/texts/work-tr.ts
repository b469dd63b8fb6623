export const texts = import.meta.glob('./{editor,player,runs,segments}.json', {
  import: 'default',
  base: '../../../locales/tr',
  eager: true,
})
