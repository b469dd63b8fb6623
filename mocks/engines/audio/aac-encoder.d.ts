declare module 'virtual:aac-encoder' {
  export const urls: { readonly 'aac-encoder': string }
}
