/** Addresses of the model and its runtime; served and emitted by hearing-model-plugin.ts. */
declare module 'virtual:hearing-model' {
  export const urls: import('./hearing-worker.ts').HearingUrls
}
