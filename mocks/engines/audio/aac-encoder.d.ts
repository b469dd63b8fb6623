declare module 'virtual:aac-encoder' {
  export const aacUrl: string
}
