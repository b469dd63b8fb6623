/** Addresses of the models and their runtime; served and emitted by hearing-model-plugin.ts. */
declare module 'virtual:hearing-model' {
  export const urls: Omit<import('./hearing-worker.ts').HearingUrls, 'starter'>
}

declare module 'virtual:hearing-starter' {
  export const urls: Pick<import('./hearing-worker.ts').HearingUrls, 'starter'>
}
