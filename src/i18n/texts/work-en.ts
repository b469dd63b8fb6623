export const texts = import.meta.glob('./{editor,exports,player,runs,segments,voices}.json', {
  import: 'default',
  base: '../../../locales/en',
  eager: true,
})
